import Engine

extension Scene {
  /// Resumes the scene outside of a stack. What it asks or reports is lost.
  mutating func resume(_ outcome: Outcome) {
    var step = Step(tick: 0, window: Size(80, 24))
    _ = resume(outcome, &step)
  }
}
