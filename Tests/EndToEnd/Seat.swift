import System
import Pty
import Testing

/// A key as a player presses it.
enum Key {
  case enter, escape, up, down, left, right, controlC, controlZ
}

/// What a player plays with, and with nothing else.
enum Hand {
  case keys, mouse
}

/// Somebody in front of the program: sees only the screen and has only keys and a mouse.
protocol Seat: AnyObject {
  /// What the screen shows now, row by row, without the blanks at the ends.
  var rows: [String] { get }
  /// Presses a named key.
  func press(_ key: Key)
  /// Types text.
  func type(_ text: String)
  /// Presses and releases the left button in column `x`, row `y`, counted from 0.
  func click(_ x: Int, _ y: Int)
  /// Drags with the left button from cell to cell, as fast as a hand does.
  func drag(from start: (x: Int, y: Int), to end: (x: Int, y: Int))
}

/// The cells on the way of a hand from one cell to another.
func way(from start: (x: Int, y: Int), to end: (x: Int, y: Int)) -> [(x: Int, y: Int)] {
  let steps = 8
  return (1...steps).map { step in
    (start.x + (end.x - start.x) * step / steps, start.y + (end.y - start.y) * step / steps)
  }
}

extension Seat {
  /// The screen as one text.
  var picture: String { rows.joined(separator: "\n") }

  /// Looks at the screen until it is as wanted; false after so many seconds.
  @discardableResult
  func wait(_ seconds: Double = PtySession.patience, until isAsWanted: ([String]) -> Bool) -> Bool {
    let deadline = MonotonicClock.seconds + seconds
    while MonotonicClock.seconds < deadline {
      if isAsWanted(rows) { return true }
    }
    return false
  }

  /// Lets so many seconds pass.
  func pause(_ seconds: Double) { wait(seconds) { _ in false } }

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

  /// Where this text starts on the screen; its letters must be one column wide.
  func position(of text: String) -> (x: Int, y: Int)? {
    for (y, row) in rows.enumerated() {
      if let range = row.firstRange(of: text) {
        return (row.distance(from: row.startIndex, to: range.lowerBound), y)
      }
    }
    return nil
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
