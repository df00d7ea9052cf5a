import Emulator
import Engine
import Games
import Glibc
import Pty
import System

/// How soon a dragged bubble moves: from a mouse report to the first byte of output after it, at the rate of
/// an ordinary mouse and of a fast one. Each drag ends with a release, after which the bubble returns to its
/// start; if it doesn't, the release was lost.
func dragTrial(_ programs: Programs) -> BenchTrial {
  let rates = [125, 1000]
  let delays = rates.flatMap { rate in
    [TrialFigure("pointer: event to first byte, \(rate) events/s, p50", "ms"), TrialFigure("p99", "ms")]
  }
  let figures = delays + [TrialFigure("releases lost of \(rates.count * dragsAtEachRate)", "")]
  return BenchTrial(name: "drag", figures: figures) { side in
    guard side == .babble else { return figures.map { _ in nil } }
    let program = try MeasuredProgram(programs.drag(), keepsOutput: true)
    try program.settle(milliseconds: 300)
    var bubble = DraggedBubble(program)
    let quantiles = try rates.flatMap { rate in
      let delays = try (0..<dragsAtEachRate).flatMap { _ in try bubble.drag(rate: Double(rate)) }.sorted()
      return [delays.quantile(0.5), delays.quantile(0.99)]
    }
    return quantiles + [Double(bubble.lost)]
  }
}

private let dragsAtEachRate = 10

/// Drags the bubble along a line and checks that it is released.
private struct DraggedBubble {
  private static let start = Point(10, 10)
  /// One column each, since terminals only report changes of cell.
  private static let motions = 90
  private static let rows = 20

  private let hand: PointerHand
  private let emulator = Emulator(MeasuredProgram.size.columns, MeasuredProgram.size.rows)
  private let atRest: [String]
  private var shown: Int
  private(set) var lost = 0

  init(_ program: MeasuredProgram) {
    hand = PointerHand(
      program: program, path: (0...Self.motions).map { Self.start + Point($0, Self.rows * $0 / Self.motions) }
    )
    for arrival in program.arrivals { emulator.feed(arrival.bytes) }
    shown = program.arrivals.count
    atRest = emulator.rows
  }

  /// Returns the delay of the first byte after each motion, in milliseconds.
  mutating func drag(rate: Double) throws -> [Double] {
    defer { show() }
    return try hand.drag(rate: rate)
  }

  private mutating func show() {
    for arrival in hand.program.arrivals[shown...] { emulator.feed(arrival.bytes) }
    shown = hand.program.arrivals.count
    if emulator.rows != atRest { lost += 1 }
  }
}

/// How soon ink appears on the board of the drawing game, and how much is written for it: from a mouse report
/// to the first byte of output after it, in a terminal that reports cells and in one that reports pixels.
func inkTrial(_ programs: Programs) -> BenchTrial {
  let rates = [125, 1000]
  let figures = ["cells", "pixels"].flatMap { unit in
    rates.flatMap { rate in
      [
        TrialFigure("ink by \(unit): event to first byte, \(rate) events/s, p50", "ms"),
        TrialFigure("p99", "ms"),
        TrialFigure("written a frame", "bytes"),
      ]
    }
  }
  return BenchTrial(name: "ink", figures: figures) { side in
    guard side == .babble else { return figures.map { _ in nil } }
    return try [false, true].flatMap { isFine in
      let board = try DrawnBoard(programs, isFine: isFine)
      return try rates.flatMap { try board.draw(rate: Double($0)) }
    }
  }
}

/// The drawing game, being drawn on.
private struct DrawnBoard {
  private static let strokes = 10
  private static let motions = 90
  /// The size of a cell in pixels.
  private static let cell = Size(10, 20)

  private let program: MeasuredProgram
  private let hand: PointerHand

  /// Starts the game and dismisses the introduction.
  init(_ programs: Programs, isFine: Bool) throws {
    let size = PtySize(
      MeasuredProgram.size.columns, MeasuredProgram.size.rows, cellWidth: isFine ? Self.cell.width : 0,
      cellHeight: isFine ? Self.cell.height : 0)
    program = try MeasuredProgram(programs.drawing(), programs.environment, size: size, keepsOutput: true)
    hand = PointerHand(program: program, path: Self.path(isFine: isFine))
    for _ in 0..<2 {
      try program.settle(milliseconds: 500)
      program.type("\r")
    }
    try program.settle(milliseconds: 500)
    if isFine, !program.tellsPixels { throw Refusal("the drawing game doesn't ask for pixels") }
  }

  /// Draws strokes, each on an empty board. Returns p50 and p99 of the delays in milliseconds, and the bytes
  /// per frame.
  func draw(rate: Double) throws -> [Double?] {
    var (delays, bytes, frames) = ([Double](), 0, 0)
    for _ in 0..<Self.strokes {
      let before = (program.written, program.answered)
      delays += try hand.drag(rate: rate)
      bytes += program.written - before.0
      frames += program.answered - before.1
      program.type("x")
      try program.settle(milliseconds: 100)
    }
    guard frames > 0 else { throw Refusal("nothing was drawn on the board of the drawing game") }
    delays.sort()
    return [delays.quantile(0.5), delays.quantile(0.99), Double(bytes) / Double(frames)]
  }

  /// A zigzag over the board, one cell at a time, or half a cell in pixels.
  private static func path(isFine: Bool) -> [Point] {
    let window = Size(MeasuredProgram.size.columns, MeasuredProgram.size.rows)
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

/// Drags the mouse along a path and records the delays of the output.
private struct PointerHand {
  let program: MeasuredProgram
  /// Positions as the terminal reports them, minus 1: cells or pixels.
  let path: [Point]

  /// Presses at the first position, moves to the others at this rate, in events per second, and releases at
  /// the last.
  /// - Returns: the delay of the first byte after each motion, in milliseconds.
  func drag(rate: Double) throws -> [Double] {
    let before = program.arrivals.count
    program.type(Self.event(0, "M", path[0]))
    try program.settle(milliseconds: 50)
    let sent = try path.dropFirst().map { place in
      try program.read(until: MonotonicClock.seconds + 1 / rate)
      program.type(Self.event(32, "M", place))
      return MonotonicClock.seconds
    }
    try program.read(until: MonotonicClock.seconds + 1 / rate)
    program.type(Self.event(0, "m", path[path.count - 1]))
    try program.settle(milliseconds: 200)
    var arrivals = program.arrivals[before...]
    return sent.compactMap { moment in
      arrivals = arrivals.drop { $0.seconds < moment }
      return arrivals.first.map { ($0.seconds - moment) * 1000 }
    }
  }

  private static func event(_ button: Int, _ final: String, _ place: Point) -> String {
    "\u{1B}[<\(button);\(place.x + 1);\(place.y + 1)\(final)"
  }
}

extension MeasuredProgram {
  /// Reads until a moment, polling every tenth of a millisecond, because poll(2) counts in whole ones.
  fileprivate func read(until moment: Double) throws {
    while MonotonicClock.seconds < moment {
      switch read(milliseconds: 0) {
      case .output: break
      case .silence: usleep(100)
      case .end: throw Refusal("the program in which is dragged has ended")
      }
    }
  }
}

extension [Double] {
  /// The quantile of sorted numbers; nil if there are none.
  func quantile(_ share: Double) -> Double? {
    isEmpty ? nil : self[Int(Double(count - 1) * share)]
  }
}
