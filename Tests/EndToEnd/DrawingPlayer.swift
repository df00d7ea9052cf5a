import Foundation
import Hands
import Learning
import Seats
import Testing

/// Draws words in a terminal's window: reads what is asked, and draws it on the board on the screen.
struct DrawingPlayer {
  let seat: WindowSeat
  let characters: [String: Character]

  /// Draws the words that are asked for.
  /// - Parameter plan: how each character is drawn.
  /// - Returns: the verdict and its remarks, by character.
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
    if verdicts.values.contains(where: { $0.contains("✓") }) {
      seat.expect("Your drawings")
      seat.press(.enter)
    }
    return verdicts
  }

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

  /// The board's cells, found by its frame.
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

/// The strokes of the tests' characters as KanjiVG files.
struct StrokeFiles {
  let home: Home

  /// The same as medians of make-me-a-hanzi, whose y axis points up from -124 to 900.
  func installChinese() throws {
    let lines = Characters.all.map { model in
      let medians = model.strokes.map { stroke in
        "[" + stroke.map { "[\(Int($0.x)),\(900 - Int($0.y))]" }.joined(separator: ",") + "]"
      }
      return
        #"{"character":"\#(model.character)","strokes":["M 0 0"],"medians":[\#(medians.joined(separator: ","))]}"#
    }
    let file = try home.write(lines.joined(separator: "\n") + "\n", to: "graphics.txt")
    let usage = try Usage(["dictionary", "install", "--yes", "--from", file], home: home)
    try #require(usage.status == .exited(0), "\(usage.output)")
  }

  /// Adds them to the program's dictionary, in the home's cache folder.
  func install() throws {
    let files = try Characters.lines.map { line in
      let code = String(line.character.unicodeScalars.first?.value ?? 0, radix: 16)
      let name = String(repeating: "0", count: 5 - code.count) + code
      let paths = line.paths.map { #"<path d="\#($0)"/>"# }.joined(separator: "\n")
      return try home.write(
        #"<svg><g id="kvg:StrokePaths_\#(name)" style="fill:none;">\#n\#(paths)\#n</g></svg>"#,
        to: "\(name).svg")
    }
    let usage = try Usage(["dictionary", "install", "--yes", "--from"] + files, home: home)
    try #require(usage.status == .exited(0), "\(usage.output)")
  }
}
