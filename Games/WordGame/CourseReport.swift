import Learning

/// What the screens of a day's course tell the host.
public enum CourseReport: Hashable, Sendable {
  /// A question was answered: here alone memories begin.
  case answer(Answer)
  /// How the strokes of the answer before were drawn; it is taken back with that one.
  case written(Answer)
  /// The learner takes back their last answer.
  case undo
  /// The learner counts what they have given as an answer to this skill of a word, from now on.
  case accept(WordMet, Skill, String)
  /// The cards of a lesson were shown.
  case lesson([LessonCard])
  /// A question was answered that only finds out how much is known.
  case trial(Answer)
  /// The learner knows these words of a deck, by their places in it, as far as that was found out.
  case placed(deck: String, words: [Int])
  /// The learner wants to learn these words next.
  case wanted([WordReference])
  /// A word that is forgotten again and again rests for a while.
  case rest(WordMet)
  /// The learner has chosen something of their course.
  case chosen(CourseChoice.Change)
  /// The session has come to its end, or was left.
  case ended
  /// What happens in a course of stages.
  case stage(StageReport)
}

/// What happens in a course of stages.
public enum StageReport: Hashable, Sendable {
  /// A question of a part of it was answered.
  case answer(Answer, StagePart)
  /// All questions of a part were answered.
  case ended(course: String, StagePart, RightCount)
  /// A way was chosen.
  case chosen(course: String, stage: String, way: String)
  /// What a reset has forgotten is to be there again.
  case restored(course: String)
}

/// A card of a lesson that was shown.
public struct LessonCard: Hashable, Sendable {
  /// The word.
  public let word: WordMet
  /// Whether the learner says that they know it.
  public let isKnown: Bool

  /// A card of a word.
  public init(_ word: WordMet, isKnown: Bool) {
    self.word = word
    self.isKnown = isKnown
  }
}
