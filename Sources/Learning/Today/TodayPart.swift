import Deterministic

public enum TodayPart: String, Hashable, Sendable {
  /// All of it, only what is due, or only what is new.
  case all, reviews, lessons
  /// A few more new words than the day's, since the learner asks for them.
  case more
}
