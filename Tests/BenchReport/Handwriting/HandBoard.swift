import Engine
import Games
import Hands
import Learning

/// A board to draw on, and the resolution of its mouse reports.
struct HandBoard: Sendable {
  /// For the table.
  let name: String
  /// The size of the board in cells.
  private let cells: Size
  /// The reported positions per cell: 1 × 1 if only cells are reported.
  private let pixels: Size

  /// The boards of the smallest window, of windows with 80×24 and 120×40 cells, one of 40×20 cells itself,
  /// and the second one again in pixels.
  static let all = [board(in: Size(60, 20)), usual, HandBoard(Size(40, 20)), board(in: Size(120, 40)), fine]
  /// The board of a window with 80×24 cells.
  static let usual = board(in: Size(80, 24))
  /// The same in a terminal that reports pixels, with cells of 8 × 16.
  static let fine = HandBoard(usual.cells, pixels: Size(8, 16))

  private init(_ cells: Size, pixels: Size = Size(1, 1)) {
    (self.cells, self.pixels) = (cells, pixels)
    let unit = pixels == Size(1, 1) ? "cells" : "cells in pixels"
    name = "\(cells.width)×\(cells.height) \(unit)"
  }

  private static func board(in window: Size) -> HandBoard {
    HandBoard(DrawingGame.board(in: window, cells: .usual).rect.size)
  }

  func draw(_ model: CharacterModel, jitter: Double, seed: UInt64) -> Drawing {
    hand(jitter, seed).draw(model, side: InkPlace.side)
  }

  /// Draws one stroke of the character, from 1.
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
}
