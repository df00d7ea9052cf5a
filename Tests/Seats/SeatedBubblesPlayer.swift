/// Plays bubbles from any seat: learns the new words from the introduction, then finds the one that the bar asks for and
/// drags it there, or presses its key.
package struct SeatedBubblesPlayer {
  private let seat: any Seat
  private let hand: Hand
  /// The definition for each word that may float.
  private var meanings: [String: String] = [:]

  package init(_ seat: any Seat, by hand: Hand, knowing pairs: [(term: String, meaning: String)] = []) {
    self.seat = seat
    self.hand = hand
    meanings = Dictionary(pairs.flatMap { [($0.term, $0.meaning), ($0.meaning, $0.term)] }) { $1 }
  }

  /// Reads the introduction, leaves it, and plays until all have popped. Calls `interlude` once, after the first pop, with
  /// the place of a bubble. Returns the number of words.
  package mutating func play(interlude: ((x: Int, y: Int)) throws -> Void = { _ in }) throws -> Int {
    if !seat.wait(until: { $0.contains { $0.contains("New ") } }) { throw Stuck("no new words", on: seat) }
    for (term, meaning) in introducedWords(seat.rows) { meanings[term] = meaning }
    if hand == .keys {
      seat.press(.enter)
    } else {
      let place = try seat.position(of: "Enter").orStuck("nothing to click on", on: seat)
      seat.click(place.x, place.y)
    }
    return try playField(interlude: interlude)
  }

  /// Plays until all have popped, or the game is gone from the screen.
  @discardableResult
  package func playField(interlude: ((x: Int, y: Int)) throws -> Void = { _ in }) throws -> Int {
    let count = try look { $0.left > 0 }.orStuck("no game", on: seat).left
    for left in (1...count).reversed() {
      try pop(left: left)
      if left == count { try interlude(anyBubble()) }
    }
    return count
  }

  private func pop(left: Int) throws {
    for _ in 0..<5 {
      guard let aim = try aim(left: left) else { return }
      switch hand {
      case .mouse: seat.drag(from: aim.place, to: (40, aim.bar + 1))
      case .keys: press(try aim.label.orStuck("no label", on: seat))
      }
      if seat.wait(5, until: { hasPopped($0, left) }) { return }
    }
    throw Stuck("the right bubble doesn't pop", on: seat)
  }

  /// Labels are characters or, where words are letters themselves, function keys.
  private func press(_ label: String) {
    let number = label.count > 1 && label.hasPrefix("F") ? Int(label.dropFirst()) : nil
    if let number { seat.press(.function(number)) } else { seat.type(label) }
  }

  /// The right bubble, as soon as it floats freely; nil if it has popped already.
  private func aim(left: Int) throws -> Aim? {
    var aim: Aim?
    let isThere = seat.wait { rows in
      if hasPopped(rows, left) { return true }
      aim = Field(rows).flatMap { field in
        let asked = field.asked(of: meanings.values)
        return meanings.lazy.filter { $0.value == asked }.compactMap { Aim($0.key, in: field) }.first
      }
      return aim.map { hand == .mouse || $0.label != nil } ?? false
    }
    if !isThere { throw Stuck("no known word is asked for, or it isn't visible", on: seat) }
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
    return try (places?.first).orStuck("no bubble", on: seat)
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

/// The bubble to send.
private struct Aim {
  let place: (x: Int, y: Int)
  let label: String?
  /// The first row of the bar.
  let bar: Int

  /// Nil if the word isn't visible.
  init?(_ term: String, in field: Field) {
    // A bubble wraps long terms.
    let words = term.split(separator: Character(" "))
    let longest = words.count < 2 ? nil : words.max { $0.count < $1.count }.map(String.init)
    guard let place = field.place(of: term) ?? longest.flatMap({ field.place(of: $0, withinLine: true) })
    else { return nil }
    self.place = place
    label = field.label(above: place, term)
    bar = field.bar
  }
}

/// A game of bubbles as read from the screen.
private struct Field {
  /// The first row of the bar.
  let bar: Int
  /// Words left.
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

  /// What is asked for, of these: “el café”, though it begins with “el”.
  func asked(of meanings: some Sequence<String>) -> String? {
    meanings.filter { !$0.isEmpty && definition.hasPrefix($0) }.max { $0.count < $1.count }
  }

  /// The middle of a term that stands alone in its line, unlike “to” in “to go”. Within a line, it only has to be a whole
  /// word.
  func place(of term: String, withinLine: Bool = false) -> (x: Int, y: Int)? {
    let term = Array(term)
    for (y, row) in zip(below.indices, below) where row.count >= term.count {
      for x in 0...row.count - term.count where row[x..<x + term.count].elementsEqual(term) {
        let before = row[..<x].reversed(), after = Array(row[(x + term.count)...])
        let ends = [Array(before), after].compactMap { withinLine ? $0.first : $0.first { $0 != " " } }
        if !ends.contains(where: isText) { return (x + (term.count - 1) / 2, y) }
      }
    }
    return nil
  }

  private func isText(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character.isPunctuation
  }

  /// The label above the middle of a word.
  func label(above place: (x: Int, y: Int), _ term: String) -> String? {
    guard below.indices.contains(place.y - 1) else { return nil }
    let row = below[place.y - 1]
    let near = (place.x - 1...place.x + 1).filter(row.indices.contains).map { row[$0] }
    let label = String(near.filter { $0.isASCII && ($0.isLetter || $0.isNumber) })
    return label.wholeMatch(of: /F\d+/) != nil ? label : label.first.map { String($0) }
  }
}
