import Engine

/// A stage between two ticks.
struct StageMoment: Sendable {
  /// The next tick.
  private(set) var tick: Tick
  var stack: SceneStack
  /// Answers on their way, and the ticks before which they come.
  private var late: [(tick: Tick, answered: Answered)] = []
  var outcomes: [Outcome] = []
  var host: (any ReportHandler)?
  var contexts = Contexts()
  /// Answers in place of those from contexts.
  var fakes: [@Sendable (AskedQuery) -> (Answered, Changes)?] = []

  init(_ stack: SceneStack, tick: Tick) {
    (self.stack, self.tick) = (stack, tick)
    self.stack.skip(tick)
  }

  /// Runs a tick and returns the reports.
  mutating func update(_ events: [InputEvent], _ answering: Stage.Answering) -> [any Sendable] {
    stack.deliver(late.filter { $0.tick <= tick }.map(\.answered))
    late.removeAll { $0.tick <= tick }
    var reports = stack.update(events)
    tick += 1
    handle(reports, answering)
    for _ in 0..<Self.mostUpdates where stack.isUnsettled {
      let more = stack.settle()
      handle(more, answering)
      reports += more
    }
    if var querying = host as? any QueryHost {
      stack.deliver(querying.arrivals())
      host = querying
    }
    return reports
  }

  /// As in a terminal, answers that are there at once are in the frame of their tick.
  private static let mostUpdates = 8

  private mutating func handle(_ reports: [any Sendable], _ answering: Stage.Answering) {
    host?.handle(reports)
    if let querying = host as? any QueryHost { stack.note(querying.changes) }
    for case let asked as AskedQuery in reports {
      guard answering != .never else { continue }
      let (answered, changes) = answer(asked, answering)
      stack.note(changes)
      if case .late(let ticks) = answering {
        late.append((tick + ticks, answered))
      } else {
        stack.deliver([answered])
      }
    }
    for case let cancelled as CancelledQueries in reports {
      late.removeAll { cancelled.ids.contains($0.answered.id) }
    }
  }

  private mutating func answer(_ asked: AskedQuery, _ answering: Stage.Answering) -> (Answered, Changes) {
    if case .refused(let reason) = answering { return (Answered(asked, reason), []) }
    if let fake = fakes.lazy.compactMap({ $0(asked) }).first { return fake }
    if var querying = host as? any QueryHost, let answer = querying.answer(asked) {
      host = querying
      return answer
    }
    let providers = contexts.providers
    guard let job = providers.job(for: asked, contexts) else { return (Answered(asked, .refused), []) }
    return providers.finish(asked, job(Work()), &contexts)
  }

  /// Skips ticks that sleeping scenes don't need, and at which nothing comes. Returns how many.
  mutating func skip(_ ticks: Int) -> Int {
    let ticks = min(ticks, late.map { $0.tick - tick }.min() ?? .max)
    stack.skip(ticks)
    tick += ticks
    return ticks
  }
}
