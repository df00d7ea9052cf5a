import Learning

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
  /// Let a word that keeps being forgotten rest for some days.
  case rest(WordMet)
  /// Suspend a word, so that it isn't asked, or bring it back.
  case suspended(WordMet, Bool)
  /// New words come from the deck with this id.
  case learns(String)
  /// Whether new words also come from the deck with this id, in turn with the others.
  case learnsBeside(String, Bool)
  /// Milestones were celebrated.
  case celebrated([Milestone])
  /// The learner is away from today on, up to a day; today ends it.
  case holiday(until: Day)
  /// The session has ended, or was left.
  case ended
  /// An event of a course of stages.
  case stage(StageReport)
}
