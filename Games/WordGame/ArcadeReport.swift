import Engine
import Interface
import Learning

/// Everything that word games and their screens report.
public enum ArcadeReport: Hashable, Sendable {
  case answer(Answer)
  /// An event of the day's course.
  case course(CourseReport)
  case learned(AlphabetLearned)
  case met(WordsMet)
  case hint(MnemonicChanged)
  /// Play a cue.
  case cue(SoundCue)
  /// Speak something aloud.
  case spoken(Spoken)
  /// Sent from a pause: the player wants to look back at the last seconds.
  case lookBack
  /// A round was played to its end.
  case ended(RoundReplay)
  /// A round was left early, with at least one answer.
  case left(RoundResult)
  /// A setting was changed.
  case setting(Settings.Change)
  /// The first screen has been idle for a while: the time for deferred work.
  case idle
}

extension Step {
  /// Reports to the host. All reports of word games and their screens go through here.
  public mutating func report(_ report: ArcadeReport) {
    self.report(report as any Sendable)
  }
}

extension ArcadeReport {
  /// A setting was changed to a value.
  public static func setting<Value>(_ setting: Setting<Value>, to value: Value) -> ArcadeReport {
    .setting(Settings.Change(setting, to: value))
  }
}

extension Step {
  /// Speaks the word of a right answer, or plays the cue if there is no voice for it.
  public mutating func sound(_ cue: SoundCue, saying word: Word, of origin: WordOrigin) {
    report(.cue(cue))
    say(word, of: origin)
  }

  /// Speaks a word or letter, as when its card opens. Silent if there is no voice for it.
  public mutating func say(_ word: Word, of origin: WordOrigin) {
    report(.spoken(Spoken(word, of: origin)))
  }
}

/// Words to speak aloud. If there is a voice for them, they replace the cue of the same tick.
public struct Spoken: Hashable, Sendable {
  /// The text, unsanitised.
  public var text: String
  /// Its language, as a BCP 47 tag.
  public var language: String
  /// The deck word that is spoken, so that the player's own recording of it can be used; nil for other text.
  public var word: WordReference?
  /// Whether the player pressed a key to hear it. Then the synthetic voice follows the player's own, for
  /// comparison, and a host that can't say it tells why.
  public var isAsked = false

  public init(_ text: String, language: String, isAsked: Bool = false) {
    self.text = text
    self.language = language
    self.isAsked = isAsked
  }

  public init(_ word: Word, of origin: WordOrigin, isAsked: Bool = false) {
    self.init(word.spoken(in: origin.language.term), language: origin.language.term, isAsked: isAsked)
    self.word = WordReference(deck: origin.deck, word: word.id)
  }
}

/// Type-erased content that can be drawn as a picture at any time.
public struct StillPicture: Hashable, Sendable {
  private let drawing: any Drawing

  /// Content that draws itself on a canvas of its own.
  public protocol Drawing: Hashable, Sendable {
    func canvas(_ look: Look) -> Canvas
  }

  public init(_ drawing: some Drawing) { self.drawing = drawing }

  public func canvas(_ look: Look) -> Canvas { drawing.canvas(look) }

  public static func == (one: StillPicture, other: StillPicture) -> Bool {
    AnyHashable(one.drawing) == AnyHashable(other.drawing)
  }

  public func hash(into hasher: inout Hasher) { drawing.hash(into: &hasher) }
}

/// Reports of the day's course to the host.
public enum CourseReport: Hashable, Sendable {
  /// A question was answered. Only here does a word enter the memory model.
  case answer(Answer)
  /// How the strokes of the previous answer were drawn; undone together with it.
  case written(Answer)
  /// Undo the last answer.
  case undo
  /// From now on, accept this text as an answer for a word and skill.
  case accept(WordMet, Skill, String)
  case lesson([LessonCard])
  /// A placement question was answered.
  case trial(Answer)
  /// The placement result: indexes of the words of a deck that the learner knows.
  case placed(deck: String, words: [Int])
  /// Learn these words next.
  case wanted([WordReference])
  /// Suspend a word that keeps being forgotten.
  case rest(WordMet)
  /// New words come from the deck with this id.
  case learns(String)
  /// Whether new words also come from the deck with this id, in turn with the others.
  case learnsBeside(String, Bool)
  /// The session has ended, or was left.
  case ended
  /// An event of a course of stages.
  case stage(StageReport)
}

/// An event of a course of stages.
public enum StageReport: Hashable, Sendable {
  case answer(Answer, StagePart)
  case ended(course: String, StagePart, RightCount)
  /// The learner chose a path through a stage.
  case chosen(course: String, stage: String, way: String)
  /// The progress made in a course is forgotten.
  case reset(course: String)
  /// A reset is undone.
  case restored(course: String)
}

public struct LessonCard: Hashable, Sendable {
  public let word: WordMet
  /// Whether the learner said that they know it.
  public let isKnown: Bool

  public init(_ word: WordMet, isKnown: Bool) {
    self.word = word
    self.isKnown = isKnown
  }
}
