import Drawing
import Engine
import Pty

/// How soon ink is seen on the board of the drawing game, and how much is written for it: from the bytes of a motion of
/// the mouse to the first byte that comes after them, in a terminal that tells cells and in one that tells pixels.
func inkTrial(_ programs: Programs) -> Trial {
  let rates = [125, 1000]
  let figures = ["cells", "pixels"].flatMap { unit in
    rates.flatMap { rate in
      [
        Figure("ink by \(unit): event to first byte, \(rate) events/s, p50", "ms"), Figure("p99", "ms"),
        Figure("written a frame", "bytes"),
      ]
    }
  }
  return Trial(name: "ink", figures: figures) { side in
    guard side == .babble else { return figures.map { _ in nil } }
    return try [false, true].flatMap { isFine in
      let board = try DrawnBoard(programs, isFine: isFine)
      return try rates.flatMap { try board.draw(rate: Double($0)) }
    }
  }
}

/// The game while its board is drawn on.
private struct DrawnBoard {
  private static let strokes = 10
  private static let motions = 90
  /// The pixels of a cell.
  private static let cell = Size(10, 20)

  private let seat: Seat
  private let hand: PointerHand

  /// Starts the game and leaves its introduction.
  init(_ programs: Programs, isFine: Bool) throws {
    let size = PtySize(
      Seat.size.columns, Seat.size.rows, cellWidth: isFine ? Self.cell.width : 0,
      cellHeight: isFine ? Self.cell.height : 0)
    seat = try Seat(programs.drawing(), programs.environment, size: size, keepsOutput: true)
    hand = PointerHand(seat: seat, path: Self.path(isFine: isFine))
    for _ in 0..<2 {
      try seat.settle(milliseconds: 500)
      seat.type("\r")
    }
    try seat.settle(milliseconds: 500)
    if isFine, !seat.tellsPixels { throw Refusal("the drawing game doesn't ask for pixels") }
  }

  /// Draws strokes, each on an empty board: p50 and p99 of the delays in milliseconds, and the bytes of a frame.
  func draw(rate: Double) throws -> [Double?] {
    var (delays, bytes, frames) = ([Double](), 0, 0)
    for _ in 0..<Self.strokes {
      let before = (seat.written, seat.answered)
      delays += try hand.drag(rate: rate)
      bytes += seat.written - before.0
      frames += seat.answered - before.1
      seat.type("x")
      try seat.settle(milliseconds: 100)
    }
    guard frames > 0 else { throw Refusal("nothing was drawn on the board of the drawing game") }
    delays.sort()
    return [delays.quantile(0.5), delays.quantile(0.99), Double(bytes) / Double(frames)]
  }

  /// Up and down the board in a zigzag, each time into another cell, or half a cell on where pixels are told.
  private static func path(isFine: Bool) -> [Point] {
    let window = Size(Seat.size.columns, Seat.size.rows)
    let board = DrawingGame.board(in: window, cells: CellShape(width: cell.width, height: cell.height)).rect
    let unit = isFine ? cell : Size(1, 1)
    let (width, height) = (board.width * unit.width, board.height * unit.height)
    let step = isFine ? cell.width / 2 : 1
    return (0...motions).map { index in
      let way = index * step % (2 * (width - 1))
      let x = min(way, 2 * (width - 1) - way)
      return Point(board.left * unit.width + x, board.top * unit.height + (height - 1) * index / motions)
    }
  }
}
