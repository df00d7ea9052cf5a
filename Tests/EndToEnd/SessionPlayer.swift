import Foundation
import Seats
import Testing

/// A built-in deck, read from its file.
struct PlainDeck: Decodable {
  struct Word: Decodable {
    let term: String
    let meanings: [String]
  }

  let words: [Word]

  static func named(_ id: String) throws -> PlainDeck {
    let sources = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let file = sources.deletingLastPathComponent().appending(path: "Assets/Decks/\(id).json")
    return try JSONDecoder().decode(PlainDeck.self, from: Data(contentsOf: file))
  }
}

/// Plays a day's session by sight, knowing the deck well: types or chooses right answers, and plays the rounds.
struct SessionPlayer {
  private enum Screen {
    case card, round, typed(String), chosen(Int), answered, end
  }

  let seat: any Seat
  private let deck: PlainDeck
  private let hand: Hand
  private(set) var answers = 0
  /// The games of the rounds played.
  private(set) var games: Set<String> = []

  init(_ seat: any Seat, _ deck: PlainDeck, by hand: Hand = .keys) {
    (self.seat, self.deck, self.hand) = (seat, deck, hand)
  }

  /// Plays until the session ends, or until so many questions were answered in all.
  /// - Parameter misses: how many of the next answers are wrong.
  mutating func play(atMost most: Int = .max, misses: Int = 0) throws {
    let rightFrom = answers + misses
    while answers < most {
      switch try nextScreen() {
      case .typed(let answer): try type(answers < rightFrom ? "xyzzy" : answer)
      case .chosen(let number): try choose(answers < rightFrom ? number % 4 + 1 : number)
      case .round: games.insert(try RoundPlayer(seat: seat, deck: deck, hand: hand).play())
      case .end: return
      case let screen: try pass(screen)
      }
    }
  }

  private func nextScreen() throws -> Screen {
    var found: Screen?
    seat.wait { rows in
      found = screen(rows)
      return found != nil
    }
    return try #require(found, "what is to be done here?\n\(seat.picture)")
  }

  /// Nobody types the part in brackets that distinguishes a meaning.
  private mutating func type(_ answer: String) throws {
    let answer = answer.replacing(#/ \(.*\)/#, with: "")
    if hand == .keys { seat.type(answer) } else { try pick(answer.lowercased()) }
    enter()
    answers += 1
    try expectChange { !foot($0).contains("Enter check") }
  }

  private mutating func choose(_ number: Int) throws {
    if hand == .keys { seat.type("\(number)") } else { seat.click(on: " \(number)  ") }
    answers += 1
    try expectChange { !foot($0).contains("1-4 answer") }
  }

  /// Picks the answer letter by letter from the palette.
  private func pick(_ answer: String) throws {
    seat.click(on: "Ctrl-P")
    try expectChange { foot($0).contains("Esc close") }
    for (index, letter) in answer.enumerated() {
      let tile = try #require(place(of: letter == " " ? "␣" : letter), "no \(letter) on:\n\(seat.picture)")
      seat.click(tile.x, tile.y)
      let typed = String(answer.prefix(index + 1)).trimmed
      try expectChange { rows in rows.contains { $0.contains("│ \(typed)") } }
    }
    seat.click(on: "Esc close")
    try expectChange { foot($0).contains("Enter check") }
  }

  /// The place of a letter in the palette, where each has four columns.
  private func place(of letter: Character) -> (x: Int, y: Int)? {
    let rows = seat.rows.map(Array.init)
    for (y, row) in rows.enumerated().reversed() {
      let x = row.indices.first { x in
        row[x] == letter && x > 0 && " ▸".contains(row[x - 1]) && (x + 1 == row.count || row[x + 1] == " ")
      }
      if let x, !row.contains("E") { return (x, y) }
    }
    return nil
  }

  private func enter() { hand == .keys ? seat.press(.enter) : seat.click(on: "Enter ") }

  /// Leaves a screen that asks for no answer.
  private func pass(_ screen: Screen) throws {
    let before = seat.settledRows
    // On a card, an Enter that comes sooner after another is taken for a held key, and on a busy machine also a later one.
    let hasPassed = (0..<5).contains { _ in
      seat.pause(0.35)
      enter()
      return seat.wait(10) { rows in
        if case .card = screen { rows != before } else { !isAnswered(rows) }
      }
    }
    try #require(hasPassed, "nothing came of it:\n\(seat.picture)")
  }

  private func expectChange(_ isDone: ([String]) -> Bool) throws {
    let hasChanged = seat.wait(until: isDone)
    try #require(hasChanged, "nothing came of it:\n\(seat.picture)")
  }

  private func screen(_ rows: [String]) -> Screen? {
    let foot = foot(rows)
    // Only the end of the day has a picture of itself to save.
    if foot.contains("c picture") { return .end }
    if isAnswered(rows) { return .answered }
    if isCard(rows) { return .card }
    if RoundPlayer.game(rows) != nil { return .round }
    if foot.contains("Enter check") { return prompt(rows).map { .typed($0) } }
    return foot.contains("1-4 answer") ? choice(rows).map { .chosen($0) } : nil
  }

  private func isCard(_ rows: [String]) -> Bool {
    foot(rows).contains("I know this") || foot(rows).contains("not yet known")
  }

  private func isAnswered(_ rows: [String]) -> Bool { foot(rows).contains("Enter next") && !isCard(rows) }

  private func foot(_ rows: [String]) -> String { rows.last { !$0.isEmpty } ?? "" }

  private func prompt(_ rows: [String]) -> String? {
    guard let place = rows.firstIndex(where: { ["what does it mean?", "in Spanish"].contains($0.trimmed) }),
      place > 0
    else { return nil }
    let shown = rows[..<place].last { !$0.trimmed.isEmpty }?.trimmed
    return rows[place].trimmed == "what does it mean?"
      ? deck.words.first { $0.term == shown }?.meanings[0]
      : deck.words.first { $0.meanings.joined(separator: ", ") == shown }?.term
  }

  private func choice(_ rows: [String]) -> Int? {
    guard let answer = prompt(rows) else { return nil }
    let option = /([1-4]) +(\S.*?) +│/
    for row in rows {
      for match in row.matches(of: option) where String(match.2) == answer {
        return Int(match.1)
      }
    }
    return nil
  }
}

extension String {
  fileprivate var trimmed: String { trimmingCharacters(in: .whitespaces) }
}
