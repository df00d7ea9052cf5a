/// The graded answers to one skill of an item, from the first on: the training data.
public struct ReviewHistory: Hashable, Sendable {
  struct Review: Hashable, Sendable {
    var day: Day
    var grade: Grade
    /// The probability of a right answer without knowledge: of a choice, one in the number of options.
    var luck: Double

    init(_ day: Day, _ grade: Grade, luck: Double = 0) {
      self.day = day
      self.grade = grade
      self.luck = luck
    }
  }

  /// In order; no day is before the previous one.
  let reviews: [Review]

  /// Where a clock was set back, the last day continues.
  init(_ reviews: [Review]) {
    var latest = reviews.first?.day ?? Day(number: 0)
    self.reviews = reviews.map { review in
      latest = max(latest, review.day)
      return Review(latest, review.grade, luck: review.luck)
    }
  }

  /// Walks the history and reports, for each answer that came a day or more after the previous one, the
  /// predicted probability of a right answer and whether it was right.
  ///
  /// Of a choice among n that is p + (1 − p) / n, with p for recall: a right answer without knowledge has the
  /// probability that Birnbaum's three-parameter model calls guessing (in Lord and Novick, "Statistical
  /// Theories of Mental Test Scores", 1968). As in the memory model, a choice that can be luck is no growth.
  func predict<Number: MemoryNumber>(
    by formulas: MemoryFormulas<Number>, _ tell: (_ day: Day, _ expected: Number, _ isRecalled: Bool) -> Void
  ) {
    guard let first = reviews.first else { return }
    let (least, day) = (Number(MemoryState.stabilities.lowerBound), Number(1))
    let luckBelow = Number(Double(CourseRules().luckBelow) / 1000)
    var (stability, difficulty) =
      (formulas.firstStability(first.grade), formulas.firstDifficulty(first.grade))
    for (before, review) in zip(reviews, reviews.dropFirst()) {
      let days = Double(review.day.number - before.day.number)
      if days >= 1 {
        let recall = formulas.retrievability(stability, after: days)
        let right = recall + Number(review.luck) * (Number(1) - recall)
        tell(review.day, right, review.grade != .again)
        if review.luck > 0, review.grade != .again, recall < luckBelow {
          stability = max(stability, day)
          continue
        }
      }
      stability = max(formulas.stability(stability, difficulty, after: review.grade, days: days), least)
      difficulty = formulas.difficulty(difficulty, after: review.grade)
    }
  }
}
