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
    public let right: Int
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
      // The last points are added in the tick in which the round pops.
      if let reached = stack.outcome?.as(RoundOutcome.self)?.reached {
        reach(Step(tick: reached.ticks, points: reached.score, right: reached.right))
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
  /// As in "best run 860 · 12 right  +40": the sum is the player's lead. It is drawn in the row above the
  /// game's head, over the player's own points.
  func draw(beside points: Int, at tick: Tick, on canvas: inout Canvas) {
    let (page, step) = (Page(canvas.size), step(at: tick))
    let row = Rect(page.head.left, page.head.top - 1, page.head.width, 1)
    let lead = points - step.points
    let sum = Text((lead < 0 ? "-" : "+") + Figure.grouped(abs(lead)))
    canvas.put(sum, in: row, .trailing, Style(lead > 0 ? canvas.theme.right : canvas.theme.muted))
    let reached = name + Text(" \(Figure.grouped(step.points)) · \(step.right) right")
    canvas.put(
      canvas.ornaments.spelled(reached), in: Rect(row.left, row.top, row.width - max(sum.width, 6) - 2, 1),
      .trailing, Style(canvas.theme.muted))
  }
}
