/// A key as a player presses it.
package enum Key: Sendable {
  case enter, escape, up, down, left, right, controlC, controlZ
  case function(Int)
}

/// The only thing that a player uses.
package enum Hand: Sendable {
  case keys, mouse
}

/// A place in front of the program: shows only the screen, and has only keys and a mouse.
///
/// The players in this module play over any seat: a pseudo-terminal, a real terminal, or a stage, where time passes only
/// while the player waits.
package protocol Seat: AnyObject {
  /// The rows on the screen, without trailing spaces.
  var rows: [String] { get }
  func press(_ key: Key)
  func type(_ text: String)
  /// Presses and releases the left button in column `x`, row `y`, counted from 0.
  func click(_ x: Int, _ y: Int)
  /// Drags with the left button from cell to cell, at the speed of a hand.
  func drag(from start: (x: Int, y: Int), to end: (x: Int, y: Int))
  /// Watches the screen until it is as wanted. Returns false after so many seconds; nil is the seat's own patience.
  @discardableResult
  func wait(_ seconds: Double?, until isAsWanted: ([String]) -> Bool) -> Bool
}

extension Seat {
  /// The screen as one text.
  package var picture: String { rows.joined(separator: "\n") }

  /// Watches the screen until it is as wanted. Returns false if the seat's patience runs out.
  @discardableResult
  package func wait(until isAsWanted: ([String]) -> Bool) -> Bool { wait(nil, until: isAsWanted) }

  /// The rows that two looks in a row agree on: one look may fall between two halves of a frame.
  package var settledRows: [String] {
    var last = rows
    wait { rows in
      defer { last = rows }
      if rows == last { return true }
      pause(0.025)
      return false
    }
    return last
  }

  /// Lets so many seconds pass.
  package func pause(_ seconds: Double) { wait(seconds) { _ in false } }

  /// Where this text starts on the screen. The characters before it must be one column wide.
  package func position(of text: String) -> (x: Int, y: Int)? {
    for (y, row) in rows.enumerated() {
      if let range = row.firstRange(of: text) {
        return (row.distance(from: row.startIndex, to: range.lowerBound), y)
      }
    }
    return nil
  }
}

/// The cells on the way of a hand from one cell to another.
package func way(from start: (x: Int, y: Int), to end: (x: Int, y: Int)) -> [(x: Int, y: Int)] {
  let steps = 8
  return (1...steps).map { step in
    (start.x + (end.x - start.x) * step / steps, start.y + (end.y - start.y) * step / steps)
  }
}

/// Thrown by a player who doesn't know how to go on.
package struct Stuck: Error, CustomStringConvertible {
  package let description: String

  package init(_ what: String, on seat: any Seat) { description = "\(what):\n\(seat.picture)" }
}

extension Optional {
  /// The value, or else the player is stuck.
  func orStuck(_ what: String, on seat: any Seat) throws -> Wrapped {
    guard let self else { throw Stuck(what, on: seat) }
    return self
  }
}

/// The new words that an introduction shows, as term and meaning.
func introducedWords(_ rows: [String]) -> [(term: String, meaning: String)] {
  let heading = rows.firstIndex { $0.contains("New letters") || $0.contains("New words") } ?? 0
  return rows.dropFirst(heading + 1).compactMap { row in
    // The term, at least three spaces, its meanings, perhaps its reading.
    guard let match = row.firstMatch(of: /^ *(\S.*?) {3,}(\S.*)$/) else { return nil }
    let meaning = match.2.prefix { $0 != "," && $0 != "·" }.split(separator: " ").joined(separator: " ")
    return (String(match.1), meaning)
  }
}
