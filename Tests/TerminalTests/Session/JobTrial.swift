import Campaigns
import Deterministic
import Glibc
import Pty
import System

/// A game as a shell's job, to which keys, signals and the shell's commands come in any order. Now and then it must be either
/// stopped, with the terminal as it was, or playing and listening.
final class JobTrial {
  private static let stops = [SIGTSTP, SIGSTOP, SIGCONT, SIGTTIN, SIGTTOU, SIGWINCH]
  private static let ends = [SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGPIPE]

  private let run: HelperRun
  private let isBash: Bool
  private let player: pid_t
  private var chance: Chance
  private var steps: [String] = []
  /// Whether a SIGSTOP was sent since it listened last: then nobody could restore the terminal.
  private var isStoppedHard = false

  init(seed: UInt64) throws {
    chance = Chance(seed: seed)
    isBash = chance.below(2) == 0
    run = try HelperRun(shell: HeldTerminal.JobControlTests.shells[isBash ? 0 : 1], running: "HELPER")
    player = try run.player
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
    default: send(Self.stops[chance.below(Self.stops.count)])
    }
    run.session.drain([0, 0.001, 0.01, 0.1][chance.below(4)])
  }

  private func type(_ keys: String, _ name: String) {
    steps.append(name)
    run.session.write(keys)
  }

  /// Types a command for the shell, without letters before it that were meant for the game. After SIGSTOP dash has a
  /// terminal that doesn't edit lines.
  private func command(_ text: String) { type((isStoppedHard ? "\n" : "\u{15}") + text + "\n", text) }

  private func send(_ signal: Int32) {
    steps.append("\(signal)")
    if signal == SIGSTOP { isStoppedHard = true }
    kill(player, signal)
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
      guard
        isStoppedHard || run.session.read(until: { _ in !self.run.shellHasTerminal || self.run.isRestored })
      else { throw TrialFault("the shell's terminal is \(run.session.modes)") }
      run.session.settle(for: 0.05)
      command("fg")
      run.session.read(timeout: 2) { _ in !self.run.shellHasTerminal }
    }
    throw TrialFault("it doesn't come back")
  }

  /// Types until the game has heard it; false if the shell has the terminal meanwhile, or nothing happens.
  private func isListening() -> Bool {
    let heard = run.heard
    for _ in 0..<Int(PtySession.patience) {
      run.session.write("x")
      run.session.read(timeout: 1) { _ in self.run.shellHasTerminal || self.run.heard > heard }
      if run.heard > heard {
        isStoppedHard = false
        return true
      }
      if run.shellHasTerminal { return false }
    }
    return false
  }

  private func end() throws {
    try askToEnd()
    // A stop may have come just before, and the shell has got what was typed.
    run.session.read(timeout: 5) { _ in !self.isAlive }
    if isAlive, run.shellHasTerminal {
      command("fg")
      run.session.read(timeout: 5) { _ in !self.run.shellHasTerminal }
      type("q", "q")
    }
    guard run.session.read(until: { _ in !self.isAlive }) else { throw TrialFault("it doesn't end") }
    guard run.shellIsBack(), run.becomesRestored() else {
      throw TrialFault("the terminal is left as \(run.session.modes)")
    }
    if !run.lines.contains("flushed") { throw TrialFault("nothing is saved at the end") }
  }

  private func askToEnd() throws {
    switch chance.below(8) {
    case 0: type("q", "q")
    case 1: type("\u{3}", "Ctrl-C")
    case 2: type("\u{1C}", "Ctrl-\\")
    case 3 where isBash: try endStopped()
    default: send(Self.ends[chance.below(Self.ends.count)])
    }
  }

  /// dash sends no SIGCONT after `kill %1`, so there the job would stay as it is.
  private func endStopped() throws {
    if chance.below(2) == 0 { type("\u{1A}", "Ctrl-Z") } else { send(SIGSTOP) }
    guard run.shellIsBack() else { throw TrialFault("it doesn't stop") }
    run.session.settle(for: 0.05)
    command("kill %1")
  }

  /// Whether the game is stopped, and who has the terminal.
  private var situation: String {
    let owner = run.shellHasTerminal ? "the shell" : "the job"
    let state = processFile("\(player)/status").split(separator: "\n").first { $0.hasPrefix("State:") }
    return "the game is \(state?.dropFirst(7) ?? "gone"), and \(owner) has the terminal"
  }

  private var isAlive: Bool {
    processes(ofSession: run.session.processID).contains(player)
  }
}

extension HelperRun {
  /// How often the game has heard an x.
  fileprivate var heard: Int { lines.count { $0.contains("character(\"x\")") } }
}
