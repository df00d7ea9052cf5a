import Emulator
import Engine

/// How soon a dragged bubble moves: from the bytes of a motion of the mouse to the first byte that comes after them, at
/// the rate of a usual mouse and at that of a fast one. Each drag ends with a release, after which the bubble comes
/// back to where it was taken up; if it doesn't, the release was lost.
func dragTrial(_ programs: Programs) -> Trial {
  let rates = [125, 1000]
  let delays = rates.flatMap { rate in
    [Figure("pointer: event to first byte, \(rate) events/s, p50", "ms"), Figure("p99", "ms")]
  }
  let figures = delays + [Figure("releases lost of \(rates.count * dragsAtEachRate)", "")]
  return Trial(name: "drag", figures: figures) { side in
    guard side == .babble else { return figures.map { _ in nil } }
    let seat = try Seat(programs.drag(), keepsOutput: true)
    try seat.settle(milliseconds: 300)
    var bubble = DraggedBubble(seat)
    let quantiles = try rates.flatMap { rate in
      let delays = try (0..<dragsAtEachRate).flatMap { _ in try bubble.drag(rate: Double(rate)) }.sorted()
      return [delays.quantile(0.5), delays.quantile(0.99)]
    }
    return quantiles + [Double(bubble.lost)]
  }
}

private let dragsAtEachRate = 10

/// Drags the bubble along a line and looks whether it is let go.
private struct DraggedBubble {
  private static let start = Point(10, 10)
  /// Each a column on, since terminals tell only of other cells.
  private static let motions = 90
  private static let rows = 20

  private let hand: PointerHand
  private let emulator = Emulator(Seat.size.columns, Seat.size.rows)
  private let atRest: [String]
  private var shown: Int
  private(set) var lost = 0

  init(_ seat: Seat) {
    hand = PointerHand(
      seat: seat, path: (0...Self.motions).map { Self.start + Point($0, Self.rows * $0 / Self.motions) })
    for arrival in seat.arrivals { emulator.feed(arrival.bytes) }
    shown = seat.arrivals.count
    atRest = emulator.rows
  }

  /// Returns how long the first byte after each motion took, in milliseconds.
  mutating func drag(rate: Double) throws -> [Double] {
    defer { show() }
    return try hand.drag(rate: rate)
  }

  private mutating func show() {
    for arrival in hand.seat.arrivals[shown...] { emulator.feed(arrival.bytes) }
    shown = hand.seat.arrivals.count
    if emulator.rows != atRest { lost += 1 }
  }
}
