import Deterministic

/// A power cut as real disks have them: what was not synced is there, or not, or in part, each for itself.
extension TestDisk {
  /// The files after the power was cut, with nobody left who runs.
  func afterPowerCut(_ chance: inout Chance) -> TestDisk {
    let disk = afterDeath(powerCut: .old)
    let old = state.withLock { $0 }
    var folders = old.syncedFolders
    for folder in old.folders.subtracting(folders).sorted() where chance.happens(1, in: 2) {
      if folders.contains(self.folder(folder)) { folders.insert(folder) }
    }
    let names = Set(old.names.keys).union(old.syncedNames.keys).sorted().map { name in
      (name, (chance.happens(1, in: 2) ? old.names : old.syncedNames)[name])
    }
    let nodes = old.nodes.sorted { $0.key < $1.key }.map { id, node in
      let bytes = Self.remains(of: node, &chance)
      return (id, Node(bytes: bytes, synced: bytes, mode: node.mode))
    }
    disk.state.withLock { new in
      new.folders = folders
      new.syncedFolders = folders
      new.names = [:]
      for case (let name, .some(let id)) in names where folders.contains(folder(name)) {
        new.names[name] = id
      }
      new.syncedNames = new.names
      new.nodes = Dictionary(uniqueKeysWithValues: nodes)
    }
    return disk
  }

  /// Whether a file would be the same after a power cut.
  func isSynced(_ path: String) -> Bool {
    state.withLock { state in
      let node = state.names[path]
      guard node == state.syncedNames[path] else { return false }
      return node.flatMap { state.nodes[$0] }.map { $0.bytes == $0.synced } ?? true
    }
  }

  /// The synced content, the last one, or one between: of bytes that were appended a part came, perhaps with
  /// NUL in a hole of them.
  private static func remains(of node: Node, _ chance: inout Chance) -> [UInt8] {
    guard node.bytes != node.synced, chance.happens(2, in: 3) else { return node.synced }
    guard node.bytes.count > node.synced.count, node.bytes.starts(with: node.synced) else {
      return chance.happens(1, in: 2) ? node.synced : node.bytes
    }
    let added = node.bytes.count - node.synced.count
    var bytes = Array(node.bytes.prefix(node.synced.count + chance.below(added + 1)))
    if chance.happens(1, in: 4) {
      for place in node.synced.count + chance.below(added)..<node.bytes.count where place < bytes.count {
        bytes[place] = 0
      }
    }
    return bytes
  }
}
