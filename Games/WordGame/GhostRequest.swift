import Engine

/// What a round asks for that races with the player's best run: to find and run it takes a while.
public struct GhostRequest: Request, Hashable {
  /// The run, from its first tick to its last.
  public typealias Answer = Ghost

  /// A request without conditions: the host knows which round runs.
  public init() {}
}

extension Ghost: Replayable {
  /// More steps than any round has.
  private static let mostSteps = 1 << 20

  /// The number of steps, and each.
  package func write(to writer: inout ByteWriter) {
    writer.number(UInt64(steps.count))
    for step in steps {
      for value in [step.tick, step.points, step.right] { writer.signed(value) }
    }
  }

  /// Reads one; a ghost has at least the step of its start.
  package init(from reader: inout ByteReader) throws(ByteError) {
    let count = try reader.count(upTo: Self.mostSteps)
    var steps: [Step] = []
    for _ in 0..<count {
      steps.append(Step(tick: try reader.signed(), points: try reader.signed(), right: try reader.signed()))
    }
    guard !steps.isEmpty else { throw reader.failure("a run has a start") }
    self.init(steps: steps)
  }
}
