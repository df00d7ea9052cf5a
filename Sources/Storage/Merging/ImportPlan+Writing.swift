import Limits
import System

/// Carrying out an import. New files come first, then words and kits, then all events in one step,
/// and finally the save that results. So an import that was killed at any point can be repeated,
/// and nothing is there twice.
extension ImportPlan {
  /// Writes everything into an opened home, which must stay locked until this returns.
  ///
  /// - Parameter now: seconds since 1970 UTC.
  /// - Throws: an `ImportRefusal`; no new file is left then, unless the events were written already.
  public func write(to opened: OpenedSave, at now: Int64) throws {
    let store = SaveStore(opened, files: files)
    if let obstacle = opened.access.obstacle { throw ImportRefusal(obstacle) }
    var made: [String] = []
    do {
      for kept in asides { try put(kept.name, kept.bytes, &made) }
      for file in puts { try put(file.name, try content(of: file.source), &made) }
      try bank?.write(to: home, files: files)
      try kits?.write(to: home, files: files)
      try writeEvents(opened.save.home)
    } catch {
      for path in made { try? files.remove(path) }
      throw ImportRefusal("Nothing was taken in: \(error)")
    }
    for name in removed { try? files.remove(path(name)) }
    do {
      var save = save(after: opened.save)
      try store.write(&save, at: now)
    } catch {
      throw ImportRefusal("What came is there, and the next start counts it: \(error)")
    }
  }

  private func content(of source: Source) throws(ArchiveError) -> [UInt8] {
    switch source {
    case .bytes(let bytes): bytes
    case .entry(let entry): try archive.content(of: entry)
    }
  }

  private func put(_ name: String, _ bytes: [UInt8], _ made: inout [String]) throws(FileError) {
    let path = path(name)
    try files.makeFolders(Path.parent(of: path))
    let isNew = try files.size(of: path) == nil
    try files.replace(path, with: bytes)
    if isNew { made.append(path) }
  }

  /// All events from archives are in one file, which is replaced as a whole.
  private func writeEvents(_ machine: String) throws(FileError) {
    if lines.isEmpty { return }
    let path = home.imported(by: machine)
    var bytes =
      try files.size(of: path) == nil ? [] : try files.read(path, limit: Limit.journalInArchive.most)
    if let last = bytes.last, last != UInt8(ascii: "\n") { bytes.append(UInt8(ascii: "\n")) }
    for line in lines { bytes += line.bytes + [UInt8(ascii: "\n")] }
    try files.replace(path, with: bytes)
  }

  /// The settings and scores that go with what came. What is known follows from the journals at the next start.
  private func save(after old: SaveFile) -> SaveFile {
    var save = old
    guard let theirs = archive.save else { return save }
    if sum.takesSettings { save.settings = theirs.settings }
    save.add(theirs.scores)
    return save
  }
}
