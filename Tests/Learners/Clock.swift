import Deterministic
import Learning

/// The time of a simulated learner: days, and seconds within all of them.
struct Clock {
  /// When the first day begins: 1 March 2026, in days since 1970.
  static let firstDay: Int64 = 20_513

  /// From 0.
  var day = 0
  /// Since the first day began.
  var seconds = 0.0

  /// A time between eight in the morning and ten at night.
  init(day: Int, _ chance: inout Chance) {
    self.day = day
    seconds = Double(day * 86_400 + 8 * 3600 + chance.below(14 * 3600))
  }

  /// The day, as Babble counts it.
  var date: Day { Day(number: Self.firstDay + Int64(day)) }

  var moment: Moment { Moment(Self.firstDay * Day.seconds + Int64(seconds)) }

  mutating func pass(_ seconds: Double) { self.seconds += seconds }
}
