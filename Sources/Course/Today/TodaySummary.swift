import Engine
import Learning

/// What the first screen says of the day.
package struct TodaySummary: Hashable, Sendable {
  /// How many are due and asked today, how many new words come, how many skills open.
  package var reviews, new, opened: Int
  /// How many words are asked as proof that they are known.
  package var proofs: Int
  /// How many were missed today and are asked on.
  package var missed: Int
  /// How long it takes, in minutes.
  package var minutes: Int
  /// How many are due and wait for another day.
  package var waiting: Int
  /// Why there are no more new words; nil where nothing holds them back.
  package var brake: DayPlan.Brake?
  /// How many come on each of the next days, from tomorrow on.
  package var week: [Int]
  /// In how many days something is due again; nil where nothing is.
  package var next: Int?
  /// Days in a row on which something was learned.
  package var daysInRow: Int
  /// Whether something was learned today.
  package var hasBegun: Bool
  /// Whether the learner comes back from more than a day away.
  package var isBack: Bool

  /// A summary of its parts, by default of a day with nothing to do.
  package init(
    reviews: Int = 0, new: Int = 0, opened: Int = 0, proofs: Int = 0, missed: Int = 0, minutes: Int = 0,
    waiting: Int = 0, brake: DayPlan.Brake? = nil, week: [Int] = [], next: Int? = nil, daysInRow: Int = 0,
    hasBegun: Bool = false, isBack: Bool = false
  ) {
    self.reviews = reviews
    self.new = new
    self.opened = opened
    self.proofs = proofs
    self.missed = missed
    self.minutes = minutes
    self.waiting = waiting
    self.brake = brake
    self.week = week
    self.next = next
    self.daysInRow = daysInRow
    self.hasBegun = hasBegun
    self.isBack = isBack
  }

  /// How many are asked that were met before.
  package var toSee: Int { reviews + opened + missed }

  /// Whether nothing is left to do today.
  package var isDone: Bool { toSee + new + proofs == 0 }
}

extension TodaySummary: StateHashable {
  package func hash(into hash: inout StateHash) {
    hash.combine(
      fieldsOf: self, reviews, new, opened, proofs, missed, minutes, waiting, brake?.rawValue, week, next,
      daysInRow, hasBegun, isBack)
  }
}
