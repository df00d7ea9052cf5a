import Engine
import Interface
import Learning

/// The player's best run of a game, beside which another one is played: what it had reached at every tick of play.
/// It is only drawn, so that a round goes the same way with it and without.
public struct Ghost: Hashable, Sendable {
  /// What was reached at a tick, and held until the next step.
  public struct Step: Hashable, Sendable {
    /// The tick of the round, which stands still in a pause.
    public let tick: Tick
    /// Points.
    public let points: Int
    /// Right answers.
    public let right: Int
  }

  /// What changed, by its ticks.
  public private(set) var steps: [Step] = []

  init(steps: [Step]) { self.steps = steps }

  /// Runs a recorded round to its end. That takes a while: it is work for a thread of its own.
  public init(_ player: ReplayPlayer) throws(ByteError) {
    var (player, steps) = (player, [Step(tick: 0, points: 0, right: 0)])
    func reach(_ step: Step) {
      if step.points != steps[steps.count - 1].points || step.right != steps[steps.count - 1].right {
        steps.append(step)
      }
    }
    try player.advance(to: player.replay.ticks) { stack, _ in
      if let round = stack.top as? any RoundScene {
        reach(Step(tick: round.tick, points: round.score.points, right: round.score.right))
      }
      // The last points come in the tick in which the round goes.
      if let reached = stack.outcome?.as(RoundOutcome.self)?.reached {
        reach(Step(tick: reached.ticks, points: reached.score, right: reached.right))
      }
    }
    self.steps = steps
  }

  /// What it had reached at a tick.
  public func step(at tick: Tick) -> Step {
    steps.last { $0.tick <= tick } ?? steps[0]
  }

  /// When it gets on; nil after its last step.
  func nextStep(after tick: Tick) -> Tick? {
    steps.first { $0.tick > tick }?.tick
  }
}

extension Ghost {
  /// As in "best run 860 · 12 right  +40": the sum is what the player is ahead by. It stands in the row over the
  /// game's head, above the player's own points.
  func draw(beside points: Int, at tick: Tick, on canvas: inout Canvas) {
    let (page, step) = (Page(canvas.size), step(at: tick))
    let row = Rect(page.head.left, page.head.top - 1, page.head.width, 1)
    let lead = points - step.points
    let sum = Text((lead < 0 ? "-" : "+") + Figure.grouped(abs(lead)))
    canvas.put(sum, in: row, .trailing, Style(lead > 0 ? canvas.theme.right : canvas.theme.muted))
    let reached = Text("best run \(Figure.grouped(step.points)) · \(step.right) right")
    canvas.put(
      canvas.ornaments.spelled(reached), in: Rect(row.left, row.top, row.width - max(sum.width, 6) - 2, 1),
      .trailing, Style(canvas.theme.muted))
  }
}
