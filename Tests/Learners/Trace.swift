/// A simulated learner's memory of one skill of a word, by one theory or another.
protocol Trace: Sendable {
  /// Whether the skill was ever asked; until then, it is only known from being shown.
  var wasAsked: Bool { get }

  /// The probability of knowing it.
  func likelihood(at time: SimulatedTime) -> Double
  /// The probability of recall on a later day.
  func recall(on day: Int) -> Double

  /// It was shown, on a card or beside another answer.
  ///
  /// - Parameter share: the effect as a share of a card's.
  mutating func see(_ share: Double, at time: SimulatedTime)
  /// It was asked, and the right answer was shown.
  ///
  /// - Parameter share: the effect as a share of a typed answer's.
  mutating func answer(_ source: AnswerSource, _ share: Double, at time: SimulatedTime)
  /// Another skill of the same word was asked.
  ///
  /// - Parameter share: the effect as a share of a typed answer's to this one.
  mutating func pass(_ source: AnswerSource, _ share: Double, at time: SimulatedTime)
}

/// How well a learner remembers a word.
struct Aptitude {
  /// 1 on average.
  var ease: Double
  /// How much of a typed answer's effect it has to see the word.
  var keenness: Double
}
