import Glibc

/// The formulas of FSRS-6 as in the package `fsrs` 6.3.2 (MIT), generic over plain numbers and numbers with
/// gradients: scheduling and training use the same code.
package struct MemoryFormulas<Number: MemoryNumber>: Hashable, Sendable {
  /// w0 to w20.
  let weights: [Number]
  /// F in the formulas: makes the probability 90 % after `stability` days.
  let factor: Number

  package init(weights: [Number]) {
    self.weights = weights
    factor = Number(0.9).raised(to: Number(-1) / weights[20]) - Number(1)
  }

  /// The probability of recall after so many days.
  package func retrievability(_ stability: Number, after days: Double) -> Number {
    (Number(1) + factor * Number(days) / stability).raised(to: -weights[20])
  }

  /// The days after which the probability has sunk to `retention`.
  package func wait(_ stability: Number, to retention: Double) -> Number {
    stability / factor * (Number(retention).raised(to: Number(-1) / weights[20]) - Number(1))
  }

  package func firstStability(_ grade: Grade) -> Number { weights[grade.number - 1] }

  package func firstDifficulty(_ grade: Grade) -> Number { clamped(easiness(grade)) }

  /// The stability after a grade, before clamping.
  ///
  /// - Parameter days: since the previous answer; less than one is the same day.
  package func stability(_ stability: Number, _ difficulty: Number, after grade: Grade, days: Double)
    -> Number
  {
    if days < 1 { return stability * sameDay(stability, grade) }
    let forgotten = Number(1) - retrievability(stability, after: days)
    return grade == .again
      ? lapsed(stability, difficulty, forgotten) : stability * growth(stability, difficulty, grade, forgotten)
  }

  package func difficulty(_ difficulty: Number, after grade: Grade) -> Number {
    let change = -weights[6] * Number(Double(grade.number - 3)) * (Number(10) - difficulty) / Number(9)
    return clamped(weights[7] * easiness(.easy) + (Number(1) - weights[7]) * (difficulty + change))
  }

  private func sameDay(_ stability: Number, _ grade: Grade) -> Number {
    let step = Number(Double(grade.number - 3)) + weights[18]
    let growth = (weights[17] * step).exponential * stability.raised(to: -weights[19])
    return grade == .again ? growth : max(growth, Number(1))
  }

  private func growth(
    _ stability: Number, _ difficulty: Number, _ grade: Grade, _ forgotten: Number
  ) -> Number {
    let bonus = grade == .hard ? weights[15] : grade == .easy ? weights[16] : Number(1)
    let ease = weights[8].exponential * (Number(11) - difficulty) * stability.raised(to: -weights[9])
    return Number(1) + ease * ((weights[10] * forgotten).exponential - Number(1)) * bonus
  }

  private func lapsed(_ stability: Number, _ difficulty: Number, _ forgotten: Number) -> Number {
    let gained = (stability + Number(1)).raised(to: weights[13]) - Number(1)
    let long =
      weights[11] * difficulty.raised(to: -weights[12]) * gained * (weights[14] * forgotten).exponential
    return min(long, stability / (weights[17] * weights[18]).exponential)
  }

  private func easiness(_ grade: Grade) -> Number {
    weights[4] - (weights[5] * Number(Double(grade.number - 1))).exponential + Number(1)
  }

  private func clamped(_ difficulty: Number) -> Number { min(max(difficulty, Number(1)), Number(10)) }
}

extension Double: MemoryNumber {
  package var exponential: Double { exp(self) }
  package func raised(to exponent: Double) -> Double { pow(self, exponent) }
}
