import Foundation
import Seats
import Testing

/// Plays the rounds of a day's course by sight, knowing the deck well.
struct RoundPlayer {
  let seat: any Seat
  let deck: PlainDeck
  var hand = Hand.keys

  /// Plays the round that is on the screen, whichever game it is of. Returns the name of the game.
  @discardableResult
  func play() throws -> String {
    let game = try #require(Self.game(seat.rows), "which game is this?\n\(seat.picture)")
    if seat.picture.contains("Enter start") {
      if hand == .keys { seat.press(.enter) } else { seat.click(on: "Enter start") }
      seat.expectGone("Enter start")
    }
    switch game {
    case "Memory":
      var player = SeatedMemoryPlayer(seat, by: hand, knowing: pairs)
      try player.playBoards()
    case "Bubbles":
      try SeatedBubblesPlayer(seat, by: hand, knowing: pairs).playField()
    case "Challenge": try answerAll(game) { choice($0) }
    default: try answerAll(game) { falling($0).map { [$0, "\r"] } }
    }
    let hasEnded = seat.wait { Self.game($0) != game }
    try #require(hasEnded, "the round goes on:\n\(seat.picture)")
    return game
  }

  /// The game named in the head line or the introduction; nil if no round is on the screen.
  static func game(_ rows: [String]) -> String? {
    let head = rows.prefix(12).joined(separator: "\n")
    return ["Memory", "Bubbles", "Challenge", "Rain"].first { head.contains("  \($0) · ") }
  }

  /// The texts on cards and bubbles.
  private var pairs: [(term: String, meaning: String)] { deck.words.map { ($0.term, $0.meanings[0]) } }

  private func answerAll(_ game: String, by keys: ([String]) -> [String]?) throws {
    for _ in 0..<200 {
      var next: [String]?
      let goesOn = seat.wait { rows in
        next = keys(rows)
        return next != nil || Self.game(rows) != game
      }
      try #require(goesOn, "what is asked here?\n\(seat.picture)")
      guard let next, Self.game(seat.rows) == game else { return }
      let before = seat.rows
      for key in next { key == "\r" ? seat.press(.enter) : seat.type(key) }
      seat.wait(5) { $0 != before && keys($0) != next }
    }
  }

  /// The number of the right answer among four.
  private func choice(_ rows: [String]) -> [String]? {
    let options = NumberedAnswers.read(rows)
    let asked = rows.prefix(14).map { $0.trimmingCharacters(in: .whitespaces) }
    guard options.count == 4, NumberedAnswers.areOpen(rows) else { return nil }
    for word in deck.words {
      let meaning = word.meanings[0]
      guard asked.contains(word.term) || asked.contains(meaning) else { continue }
      let answer = asked.contains(word.term) ? meaning : word.term
      if let option = options.first(where: { answer.hasPrefix($0.text) }) { return [option.number] }
    }
    return nil
  }

  /// The answer to the lowest falling word.
  private func falling(_ rows: [String]) -> String? {
    let row = rows.dropFirst(2).first { $0.contains("▸ ") && !$0.contains("│") }
    guard let text = row?.components(separatedBy: "▸ ").last else { return nil }
    let answers = deck.words.flatMap {
      [($0.term, $0.meanings[0]), ($0.meanings.joined(separator: ", "), $0.term)]
    }
    return answers.filter { text.hasPrefix($0.0) }.max { $0.0.count < $1.0.count }?.1
  }
}
