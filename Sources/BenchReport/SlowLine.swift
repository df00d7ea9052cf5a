import System
import Emulator
import Foundation
import Pty

/// A game in which all moves, over a line of 20 KB a second: from the key that pauses it to the moment at which the
/// terminal shows that it rests.
func slowLineTrial(_ programs: Programs) -> Trial {
  let figures = [
    Figure("Bubbles over 20 KB/s: key to picture, median", "ms"), Figure("the longest of 20", "ms"),
    Figure("frames a second", ""),
  ]
  return Trial(name: "slow", figures: figures) { side in
    guard side == .babble else { return figures.map { _ in nil } }
    var terminal = SlowTerminal(try Seat(programs.round(of: "bubbles"), programs.environment))
    for _ in 0..<3 { try terminal.type("\r", thenWatch: 0.6) }
    let (frames, start) = (terminal.seat.answered, MonotonicClock.seconds)
    try terminal.type("", thenWatch: 2)
    let rate = Double(terminal.seat.answered - frames) / (MonotonicClock.seconds - start)
    // The pauses differ, so that keys come at any moment of a frame.
    let delays = try (0..<20).map { index in
      let delay = try terminal.milliseconds(from: "p", to: "Paused")
      try terminal.type("p", thenWatch: 0.3 + Double(index * 7 % 20) * 0.005)
      return delay
    }
    return [delays.median, delays.max(), rate]
  }
}

/// A terminal that takes 20 bytes a millisecond and no more.
private struct SlowTerminal {
  private static let bytesPerSecond = 20_000.0

  let seat: Seat
  private let emulator = Emulator(Seat.size.columns, Seat.size.rows)
  private let start = MonotonicClock.seconds
  /// What the line could have brought so far.
  private var brought = 0

  init(_ seat: Seat) {
    self.seat = seat
  }

  mutating func type(_ text: String, thenWatch seconds: Double) throws {
    seat.type(text)
    let end = MonotonicClock.seconds + seconds
    while MonotonicClock.seconds < end { try drain() }
  }

  /// Types a key and waits until the screen says this.
  mutating func milliseconds(from key: String, to text: String) throws -> Double {
    let typed = MonotonicClock.seconds
    seat.type(key)
    while !emulator.rows.contains(where: { $0.contains(text) }) {
      try drain()
      if MonotonicClock.seconds - typed > 20 { throw Refusal("\"\(text)\" was not shown within 20 seconds") }
    }
    return (MonotonicClock.seconds - typed) * 1000
  }

  /// Takes what the line has brought meanwhile; what it could have brought earlier is lost.
  private mutating func drain() throws {
    usleep(2000)
    let now = Int((MonotonicClock.seconds - start) * Self.bytesPerSecond)
    emulator.feed(try seat.take(atMost: now - brought))
    brought = now
  }
}
