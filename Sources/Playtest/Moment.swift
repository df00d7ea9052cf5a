import Engine

/// A stage between two ticks.
struct Moment: Sendable {
  /// The next tick.
  private(set) var tick: Tick
  var stack: SceneStack
  /// Replies that come with the next tick.
  var replies: [InputEvent] = []
  var outcomes: [Outcome] = []
  var host: (any ReportHandler)?

  init(_ stack: SceneStack, tick: Tick) {
    (self.stack, self.tick) = (stack, tick)
    self.stack.skip(tick)
  }

  /// Runs a tick and returns what was reported.
  mutating func update(_ events: [InputEvent]) -> [any Sendable] {
    let told = stack.update(replies + events)
    tick += 1
    replies = []
    if let news = host?.handle(told) { stack.hear(news) }
    return told
  }

  /// Lets ticks pass that sleeping scenes don't need.
  mutating func skip(_ ticks: Int) {
    stack.skip(ticks)
    tick += ticks
  }
}
