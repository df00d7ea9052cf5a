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

/// A learner of a deck who knows it well: reads the screen, types or chooses what is right, and plays the rounds.
struct TodayPlayer {
  /// What a screen asks for.
  private enum Screen {
    case card, round, typed(String), chosen(Int), answered, end
  }

  let seat: any Seat
  private let deck: PlainDeck
  /// How many questions were answered.
  private(set) var answers = 0
  /// The games of the rounds that were played.
  private(set) var games: Set<String> = []

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
        seat.type("\(isToErr(&erring) ? number % 4 + 1 : number)")
        answers += 1
        try expectChange { !foot($0).contains("1-4 answer") }
      case .round: games.insert(try RoundPlayer(seat: seat, deck: deck).play())
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
    seat.type(isToErr(&erring) ? "xyzzy" : answer)
    seat.press(.enter)
    answers += 1
    try expectChange { !foot($0).contains("Enter check") }
  }

  /// Whether the word that is asked is one to get wrong.
  private func isToErr(_ erring: inout Set<String>) -> Bool {
    let rows = seat.rows
    let term = deck.words.first { word in rows.contains { $0.trimmed == word.term } }?.term
    return term.map { erring.remove($0) != nil } ?? false
  }

  /// What asks for no answer.
  private func pass(_ screen: Screen) throws {
    let before = seat.rows
    seat.press(.enter)
    try expectChange { rows in
      if case .card = screen { rows != before } else { !isAnswered(rows) }
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
    if RoundPlayer.game(rows) != nil { return .round }
    if foot.contains("Enter check") { return prompt(rows).map { .typed($0) } }
    return foot.contains("1-4 answer") ? choice(rows).map { .chosen($0) } : nil
  }

  private func isCard(_ rows: [String]) -> Bool {
    foot(rows).contains("I know this") || foot(rows).contains("not yet known")
  }

  private func isAnswered(_ rows: [String]) -> Bool { foot(rows).contains("Enter next") && !isCard(rows) }

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
