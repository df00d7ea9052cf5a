import Glibc
import Storage
import Synchronization
import System

/// A disk in memory. A power cut loses what was not synced, and any call can be made to fail.
final class TestDisk: FileSystem {
  /// Which name a power cut leaves to a renamed file whose folder was not synced.
  enum Names: CaseIterable {
    case old, new
  }

  /// How a call fails.
  enum Fault: Equatable {
    case error(Int32)
    /// Every call from here on fails with this errno, until `mend`.
    case lasting(Int32)
    /// A write takes half of the bytes and succeeds; other calls are not affected.
    case shortWrite
    /// A write takes half of the bytes, and then fails.
    case tornWrite(Int32)
    /// From here on there is no room: whatever takes some fails, until `mend`.
    case full
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
    var syncedFolders: Set<String> = ["/", "."]
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
    /// Called after each sync of a file or a folder, while the state is locked.
    var hasSynced: @Sendable () -> Void = {}
  }

  let state = Mutex(State())

  /// Calls made so far.
  var calls: Int { state.withLock { $0.calls } }
  /// Whether there is no room.
  var isFull: Bool { state.withLock { $0.fault == .full && $0.meetsFault(at: $0.calls) } }
  /// Bytes read so far by reads of parts of files.
  var bytesRead: Int { state.withLock { $0.bytesRead } }
  /// The calls, as `write /home/save.json`.
  var log: [String] { state.withLock { $0.log } }

  /// Makes a call fail; calls are counted from now.
  func fail(at call: Int, with fault: Fault) {
    state.withLock { state in
      state.faultAt = state.calls + call
      state.fault = fault
    }
  }

  /// Ends a lasting fault.
  func mend() {
    state.withLock { $0.faultAt = nil }
  }

  /// The files after the process has died, with the power on or off.
  ///
  /// - Parameter hasSettled: whether renames have come to the disk meanwhile, as they do by themselves within seconds.
  func afterDeath(powerCut: Names?, hasSettled: Bool = true) -> TestDisk {
    let disk = TestDisk()
    let old = state.withLock { $0 }
    disk.state.withLock { new in
      new.folders = old.folders
      new.syncedFolders = powerCut == nil ? old.syncedFolders : old.folders
      new.links = old.links
      new.nodes = old.nodes
      new.nextNode = old.nextNode
      new.names = powerCut == .old ? old.syncedNames : old.names
      if powerCut != nil {
        for (id, node) in old.nodes {
          new.nodes[id] = Node(bytes: node.synced, synced: node.synced, mode: node.mode)
        }
      }
      new.syncedNames = hasSettled ? new.names : old.syncedNames
    }
    return disk
  }

  /// Puts a file there that is synced already.
  func place(_ path: String, _ bytes: [UInt8], mode: UInt32 = 0o600) {
    state.withLock { state in
      let id = state.names[path] ?? state.nextNode
      state.nextNode += 1
      state.nodes[id] = Node(bytes: bytes, synced: bytes, mode: mode)
      state.names[path] = id
      state.syncedNames[path] = id
    }
  }

  /// Puts another file in the place of one, as renaming does.
  func replaceNode(_ path: String, with bytes: [UInt8]) {
    state.withLock { $0.names[path] = nil }
    place(path, bytes)
  }

  func content(_ path: String) -> [UInt8]? {
    state.withLock { state in state.names[path].flatMap { state.nodes[$0]?.bytes } }
  }

  /// The paths of all files, sorted.
  var paths: [String] { state.withLock { $0.names.keys.sorted() } }
}

/// Faults on demand.
extension TestDisk.State {
  var isDead: Bool {
    guard let faultAt, fault == .kill else { return false }
    return calls >= faultAt
  }

  /// Whether the call with this number has a fault.
  func meetsFault(at call: Int) -> Bool {
    guard let faultAt else { return false }
    switch fault {
    case .lasting, .full, .kill: return call >= faultAt
    case .error, .shortWrite, .tornWrite: return call == faultAt
    }
  }

  private static func takesRoom(_ call: String) -> Bool {
    ["write", "create", "make"].contains { call.hasPrefix($0) }
  }

  /// The error that the call with this number fails with.
  func fault(at call: Int) -> Int32? {
    guard meetsFault(at: call) else { return nil }
    switch fault {
    case .kill: return EIO
    case .shortWrite: return nil
    case .error(let code), .lasting(let code): return code
    case .full: return log.last.map(Self.takesRoom) == true ? ENOSPC : nil
    case .tornWrite(let code): return log.last?.hasPrefix("write") == true ? code : nil
    }
  }
}

extension TestDisk {
  var isDead: Bool { state.withLock { $0.isDead } }

  /// The contents of all files.
  var files: [String: [UInt8]] {
    state.withLock { state in state.names.compactMapValues { state.nodes[$0]?.bytes } }
  }
}
