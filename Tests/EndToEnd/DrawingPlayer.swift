import Foundation
import Hands
import Ink
import Seats
import Testing

/// Draws words as a person does who has learned them: reads what is asked, and draws it onto the board that stands on
/// the screen.
struct DrawingPlayer {
  let seat: XtermSeat
  /// The character for each meaning.
  let characters: [String: Character]

  /// Draws what is asked until nothing is.
  /// - Parameter hand: how each character is drawn.
  /// - Returns: the verdict, with what is said of it, by character.
  func play(words: Int, _ plan: (Character) throws -> Plan) throws -> [Character: String] {
    var verdicts: [Character: String] = [:]
    for _ in 0..<words {
      let character = try #require(asked(), "nothing known is asked for:\n\(seat.picture)")
      let plan = try plan(character)
      try draw(plan.model, plan.hand)
      seat.press(.enter)
      #expect(seat.wait { rows in rows.contains { $0.contains("yours") } }, "no verdict:\n\(seat.picture)")
      verdicts[character] = seat.rows[2...5].map { $0.trimmingCharacters(in: .whitespaces) }.joined(
        separator: " ")
      seat.pause(0.4)
      seat.press(.enter)
      seat.expectGone("yours")
    }
    return verdicts
  }

  /// What is drawn, and by which hand.
  struct Plan {
    let model: CharacterModel
    let hand: Hands.Hand
  }

  private func asked() -> Character? {
    var found: Character?
    seat.wait { rows in
      guard let board = Board(rows) else { return false }
      let texts = rows.map { $0.prefix(board.left - 1).trimmingCharacters(in: .whitespaces) }
      found = texts.lazy.compactMap { characters[$0] }.first
      return found != nil
    }
    return found
  }

  private func draw(_ model: CharacterModel, _ hand: Hands.Hand) throws {
    let board = try #require(Board(seat.rows), "no board:\n\(seat.picture)")
    let drawing = hand.draw(model, side: 1000)
    for stroke in drawing.strokes {
      seat.trace(
        stroke.points.map { point in
          (
            Double(board.left) + Double(point.x * board.width) / 1000,
            Double(board.top) + Double(point.y * board.height) / 1000
          )
        })
    }
  }

  /// The board's cells, as its frame stands on the screen.
  private struct Board {
    let left, top, width, height: Int

    init?(_ rows: [String]) {
      guard let first = rows.firstIndex(where: { $0.contains("╭──") }),
        let last = rows.lastIndex(where: { $0.contains("╰──") }), last > first + 1,
        let corner = rows[first].firstIndex(of: "╭"), let end = rows[first].lastIndex(of: "╮"),
        rows[first].filter({ $0 == "╭" }).count == 1
      else { return nil }
      left = rows[first].distance(from: rows[first].startIndex, to: corner) + 1
      width = rows[first].distance(from: corner, to: end) - 1
      (top, height) = (first + 1, last - first - 1)
    }
  }
}
