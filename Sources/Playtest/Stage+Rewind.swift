import Engine

// Time travel: a stage remembers its input, and restores any earlier tick by replaying from a snapshot before
// it.

extension Stage {
  /// Goes back to a tick. Everything after it is forgotten, as if the stage had been copied then.
  ///
  ///     var stage = Stage(Snake(seed: 7))
  ///     stage.press(.right)
  ///     stage.wait(seconds: 5)
  ///     #expect(stage.shows("Game over"))
  ///     stage.rewind(ticks: 30)
  ///     stage.press(.up)
  ///     #expect(!stage.shows("Game over"))
  ///
  /// Scenes, reports, outcomes and the host are as they were then. Other settings of the stage, such as its
  /// look and its answers, keep their current values, so set them before the first tick.
  /// - Parameter tick: any tick up to the current one; one before the stage's first tick means that one.
  public mutating func rewind(to tick: Tick) {
    guard tick < self.tick, let (kept, inputs) = past.cut(at: tick) else { return }
    now = kept.moment
    reports.removeLast(reports.count - kept.reports)
    for input in inputs {
      wait(ticks: input.tick - self.tick)
      update(input.events)
    }
    wait(ticks: tick - self.tick)
  }

  /// Goes back by this many ticks.
  public mutating func rewind(ticks: Int) {
    rewind(to: tick - ticks)
  }

  /// The stage as it was at an earlier tick. This one doesn't change.
  ///
  ///     let before = stage.at(stage.tick - 1)
  public func at(_ tick: Tick) -> Stage {
    var stage = self
    stage.rewind(to: tick)
    return stage
  }
}

extension AskedQuery {
  /// The answer, if the query is of this type.
  package func answer<Asked: Query>(_ type: Asked.Type, _ answer: (Asked) -> Asked.Answer) -> Answered? {
    (query as? Asked).map { Answered(id, .success(answer($0)), to: $0) }
  }
}
