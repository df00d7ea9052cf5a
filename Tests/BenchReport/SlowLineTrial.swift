import Emulator
import Foundation
import Pty
import System

/// Moving pictures over a line of 20 KB/s: from a key to the moment when the terminal shows its effect. One
/// is the game Bubbles, which the key pauses; the others are forty bubbles, one of which shows the key.
func slowLineTrial(_ programs: Programs) -> BenchTrial {
  let bubbles = ["Bubbles", "40 bubbles", "40 bubbles through ncurses"].flatMap { name in
    [
      TrialFigure("\(name) over 20 KB/s: key to picture, median", "ms"),
      TrialFigure("the longest of 20", "ms"),
    ]
  }
  let figures = bubbles + [TrialFigure("questions answered a second in Bubbles", "")]
  return BenchTrial(name: "slow", figures: figures) { side in
    guard side == .babble else { return figures.map { _ in nil } }
    let game = try pauses(
      of: SlowTerminal(try MeasuredProgram(programs.round(of: "bubbles"), programs.environment)))
    let delays = try ["ansi", "curses"].map {
      try keys(in: SlowTerminal(try MeasuredProgram(programs.bubbles($0))))
    }
    return ([game.delays] + delays).flatMap { [$0.median, $0.max()] } + [game.rate]
  }
}

/// How long a game takes to show that it is paused, in milliseconds, twenty times, and how many queries it
/// sends per second.
private func pauses(of terminal: SlowTerminal) throws -> (delays: [Double], rate: Double) {
  var terminal = terminal
  for _ in 0..<3 { try terminal.type("\r", thenWatch: 0.6) }
  let (answers, start) = (terminal.program.answered, MonotonicClock.seconds)
  try terminal.type("", thenWatch: 2)
  let rate = Double(terminal.program.answered - answers) / (MonotonicClock.seconds - start)
  let delays = try (0..<20).map { index in
    let delay = try terminal.milliseconds(from: "p", to: "Paused")
    try terminal.type("p", thenWatch: rest(after: index))
    return delay
  }
  return (delays, rate)
}

/// How long a bubble takes to show each of twenty keys, in milliseconds.
private func keys(in terminal: SlowTerminal) throws -> [Double] {
  var terminal = terminal
  try terminal.type("", thenWatch: 2)
  return try "abcdefghijklmnopqrst".enumerated().map { index, key in
    let delay = try terminal.milliseconds(from: String(key), to: "key \(key)")
    try terminal.type("", thenWatch: rest(after: index))
    return delay
  }
}

/// The pauses differ, so that keys come at any point of a frame.
private func rest(after index: Int) -> Double { 0.3 + Double(index * 7 % 20) * 0.005 }

/// A terminal that takes at most 20 bytes per millisecond.
private struct SlowTerminal {
  private static let bytesPerSecond = 20_000.0

  let program: MeasuredProgram
  private let emulator = Emulator(MeasuredProgram.size.columns, MeasuredProgram.size.rows)
  private let start = MonotonicClock.seconds
  /// The number of bytes that the line could have carried so far.
  private var brought = 0

  init(_ program: MeasuredProgram) {
    self.program = program
  }

  mutating func type(_ text: String, thenWatch seconds: Double) throws {
    program.type(text)
    let end = MonotonicClock.seconds + seconds
    while MonotonicClock.seconds < end { try drain() }
  }

  /// Types a key and waits until the screen shows this text.
  mutating func milliseconds(from key: String, to text: String) throws -> Double {
    let typed = MonotonicClock.seconds
    program.type(key)
    while !emulator.rows.contains(where: { $0.contains(text) }) {
      try drain()
      if MonotonicClock.seconds - typed > 20 { throw Refusal("\"\(text)\" was not shown within 20 seconds") }
    }
    return (MonotonicClock.seconds - typed) * 1000
  }

  /// Takes what the line has carried in the meantime; unused capacity is lost.
  private mutating func drain() throws {
    usleep(2000)
    let now = Int((MonotonicClock.seconds - start) * Self.bytesPerSecond)
    emulator.feed(try program.read(atMost: now - brought))
    brought = now
  }
}
