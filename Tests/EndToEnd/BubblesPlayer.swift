import Glibc
import Testing

/// Plays bubbles as a person does: learns the new words from the first screen, then finds the one that the bar asks
/// for and drags it there, or presses its key.
struct BubblesPlayer {
  enum Hand {
    case keys, mouse
  }

  let seat: any Seat
  let hand: Hand
  /// What each term means, as far as the first screen tells.
  private var meanings: [String: String] = [:]

  init(_ seat: any Seat, by hand: Hand) {
    self.seat = seat
    self.hand = hand
  }

  /// Reads the introduction, leaves it, and plays until all have popped. `interlude` is called once, when the
  /// first one has, with the place of a bubble. Returns how many there were.
  mutating func play(interlude: ((x: Int, y: Int)) throws -> Void = { _ in }) throws -> Int {
    try #require(seat.expect("New "))
    learn(seat.rows)
    if hand == .keys { seat.press(.enter) } else { seat.click(on: "Enter") }
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

  /// Brings the bubble that is asked for to the bar, and waits until fewer are left.
  private func pop(left: Int) throws {
    var term = ""
    let field = try #require(
      look { field in
        term = meanings.first { field.asks(for: $0.value) }?.key ?? ""
        return field.left == left && !term.isEmpty && field.place(of: term) != nil
      }, "nothing known is asked for, or what is does not float:\n\(seat.picture)")
    let place = try #require(field.place(of: term))
    switch hand {
    case .mouse: seat.drag(from: place, to: (40, field.bar + 1))
    case .keys: seat.type(try #require(field.label(above: place, term), "no key:\n\(seat.picture)"))
    }
    #expect(
      seat.wait(5) { Field($0).map { $0.left < left } ?? true }, "\(term) has not popped:\n\(seat.picture)")
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
