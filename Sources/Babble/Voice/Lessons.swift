import Course
import Engine
import Interface
import Learning
import Saving
import Sound
import System
import Voice
import WordGame

/// Makes audio lessons with this machine's programs.
struct Lessons: Sendable {
  let programs: InstalledPrograms
  /// Where recordings are; nil for nowhere.
  let home: Home?

  var folder: VoiceFolder? { home?.voices }

  /// Where a lesson goes unless somebody says otherwise.
  var file: String {
    let name = "walk.\(LessonFormat.usual(programs).rawValue)"
    return home.map { Path.join($0.exports, name) } ?? name
  }

  var canFill: Bool { programs.find(Speaker.program) != nil }

  /// A path as it was typed: a shell would have made something of the tilde.
  func path(_ typed: String) -> String {
    let path = typed.trimmed
    guard path.hasPrefix("~/"), let user = programs.environment["HOME"], !user.isEmpty else { return path }
    return Path.join(user, String(path.dropFirst(2)))
  }

  /// Makes a lesson.
  ///
  /// - Parameter runner: runs the programs; it belongs to this thread.
  func make(
    _ words: [LessonWord], _ order: LessonExporter.Order, isFilled: Bool, _ runner: ProgramRunner,
    _ report: (Double) -> Bool
  ) throws(LessonError) -> LessonExporter.Made {
    let files = PosixFileSystem()
    if let home, Path.parent(of: order.path) == home.exports { try? files.makeFolders(home.exports) }
    let voices = LessonVoices(folder: folder, runner: runner, isFilled: isFilled)
    return try LessonExporter(programs, runner, on: files).export(
      order, { voices.samples(of: words[$0], $1) }, report)
  }
}

/// A word of a lesson.
struct LessonWord: Sendable {
  let item: ItemID
  /// As its chapter is called.
  let title: String
  /// What a synthetic voice says of each side.
  let spoken: [VoiceSide: Spoken]
  /// Whether both sides are recorded.
  let isRecorded: Bool

  init(_ word: DeckWord, _ item: ItemID, isRecorded: Bool) {
    let meanings = word.word.meanings.prefix(Self.mostMeanings)
    (self.item, self.isRecorded) = (item, isRecorded)
    title = "\(word.word.term) – \(meanings.joined(separator: ", "))"
    spoken = [
      .term: Spoken(word.word, of: word.origin),
      .meaning: Spoken(meanings.joined(separator: ", "), language: word.origin.language.meaning),
    ]
  }

  /// Nobody keeps more in mind at once.
  private static let mostMeanings = 3
}

/// Where the sounds of a lesson come from: the player's recordings, and where one is missing a synthetic voice.
private struct LessonVoices {
  let folder: VoiceFolder?
  let runner: ProgramRunner
  let isFilled: Bool

  /// How a side of a word sounds; nil where nobody says it.
  func samples(of word: LessonWord, _ side: VoiceSide) -> Samples? {
    if let own = folder?.samples(of: word.item.rawValue, side, runner) { return own }
    guard isFilled, let spoken = word.spoken[side] else { return nil }
    return Speaker(runner).say(spoken).map { VoiceTake(spoken: $0.samples).samples }
  }
}

extension Arcade {
  /// Words as a lesson has them, each once.
  func lessonWords(_ words: [DeckWord]) -> [LessonWord] {
    let names = lessons.folder?.names()
    var seen = Set<ItemID>()
    return words.compactMap { word in
      guard let item = met(word.reference)?.item, seen.insert(item).inserted else { return nil }
      return LessonWord(word, item, isRecorded: names?.isWhole(item.rawValue) == true)
    }
  }
}
