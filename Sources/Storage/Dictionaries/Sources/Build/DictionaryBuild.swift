import System

/// Makes a dictionary from sources: their entries replace the old ones of some languages.
public struct DictionaryBuild {
  /// What is being done, and how much of it is finished.
  public struct Progress: Sendable {
    /// As in "Reading EDICT".
    public let what: String
    /// Of `all`.
    public let done: Int
    public let all: Int
  }

  public struct Outcome: Sendable {
    /// The number of entries by language.
    public var entries: [String: Int] = [:]
    /// The number of characters; 0 if no source has any.
    public var characters = 0
    /// The number of characters with strokes.
    public var strokes = 0
    /// The number of damaged lines that were skipped, by source.
    public var skipped: [String: Int] = [:]

    var isEmpty: Bool { entries.isEmpty && characters == 0 && strokes == 0 }
  }

  let files: [SourceFile]
  let languages: [String]
  let tell: (Progress) -> Bool
  var characters = CharacterTable()
  var lists = LearnerLists()
  var outcome = Outcome()
  /// The lists of frequencies that were read, by language.
  var counted: [String: WordFrequencies] = [:]
  private var read = 0

  /// The languages that sources have entries of, sorted.
  public static func languages(of files: [SourceFile]) -> [String] {
    Set(files.compactMap(\.kind.language)).sorted()
  }

  /// - Parameters:
  ///   - files: everything that was found in the sources.
  ///   - languages: the tags of the languages to replace; others stay as they are.
  ///   - tell: called with the progress; false cancels.
  public init(_ files: [SourceFile], languages: [String], tell: @escaping (Progress) -> Bool) {
    self.files = files
    self.languages = languages
    self.tell = tell
  }

  /// Makes the dictionary at a path. It appears there when it is complete; if anything
  /// fails, the old one stays.
  public mutating func write(to path: String, on disk: any FileSystem) throws -> Outcome {
    try readLists()
    let writer = try DictionaryWriter(at: path, on: disk)
    for language in languages { try write(language, to: writer) }
    try writeCharacters(to: writer, old: try? DictionaryFile(path).allCharacters())
    try writeStrokes(to: writer)
    if outcome.isEmpty { throw SourceError.unknown(path: files.first?.name ?? path) }
    try writer.finish()
    return outcome
  }

  /// Reports how much of a large source is read.
  func telling(_ file: SourceFile) -> (_ done: Int, _ all: Int) -> Bool {
    let what = Self.reading(file)
    return { [tell] in tell(Progress(what: what, done: $0, all: $1)) }
  }

  private static func reading(_ file: SourceFile) -> String {
    "Reading \(file.kind.credit.prefix { $0 != "," })"
  }

  mutating func tellReading(_ file: SourceFile) throws(SourceError) {
    let progress = Progress(what: Self.reading(file), done: read, all: files.count)
    guard tell(progress) else { throw .brokenOff }
    read += 1
  }
}
