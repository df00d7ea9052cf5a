import Engine
import Foundation

/// Presses anything at any time, in windows from 1×1 to 300×100, and checks that the game survives it.
///
///     @Test("whatever is pressed, nothing breaks")
///     func fuzzed() throws {
///       try Fuzz().play(Stage(Snake(seed: 7)), ticks: 5_000)
///     }
///
/// It sends keys, mouse, pastes, changes of focus and size, and lets time pass. All the while nothing may trap or hang; a
/// frame that is drawn twice must be the same; a copy with the same input must end in the same frame and state hash; and a
/// scene that sleeps must show what it would show if it ran every tick. Where that fails it throws a `Failure`, with the few
/// things to do that suffice to make it fail again, to be pasted into a test.
///
/// All comes from the seed. `Fuzz()` prints the one that it took; `BABBLE_SEED=7 swift test` takes that one again.
public struct Fuzz: Sendable {
  /// What all input comes from.
  public let seed: UInt64
  /// How many seconds of processor time ten seconds of a game may take, at least 1, before that counts as a hang.
  package var trialSeconds: UInt32 = 20
  /// What plays all of it again.
  private let again: String

  /// Input from a seed; without one from `BABBLE_SEED` in the environment, or else from one that is new each time. It
  /// traps where `BABBLE_SEED` is no whole number from 0 to 2⁶⁴ − 1.
  public init(seed: UInt64? = nil) {
    self.seed = seed ?? Self.seedOfEnvironment() ?? .random(in: 0...999_999)
    again = seed == nil ? "BABBLE_SEED=\(self.seed)" : "Fuzz(seed: \(self.seed))"
    if seed == nil { print("\(again) plays the same again.") }
  }

  private static func seedOfEnvironment() -> UInt64? {
    guard let text = ProcessInfo.processInfo.environment["BABBLE_SEED"] else { return nil }
    guard let seed = UInt64(text) else {
      fatalError("BABBLE_SEED=\(text) is no seed: take a whole number from 0 to \(UInt64.max)")
    }
    return seed
  }

  /// Plays on a stage until so many ticks have passed or the last scene has gone; then a new game begins, until all
  /// ticks are played.
  public func play(_ stage: Stage, ticks: Int = 2_000) throws(Failure) {
    var (chance, left) = (Chance(seed: seed), ticks)
    while left > 0 {
      let script = script(chance.bits(), for: left, stage)
      try check(script.actions, on: stage)
      left -= max(1, script.ticks)
    }
  }

  /// Does again what a `Failure` lists, and throws one where it still fails. A trap ends the process, so a debugger
  /// stops there; a hang goes on until you stop it.
  public static func replay(_ actions: [Stage.Action], on stage: Stage) throws(Failure) {
    guard let fault = Rehearsal.fault(in: actions, on: stage) else { return }
    throw Failure(seed: nil, again: nil, fault: fault, actions: actions, of: actions.count)
  }

  /// Input for so many ticks, at most for ten seconds: a new game often is one with other beginnings.
  private func script(_ seed: UInt64, for ticks: Int, _ stage: Stage) -> (actions: [Stage.Action], ticks: Int)
  {
    var input = RandomInput(Chance(seed: seed), window: stage.stack.window)
    var (actions, used): ([Stage.Action], Int) = ([], 0)
    while used < min(ticks, 10 * Tick.ticksPerSecond) {
      let action = input.next()
      if case .wait(let ticks) = action { used += ticks } else { used += 1 }
      actions.append(action)
    }
    return (actions, used)
  }

  private func check(_ actions: [Stage.Action], on stage: Stage) throws(Failure) {
    let trial = Trial(stage, seconds: trialSeconds)
    guard let found = trial.fault(in: actions) else { return }
    let (fewer, fault) = Shrinking(found, in: actions, by: trial).fewest()
    throw Failure(seed: seed, again: again, fault: fault, actions: fewer, of: actions.count)
  }
}

extension Fuzz {
  /// What went wrong, and how to have it again.
  public struct Failure: Error, CustomStringConvertible {
    /// What all input came from; nil where it was given.
    public let seed: UInt64?
    /// What went wrong.
    public let fault: Fault
    /// The least that was found to make it go wrong.
    public let actions: [Stage.Action]
    private let again: String?
    private let total: Int

    init(seed: UInt64?, again: String?, fault: Fault, actions: [Stage.Action], of total: Int) {
      (self.seed, self.again, self.fault, self.actions, self.total) = (seed, again, fault, actions, total)
    }

    /// The fault, and a line of code for a test that goes through it again.
    public var description: String {
      let lines = actions.map { "  \($0.code),\n" }.joined()
      let again = again.map { "\n\($0) plays all of it again." } ?? ""
      return """
        In tick \(fault.tick): \(fault.what).
        \(actions.count) of the \(total) things that were done suffice:

        try Fuzz.replay([
        \(lines)], on: stage)
        \(again)
        """
    }
  }

  /// Something that must never happen.
  public struct Fault: Hashable, Sendable {
    /// What kind of thing.
    public enum Kind: Hashable, Sendable {
      /// The process died, as by an index out of range.
      case trap
      /// It came to no end, as by a loop that never stops.
      case hang
      /// Drawing twice gave two frames: `draw` depends on more than the state.
      case drawing
      /// Two copies went different ways: `update` or `draw` depends on more than the scene and its input.
      case chance
      /// A scene that sleeps comes out otherwise than one that runs every tick.
      case sleep
    }

    /// What kind of thing.
    public let kind: Kind
    /// What went wrong, as a part of a sentence.
    public let what: String
    /// The tick after which it was seen.
    public internal(set) var tick: Tick = 0

    init(_ kind: Kind, _ what: String) {
      (self.kind, self.what) = (kind, what)
    }
  }
}
