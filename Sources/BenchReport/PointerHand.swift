import Engine
import Glibc
import System

/// A hand that drags the mouse along a path, again and again, and notes how soon something comes back.
struct PointerHand {
  let seat: Seat
  /// Places as the terminal tells them, less 1: cells, or pixels.
  let path: [Point]

  /// Presses at the first place, goes on to each other one at a rate of so many events a second, and lets go at the last.
  /// - Returns: how long the first byte after each motion took, in milliseconds.
  func drag(rate: Double) throws -> [Double] {
    let before = seat.arrivals.count
    seat.type(Self.event(0, "M", path[0]))
    try seat.settle(milliseconds: 50)
    let sent = try path.dropFirst().map { place in
      try seat.read(until: MonotonicClock.seconds + 1 / rate)
      seat.type(Self.event(32, "M", place))
      return MonotonicClock.seconds
    }
    try seat.read(until: MonotonicClock.seconds + 1 / rate)
    seat.type(Self.event(0, "m", path[path.count - 1]))
    try seat.settle(milliseconds: 200)
    var arrivals = seat.arrivals[before...]
    return sent.compactMap { moment in
      arrivals = arrivals.drop { $0.seconds < moment }
      return arrivals.first.map { ($0.seconds - moment) * 1000 }
    }
  }

  /// The protocol counts from 1.
  private static func event(_ button: Int, _ final: String, _ place: Point) -> String {
    "\u{1B}[<\(button);\(place.x + 1);\(place.y + 1)\(final)"
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
  func quantile(_ share: Double) -> Double? {
    isEmpty ? nil : self[Int(Double(count - 1) * share)]
  }
}
