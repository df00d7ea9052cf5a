import Limits

/// The kind of an entry in an archive of a home, told by its name. The names are those of the home's files.
enum ArchivePart: Equatable {
  case head, save, bank, kits
  case journal
  case deck(String)
  /// Copied as it is.
  case file

  /// The version of the archive's format.
  static let schema: Int64 = 1
  /// The entry that marks an archive of a home.
  static let headName = "babble.json"
  /// The folders whose files are archived.
  static let folders = ["courses", "decks", "pictures", "replays", "voice"]
  /// The single files of a home, without journals. The save comes first, so that the journals have everything
  /// that it includes.
  static let files = ["save.json", "bank.json", "kits.json", "answers.jsonl", "save.schema1.json"]

  /// Nil if the name is not one of a home's files.
  init?(_ name: String) {
    // By bytes: a slash or a dot with an accent is another character to Swift, but not to the system.
    let parts = name.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
      .map { String(Substring($0)) }
    guard parts.allSatisfy({ 1..<200 ~= $0.utf8.count && $0.utf8.first != UInt8(ascii: ".") }) else {
      return nil
    }
    if parts.count == 2, Self.folders.contains(parts[0]) {
      self = parts[0] == "decks" ? .deck(parts[1]) : .file
      return
    }
    if parts.count == 3, parts[0] == "decks", parts[1].hasSuffix(DeckMedia.ending) {
      self = .file
      return
    }
    guard parts.count == 1 else { return nil }
    switch name {
    case Self.headName: self = .head
    case "save.json": self = .save
    case "bank.json": self = .bank
    case "kits.json": self = .kits
    case _ where Home.isJournal(name): self = .journal
    case _ where Self.files.contains(name): self = .file
    default: return nil
    }
  }

  /// Whether an entry is the sound of a word: the player's recording, or one that came with a deck.
  static func isSound(_ name: String) -> Bool {
    name.hasPrefix("voice/") || name.hasPrefix("decks/") && name.contains(DeckMedia.ending + "/")
  }

  var byteLimit: Int {
    switch self {
    case .head: 1 << 16
    case .journal: Limit.journalInArchive.most
    case .save: SaveFile.byteLimit
    case .bank: BankFile.byteLimit
    case .kits: KitsFile.byteLimit
    case .deck, .file: Limit.fileInArchive.most
    }
  }
}
