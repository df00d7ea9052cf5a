import System
import Learning

/// Writes a migrated save. A kill at any point leaves the old save or the new one; as long as it is the old
/// one, everything is done again.
struct TakingOver {
  let home: Home
  let files: any FileSystem
  let now: Int64

  /// Writes the journal, keeps a copy of the old save, and writes the new one, whose sequence number has to
  /// be unused.
  ///
  /// - Parameter old: the bytes of the old save; nil if there was none.
  func write(_ migration: Migration, over old: [UInt8]?) throws(FileError) {
    try putJournalAside()
    try files.replace(home.journal, with: lines(of: migration))
    if let old { try files.replace(home.oldSave, with: old) }
    let bytes = migration.save.bytes
    try files.replace(home.save, with: bytes)
    // If this backup fails, the next save writes one.
    try? Backups(folder: home.backups, files: files)
      .add(bytes, sequence: migration.save.sequence, at: now, thins: false)
  }

  private func lines(of migration: Migration) -> [UInt8] {
    var lines: [UInt8] = []
    for event in migration.events { lines += EventLine(event, home: migration.save.home).bytes }
    return lines
  }

  /// If somebody has put an old save back, the journal has answers that it doesn't know. They are kept in
  /// another file.
  private func putJournalAside() throws(FileError) {
    guard try files.size(of: home.journal) != nil, try hasAnswers() else { return }
    let aside = Path.join(home.path, "journal-\(Timestamp.compact(now)).jsonl")
    try files.rename(home.journal, to: aside)
    try files.syncFolder(home.path)
  }

  private func hasAnswers() throws(FileError) -> Bool {
    var reader = JournalReader(home.journal, files: files)
    while let lines = try reader.next() {
      for case .event(let event) in lines {
        if case .answer = event.event.body { return true }
      }
    }
    return false
  }
}
