import System
import Glibc

extension PtySession {
  /// How many seconds to wait for what comes in a moment where the machine has nothing else to do. Only what never
  /// comes takes so long.
  public static var patience: Double { 60 }

  /// Reads until the output satisfies the condition; false after so many seconds without.
  @discardableResult
  public func read(timeout: Double = patience, until condition: (PtySession) -> Bool) -> Bool {
    let deadline = MonotonicClock.seconds + timeout
    while !condition(self) {
      if MonotonicClock.seconds >= deadline { return false }
      take(2)
    }
    return true
  }

  /// Reads until the output holds this text after its first `start` bytes.
  @discardableResult
  public func read(timeout: Double = patience, until text: String, from start: Int = 0) -> Bool {
    read(timeout: timeout) { $0.position(after: text, from: start) != nil }
  }

  /// Reads what comes during so many seconds.
  public func drain(_ seconds: Double) {
    read(timeout: seconds) { _ in false }
  }

  /// Reads until nothing has come for so many seconds; false where that is never so.
  @discardableResult
  public func settle(for seconds: Double) -> Bool {
    var (count, since) = (output.count, MonotonicClock.seconds)
    return read { session in
      let now = MonotonicClock.seconds
      if session.output.count != count { (count, since) = (session.output.count, now) }
      return now - since >= seconds
    }
  }

  /// Where the first such text after the first `start` bytes of the output ends; nil if it isn't there.
  public func position(after text: String, from start: Int = 0) -> Int? {
    let wanted = Array(text.utf8)
    guard output.count - start >= wanted.count else { return nil }
    return (start...output.count - wanted.count)
      .first { output[$0..<$0 + wanted.count].elementsEqual(wanted) }
      .map { $0 + wanted.count }
  }
}
