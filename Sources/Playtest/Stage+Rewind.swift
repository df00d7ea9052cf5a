import Engine

// Time travel: a stage remembers its input, and brings any earlier tick back by playing on from a moment before it.

extension Stage {
  /// Goes back to a tick. All that came later is forgotten, as if the stage had been copied then.
  ///
  ///     var stage = Stage(Snake(seed: 7))
  ///     stage.press(.right)
  ///     stage.wait(seconds: 5)
  ///     #expect(stage.shows("Game over"))
  ///     stage.rewind(ticks: 30)
  ///     stage.press(.up)
  ///     #expect(!stage.shows("Game over"))
  ///
  /// Scenes, reports, outcomes and the host are as they were then. What else was set on the stage, as its look and how it
  /// answers, stays as it is now, so set it before the first tick.
  /// - Parameter tick: any up to the present one; before the stage's first tick is that one.
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

  /// Goes so many ticks back.
  public mutating func rewind(ticks: Int) {
    rewind(to: tick - ticks)
  }

  /// The stage as it was at an earlier tick; this one stays where it is.
  ///
  ///     let before = stage.at(stage.tick - 1)
  public func at(_ tick: Tick) -> Stage {
    var stage = self
    stage.rewind(to: tick)
    return stage
  }
}
