import Foundation
import Testing

/// Plays bubbles as a person does: learns the new words from the first screen, then finds the one that the bar asks
/// for and drags it there, or presses its key.
struct BubblesPlayer {
  let seat: any Seat
  let hand: Hand
  /// What each term means, as far as the first screen tells.
  private var meanings: [String: String] = [:]

  init(_ seat: any Seat, by hand: Hand, knowing pairs: [(term: String, meaning: String)] = []) {
    self.seat = seat
    self.hand = hand
    meanings = Dictionary(pairs.flatMap { [($0.term, $0.meaning), ($0.meaning, $0.term)] }) { $1 }
  }

  /// Reads the introduction, leaves it, and plays until all have popped. `interlude` is called once, when the
  /// first one has, with the place of a bubble. Returns how many there were.
  mutating func play(interlude: ((x: Int, y: Int)) throws -> Void = { _ in }) throws -> Int {
    try #require(seat.expect("New "))
    learn(seat.rows)
    if hand == .keys { seat.press(.enter) } else { seat.click(on: "Enter") }
    return try playField(interlude: interlude)
  }

  /// Plays until all have popped, or the game is no more on the screen.
  @discardableResult
  mutating func playField(interlude: ((x: Int, y: Int)) throws -> Void = { _ in }) throws -> Int {
    let count = try #require(look { $0.left > 0 }).left
    for left in (1...count).reversed() {
      try pop(left: left)
      if left == count { try interlude(anyBubble()) }
    }
    return count
  }

  /// A line of the introduction: the term, at least three blanks, its meanings, perhaps its reading.
  private mutating func learn(_ rows: [String]) {
    let heading = rows.firstIndex { $0.contains("New words") || $0.contains("New letters") } ?? 0
    for row in rows.dropFirst(heading + 1) {
      guard let match = row.firstMatch(of: /^ *(\S.*?) {3,}(\S.*)$/) else { continue }
      meanings[String(match.1)] = match.2.prefix { $0 != "," && $0 != "·" }.split(separator: " ").joined(
        separator: " ")
    }
  }

  /// What a terminal sends for a label: a letter, or where words are letters themselves a function key, as xterm has it.
  private static func typed(_ label: String) -> String {
    guard label.count > 1, label.hasPrefix("F"), let number = Int(label.dropFirst()) else { return label }
    let codes = [5: 15, 6: 17, 7: 18, 8: 19, 9: 20, 10: 21, 11: 23, 12: 24]
    return codes[number].map { "\u{1B}[\($0)~" } ?? "\u{1B}O" + ["P", "Q", "R", "S"][number - 1]
  }

  /// Brings the bubble that is asked for to the bar, once more where it had floated on before the hand was there, until
  /// fewer are left.
  private func pop(left: Int) throws {
    for _ in 0..<5 {
      guard let aim = aim(left: left) else { return }
      switch hand {
      case .mouse: seat.drag(from: aim.place, to: (40, aim.bar + 1))
      case .keys: seat.type(Self.typed(try #require(aim.label)))
      }
      if seat.wait(5, until: { hasPopped($0, left) }) { return }
    }
    Issue.record("what is asked for does not pop:\n\(seat.picture)")
  }

  /// The bubble that is asked for, as soon as it floats by itself; nil if fewer are left already.
  private func aim(left: Int) -> Aim? {
    var aim: Aim?
    let isThere = seat.wait { rows in
      if hasPopped(rows, left) { return true }
      aim = Field(rows).flatMap { field in meanings.lazy.compactMap { Aim($0.key, $0.value, in: field) }.first
      }
      return aim.map { hand == .mouse || $0.label != nil } ?? false
    }
    #expect(isThere, "nothing known is asked for, or what is does not float:\n\(seat.picture)")
    return aim
  }

  private func hasPopped(_ rows: [String], _ left: Int) -> Bool {
    Field(rows).map { $0.left < left }
      ?? (rows.contains { $0.contains("All ") && $0.contains(" found") }
        || !rows.prefix(2).joined().contains("  Bubbles · "))
  }

  private func anyBubble() throws -> (x: Int, y: Int) {
    let places = look { field in meanings.keys.contains { field.place(of: $0) != nil } }.map { field in
      meanings.keys.compactMap { field.place(of: $0) }
    }
    return try #require(places?.first)
  }

  private func look(until isAsWanted: (Field) -> Bool) -> Field? {
    var found: Field?
    seat.wait { rows in
      found = Field(rows).flatMap { isAsWanted($0) ? $0 : nil }
      return found != nil
    }
    return found
  }
}

/// What is asked for, and where it goes.
private struct Aim {
  let place: (x: Int, y: Int)
  /// Its key.
  let label: String?
  /// The first row of the bar.
  let bar: Int

  /// Nil where something else is asked for, or where the word isn't seen.
  init?(_ term: String, _ meaning: String, in field: Field) {
    // A bubble breaks a long word into lines.
    let longest = term.components(separatedBy: " ").max { $0.count < $1.count } ?? term
    guard field.asks(for: meaning), let place = field.place(of: term) ?? field.place(of: longest) else {
      return nil
    }
    self.place = place
    label = field.label(above: place, term)
    bar = field.bar
  }
}

/// The game as it stands on the screen.
private struct Field {
  /// The first row of the bar.
  let bar: Int
  /// How many words are left.
  let left: Int
  private let definition: String
  private let below: ArraySlice<[Character]>

  init?(_ rows: [String]) {
    guard let top = rows.firstIndex(where: { $0.contains("┏━") }),
      let bottom = rows.firstIndex(where: { $0.contains(/\d left ━/) }), bottom > top,
      let left = rows[bottom].firstMatch(of: /(\d+) left/).flatMap({ Int($0.1) })
    else { return nil }
    bar = top
    self.left = left
    definition = rows[top + 1..<bottom].joined(separator: " ").filter { !"┃✓✗".contains($0) }
      .split(separator: " ").joined(separator: " ")
    below = rows.map(Array.init)[(bottom + 1)..<max(bottom + 1, rows.count - 3)]
  }

  func asks(for meaning: String) -> Bool { !meaning.isEmpty && definition.hasPrefix(meaning) }

  /// The middle of a word that stands by itself.
  func place(of term: String) -> (x: Int, y: Int)? {
    let term = Array(term)
    for (y, row) in zip(below.indices, below) where row.count >= term.count {
      for x in 0...row.count - term.count where row[x..<x + term.count].elementsEqual(term) {
        let ends = [x - 1, x + term.count].filter(row.indices.contains).map { row[$0] }
        if !ends.contains(where: { $0.isLetter }) { return (x + (term.count - 1) / 2, y) }
      }
    }
    return nil
  }

  /// The key that stands over the middle of a word.
  func label(above place: (x: Int, y: Int), _ term: String) -> String? {
    guard below.indices.contains(place.y - 1) else { return nil }
    let row = below[place.y - 1]
    let near = (place.x - 1...place.x + 1).filter(row.indices.contains).map { row[$0] }
    return near.first { $0.isASCII && ($0.isLetter || $0.isNumber) }.map { String($0) }
  }
}
