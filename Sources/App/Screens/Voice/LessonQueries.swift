import Engine
import Learning
import System
import Games

/// The words to choose from for an audio lesson.
struct LessonWords: Query {
  let scope: VoiceScope

  func answer(in learner: Learner) -> WalkShelf { learner.walkShelf(scope) }
}

/// Makes an audio lesson. The answer tells about the file; if it is cancelled, there is none.
struct MakeLesson: LongQuery {
  let order: LessonOrder

  func answer(in learner: Learner, _ work: Work) throws(LessonError) -> Text {
    let runner = ProgramRunner(learner.devices.lessons.programs)
    work.interrupt { runner.end() }
    defer { work.interrupt(by: nil) }
    return try learner.make(order, runner) { work.report($0) }
  }
}

/// An audio lesson to make.
struct LessonOrder: Hashable, Sendable {
  var words: [WordReference]
  /// The file name as typed.
  var file: String
  var options: LessonOptions
  /// Whether an existing file is replaced.
  var isReplacing: Bool

  init(_ words: [WordReference], to file: String, _ options: LessonOptions, isReplacing: Bool) {
    (self.words, self.file, self.options, self.isReplacing) = (words, file, options, isReplacing)
  }
}

struct LessonOptions: Hashable, Sendable {
  /// The side spoken first.
  var first = ShownSide.term
  /// Seconds between the two sides; nil for as long as speaking the answer takes.
  var pause: Int?
  /// Whether words are repeated with others in between.
  var isSpaced = true
  /// How often a word is spoken; nil for the default.
  var times: Int?
  /// Whether eSpeak NG speaks what isn't recorded.
  var isFilled = false
}
