import System
import Emulator
import Glibc
import Pty

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
    var hand = DragHand(seat)
    let quantiles = try rates.flatMap { rate in
      let delays = try (0..<dragsAtEachRate).flatMap { _ in try hand.drag(rate: Double(rate)) }.sorted()
      return [delays.quantile(0.5), delays.quantile(0.99)]
    }
    return quantiles + [Double(hand.lost)]
  }
}

private let dragsAtEachRate = 10

/// Drags the bubble along a line and looks whether it is let go.
private struct DragHand {
  private static let start = (x: 10, y: 10)
  /// Each a column on, since terminals tell only of other cells.
  private static let motions = 90
  private static let rows = 20

  private let seat: Seat
  private let emulator = Emulator(Seat.size.columns, Seat.size.rows)
  private let atRest: [String]
  private var shown: Int
  private(set) var lost = 0

  init(_ seat: Seat) {
    self.seat = seat
    for arrival in seat.arrivals { emulator.feed(arrival.bytes) }
    shown = seat.arrivals.count
    atRest = emulator.rows
  }

  /// Returns how long the first byte after each motion took, in milliseconds.
  mutating func drag(rate: Double) throws -> [Double] {
    seat.type(Self.event(0))
    try seat.settle(milliseconds: 50)
    let sent = try (1...Self.motions).map { index in
      try seat.read(until: MonotonicClock.seconds + 1 / rate)
      seat.type(Self.event(index))
      return MonotonicClock.seconds
    }
    try seat.read(until: MonotonicClock.seconds + 1 / rate)
    seat.type(Self.event(Self.motions + 1))
    try seat.settle(milliseconds: 200)
    defer { show() }
    var arrivals = seat.arrivals[shown...]
    return sent.compactMap { moment in
      arrivals = arrivals.drop { $0.seconds < moment }
      return arrivals.first.map { ($0.seconds - moment) * 1000 }
    }
  }

  private mutating func show() {
    for arrival in seat.arrivals[shown...] { emulator.feed(arrival.bytes) }
    shown = seat.arrivals.count
    if emulator.rows != atRest { lost += 1 }
  }

  /// A press, motions to the end of the line, a release. The protocol counts cells from 1.
  private static func event(_ index: Int) -> String {
    let step = min(index, motions)
    let (x, y) = (start.x + step + 1, start.y + rows * step / motions + 1)
    let button = index == 0 || index > motions ? 0 : 32
    return "\u{1B}[<\(button);\(x);\(y)\(index > motions ? "m" : "M")"
  }
}

extension Seat {
  /// Reads what comes up to a moment, and looks every tenth of a millisecond: poll(2) counts in whole ones.
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
  /// Of sorted numbers the one below which this share of them lies; nil if there is none.
  fileprivate func quantile(_ share: Double) -> Double? {
    isEmpty ? nil : self[Int(Double(count - 1) * share)]
  }
}
