import Engine

/// An answer that a screen shows, asked for again when what it is about has changed.
///
///     struct WordsScene: PageScene {
///       private var words: Shown<AllWords>
///
///       init(_ answer: [Word]) { words = Shown(changingWith: .words, answer) }
///
///       mutating func beforeInput(_ step: inout Step) -> Transition? {
///         if words.update(&step, AllWords()) { list = List(count: words.value?.count ?? 0) }
///         return nil
///       }
///     }
public struct Shown<Asked: Query>: Sendable {
  /// The newest answer; nil before the first.
  public private(set) var value: Asked.Answer?
  /// Why the newest answer didn't come; nil if it did.
  public private(set) var problem: Unanswered<Asked.Failure>?
  private var ticket: Ticket<Asked>?
  private var isStale = false
  private let changes: Changes

  /// - Parameters:
  ///   - changes: what the answer depends on.
  ///   - value: an answer that is there already.
  public init(changingWith changes: Changes = [], _ value: Asked.Answer? = nil) {
    (self.changes, self.value) = (changes, value)
    isStale = value == nil
  }

  /// Asks if the answer has never been asked for or has changed. To be called in each update, before the input. Returns
  /// whether there is a new answer or problem.
  public mutating func update(_ step: inout Step, _ query: @autoclosure () -> Asked) -> Bool {
    if isStale || !step.changed.isDisjoint(with: changes) {
      isStale = false
      ticket = step.ask(query(), .newest)
    }
    guard let result = ticket.flatMap({ step.answer($0) }) else { return false }
    ticket = nil
    switch result {
    case .success(let answer): (value, problem) = (answer, nil)
    case .failure(let problem): self.problem = problem
    }
    return true
  }

  /// Asks something else, at once.
  public mutating func ask(_ query: Asked, _ step: inout Step) {
    isStale = false
    ticket = step.ask(query, .newest)
  }
}

extension Step {
  /// The answer to a query, or the reason why there is none; nil while it is open. The ticket is then spent.
  public mutating func result<Asked: Query>(
    of ticket: inout Ticket<Asked>?
  ) -> Result<Asked.Answer, Unanswered<Asked.Failure>>? {
    let result = ticket.flatMap { answer($0) }
    if result != nil { ticket = nil }
    return result
  }

  /// The same for a query that needs no answer.
  public mutating func value<Asked: Query>(of ticket: inout Ticket<Asked>?) -> Asked.Answer? {
    try? result(of: &ticket)?.get()
  }

  /// Cancels a query, if it is still open. The ticket is then spent.
  public mutating func cancel<Asked: Query>(_ ticket: inout Ticket<Asked>?) {
    if let ticket { cancel(ticket) }
    ticket = nil
  }
}
