/// How the answers to one skill of an item went, from the first on: what weights are trained on.
public struct ReviewHistory: Hashable, Sendable {
  /// One graded answer.
  public struct Review: Hashable, Sendable {
    /// When.
    public var day: Day
    /// How it went.
    public var grade: Grade

    /// An answer of its parts.
    public init(_ day: Day, _ grade: Grade) {
      self.day = day
      self.grade = grade
    }
  }

  /// The answers in their order; no day is before the one in front of it.
  public let reviews: [Review]

  /// A history; where a clock went back, the last day goes on.
  public init(_ reviews: [Review]) {
    var latest = reviews.first?.day ?? Day(number: 0)
    self.reviews = reviews.map { review in
      latest = max(latest, review.day)
      return Review(latest, review.grade)
    }
  }

  /// Goes through the history and tells of each answer that came a day or more after the one before it: with which
  /// probability it was to be expected, and whether it was recalled.
  func predict<Number: MemoryNumber>(
    by formulas: MemoryFormulas<Number>, _ tell: (_ day: Day, _ expected: Number, _ isRecalled: Bool) -> Void
  ) {
    guard let first = reviews.first else { return }
    let least = Number(MemoryState.stabilities.lowerBound)
    var (stability, difficulty) =
      (formulas.firstStability(first.grade), formulas.firstDifficulty(first.grade))
    for (before, review) in zip(reviews, reviews.dropFirst()) {
      let days = Double(review.day.number - before.day.number)
      if days >= 1 {
        tell(review.day, formulas.retrievability(stability, after: days), review.grade != .again)
      }
      stability = max(formulas.stability(stability, difficulty, after: review.grade, days: days), least)
      difficulty = formulas.difficulty(difficulty, after: review.grade)
    }
  }
}
