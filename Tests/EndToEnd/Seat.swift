import Pty
import Seats
import System
import Testing

/// A seat in front of a terminal, where time passes by itself.
protocol TerminalSeat: Seat {}

extension TerminalSeat {
  @discardableResult
  func wait(_ seconds: Double?, until isAsWanted: ([String]) -> Bool) -> Bool {
    let deadline = MonotonicClock.seconds + (seconds ?? PtySession.patience)
    while MonotonicClock.seconds < deadline {
      if isAsWanted(rows) { return true }
    }
    return false
  }
}

extension Seat {
  /// Looks at the screen until it has stayed as it is for so long, and returns it.
  @discardableResult
  func settled(for seconds: Double = 0.5, sourceLocation: SourceLocation = #_sourceLocation) -> [String] {
    var (last, since) = (rows, MonotonicClock.seconds)
    let isStill = wait { rows in
      let now = MonotonicClock.seconds
      if rows != last { (last, since) = (rows, now) }
      return now - since >= seconds
    }
    #expect(isStill, "never still:\n\(picture)", sourceLocation: sourceLocation)
    return last
  }

  /// Types a key that counts only after a moment which the game measures, once more where it came too soon.
  func type(
    _ key: String, sourceLocation: SourceLocation = #_sourceLocation, until isAsWanted: ([String]) -> Bool
  ) {
    let hasCounted = (0..<5).contains { _ in
      pause(0.5)
      type(key)
      return wait(10, until: isAsWanted)
    }
    #expect(hasCounted, "\(key) does nothing on:\n\(picture)", sourceLocation: sourceLocation)
  }

  /// Expects this text on the screen.
  @discardableResult
  func expect(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) -> Bool {
    let isThere = wait { $0.contains { $0.contains(text) } }
    #expect(isThere, "no “\(text)” on:\n\(picture)", sourceLocation: sourceLocation)
    return isThere
  }

  /// Expects that this text goes away.
  @discardableResult
  func expectGone(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) -> Bool {
    let isGone = wait { !$0.contains { $0.contains(text) } }
    #expect(isGone, "“\(text)” still on:\n\(picture)", sourceLocation: sourceLocation)
    return isGone
  }

  /// Clicks on this text as soon as it is there.
  func click(onExpected text: String, sourceLocation: SourceLocation = #_sourceLocation) {
    if expect(text, sourceLocation: sourceLocation) { click(on: text, sourceLocation: sourceLocation) }
  }

  /// Clicks on this text.
  func click(on text: String, sourceLocation: SourceLocation = #_sourceLocation) {
    guard let place = position(of: text) else {
      Issue.record("no “\(text)” to click on:\n\(picture)", sourceLocation: sourceLocation)
      return
    }
    click(place.x, place.y)
  }
}
