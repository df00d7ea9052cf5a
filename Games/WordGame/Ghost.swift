import Engine
import Interface
import Learning

/// A run of a game to race against, usually the player's best: what it had reached at every tick. It is only drawn;
/// rounds play the same with and without it.
public struct Ghost: Hashable, Sendable {
  /// What was reached at a tick, valid until the next step.
  public struct Step: Hashable, Sendable {
    /// Tick of the round, which stops during a pause.
    public let tick: Tick
    public let points: Int
  }

  /// The changes, in order of ticks.
  public private(set) var steps: [Step] = []

  /// Whose run it is.
  private let name: Text

  init(steps: [Step]) { (self.steps, name) = (steps, Self.own) }

  /// What the player's own run is called.
  public static let own: Text = "best run"

  /// Runs a recorded round to its end. That takes a while and belongs on a thread of its own.
  public init(_ player: ReplayPlayer, named name: Text = own) throws(ByteError) {
    self.name = name
    var (player, steps) = (player, [Step(tick: 0, points: 0)])
    func reach(_ step: Step) {
      if step.points != steps[steps.count - 1].points { steps.append(step) }
    }
    try player.advance(to: player.replay.ticks) { stack, _ in
      if let round = stack.top as? any RoundScene {
        reach(Step(tick: round.tick, points: round.score.points))
      }
      // The last points are added in the tick in which the round pops.
      if let reached = stack.outcome?.as(RoundOutcome.self)?.reached {
        reach(Step(tick: reached.ticks, points: reached.score))
      }
    }
    self.steps = steps
  }

  public func step(at tick: Tick) -> Step {
    steps.last { $0.tick <= tick } ?? steps[0]
  }

  /// The tick of its next step; nil after the last.
  func nextStep(after tick: Tick) -> Tick? {
    steps.first { $0.tick > tick }?.tick
  }
}

extension Ghost {
  /// Where it is at a tick.
  func race(at tick: Tick) -> GameHead.Race {
    GameHead.Race(against: name, now: step(at: tick).points, end: steps[steps.count - 1].points)
  }
}
