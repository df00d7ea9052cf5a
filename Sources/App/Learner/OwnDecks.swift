import Learning
import Storage
import System

/// Access to the player's own decks, as closures. Errors say what to do.
struct OwnDecks: Sendable {
  /// Reads a deck from a file; its language is given where it was asked.
  var read: @Sendable (_ path: String, _ language: String?) throws -> LoadedDeck
  /// Keeps a deck among the player's own, replacing one with the same id.
  var write: @Sendable (Deck) throws -> Void
  /// The word bank as another machine has written it meanwhile; nil if it is unchanged.
  var otherBank: @Sendable (BankFile) throws -> BankFile?
  /// The kits file as another machine has written it meanwhile; nil if it is unchanged.
  var otherKits: @Sendable (KitsFile) throws -> KitsFile?
  var keep: @Sendable (BankFile) throws -> Void
  var keepKits: @Sendable (KitsFile) throws -> Void
  /// Keeps a course of stages among the player's own.
  var keepCourse: @Sendable (StageCourse) throws -> Void
  /// Writes a deck to a file, replacing its earlier export, and returns the path.
  var export: @Sendable (Deck) throws -> String
  /// Adds a line about a mistake to the file of mistakes.
  var note: @Sendable (String) throws -> Void

  /// The folder `decks` of a home.
  static func kept(in home: Home, common: CommonWords = .none) -> OwnDecks {
    let files = PosixFileSystem()
    return OwnDecks(
      read: { path, language in
        if AnkiFile.isPackage(path) {
          throw Failure(
            description: "Anki's packages come in by a command, in a shell: babble decks import \(path)")
        }
        var loader = DeckLoader(common)
        loader.said.term = language
        return try loader.loadWords(path)
      },
      write: { deck in
        let bytes = try DeckFormat.write(deck, file: DeckFiles.path(of: deck.id, in: home))
        try DeckFiles.save(bytes, as: deck.id, in: home, on: files)
      },
      otherBank: { bank in
        let other = try bank.other(in: home, from: files)
        if let other, bank.loses(other) {
          for file in [bank, other] { try home.setAside(file, on: files) }
        }
        return other
      },
      otherKits: { try $0.other(in: home, from: files) },
      keep: { try $0.write(to: home, files: files) },
      keepKits: { try $0.write(to: home, files: files) },
      keepCourse: { course in
        try files.makeFolders(home.courses)
        let path = Path.join(home.courses, course.id + ".json")
        let bytes = CourseFormat.write(course)
        // Never write what the next start couldn't read.
        if bytes.count > DeckFormat.byteLimit {
          throw Failure(description: "\(course.name) is larger than \(DeckFormat.byteLimit >> 20) MB.")
        }
        try files.replace(path, with: bytes)
      },
      export: { deck in
        let deck = deck.exported
        let path = Path.join(home.exports, deck.id + ".csv")
        try files.makeFolders(home.exports)
        try files.replace(path, with: try DeckFormat.write(deck, file: path))
        return path
      },
      note: { line in
        let path = Path.join(home.exports, "mistakes.txt")
        try files.makeFolders(home.exports)
        let before = try files.size(of: path) == nil ? [] : files.read(path, limit: DeckFormat.byteLimit)
        try files.replace(path, with: before + Array((line + "\n").utf8))
      })
  }

  /// Without a disk.
  static let nowhere = OwnDecks(
    read: { path, _ in throw Failure(description: "\(path) could not be read.") }, write: { _ in },
    otherBank: { _ in nil }, otherKits: { _ in nil }, keep: { _ in }, keepKits: { _ in },
    keepCourse: { _ in },
    export: { "\($0.id).csv" }, note: { _ in })
}
