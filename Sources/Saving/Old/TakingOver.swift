import System
import Learning

/// Writes what has become of a save of version 0.1. Killed anywhere, it leaves the old save or the new one; as long as
/// it is the old one, all of it is done again.
struct TakingOver {
  let home: Home
  let files: any FileSystem
  let now: Int64

  /// Writes the journal, keeps the old save beside, and writes the new one, whose sequence has to be a new one.
  ///
  /// - Parameter old: the bytes of the old save; nil where there was none.
  func write(_ migration: Migration, over old: [UInt8]?) throws(FileError) {
    try putJournalAside()
    try files.replace(home.journal, with: lines(of: migration))
    if let old { try files.replace(home.oldSave, with: old) }
    let bytes = migration.save.bytes
    try files.replace(home.save, with: bytes)
    // A backup that fails is written with the next save.
    try? Backups(folder: home.backups, files: files)
      .add(bytes, sequence: migration.save.sequence, at: now, thins: false)
  }

  private func lines(of migration: Migration) -> [UInt8] {
    var lines: [UInt8] = []
    for event in migration.events { lines += EventLine(event, home: migration.save.home).bytes }
    return lines
  }

  /// Where somebody has put an old save back, the journal has answers that it doesn't know. They stay in another file.
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
