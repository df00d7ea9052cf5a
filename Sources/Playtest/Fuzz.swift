import Engine
import Foundation

/// Sends random input in windows from 1×1 to 300×100 and checks that the game survives it.
///
///     @Test("whatever is pressed, nothing breaks")
///     func fuzzed() throws {
///       try Fuzz().play(Stage(Snake(seed: 7)), ticks: 5_000)
///     }
///
/// It sends keys, mouse events, pastes, focus and size changes, lets time pass, and has queries answered late or not at
/// all. (A stage whose `answering` isn't `.atOnce` keeps it.) Nothing may trap or hang; drawing a frame twice must give
/// the same result; a copy with the same input must have the same frames and state hash; and a scene that sleeps must
/// show what it would show if it ran every tick. If a check fails, `play` throws a `Failure` with the few actions that
/// suffice to reproduce it, to be pasted into a test.
///
/// At last the test runs once more in another process, in which sets and dictionaries have another order, and the same
/// input must have the same frames and state hash there. That takes Swift Testing on Linux; elsewhere it is left out.
///
/// Everything depends on the seed. `Fuzz()` prints the one it chose; `BABBLE_SEED=7 swift test` uses a given
/// one.
public struct Fuzz: Sendable {
  /// The seed of all input.
  public let seed: UInt64
  /// How many seconds of CPU time ten seconds of a game may take, at least 1, before that counts as a hang.
  package var trialSeconds: UInt32 = 20
  /// How to play the same again.
  private let again: String

  /// The seed of those that are given none, in this process and in the other one that it starts.
  static let seedOfProcess = seedOfEnvironment() ?? .random(in: 0...999_999)

  /// Without a seed, takes the one in the environment variable `BABBLE_SEED`, or else a new one in each process.
  /// Traps if `BABBLE_SEED` isn't a whole number from 0 to 2⁶⁴ − 1.
  public init(seed: UInt64? = nil) {
    self.seed = seed ?? Self.seedOfProcess
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

  /// Plays copies of a stage for this many ticks in total. A new game begins when the last scene has closed,
  /// and after ten seconds at most.
  ///
  /// The stage may depend on nothing but the test, its arguments and `BABBLE_SEED`, so that it is the same in another
  /// process.
  /// - Parameters:
  ///   - fileID: the file of the test that plays, to run it once more in another process.
  ///   - function: the test.
  ///   - line: tells this call from others in the test.
  public func play(
    _ stage: Stage, ticks: Int = 2_000, fileID: String = #fileID, function: String = #function,
    line: Int = #line
  ) throws(Failure) {
    let scripts = scripts(for: ticks, stage)
    let call = FuzzCall(
      fileID: fileID, function: function, details: "\(line) \(seed) \(ticks) \(stage.trialName)")
    if FuzzCall.isElsewhere {
      call.leave(FuzzTrace(of: scripts, on: stage))
    } else {
      for script in scripts { try check(script, on: stage) }
      try compare(scripts, on: stage, with: call.tracesElsewhere())
    }
  }

  /// Repeats the actions of a `Failure`, and throws one if it still fails. A trap ends the process, so a
  /// debugger stops there; a hang goes on until you stop it.
  public static func replay(_ actions: [Stage.Action], on stage: Stage) throws(Failure) {
    guard let fault = Rehearsal.fault(in: actions, on: stage) else { return }
    throw Failure(seed: nil, again: nil, fault: fault, actions: actions, of: actions.count)
  }

  private func scripts(for ticks: Int, _ stage: Stage) -> [[Stage.Action]] {
    var (chance, left, scripts) = (Chance(seed: seed), ticks, [[Stage.Action]]())
    while left > 0 {
      let script = script(chance.bits(), for: left, stage)
      scripts.append(script.actions)
      left -= max(1, script.ticks)
    }
    return scripts
  }

  /// Throws if there are traces of another process, and none like the one here. Reports the latest difference, since some
  /// traces may belong to other arguments of the test.
  private func compare(_ scripts: [[Stage.Action]], on stage: Stage, with others: [[UInt64]]) throws(Failure)
  {
    guard !others.isEmpty else { return }
    let trace = FuzzTrace(of: scripts, on: stage)
    let differences = others.compactMap { trace.difference(from: $0) }
    guard differences.count == others.count,
      let closest = differences.max(by: { $0.equalCount < $1.equalCount })
    else { return }
    let (script, count) = (closest.step.script, closest.step.count)
    throw Failure(
      seed: seed, again: again, fault: closest.fault, actions: Array(script.prefix(count)), of: script.count)
  }

  /// Input for this many ticks, ten seconds at most: frequent new games reach more different states.
  private func script(_ seed: UInt64, for ticks: Int, _ stage: Stage) -> (actions: [Stage.Action], ticks: Int)
  {
    // A stage that was set up to answer late, or never, stays so.
    var input = RandomInput(
      Chance(seed: seed), window: stage.stack.window, changesAnswering: stage.answering == .atOnce)
    var (actions, used): ([Stage.Action], Int) = ([], 0)
    while used < min(ticks, 10 * Tick.ticksPerSecond) {
      let action = input.next()
      switch action {
      case .wait(let ticks): used += ticks
      case .answering: break
      case .press, .type, .click, .send: used += 1
      }
      actions.append(action)
    }
    return (actions, used)
  }

  private func check(_ actions: [Stage.Action], on stage: Stage) throws(Failure) {
    let trial = FuzzTrial(stage, seconds: trialSeconds)
    guard let found = trial.fault(in: actions) else { return }
    let (fewer, fault) = Shrinking(found, in: actions, by: trial).fewest()
    throw Failure(seed: seed, again: again, fault: fault, actions: fewer, of: actions.count)
  }
}

extension Fuzz {
  /// What went wrong, and how to reproduce it.
  public struct Failure: Error, CustomStringConvertible {
    /// The seed of the input; nil if the actions were given.
    public let seed: UInt64?
    public let fault: Fault
    /// The fewest actions found that make it go wrong.
    public let actions: [Stage.Action]
    private let again: String?
    private let total: Int

    init(seed: UInt64?, again: String?, fault: Fault, actions: [Stage.Action], of total: Int) {
      (self.seed, self.again, self.fault, self.actions, self.total) = (seed, again, fault, actions, total)
    }

    /// The fault, and code for a test that reproduces it.
    public var description: String {
      let lines = actions.map { "  \($0.code),\n" }.joined()
      let again = again.map { "\n\($0) plays all of it again." } ?? ""
      // In a single process nothing is wrong with them.
      let (head, foot) =
        fault.kind == .process ? ("stage.act([", "])") : ("try Fuzz.replay([", "], on: stage)")
      return """
        In tick \(fault.tick): \(fault.what).
        \(actions.count) of the \(total) things that were done suffice:

        \(head)
        \(lines)\(foot)
        \(again)
        """
    }
  }

  /// Something that must never happen.
  public struct Fault: Hashable, Sendable {
    public enum Kind: Hashable, Sendable {
      /// The process died, for example of an index out of range.
      case trap
      /// It didn't end, for example in an endless loop.
      case hang
      /// Drawing twice gave different frames: `draw` depends on more than the state.
      case drawing
      /// Two copies diverged: `update` or `draw` depends on more than the scene and its input.
      case chance
      /// A scene that slept differs from one that ran every tick.
      case sleep
      /// Another process diverged, for example because a set has another order there.
      case process
    }

    public let kind: Kind
    /// A description, as a part of a sentence.
    public let what: String
    /// The tick after which it was found.
    public internal(set) var tick: Tick = 0

    init(_ kind: Kind, _ what: String) {
      (self.kind, self.what) = (kind, what)
    }
  }
}
