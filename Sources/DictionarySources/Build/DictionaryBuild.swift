import Dictionaries
import Formats
import Learning
import System

/// Makes a dictionary of sources: what they have of some languages takes the place of what was there of these.
public struct DictionaryBuild {
  /// How far it is: what is being done, and how much of that.
  public struct Progress: Sendable {
    /// As in "Reading EDICT".
    public let what: String
    /// How much of it is done, of `all`.
    public let done: Int
    /// How much there is to do.
    public let all: Int
  }

  /// What has come of it.
  public struct Outcome: Sendable {
    /// How many entries there are now, by language.
    public var entries: [String: Int] = [:]
    /// How many characters were written; none where no source has any.
    public var characters = 0
    /// Of how many characters the strokes were written.
    public var strokes = 0
    /// How many damaged lines were passed over, by source.
    public var skipped: [String: Int] = [:]

    /// Nothing.
    public init() {}

    /// Whether nothing has come of it.
    var isEmpty: Bool { entries.isEmpty && characters == 0 && strokes == 0 }
  }

  let files: [SourceFile]
  let languages: [String]
  let tell: (Progress) -> Bool
  var characters = CharacterTable()
  var lists = LearnerLists()
  var outcome = Outcome()
  private var read = 0

  /// The languages that sources have entries of, sorted.
  public static func languages(of files: [SourceFile]) -> [String] {
    Set(files.compactMap(\.kind.language)).sorted()
  }

  /// - Parameters:
  ///   - files: all that was found in the sources.
  ///   - languages: the tags of those that are made anew; others stay as they are.
  ///   - tell: is told how far it is; false breaks it off.
  public init(_ files: [SourceFile], languages: [String], tell: @escaping (Progress) -> Bool) {
    self.files = files
    self.languages = languages
    self.tell = tell
  }

  /// Makes the dictionary at a path. It appears when it is whole; where something fails the old one stays.
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

  /// Tells how much of a large source is read.
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
