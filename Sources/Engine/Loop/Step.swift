/// One tick as a scene sees it: its input, and what the scene reports and asks.
public struct Step: Sendable {
  /// The scene's own tick count, from 0. It stands still while another scene is on top.
  public let tick: Tick
  /// The input since the tick before, oldest first.
  package let input: [InputEvent]
  /// The number of events that `next` has returned.
  private var taken = 0
  public let window: Size
  /// The shape of the window's cells; `.usual` if the terminal doesn't say.
  public let cellShape: CellShape
  public private(set) var reports: [any Sendable] = []
  /// What has changed of what the program knows since the scene's last update.
  public let changed: Changes
  /// In `resume`, if the scene had those above it recorded: what was recorded.
  public let recorded: Replay?
  /// The player's own keys; none in a recorded scene, whose input must mean the same to everybody.
  package let ownKeys: OwnKeys
  private let open: [OpenQueries.Open]
  private(set) var asked: [OpenQueries.Open] = []
  /// Queries whose answers are no longer wanted.
  private(set) var cancelled: [RequestID] = []
  /// The last query so far, of all scenes that count together.
  private(set) var last: RequestID
  private(set) var replies: [Reply]
  private(set) var answers: [Answered]

  /// For tests that update a scene by hand; otherwise the scene stack makes steps.
  package init(tick: Tick, input: [InputEvent] = [], window: Size, cellShape: CellShape = .usual) {
    self.init(
      tick: tick, input: input, window: window, cellShape: cellShape, OpenQueries(), changed: [],
      recorded: nil,
      last: RequestID(0))
  }

  init(
    tick: Tick, input: [InputEvent], window: Size, cellShape: CellShape, _ queries: OpenQueries,
    changed: Changes, recorded: Replay?, last: RequestID, ownKeys: OwnKeys = OwnKeys()
  ) {
    self.tick = tick
    self.input = input
    self.window = window
    self.cellShape = cellShape
    (open, replies, answers) = (queries.open, queries.replies, queries.answers)
    (self.changed, self.recorded, self.last) = (changed, recorded, last)
    self.ownKeys = ownKeys
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

  /// The events not taken, which are for the next scene.
  var remaining: [InputEvent] { Array(input[taken...]) }

  /// Tells the host what has happened: a sound to play, a game finished, a setting changed.
  ///
  /// The host handles the types that it knows after the tick; a replay discards all.
  public mutating func report(_ report: some Sendable) {
    reports.append(report)
  }

  /// Asks for something that takes time, or that lies outside of scenes. The answer comes in a later update and wakes
  /// the scene if it sleeps. While another scene is on top, it waits.
  /// - Precondition: in a recorded scene the answer is `Replayable`, and the query can't fail.
  public mutating func ask<Asked: Query>(_ query: Asked, _ lane: Lane = .beside) -> Ticket<Asked> {
    precondition(
      !last.isRecorded || Asked.Answer.self is any Replayable.Type && Asked.Failure.self == Never.self,
      "\(Asked.self) can't be asked in a recorded scene: its answer can't be written to a recording")
    let kind = ObjectIdentifier(Asked.self)
    if lane == .newest {
      cancelled += (open + asked).filter { $0.kind == kind && $0.lane == .newest }.map(\.id)
    }
    last = last.next
    asked.append(OpenQueries.Open(id: last, kind: kind, lane: lane))
    report(AskedQuery(last, query, lane))
    return Ticket(last)
  }

  /// The answer to a query, or the reason why there is none; nil while the query is open. Each comes once.
  public mutating func answer<Asked: Query>(
    _ ticket: Ticket<Asked>
  ) -> Result<Asked.Answer, Unanswered<Asked.Failure>>? {
    if let index = replies.firstIndex(where: { $0.id == ticket.id }) {
      return replies.remove(at: index).answer(to: Asked.self)
    }
    guard let index = answers.firstIndex(where: { $0.id == ticket.id }),
      case .answer(let answer) = answers[index].content
    else { return nil }
    answers.remove(at: index)
    return answer as? Result<Asked.Answer, Unanswered<Asked.Failure>>
  }

  /// How far the work on a query is; nil if nobody has said.
  public func progress<Asked: LongQuery>(of ticket: Ticket<Asked>) -> Asked.Progress? {
    guard let answered = answers.first(where: { $0.id == ticket.id }),
      case .progress(let progress) = answered.content
    else { return nil }
    return progress as? Asked.Progress
  }

  /// Cancels a query, or drops its answer.
  public mutating func cancel<Asked: Query>(_ ticket: Ticket<Asked>) {
    replies.removeAll { $0.id == ticket.id }
    answers.removeAll { $0.id == ticket.id }
    cancelled.append(ticket.id)
  }
}

extension Reply {
  fileprivate func answer<Asked: Query>(to query: Asked.Type) -> Result<
    Asked.Answer, Unanswered<Asked.Failure>
  > {
    func decoded<Value: Replayable>(_ type: Value.Type) -> Result<Asked.Answer, Unanswered<Asked.Failure>> {
      answer(as: type).mapError { .missing($0) }.flatMap { value in
        (value as? Asked.Answer).map { .success($0) } ?? .failure(.missing(.unreadable))
      }
    }
    guard let type = Asked.Answer.self as? any Replayable.Type else { return .failure(.missing(.unreadable)) }
    return decoded(type)
  }
}
