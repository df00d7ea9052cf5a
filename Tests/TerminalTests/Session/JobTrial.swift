import Campaigns
import Deterministic
import Glibc
import Pty
import System

/// A game as a shell's job, to which keys, signals and the shell's commands come in any order. Now and then it must be either
/// stopped, with the terminal as it was, or playing and listening.
final class JobTrial {
  private enum Target: CaseIterable { case player, keeper, job }

  /// Without SIGSTOP to the job, or to the keeper alone: then nobody could restore the terminal.
  private static let stops: [(signal: Int32, target: Target)] =
    [SIGTSTP, SIGCONT, SIGTTIN, SIGTTOU, SIGWINCH].flatMap { signal in Target.allCases.map { (signal, $0) } }
    + [(SIGSTOP, .player)]
  private static let ends = [SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGPIPE]
  private static let clearLine = "\u{15}"

  private let run: HelperRun
  private let isBash: Bool
  private let player: pid_t
  private let keeper: pid_t
  private var chance: Chance
  private var steps: [String] = []

  init(seed: UInt64) throws {
    chance = Chance(seed: seed)
    isBash = chance.below(2) == 0
    run = try HelperRun(shell: HeldTerminal.JobControlTests.shells[isBash ? 0 : 1], running: "HELPER")
    (player, keeper) = (try run.player, try run.keeper)
  }

  /// Returns how many steps there were.
  func play() throws -> Int {
    defer { run.end() }
    do {
      for _ in 0..<3 {
        for _ in 0...chance.below(4) { step() }
        try settle()
      }
      try end()
    } catch {
      throw TrialFault("\(error), after \(steps.joined(separator: ", ")); \(situation)")
    }
    return steps.count
  }

  private func step() {
    switch chance.below(8) {
    case 0: type("\u{1A}", "Ctrl-Z")
    case 1: type("fg\n", "fg")
    case 2: type("bg\n", "bg")
    case 3: type("x", "x")
    case 4:
      run.session.replyDelay = [0, 0.05, 0.4][chance.below(3)]
      steps.append("answers after \(run.session.replyDelay) s")
    default:
      let stop = Self.stops[chance.below(Self.stops.count)]
      send(stop.signal, to: stop.target)
    }
    run.session.drain([0, 0.001, 0.01, 0.1][chance.below(4)])
  }

  private func type(_ keys: String, _ name: String) {
    steps.append(name)
    run.session.write(keys)
  }

  private func send(_ signal: Int32, to target: Target) {
    steps.append("\(signal) to \(target)")
    switch target {
    case .player: kill(player, signal)
    case .keeper: kill(keeper, signal)
    case .job: kill(-keeper, signal)
    }
  }
}

/// Rules that hold between the steps, and at the end.
extension JobTrial {
  /// Brings the game back until it listens.
  private func settle() throws {
    steps.append("|")
    for _ in 0..<10 {
      if isListening() { return }
      guard run.shellHasTerminal else { throw TrialFault("nobody listens") }
      guard run.session.read(until: { _ in !self.run.shellHasTerminal || self.run.isRestored }) else {
        throw TrialFault("the shell's terminal is \(run.session.modes)")
      }
      run.session.settle(for: 0.05)
      type(Self.clearLine + "fg\n", "fg")
      run.session.drain(0.05)
    }
    throw TrialFault("it doesn't come back")
  }

  /// Types until the game has heard it; false if the shell has the terminal meanwhile, or nothing happens.
  private func isListening() -> Bool {
    let heard = run.heard
    for _ in 0..<Int(PtySession.patience) {
      run.session.write("x")
      run.session.read(timeout: 1) { _ in self.run.shellHasTerminal || self.run.heard > heard }
      if run.heard > heard { return true }
      if run.shellHasTerminal { return false }
    }
    return false
  }

  private func end() throws {
    let isKilled = chance.below(8) == 0
    if isKilled { send(SIGKILL, to: .player) } else { try askToEnd() }
    // A stop may have come just before, and the shell has got what was typed.
    run.session.read(timeout: 5) { _ in !self.isAlive }
    if isAlive, run.shellHasTerminal {
      type(Self.clearLine + "fg\n", "fg")
      run.session.read(timeout: 5) { _ in !self.run.shellHasTerminal }
      type("q", "q")
    }
    guard run.session.read(until: { _ in !self.isAlive }) else { throw TrialFault("it doesn't end") }
    guard run.shellIsBack(), run.becomesRestored() else {
      throw TrialFault("the terminal is left as \(run.session.modes)")
    }
    if !isKilled, !run.lines.contains("flushed") { throw TrialFault("nothing is saved at the end") }
  }

  private func askToEnd() throws {
    switch chance.below(8) {
    case 0: type("q", "q")
    case 1: type("\u{3}", "Ctrl-C")
    case 2: type("\u{1C}", "Ctrl-\\")
    case 3 where isBash: try endStopped()
    default: send(Self.ends[chance.below(Self.ends.count)], to: Target.allCases[chance.below(3)])
    }
  }

  /// dash sends no SIGCONT after `kill %1`, so there the job would stay as it is.
  private func endStopped() throws {
    type("\u{1A}", "Ctrl-Z")
    guard run.shellIsBack() else { throw TrialFault("Ctrl-Z has no effect") }
    run.session.settle(for: 0.05)
    type(Self.clearLine + "kill %1\n", "kill %1")
  }

  /// Who is stopped, and who has the terminal.
  private var situation: String {
    let owner = run.shellHasTerminal ? "the shell" : "the job"
    let states = [("player", player), ("keeper", keeper)].map { name, process in
      let status = processFile("\(process)/status").split(separator: "\n")
      return "\(name) \(status.first { $0.hasPrefix("State:") }?.dropFirst(7) ?? "gone")"
    }
    return (states + ["the terminal is with \(owner)"]).joined(separator: ", ")
  }

  private var isAlive: Bool {
    processes(ofSession: run.session.processID).contains { $0 == player || $0 == keeper }
  }
}

extension HelperRun {
  /// How often the game has heard an x.
  fileprivate var heard: Int { lines.count { $0.contains("character(\"x\")") } }
}
