import System
import Foundation
import Pty

/// A program in a raw pseudo-terminal, of 120×40 cells unless told otherwise. What it writes is counted; whether it is kept, too, is
/// up to whoever runs it.
final class Seat {
  static let size = PtySize(120, 40)

  /// What came at once, and when.
  struct Arrival {
    let seconds: Double
    let bytes: [UInt8]
  }

  /// How reading went.
  enum Reading { case output, silence, end }

  /// What a program that has ended took.
  struct Usage {
    var bytes: Int
    /// Processor time, user and system, in seconds.
    var seconds: Double
  }

  let process: pid_t
  /// Right before the program was started; seconds, as in `Arrival`.
  let started: Double
  /// All that came, if it is kept.
  private(set) var arrivals: [Arrival] = []

  private let command: [String]
  private let master: Int32
  private let keepsOutput: Bool
  private var byteCount = 0
  private var answerer: Answerer
  private var hasEnded = false

  init(
    _ command: [String], _ environment: [String: String] = [:], size: PtySize = Seat.size,
    keepsOutput: Bool = false
  ) throws {
    self.command = command
    self.keepsOutput = keepsOutput
    answerer = Answerer(canTellPixels: size.cellWidth > 0)
    let pair = try PtyPair(size)
    master = pair.master
    Self.makeRaw(pair.slave)
    let variables = PtySession.environment.merging(environment) { $1 }.map { "\($0)=\($1)" }
    started = MonotonicClock.seconds
    process = try pair.spawn(command, variables)
    // Only with our copy closed does reading tell that the program has gone.
    close(pair.slave)
  }

  deinit {
    processes(ofSession: process).forEach { _ = kill($0, SIGKILL) }
    close(master)
    if !hasEnded { waitpid(process, nil, 0) }
  }

  /// How many frames with a question behind them were answered.
  var answered: Int { answerer.statusCount }
  /// Whether the mouse is to be told in pixels.
  var tellsPixels: Bool { answerer.tellsPixels }
  /// How many bytes have come.
  var written: Int { byteCount }

  /// Types this text.
  func type(_ text: String) {
    _ = text.utf8.withContiguousStorageIfAvailable { write(master, $0.baseAddress, $0.count) }
  }

  /// Waits so many milliseconds for output and takes it.
  func read(milliseconds: Int32) -> Reading {
    var waiting = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    guard poll(&waiting, 1, milliseconds) > 0 else { return .silence }
    return receive(atMost: 16384).isEmpty ? .end : .output
  }

  /// Takes so many bytes of what is there, and returns them.
  func take(atMost limit: Int) throws -> [UInt8] {
    var waiting = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    guard limit > 0, poll(&waiting, 1, 0) > 0 else { return [] }
    let bytes = receive(atMost: limit)
    if bytes.isEmpty { throw Refusal("\(name) ended by itself") }
    return bytes
  }

  /// Empty at the end.
  private func receive(atMost limit: Int) -> [UInt8] {
    let bytes = [UInt8](unsafeUninitializedCapacity: limit) { buffer, count in
      count = max(0, Foundation.read(master, buffer.baseAddress, limit))
    }
    type(answerer.answer(to: bytes))
    byteCount += bytes.count
    if keepsOutput { arrivals.append(Arrival(seconds: MonotonicClock.seconds, bytes: bytes)) }
    return bytes
  }

  /// Reads until nothing has come for so many milliseconds.
  func settle(milliseconds: Int32) throws {
    var reading = Reading.output
    while reading == .output { reading = read(milliseconds: milliseconds) }
    if reading == .end { throw Refusal("\(name) ended by itself") }
  }

  /// Reads what comes during so many seconds.
  func watch(seconds: Double) throws {
    let end = MonotonicClock.seconds + seconds
    while MonotonicClock.seconds < end {
      let left = Int32(max(0, end - MonotonicClock.seconds) * 1000) + 1
      if read(milliseconds: left) == .end { throw Refusal("\(name) ended by itself") }
    }
  }

  /// Reads until the program has ended, and tells what it took.
  func finish() throws -> Usage {
    var reading = Reading.output
    while reading == .output { reading = read(milliseconds: 20_000) }
    guard reading == .end else { throw Refusal("\(name) has written nothing for 20 seconds") }
    var status: Int32 = 0
    var usage = rusage()
    wait4(process, &status, 0, &usage)
    hasEnded = true
    guard status == 0 else { throw Refusal("\(name) ended with wait status \(status)") }
    return Usage(bytes: byteCount, seconds: usage.ru_utime.seconds + usage.ru_stime.seconds)
  }

  private var name: String {
    let program = command[0].split(separator: "/").last.map(String.init) ?? ""
    return ([program] + command.dropFirst()).joined(separator: " ")
  }

  private static func makeRaw(_ terminal: Int32) {
    var settings = termios()
    tcgetattr(terminal, &settings)
    cfmakeraw(&settings)
    tcsetattr(terminal, TCSANOW, &settings)
  }
}

/// Why something could not be measured.
struct Refusal: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}

extension timeval {
  fileprivate var seconds: Double { Double(tv_sec) + Double(tv_usec) * 1e-6 }
}
