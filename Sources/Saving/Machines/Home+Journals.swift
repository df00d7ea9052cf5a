import System

/// The journals of a home: the first machine's, those of other machines, and copies that syncing programs
/// made.
extension Home {
  /// Names the machine that appends to `journal.jsonl`.
  public var owner: String { Path.join(path, "journal.owner") }

  /// The names of all journals, sorted.
  func journals(on files: some FileSystem) throws(FileError) -> [String] {
    do throws(FileError) {
      return try files.list(path).filter(Self.isJournal)
    } catch {
      if error.isAbsence { return [] }
      throw error
    }
  }

  /// Whether opening the home will change words or decks, so that these should be read only afterwards.
  public func hasConflictCopies(on files: some FileSystem) -> Bool { ConflictCopies.exist(in: self, files) }

  func hasJournals(on files: some FileSystem) -> Bool { (try? journals(on: files))?.isEmpty == false }

  /// Journals that were replaced when a save of version 0.1 was put back, `journal-20260301T093000Z.jsonl`,
  /// are history and don't count.
  static func isJournal(_ name: String) -> Bool {
    guard name.hasPrefix("journal"), name.hasSuffix(".jsonl") else { return false }
    let middle = name.dropFirst("journal".count).dropLast(".jsonl".count)
    return middle.first != "-" || Timestamp.seconds(compact: String(middle.dropFirst())) == nil
  }

  /// Whether a journal has a name that Babble never gives.
  static func isCopy(_ name: String) -> Bool {
    let words = name.dropFirst("journal".count).dropLast(".jsonl".count).split(separator: "-").map(
      String.init)
    let isOurs = words.isEmpty || words.count <= 2 && HomeName.isOne(words[words.count - 1])
    return !isOurs || words.count == 2 && words[0] != "imported"
  }

  /// Where this machine keeps events that came from archives.
  func imported(by machine: String) -> String { Path.join(path, Self.importedStart + machine + ".jsonl") }

  static let importedStart = "journal-imported-"
}
