/// A bound on what comes from outside. What passes it is refused in one line that says what is too large.
public struct Limit: Sendable {
  public let what: String
  public let most: Int
  public let isBytes: Bool

  private init(_ what: String, _ most: Int) { (self.what, self.most, isBytes) = (what, most, false) }

  private init(_ what: String, bytes: Int) { (self.what, most, isBytes) = (what, bytes, true) }
}

extension Limit {
  public static let deck = Limit("a deck, kit, course or text", bytes: 16 << 20)
  public static let words = Limit("words of a deck", 100_000)
  public static let tableLines = Limit("lines of a table", 200_000)
  public static let tableFields = Limit("fields of a line", 1000)
  public static let tableLine = Limit("a line of a table", bytes: 64 << 10)
  public static let jsonValues = Limit("values in JSON", 2_000_000)
  /// More would need a stack that isn't there on every thread.
  public static let jsonDepth = Limit("levels of JSON", 32)
  public static let kits = Limit("kits of a file or a course", 200)
  public static let encoded = Limit("a file whose encoding is named", bytes: 64 << 20)
  public static let replay = Limit("a recorded game, packed or not", bytes: 16 << 20)

  public static let archiveEntries = Limit("files in an archive", 10_000)
  public static let archive = Limit("an archive, unpacked", bytes: 256 << 20)
  public static let archiveRatio = Limit("how many times its packed size a file in an archive has", 100)
  /// As many as zip holds without its 64-bit extension.
  public static let homeArchive = Limit("an archive of a home, unpacked", bytes: 4 << 30)
  public static let homeInMemory = Limit("what is kept of it in memory", bytes: 1 << 30)
  public static let journalInArchive = Limit("a journal in it", bytes: 512 << 20)
  public static let fileInArchive = Limit("any other file in it", bytes: 64 << 20)

  public static let save = Limit("save.json", bytes: 128 << 20)
  public static let homeFile = Limit("bank.json, kits.json, keys.txt", bytes: 64 << 20)
  public static let journalLine = Limit("a line of a journal", bytes: 1 << 20)
  /// Enough for ten million answers.
  public static let journal = Limit("a journal", bytes: 4 << 30)

  public static let ankiCollection = Limit("a collection of Anki", bytes: 512 << 20)
  public static let ankiValue = Limit("a value in it", bytes: 64 << 20)
  public static let ankiMediaList = Limit("its list of media", bytes: 64 << 20)
  /// As many as a collection of a million notes takes.
  public static let ankiSteps = Limit("steps of SQLite to read it", 2_000_000_000)
  public static let ankiSounds = Limit("all sounds of a package", bytes: 4 << 30)
  public static let sound = Limit("a sound of a deck", bytes: 32 << 20)
  public static let recording = Limit("a recording of a word", bytes: 16 << 20)

  public static let source = Limit("a source of a dictionary, read whole", bytes: 128 << 20)
  public static let sourceUnpacked = Limit("what it unpacks to", bytes: 384 << 20)
  public static let sourceEntries = Limit("files in a source", 50_000)
  /// Twice the size of any that exists.
  public static let handwriting = Limit("a model of handwriting", bytes: 64 << 20)

  public static let page = Limit("a page", bytes: 16 << 20)
  public static let redirects = Limit("redirects of a page", 3)
  public static let package = Limit("a package that is fetched", bytes: 256 << 20)
  public static let programOutput = Limit("what another program writes", bytes: 16 << 20)

  public static let all = [
    deck, words, tableLines, tableFields, tableLine, jsonValues, jsonDepth, kits, encoded, replay,
    archiveEntries, archive, archiveRatio, homeArchive, homeInMemory, journalInArchive, fileInArchive,
    save, homeFile, journalLine, journal,
    ankiCollection, ankiValue, ankiMediaList, ankiSteps, ankiSounds, sound, recording,
    source, sourceUnpacked, sourceEntries, handwriting,
    page, redirects, package, programOutput,
  ]
}
