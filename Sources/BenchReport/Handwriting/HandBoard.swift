import Drawing
import Engine
import Hands
import Ink
import WordGame

/// A board that a hand draws on, and how finely its terminal tells where the mouse is.
struct HandBoard: Sendable {
  /// As a line of the table has it.
  let name: String
  /// Of the board.
  private let cells: Size
  /// Of a cell, as far as it is told: 1 and 1 where only cells are.
  private let pixels: Size

  /// The board of the least window, of one with 80×24 cells, one of 40×20 cells itself, that of a window with 120×40,
  /// and the second one once more with pixels.
  static let all = [board(in: Size(60, 20)), usual, HandBoard(Size(40, 20)), board(in: Size(120, 40)), fine]
  /// That of a window with 80×24 cells.
  static let usual = board(in: Size(80, 24))
  /// The same, in a terminal that tells pixels: a cell is 8 wide and 16 high.
  static let fine = HandBoard(usual.cells, pixels: Size(8, 16))

  private init(_ cells: Size, pixels: Size = Size(1, 1)) {
    (self.cells, self.pixels) = (cells, pixels)
    let unit = pixels == Size(1, 1) ? "cells" : "cells in pixels"
    name = "\(cells.width)×\(cells.height) \(unit)"
  }

  private static func board(in window: Size) -> HandBoard {
    HandBoard(DrawingGame.board(in: window, cells: .usual).rect.size)
  }

  /// Draws a character as large as the board.
  func draw(_ model: CharacterModel, jitter: Double, seed: UInt64) -> Drawing {
    hand(jitter, seed).draw(model, side: InkPlace.side)
  }

  /// Draws one of its strokes, from 1.
  func draw(_ number: Int, of model: CharacterModel, jitter: Double, seed: UInt64) -> Stroke {
    hand(jitter, seed).draw(number, of: model, side: InkPlace.side)
  }

  private func hand(_ jitter: Double, _ seed: UInt64) -> Hand {
    var hand = Hand(seed: seed, jitter: jitter)
    hand.cell = (
      InkPlace.side / (cells.width * pixels.width), InkPlace.side / (cells.height * pixels.height)
    )
    return hand
  }

  /// What the game makes of a recogniser's guesses here.
  func rule(_ language: InkLanguage) -> ReadingRule {
    pixels == Size(1, 1)
      ? ReadingRule(language, columns: cells.width, rows: cells.height) : ReadingRule(language)
  }
}
