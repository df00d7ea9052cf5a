import Campaigns
import Deterministic
import Foundation
import Pty
import Seats
import Testing

/// Some games one after the other in one terminal, each ended by a signal.
struct SignalTrial {
  /// How many signals a trial sends.
  private static let count = 2
  static let allSignals = [
    SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGPIPE, SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT, SIGTSTP,
  ]

  let terminal: RealTerminal
  private let signals: [Int32]
  private let chance: Chance
  private let home: Home

  /// Consecutive seeds go through the terminals, and in each through the signals.
  init(seed: UInt64, on terminals: [RealTerminal]) throws {
    terminal = terminals[Int(seed % UInt64(terminals.count))]
    let first = Int(seed / UInt64(terminals.count) % UInt64(Self.allSignals.count)) * Self.count
    signals = (first..<first + Self.count).map { Self.allSignals[$0 % Self.allSignals.count] }
    chance = Chance(seed: seed)
    home = try Home()
  }

  /// Calls `note` with each signal and the seconds that restoring took; returns how many there were.
  func play(_ note: (_ signal: Int32, _ seconds: Double) -> Void) throws -> Int {
    let script = try home.write(ShellRounds.script(signals.count), to: "rounds.sh")
    let seat = try WindowSeat(
      running: "dash \(script) \(home.path) \(builtBabble)", home: home, in: terminal)
    var chance = chance
    for (round, signal) in zip(1..., signals) {
      do { note(signal, try play(round, signal, seat, &chance)) } catch {
        throw TrialFault("\(terminal), signal \(signal): \(error)\n\(seat.picture)")
      }
    }
    return signals.count
  }

  private func play(_ round: Int, _ signal: Int32, _ seat: WindowSeat, _ chance: inout Chance) throws
    -> Double
  {
    try begin(seat)
    let drags = chance.below(2) == 0
    let hand = try drags ? seat.startDragging(through: Self.way) : seat.startTyping(Self.letters)
    defer { hand.kill() }
    usleep(UInt32(100_000 + chance.below(300_000)))
    let target = try target(&chance)
    let start = Date().timeIntervalSince1970
    kill(target, signal)
    try waitForShell(round, seat, hand)
    if drags { seat.letGo() }
    try check(round, signal, isTyping: !drags)
    try checkModes(round, seat)
    let end = Double(home.text(of: "\(round).time").filter { !$0.isWhitespace })
    return try #require(end) - start
  }

  private static let way = (0..<60).map { (x: 10 + $0, y: 8 + $0 % 9) }
  private static let letters = String(repeating: "asdfgh", count: 12)

  private func begin(_ seat: WindowSeat) throws {
    for sign in ["Enter start", "p pause"] {
      guard seat.wait(30, until: { $0.contains { $0.contains(sign) } }) else {
        throw TrialFault("no “\(sign)”")
      }
      if sign == "Enter start" { seat.press(.enter) }
    }
  }

  /// The script asks the terminal when the hand is still, whose letters would be among the answers.
  private func waitForShell(_ round: Int, _ seat: WindowSeat, _ hand: PtySession) throws {
    guard hand.wait(timeout: 20) != nil else { throw TrialFault("the hand doesn't stop") }
    _ = try home.write("", to: "\(round).still")
    let path = home.path + "/\(round).done"
    let isDone = seat.wait(30) { _ in FileManager.default.fileExists(atPath: path) }
    if !isDone { throw TrialFault("the shell doesn't go on") }
  }

  /// The process that plays, or its whole job.
  private func target(_ chance: inout Chance) throws -> pid_t {
    let player = processes(naming: builtBabble + "\0play").first {
      processFile("\($0)/cmdline").contains(home.path) && processFile("\($0)/cmdline").hasPrefix(builtBabble)
    }
    guard let player else { throw TrialFault("no process plays") }
    return chance.below(2) == 0 ? player : -player
  }

  private func check(_ round: Int, _ signal: Int32, isTyping: Bool) throws {
    let status = home.text(of: "\(round).status").filter { !$0.isWhitespace }
    if status != "\(128 + signal)" { throw TrialFault("the status is \(status), not \(128 + signal)") }
    let settings = (before: home.text(of: "0.settings"), after: home.text(of: "\(round).settings"))
    if settings.before.isEmpty || settings.before != settings.after {
      throw TrialFault("settings: \(settings)")
    }
    try checkAnswers(home.text(of: "0.modes"), home.text(of: "\(round).modes"), isTyping: isTyping)
    let bytes = home.text(of: "\(round).bytes")
    // Keys after the end are for the shell.
    let leaked = isTyping ? Self.untyped(bytes) : bytes
    if !leaked.isEmpty { throw TrialFault("in the input: \(bytes.debugDescription)") }
  }

  /// The answers of the terminal, the last of which ends with a c.
  private func checkAnswers(_ before: String, _ answer: String, isTyping: Bool) throws {
    // A slow terminal types on after the hand. No answer to a mode has one of these letters.
    let after = isTyping ? Self.untyped(answer) : answer
    for text in [before, after] where !text.hasSuffix("c") {
      throw TrialFault("the terminal didn't answer to the end: \(text.debugDescription)")
    }
    if before != after {
      throw TrialFault("modes: \(after.debugDescription), not \(before.debugDescription)")
    }
  }

  private static func untyped(_ text: String) -> String { text.filter { !letters.contains($0) } }
}

/// Modes of the terminal after the end.
extension SignalTrial {
  /// tmux and screen don't answer questions about modes, so what the program wrote has to tell.
  private func checkModes(_ round: Int, _ seat: WindowSeat) throws {
    guard let path = terminal.record(folder: home.path) else { return }
    var left: TerminalModes?
    _ = seat.wait(15) { _ in
      let bytes = FileManager.default.contents(atPath: path) ?? Data()
      guard let end = bytes.firstRange(of: Data(ShellRounds.title(round).utf8))?.lowerBound,
        bytes[..<end].firstRange(of: Data("\u{1B}[?1049h".utf8)) != nil
      else { return false }
      left = TerminalModes(after: Array(bytes[..<end]))
      return left?.isClean == true
    }
    guard let left else { throw TrialFault("the record doesn't show the game") }
    if !left.isClean { throw TrialFault("modes left: \(left)") }
  }
}
