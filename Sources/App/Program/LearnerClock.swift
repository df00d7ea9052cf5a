import Glibc
import Learning
import Storage

/// The learner's clock. `BABBLE_TIME` shifts it, for scripts, tests and demonstrations, but only if the home
/// is named: otherwise days that never happened would be recorded in somebody's own home.
struct LearnerClock: Sendable {
  private let shift: Int64

  /// Starts at the time in `variable` and runs on from there; the machine's clock if it is missing or empty.
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

  /// The learner's offset from UTC, in seconds.
  var offset: Int { Environment.offset(at: time) }

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
