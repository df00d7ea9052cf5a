import Learning
import Saving

/// The learner's clock. `BABBLE_TIME` shifts it, for scripts, tests and demonstrations, and only where the home is named:
/// in somebody's own home days that never were would be taken for days.
struct Clock: Sendable {
  private let shift: Int64

  /// A clock that runs on from what `variable` says, or as the machine's where that is missing or empty.
  ///
  /// - Parameter namesHome: whether `--home` or `$BABBLE_HOME` is given.
  init(variable: String?, namesHome: Bool) throws(Failure) {
    guard let variable, !variable.isEmpty else {
      shift = 0
      return
    }
    guard namesHome else {
      throw Failure(
        description:
          "BABBLE_TIME shifts the clock only for a home of its own. Name one with --home or $BABBLE_HOME.",
        status: 2)
    }
    guard let shift = Self.shift(variable, at: Environment.time) else {
      throw Failure(
        description:
          "BABBLE_TIME is not a time: \(variable). Write 2026-03-01T09:30:00Z, 2026-03-01T09:30:00+01:00, "
          + "2026-03-01T09:30:00 by your own clock, or +3d.",
        status: 2)
    }
    self.shift = shift
  }

  /// Seconds since 1970 UTC.
  var time: Int64 { Environment.time + shift }

  /// How many seconds the learner's clock is ahead of UTC.
  var offset: Int { Environment.offset(at: time) }

  /// Now.
  var moment: Moment { Moment(time, offset: offset) }

  private static func shift(_ text: String, at now: Int64) -> Int64? {
    if text.hasPrefix("+") {
      guard text.hasSuffix("d"), let days = Int64(text.dropFirst().dropLast()), (0...36_500).contains(days)
      else {
        return nil
      }
      return days * Day.seconds
    }
    if let moment = Timestamp.moment(text) { return moment.time - now }
    return Timestamp.seconds(text + "Z").map { $0 - Int64(Environment.offset(at: $0)) - now }
  }
}
