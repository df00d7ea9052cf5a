import System
import Glibc
import Saving
import Synchronization

/// A disk in memory that forgets what was not synced when the power fails, and refuses any call on demand.
final class TestDisk: FileSystem {
  /// What a power cut leaves of names that were changed but whose folder was not synced.
  enum Names: CaseIterable {
    case old, new
  }

  /// How a call fails.
  enum Fault: Equatable {
    case error(Int32)
    /// Every call from there on fails with this number, until it is mended.
    case lasting(Int32)
    /// A write takes half of the bytes and succeeds; other calls go well.
    case shortWrite
    /// A write takes half of the bytes, and then fails.
    case tornWrite(Int32)
    /// The process is killed before the call: this and every later one fails.
    case kill
  }

  struct Node {
    var bytes: [UInt8] = []
    var synced: [UInt8] = []
    var mode: UInt32 = 0o600
    var kind = FileKind.file
  }

  struct State {
    var nodes: [Int: Node] = [:]
    var names: [String: Int] = [:]
    var syncedNames: [String: Int] = [:]
    var folders: Set<String> = ["/", "."]
    var links: [String: String] = [:]
    var locked: Set<String> = []
    var holder: LockHolder?
    var readOnly = false
    var unreadable: Set<String> = []
    var bytesRead = 0
    var nextNode = 1
    var open: [Int32: Int] = [:]
    var openLocks: [Int32: String] = [:]
    var nextFile: Int32 = 3
    var calls = 0
    var faultAt: Int?
    var fault = Fault.kill
    var log: [String] = []
  }

  let state = Mutex(State())

  /// Calls made so far.
  var calls: Int { state.withLock { $0.calls } }
  /// Bytes read so far in parts of files.
  var bytesRead: Int { state.withLock { $0.bytesRead } }
  /// What was called, as `write /home/save.json`.
  var log: [String] { state.withLock { $0.log } }

  /// Lets the call with a number, counted from now, fail.
  func fail(at call: Int, with fault: Fault) {
    state.withLock { state in
      state.faultAt = state.calls + call
      state.fault = fault
    }
  }

  /// What failed works again.
  func mend() {
    state.withLock { $0.faultAt = nil }
  }

  /// The files as they stand after the process has died, with the power on or off.
  func afterDeath(powerCut: Names?) -> TestDisk {
    let disk = TestDisk()
    let old = state.withLock { $0 }
    disk.state.withLock { new in
      new.folders = old.folders
      new.links = old.links
      new.nodes = old.nodes
      new.nextNode = old.nextNode
      new.names = powerCut == .old ? old.syncedNames : old.names
      if powerCut != nil {
        for (id, node) in old.nodes {
          new.nodes[id] = Node(bytes: node.synced, synced: node.synced, mode: node.mode)
        }
      }
      new.syncedNames = new.names
    }
    return disk
  }

  /// Puts a file there, durable.
  func place(_ path: String, _ bytes: [UInt8], mode: UInt32 = 0o600) {
    state.withLock { state in
      let id = state.names[path] ?? state.nextNode
      state.nextNode += 1
      state.nodes[id] = Node(bytes: bytes, synced: bytes, mode: mode)
      state.names[path] = id
      state.syncedNames[path] = id
    }
  }

  func content(_ path: String) -> [UInt8]? {
    state.withLock { state in state.names[path].flatMap { state.nodes[$0]?.bytes } }
  }

  /// The paths of all files, sorted.
  var paths: [String] { state.withLock { $0.names.keys.sorted() } }
}

/// The calls.
extension TestDisk {
  private func call<Result>(
    _ action: FileError.Action, _ path: String, _ body: (inout State) throws(FileError) -> Result
  ) throws(FileError) -> Result {
    var result: Swift.Result<Result, FileError> = .failure(FileError(action, path, code: EIO))
    state.withLock { state in
      state.calls += 1
      state.log.append("\(action.rawValue) \(path)")
      if let fault = state.fault(at: state.calls) {
        result = .failure(FileError(action, path, code: fault))
      } else {
        do throws(FileError) {
          result = .success(try body(&state))
        } catch {
          result = .failure(error)
        }
      }
    }
    return try result.get()
  }

  func read(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
    try call(.read, path) { state throws(FileError) in
      guard let id = state.names[state.links[path] ?? path], let node = state.nodes[id] else {
        throw FileError(.read, path, code: ENOENT)
      }
      if state.unreadable.contains(path) { throw FileError(.read, path, code: EIO) }
      if node.kind != .file { throw FileError(.read, path, .other(node.kind)) }
      if node.bytes.count > limit { throw FileError(.read, path, .tooLarge(limit: limit)) }
      return node.bytes
    }
  }

  func status(of path: String) throws(FileError) -> FileStatus? {
    try call(.find, path) { state in
      if state.folders.contains(path) { return FileStatus(.folder, size: 0, mode: 0o700) }
      return state.names[path].flatMap { state.nodes[$0] }.map {
        FileStatus($0.kind, size: $0.bytes.count, mode: $0.mode)
      }
    }
  }

  func read(_ path: String, from start: Int, count: Int) throws(FileError) -> [UInt8] {
    let bytes = try Array(read(path, limit: Int.max).dropFirst(start).prefix(count))
    state.withLock { $0.bytesRead += bytes.count }
    return bytes
  }

  func openToAppend(_ path: String) throws(FileError) -> OpenFile {
    try call(.write, path) { state throws(FileError) in
      if state.readOnly { throw FileError(.write, path, code: EACCES) }
      let node = state.names[path] ?? state.nextNode
      if state.names[path] == nil {
        state.nodes[node] = Node()
        state.names[path] = node
        state.nextNode += 1
      }
      state.open[state.nextFile] = node
      state.nextFile += 1
      return OpenFile(id: state.nextFile - 1, path: path)
    }
  }

  func truncate(_ file: OpenFile, to size: Int) throws(FileError) {
    try call(.write, file.path) { state in
      guard let id = state.open[file.id], let bytes = state.nodes[id]?.bytes else { return }
      state.nodes[id]?.bytes = Array(bytes.prefix(size))
    }
  }

  func resolve(_ path: String) throws(FileError) -> String {
    try call(.find, path) { state in state.links[path] ?? path }
  }

  func create(_ path: String) throws(FileError) -> OpenFile {
    try call(.create, path) { state throws(FileError) in
      if state.names[path] != nil { throw FileError(.create, path, code: EEXIST) }
      if state.readOnly { throw FileError(.create, path, code: EACCES) }
      if !state.folders.contains(folder(path)) { throw FileError(.create, path, code: ENOENT) }
      state.nodes[state.nextNode] = Node()
      state.names[path] = state.nextNode
      state.open[state.nextFile] = state.nextNode
      state.nextNode += 1
      state.nextFile += 1
      return OpenFile(id: state.nextFile - 1, path: path)
    }
  }

  func write(_ bytes: ArraySlice<UInt8>, to file: OpenFile) throws(FileError) -> Int {
    let fault = state.withLock { state in state.meetsFault(at: state.calls + 1) ? state.fault : nil }
    var count = bytes.count
    if fault == .shortWrite { count = (count + 1) / 2 }
    if case .tornWrite = fault { count /= 2 }
    state.withLock { state in
      if fault == .kill || state.isDead { return }
      if case .error = fault { return }
      if case .lasting = fault { return }
      if let id = state.open[file.id] { state.nodes[id]?.bytes += bytes.prefix(count) }
    }
    return try call(.write, file.path) { _ in count }
  }

  func sync(_ file: OpenFile) throws(FileError) {
    try call(.sync, file.path) { state in
      if let id = state.open[file.id], let node = state.nodes[id] { state.nodes[id]?.synced = node.bytes }
    }
  }

  func setMode(_ mode: UInt32, of file: OpenFile) throws(FileError) {
    try call(.create, file.path) { state in
      if let id = state.open[file.id] { state.nodes[id]?.mode = mode }
    }
  }

  func close(_ file: OpenFile) {
    state.withLock { state in
      state.open[file.id] = nil
      if let path = state.openLocks.removeValue(forKey: file.id) { state.locked.remove(path) }
    }
  }

  func rename(_ path: String, to target: String) throws(FileError) {
    try call(.rename, path) { state throws(FileError) in
      guard let id = state.names[path] else { throw FileError(.rename, path, code: ENOENT) }
      state.names[path] = nil
      state.names[target] = id
    }
  }

  func syncFolder(_ path: String) throws(FileError) {
    try call(.sync, path) { state in
      for name in Set(state.names.keys).union(state.syncedNames.keys) where folder(name) == path {
        state.syncedNames[name] = state.names[name]
      }
    }
  }

  func list(_ folder: String) throws(FileError) -> [String] {
    try call(.list, folder) { state throws(FileError) in
      if !state.folders.contains(folder) { throw FileError(.list, folder, code: ENOENT) }
      return state.names.keys.filter { self.folder($0) == folder }.map {
        String($0.dropFirst(folder.count + 1))
      }
      .sorted()
    }
  }

  func remove(_ path: String) throws(FileError) {
    try call(.remove, path) { state throws(FileError) in
      if state.names.removeValue(forKey: path) == nil { throw FileError(.remove, path, code: ENOENT) }
    }
  }

  func makeFolder(_ path: String) throws(FileError) {
    try call(.makeFolder, path) { state throws(FileError) in
      if state.readOnly { throw FileError(.makeFolder, path, code: EACCES) }
      state.folders.insert(path)
    }
  }

  func lock(_ path: String) throws(FileError) -> OpenFile? {
    try call(.lock, path) { state throws(FileError) in
      if state.readOnly { throw FileError(.lock, path, code: EACCES) }
      if !state.locked.insert(path).inserted { return nil }
      state.openLocks[state.nextFile] = path
      state.nextFile += 1
      return OpenFile(id: state.nextFile - 1, path: path)
    }
  }

  func link(_ path: String, to target: String) throws(FileError) {
    try call(.create, target) { state throws(FileError) in
      if state.names[target] != nil { throw FileError(.create, target, code: EEXIST) }
      state.names[target] = state.names[path]
    }
  }

  func holder(ofLock path: String) -> LockHolder? { state.withLock { $0.holder } }

  private func folder(_ path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}
