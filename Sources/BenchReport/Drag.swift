import System
import Emulator
import Glibc
import Pty

/// How soon a dragged bubble moves: from the bytes of a mouse event to the first byte that comes after them, at
/// 1,000 events a second. Each drag ends with a release, after which the bubble comes back to where it was taken
/// up; if it doesn't, the release was lost.
func dragTrial(_ programs: Programs) -> Trial {
  let figures = [
    Figure("one bubble, 1,000 mouse events/s: event to first byte, p50", "ms"), Figure("p99", "ms"),
    Figure("releases lost of 20", ""),
  ]
  return Trial(name: "drag", figures: figures) { side in
    guard side == .babble else { return figures.map { _ in nil } }
    let seat = try Seat(programs.drag(), keepsOutput: true)
    try seat.settle(milliseconds: 300)
    var hand = DragHand(seat)
    for _ in 0..<20 { try hand.drag() }
    let delays = hand.delays.sorted()
    return [delays.quantile(0.5), delays.quantile(0.99), Double(hand.lost)]
  }
}

/// Drags the bubble along a line and looks whether it is let go.
private struct DragHand {
  private static let start = (x: 10, y: 10)
  private static let end = (x: 100, y: 30)
  private static let motions = 98

  private let seat: Seat
  private let emulator = Emulator(Seat.size.columns, Seat.size.rows)
  private let atRest: [String]
  private var shown: Int
  /// From an event to the first byte after it, in milliseconds.
  private(set) var delays: [Double] = []
  private(set) var lost = 0

  init(_ seat: Seat) {
    self.seat = seat
    for arrival in seat.arrivals { emulator.feed(arrival.bytes) }
    shown = seat.arrivals.count
    atRest = emulator.rows
  }

  mutating func drag() throws {
    let sent = try (0...Self.motions + 1).map { index in
      try seat.read(until: MonotonicClock.seconds + 0.001)
      seat.type(Self.event(index))
      return MonotonicClock.seconds
    }
    try seat.settle(milliseconds: 200)
    var arrivals = seat.arrivals[shown...]
    for moment in sent {
      arrivals = arrivals.drop { $0.seconds < moment }
      if let first = arrivals.first { delays.append((first.seconds - moment) * 1000) }
    }
    for arrival in seat.arrivals[shown...] { emulator.feed(arrival.bytes) }
    shown = seat.arrivals.count
    if emulator.rows != atRest { lost += 1 }
  }

  /// A press, motions to the end of the line, a release. The protocol counts cells from 1.
  private static func event(_ index: Int) -> String {
    let step = min(index, motions)
    let x = start.x + (end.x - start.x) * step / motions + 1
    let y = start.y + (end.y - start.y) * step / motions + 1
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
