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

/// What it takes to restore any earlier tick of a stage: all input, and some moments to replay from.
///
/// Moments are values that share unchanged memory. There are at most `mostMoments` of them: when there are
/// more, every second one is dropped and the distance of the next ones doubled.
struct Past: Sendable {
  /// The input of a tick.
  struct Input: Sendable {
    let tick: Tick
    let events: [InputEvent]
  }

  /// A moment, and the number of reports until then.
  struct Kept: Sendable {
    let moment: StageMoment
    let reports: Int
  }

  private static let mostMoments = 64

  private var kept: [Kept] = []
  private var inputs: [Input] = []
  private var spacing: Tick = Tick.ticksPerSecond

  /// Records the current input.
  mutating func record(_ events: [InputEvent], at moment: StageMoment, _ reports: Int) {
    record(moment, reports)
    inputs.append(Input(tick: moment.tick, events: events))
  }

  /// Records the moment if the last recorded one is long ago. The first is recorded when the stage begins to
  /// play: until then its owner sets it up.
  mutating func record(_ moment: StageMoment, _ reports: Int) {
    guard kept.last.map({ moment.tick >= $0.moment.tick + spacing }) ?? true else { return }
    kept.append(Kept(moment: moment, reports: reports))
    guard kept.count > Self.mostMoments else { return }
    kept = stride(from: 0, to: kept.count, by: 2).map { kept[$0] }
    spacing *= 2
  }

  /// Forgets everything from a tick on. Returns the last moment before it, or the first one, and the input
  /// from there to the tick; nil if nothing was played.
  mutating func cut(at tick: Tick) -> (Kept, [Input])? {
    while kept.count > 1, let last = kept.last, last.moment.tick > tick { kept.removeLast() }
    guard let last = kept.last else { return nil }
    inputs.removeAll { $0.tick >= tick }
    return (last, Array(inputs.drop { $0.tick < last.moment.tick }))
  }
}

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

/// A host that also answers queries.
package protocol QueryHost: ReportHandler {
  /// The answer and what has changed; nil if the stage's contexts are to answer. Progress in place of an answer means that
  /// this comes later.
  mutating func answer(_ asked: AskedQuery) -> (Answered, Changes)?

  /// What the last reports have changed.
  var changes: Changes { get }

  /// What comes between two ticks: later answers, and progress.
  mutating func arrivals() -> [Answered]
}

extension QueryHost {
  package var changes: Changes { [] }

  package mutating func arrivals() -> [Answered] { [] }
}

extension AskedQuery {
  /// The answer, if the query is of this type.
  package func answer<Asked: Query>(_ type: Asked.Type, _ answer: (Asked) -> Asked.Answer) -> Answered? {
    (query as? Asked).map { Answered(id, .success(answer($0)), to: $0) }
  }
}
