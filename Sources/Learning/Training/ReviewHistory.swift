/// The graded answers to one skill of an item, from the first on: the training data.
public struct ReviewHistory: Hashable, Sendable {
  struct Review: Hashable, Sendable {
    var day: Day
    var grade: Grade

    init(_ day: Day, _ grade: Grade) {
      self.day = day
      self.grade = grade
    }
  }

  /// In order; no day is before the previous one.
  let reviews: [Review]

  /// Where a clock was set back, the last day continues.
  init(_ reviews: [Review]) {
    var latest = reviews.first?.day ?? Day(number: 0)
    self.reviews = reviews.map { review in
      latest = max(latest, review.day)
      return Review(latest, review.grade)
    }
  }

  /// Walks the history and reports, for each answer that came a day or more after the previous one, the
  /// predicted probability of recall and whether it was recalled.
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
