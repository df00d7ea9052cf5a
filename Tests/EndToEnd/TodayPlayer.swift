import Foundation
import Testing

/// A deck of ours as its file has it.
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

/// A learner of a deck who knows it well: reads the screen, types or chooses what is right, and passes over rounds.
struct TodayPlayer {
  /// What a screen asks for.
  private enum Screen {
    case card, round, rain, pause, typed(String), chosen(Int), answered, end
  }

  let seat: any Seat
  private let deck: PlainDeck
  /// How many questions were answered.
  private(set) var answers = 0

  init(_ seat: any Seat, _ deck: PlainDeck) {
    (self.seat, self.deck) = (seat, deck)
  }

  /// Goes on until the session is at its end, or so many questions were answered.
  ///
  /// - Parameter erring: the terms that it gets wrong, each once.
  mutating func play(atMost most: Int = .max, erring: Set<String> = []) throws {
    var erring = erring
    while answers < most {
      switch try nextScreen() {
      case .typed(let answer): try type(answer, &erring)
      case .chosen(let number):
        seat.type("\(number)")
        answers += 1
        try expectChange { !foot($0).contains("1-4 answer") }
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

  private mutating func type(_ answer: String, _ erring: inout Set<String>) throws {
    let rows = seat.rows
    let term = deck.words.first { word in rows.contains { $0.trimmed == word.term } }?.term
    seat.type((term.map { erring.remove($0) != nil } ?? false) ? "xyzzy" : answer)
    seat.press(.enter)
    answers += 1
    try expectChange { !foot($0).contains("Enter check") }
  }

  /// What asks for no answer, or for one of a game.
  private func pass(_ screen: Screen) throws {
    let before = seat.rows
    switch screen {
    case .card:
      seat.press(.enter)
      try expectChange { $0 != before }
    case .answered:
      seat.press(.enter)
      try expectChange { !isAnswered($0) }
    // A second q would be one too many: what follows knows that key, too.
    case .round:
      seat.type("q")
      try expectChange { !isRound($0) }
    // Letters are text in rain; the last line of the pause leaves it.
    case .rain:
      seat.press(.escape)
      seat.expect("Leave the game")
      seat.press(.up)
    case .pause:
      seat.press(.enter)
      try expectChange { !isPause($0) }
    case .typed, .chosen, .end: break
    }
  }

  private func expectChange(_ isDone: ([String]) -> Bool) throws {
    let hasChanged = seat.wait(until: isDone)
    try #require(hasChanged, "nothing came of it:\n\(seat.picture)")
  }

  private func screen(_ rows: [String]) -> Screen? {
    let foot = foot(rows)
    if foot.contains("Enter done") { return .end }
    if isAnswered(rows) { return .answered }
    if isCard(rows) { return .card }
    if isPause(rows) { return .pause }
    if foot.contains("four answers") { return .rain }
    if foot.contains("Enter check") { return prompt(rows).map { .typed($0) } }
    if foot.contains("1-4 answer") { return choice(rows).map { .chosen($0) } }
    return isRound(rows) ? .round : nil
  }

  /// The first screen has the same key, and a deck to export.
  private func isRound(_ rows: [String]) -> Bool {
    let foot = foot(rows)
    return (foot.contains("q leave") || foot.contains("q menu")) && !foot.contains("x export")
      && !foot.contains("1-4 answer") && !isPause(rows)
  }

  private func isCard(_ rows: [String]) -> Bool {
    foot(rows).contains("I know this") || foot(rows).contains("not yet known")
  }

  private func isAnswered(_ rows: [String]) -> Bool { foot(rows).contains("Enter next") && !isCard(rows) }

  private func isPause(_ rows: [String]) -> Bool { rows.contains { $0.contains("Leave the game") } }

  private func foot(_ rows: [String]) -> String { rows.last { !$0.isEmpty } ?? "" }

  /// The answer to the row above what is asked.
  private func prompt(_ rows: [String]) -> String? {
    guard let place = rows.firstIndex(where: { ["meaning", "in Spanish"].contains($0.trimmed) }), place > 0
    else { return nil }
    let shown = rows[..<place].last { !$0.trimmed.isEmpty }?.trimmed
    return rows[place].trimmed == "meaning"
      ? deck.words.first { $0.term == shown }?.meanings[0]
      : deck.words.first { $0.meanings.joined(separator: ", ") == shown }?.term
  }

  private func choice(_ rows: [String]) -> Int? {
    guard let answer = prompt(rows) else { return nil }
    for row in rows {
      for match in row.matches(of: /([1-4]) +(\S.*?) +│/) where String(match.2) == answer {
        return Int(match.1)
      }
    }
    return nil
  }
}

extension String {
  fileprivate var trimmed: String { trimmingCharacters(in: .whitespaces) }
}
