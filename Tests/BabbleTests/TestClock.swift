import Synchronization

/// A clock that a test sets.
final class TestClock: Sendable {
  private let time: Mutex<Int64>

  init(_ time: Int64) { self.time = Mutex(time) }

  var now: Int64 { time.withLock { $0 } }

  func set(_ time: Int64) { self.time.withLock { $0 = time } }

  func goOn(days: Int64 = 1) { time.withLock { $0 += 86_400 * days } }
}
