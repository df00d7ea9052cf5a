import Engine
import Foundation

/// Presses anything at any time, in windows from 1×1 to 300×100, and sees whether a game stands it.
///
///     @Test("whatever is pressed, nothing breaks")
///     func fuzzed() throws {
///       try Fuzz().play(Stage(Snake(seed: 7)), ticks: 5_000)
///     }
///
/// It sends keys, mouse, pastes, changes of focus and size, and lets time pass. All the while nothing may trap; a frame
/// that is drawn twice must be the same; a copy with the same input must end in the same frame and state hash; and a
/// scene that sleeps must show what one shows that runs every tick. Where that fails it throws a `Failure`, with the few
/// things to do that suffice to make it fail again, to be pasted into a test.
///
/// All comes from the seed. `Fuzz()` prints the one that it took; `BABBLE_SEED=7 swift test` takes that one again.
public struct Fuzz: Sendable {
  /// What all input comes from.
  public let seed: UInt64

  /// Input from a seed; without one from `BABBLE_SEED` in the environment, or else from one that is new each time.
  public init(seed: UInt64? = nil) {
    let asked = ProcessInfo.processInfo.environment["BABBLE_SEED"].flatMap { UInt64($0) }
    self.seed = seed ?? asked ?? .random(in: 0...999_999)
    if seed == nil { print("BABBLE_SEED=\(self.seed) plays the same again.") }
  }

  /// Plays on a stage until so many ticks have passed or the last scene has gone; then a new game begins, until all
  /// ticks are played.
  public func play(_ stage: Stage, ticks: Int = 2_000) throws(Failure) {
    var (chance, left) = (Chance(seed: seed), ticks)
    while left > 0 {
      let script = script(chance.bits(), for: left, stage)
      try Self.check(script.actions, on: stage, seed: seed)
      left -= max(1, script.ticks)
    }
  }

  /// Does again what a `Failure` lists, and throws one where it still fails. A trap ends the process, as in a debugger one
  /// wants it to.
  public static func replay(_ actions: [Stage.Action], on stage: Stage) throws(Failure) {
    guard let fault = Trial(stage).faultHere(in: actions) else { return }
    throw Failure(seed: nil, fault: fault, actions: actions, of: actions.count)
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

  private static func check(_ actions: [Stage.Action], on stage: Stage, seed: UInt64) throws(Failure) {
    let trial = Trial(stage)
    guard let found = trial.fault(in: actions) else { return }
    let (fewer, fault) = Shrinking(found, in: actions, by: trial).fewest()
    throw Failure(seed: seed, fault: fault, actions: fewer, of: actions.count)
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
    private let total: Int

    init(seed: UInt64?, fault: Fault, actions: [Stage.Action], of total: Int) {
      (self.seed, self.fault, self.actions, self.total) = (seed, fault, actions, total)
    }

    /// The fault, and a line of code for a test that goes through it again.
    public var description: String {
      let lines = actions.map { "  \($0.code),\n" }.joined()
      let again = seed.map { "\nBABBLE_SEED=\($0) plays all of it again." } ?? ""
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
