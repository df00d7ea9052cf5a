/// One tick as a scene sees it: its input, and what the scene reports and requests.
public struct Step: Sendable {
  /// The scene's own tick count, from 0. It stands still while another scene is on top.
  public let tick: Tick
  /// The input since the tick before, oldest first.
  package let input: [InputEvent]
  /// The number of events that `next` has returned.
  private var taken = 0
  private var left: [InputEvent] = []
  public let window: Size
  /// The shape of the window's cells; `.usual` if the terminal doesn't say.
  public let cellShape: CellShape
  public private(set) var reports: [any Sendable] = []
  private(set) var requested: [RequestID] = []
  /// Requests whose answers are no longer wanted.
  private(set) var forgotten: [RequestID] = []
  /// The number of requests of the whole stack so far.
  private(set) var requestCount: UInt64
  private(set) var answers: [Reply]

  /// For tests that update a scene by hand; otherwise the scene stack makes steps.
  package init(tick: Tick, input: [InputEvent] = [], window: Size, cellShape: CellShape = .usual) {
    self.init(tick: tick, input: input, window: window, cellShape: cellShape, answers: [], requestCount: 0)
  }

  init(
    tick: Tick, input: [InputEvent], window: Size, cellShape: CellShape, answers: [Reply],
    requestCount: UInt64
  ) {
    self.tick = tick
    self.input = input
    self.window = window
    self.cellShape = cellShape
    self.answers = answers
    self.requestCount = requestCount
  }

  /// The next input event; nil after the last.
  ///
  ///     while let event = step.next() { … }
  ///
  /// If the scene then returns a transition to another scene, the events it hasn't taken go to that scene, so
  /// that a player who types fast loses no key.
  public mutating func next() -> InputEvent? {
    guard taken < input.count else { return nil }
    defer { taken += 1 }
    return input[taken]
  }

  /// Passes events of earlier ticks to the next scene, before all others: for a screen that waited for
  /// something and kept what was typed meanwhile.
  public mutating func leave(_ events: [InputEvent]) {
    left += events
  }

  /// Takes all remaining events, for a scene that forwards them to scenes inside it.
  package mutating func takeAll() -> [InputEvent] {
    defer { taken = input.count }
    return Array(input[taken...])
  }

  /// The events for the next scene: those left to it, then those not taken.
  var remaining: [InputEvent] { left + input[taken...] }

  /// Tells the host what has happened: a sound to play, a game finished, a setting changed.
  ///
  /// The host handles the types that it knows after the tick; a replay discards all. Any result comes back as
  /// news, through `Scene.hear`.
  public mutating func report(_ report: some Sendable) {
    reports.append(report)
  }

  /// Asks the host for something that takes time. The answer comes in a later tick, wakes the scene if it
  /// sleeps, and stays until the scene takes it or closes. While another scene is on top, it waits.
  package mutating func request(_ request: some Request) -> RequestID {
    requestCount += 1
    let id = RequestID(requestCount)
    requested.append(id)
    report(Asked(id: id, request: request))
    return id
  }

  /// Takes the answer to a request, or the reason why there is none; nil while the request is open.
  package mutating func answer<Wanted: Request>(
    to id: RequestID, as type: Wanted.Type
  ) -> Result<Wanted.Answer, NoAnswer>? {
    guard let index = answers.firstIndex(where: { $0.id == id }) else { return nil }
    return answers.remove(at: index).answer(as: Wanted.Answer.self)
  }

  /// Drops the answer to a request, whether it has come or not.
  package mutating func forget(_ id: RequestID) {
    answers.removeAll { $0.id == id }
    requested.removeAll { $0 == id }
    forgotten.append(id)
  }

  /// Takes all answers, for a scene that forwards them to scenes inside it.
  package mutating func takeAnswers() -> [Reply] {
    defer { answers = [] }
    return answers
  }
}
