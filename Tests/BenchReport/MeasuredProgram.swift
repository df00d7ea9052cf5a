import Foundation
import Pty
import System

/// A program in a raw pseudo-terminal, of 120×40 cells by default. Its output is counted and, if asked for,
/// kept.
final class MeasuredProgram {
  static let size = PtySize(120, 40)

  /// The output of one read, and when it came.
  struct Arrival {
    let seconds: Double
    let bytes: [UInt8]
  }

  /// The result of a read.
  enum Reading { case output, silence, end }

  /// What a program used until it ended.
  struct Usage {
    var bytes: Int
    /// CPU time, user and system, in seconds.
    var seconds: Double
  }

  let process: pid_t
  /// The time just before the program was started, in seconds as in `Arrival`.
  let started: Double
  /// All output, if it is kept.
  private(set) var arrivals: [Arrival] = []

  private let command: [String]
  private let master: Int32
  private let keepsOutput: Bool
  private var byteCount = 0
  private var answerer: Answerer
  private var hasEnded = false

  init(
    _ command: [String], _ environment: [String: String] = [:], size: PtySize = MeasuredProgram.size,
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
    // Reading only reports the end of the program once our copy is closed.
    close(pair.slave)
  }

  deinit {
    processes(ofSession: process).forEach { _ = kill($0, SIGKILL) }
    close(master)
    if !hasEnded { waitpid(process, nil, 0) }
  }

  /// The number of frames followed by a query that was answered.
  var answered: Int { answerer.statusCount }
  /// Whether the program has asked for mouse reports in pixels.
  var tellsPixels: Bool { answerer.tellsPixels }
  /// The number of bytes received.
  var written: Int { byteCount }

  func type(_ text: String) {
    _ = text.utf8.withContiguousStorageIfAvailable { write(master, $0.baseAddress, $0.count) }
  }

  /// Waits for output and takes it.
  func read(milliseconds: Int32) -> Reading {
    var waiting = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    guard poll(&waiting, 1, milliseconds) > 0 else { return .silence }
    return receive(atMost: 16384).isEmpty ? .end : .output
  }

  /// Takes at most this many bytes of the available output.
  func read(atMost limit: Int) throws -> [UInt8] {
    var waiting = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    guard limit > 0, poll(&waiting, 1, 0) > 0 else { return [] }
    let bytes = receive(atMost: limit)
    if bytes.isEmpty { throw Refusal("\(name) ended by itself") }
    return bytes
  }

  /// Empty at the end of the output.
  private func receive(atMost limit: Int) -> [UInt8] {
    let bytes = [UInt8](unsafeUninitializedCapacity: limit) { buffer, count in
      count = max(0, Foundation.read(master, buffer.baseAddress, limit))
    }
    type(answerer.answer(to: bytes))
    byteCount += bytes.count
    if keepsOutput { arrivals.append(Arrival(seconds: MonotonicClock.seconds, bytes: bytes)) }
    return bytes
  }

  /// Reads until there has been no output for this long.
  func settle(milliseconds: Int32) throws {
    var reading = Reading.output
    while reading == .output { reading = read(milliseconds: milliseconds) }
    if reading == .end { throw Refusal("\(name) ended by itself") }
  }

  /// Reads for this long.
  func watch(seconds: Double) throws {
    let end = MonotonicClock.seconds + seconds
    while MonotonicClock.seconds < end {
      let left = Int32(max(0, end - MonotonicClock.seconds) * 1000) + 1
      if read(milliseconds: left) == .end { throw Refusal("\(name) ended by itself") }
    }
  }

  /// Reads until the program has ended.
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

/// Why something couldn't be measured.
struct Refusal: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}

extension timeval {
  fileprivate var seconds: Double { Double(tv_sec) + Double(tv_usec) * 1e-6 }
}

/// Answers a program's queries to its terminal: DA1, status, cursor position, and supported modes (2026 and,
/// if wanted, 1016). Other queries get no answer, as from a terminal that doesn't know them.
private struct Answerer {
  /// Whether it can report the mouse in pixels.
  let canTellPixels: Bool
  /// Whether it was asked to.
  private(set) var tellsPixels = false
  /// The control sequence received so far.
  private var sequence: [UInt8] = []
  /// The number of status queries answered.
  private(set) var statusCount = 0

  init(canTellPixels: Bool) { self.canTellPixels = canTellPixels }

  /// The terminal's answers to these bytes, which may end in the middle of a query.
  mutating func answer(to bytes: some Sequence<UInt8>) -> String {
    var answers = ""
    for byte in bytes {
      switch (sequence.count, byte) {
      case (_, 0x1B): sequence = [byte]
      case (1, UInt8(ascii: "[")), (2..., 0x20...0x3F): sequence.append(byte)
      case (2..., 0x40...0x7E):
        answers += reply(to: String(decoding: sequence.dropFirst(2) + [byte], as: UTF8.self))
        sequence = []
      default: sequence = []
      }
    }
    return answers
  }

  private mutating func reply(to question: String) -> String {
    switch question {
    case "5n":
      statusCount += 1
      return "\u{1B}[0n"
    case "c", "0c": return "\u{1B}[?62;22c"
    case "6n": return "\u{1B}[1;1R"
    case "?2026$p": return "\u{1B}[?2026;2$y"
    case "?1016h" where canTellPixels: tellsPixels = true
    case "?1016l": tellsPixels = false
    case "?1016$p" where canTellPixels: return "\u{1B}[?1016;\(tellsPixels ? 1 : 2)$y"
    case _ where question.hasPrefix("?") && question.hasSuffix("$p"):
      return "\u{1B}[\(question.dropLast(2));0$y"
    default: break
    }
    return ""
  }
}
