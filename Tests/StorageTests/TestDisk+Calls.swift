import Glibc
import Storage
import Synchronization
import System

/// The file system's calls. Each is counted, logged and checked for a fault.
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

  func isCurrent(_ file: OpenFile) -> Bool {
    state.withLock { state in state.open[file.id].map { state.names[file.path] == $0 } ?? true }
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
      if case .full = fault { return }
      if let id = state.open[file.id] { state.nodes[id]?.bytes += bytes.prefix(count) }
    }
    return try call(.write, file.path) { _ in count }
  }

  func sync(_ file: OpenFile) throws(FileError) {
    try call(.sync, file.path) { state in
      if let id = state.open[file.id], let node = state.nodes[id] { state.nodes[id]?.synced = node.bytes }
      state.hasSynced()
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
      state.syncedFolders.formUnion(state.folders.filter { folder($0) == path })
      state.hasSynced()
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

  func folder(_ path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}
