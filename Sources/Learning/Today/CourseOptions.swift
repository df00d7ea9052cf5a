/// A learner's wishes for the day's course.
public struct CourseOptions: Hashable, Sendable {
  /// Minutes a day.
  var minutes: Int
  /// The most new words of the day, if that was computed before.
  var newLimit: Int?
  var answers: AnswerWay
  /// Whether it is asked line by line, without games.
  var isPlain: Bool

  public init(
    minutes: Int = 10, newLimit: Int? = nil, answers: AnswerWay = .mixed, isPlain: Bool = false
  ) {
    (self.minutes, self.newLimit) = (minutes, newLimit)
    (self.answers, self.isPlain) = (answers, isPlain)
  }
}
