/// One tick as a scene sees it.
public struct Step: Sendable {
  /// The scene's own count of ticks, from 0. It stands still while another scene is on top.
  public let tick: Tick
  /// What the player did since the tick before, oldest first.
  package let input: [InputEvent]
  /// How many of the events `next` has handed out.
  private var taken = 0
  private var left: [InputEvent] = []
  /// The window, as the last resize told.
  public let window: Size
  /// How wide a cell of the window is to its height, as far as the terminal tells.
  public let cellShape: CellShape
  /// What has been reported so far.
  public private(set) var reports: [any Sendable] = []
  /// What was requested in this tick.
  private(set) var requested: [RequestID] = []
  /// Requests whose answers aren't wanted any more.
  private(set) var forgotten: [RequestID] = []
  /// How many requests the stack has seen.
  private(set) var requestCount: UInt64
  /// Answers that the scene hasn't taken yet.
  private(set) var answers: [Reply]

  /// A step; the scene stack makes them, and tests that update a scene by hand.
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

  /// The next event of the input; nil after the last.
  ///
  ///     while let event = step.next() { … }
  ///
  /// Where a scene that takes its input like this goes elsewhere after an event, the events behind it are for
  /// the scene that comes: a player who types fast loses no key.
  public mutating func next() -> InputEvent? {
    guard taken < input.count else { return nil }
    defer { taken += 1 }
    return input[taken]
  }

  /// Leaves events of earlier ticks to the scene that this one makes room for, before all others: a screen that
  /// waited for something passes on what was typed meanwhile.
  public mutating func leave(_ events: [InputEvent]) {
    left += events
  }

  /// Takes all events that are left, for a scene that hands them on to scenes inside it.
  package mutating func takeAll() -> [InputEvent] {
    defer { taken = input.count }
    return Array(input[taken...])
  }

  /// What the next scene gets: what was left to it, and the events that weren't taken.
  var remaining: [InputEvent] { left + input[taken...] }

  /// Tells the program around the scene what has happened: an answer given, a game finished, a setting changed.
  ///
  /// The host takes the types that it knows, after the tick; a replay throws all away. What a scene has to know of
  /// what came of it, it hears as news.
  public mutating func report(_ report: some Sendable) {
    reports.append(report)
  }

  /// Asks the program around the scene for something that takes time. The answer comes in a later tick, wakes the
  /// scene where it sleeps, and is there until the scene takes it, or has gone. While another scene is on top, it waits.
  package mutating func request(_ request: some Request) -> RequestID {
    requestCount += 1
    let id = RequestID(requestCount)
    requested.append(id)
    report(Asked(id: id, request: request))
    return id
  }

  /// Takes the answer to a request, or the reason why there is none; nil as long as nothing has come.
  package mutating func answer<Wanted: Request>(
    to id: RequestID, as type: Wanted.Type
  ) -> Result<Wanted.Answer, NoAnswer>? {
    guard let index = answers.firstIndex(where: { $0.id == id }) else { return nil }
    return answers.remove(at: index).answer(as: Wanted.Answer.self)
  }

  /// Wants no answer to a request any more: what has come, or is still to come, is dropped.
  package mutating func forget(_ id: RequestID) {
    answers.removeAll { $0.id == id }
    requested.removeAll { $0 == id }
    forgotten.append(id)
  }

  /// Takes all answers as they came, for a scene that hands them on to scenes inside it.
  package mutating func takeAnswers() -> [Reply] {
    defer { answers = [] }
    return answers
  }
}
