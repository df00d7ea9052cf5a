import Learning
import Sound
import Storage
import System

/// Makes audio lessons with this machine's programs.
struct Lessons: Sendable {
  let programs: InstalledPrograms
  /// Contains the recordings; nil for none.
  let home: Home?

  var folder: VoiceFolder? { home?.voices }

  /// The default path of a lesson.
  var file: String {
    let name = "walk.\(LessonFormat.usual(programs).rawValue)"
    return home.map { Path.join($0.exports, name) } ?? name
  }

  var canFill: Bool { programs.find(.espeak) != nil }

  /// Expands the tilde of a typed path, as a shell would.
  func path(_ typed: String) -> String {
    let path = typed.trimmed
    guard path.hasPrefix("~/"), let user = programs.environment[variable: .home], !user.isEmpty else {
      return path
    }
    return Path.join(user, String(path.dropFirst(2)))
  }

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

/// The sounds of a lesson: the player's recordings, or else a synthetic voice.
private struct LessonVoices {
  let folder: VoiceFolder?
  let runner: ProgramRunner
  let isFilled: Bool

  /// Nil if there is neither a recording nor a voice.
  func samples(of word: LessonWord, _ side: VoiceSide) -> Samples? {
    if let own = folder?.samples(of: word.item.rawValue, side, runner) { return own }
    guard isFilled, let spoken = word.spoken[side] else { return nil }
    return Speaker(runner).say(spoken).map { VoiceTake(spoken: $0.samples).samples }
  }
}

extension Learner {
  /// Words as a lesson needs them, each once.
  func lessonWords(_ words: [DeckWord]) -> [LessonWord] {
    let names = devices.lessons.folder?.names()
    var seen = Set<ItemID>()
    return words.compactMap { word in
      guard let item = met(word.reference)?.item, seen.insert(item).inserted else { return nil }
      return LessonWord(word, item, isRecorded: names?.isWhole(item.rawValue) == true)
    }
  }
}
