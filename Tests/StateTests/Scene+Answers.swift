import Engine
import Learning

@testable import App

extension Scene {
  /// The scene after it has asked a query of this type, and has its answer. The events make it ask.
  func told<Asked: Query>(
    _ type: Asked.Type, _ answer: Asked.Answer, after events: [InputEvent] = [], window: Size = Size(80, 24)
  ) -> Self {
    told(type, .success(answer), after: events, window: window)
  }

  /// The same for a query that fails.
  func told<Asked: Query>(
    _ type: Asked.Type, _ result: Result<Asked.Answer, Unanswered<Asked.Failure>>,
    after events: [InputEvent] = [],
    window: Size = Size(80, 24)
  ) -> Self {
    var stack = SceneStack(self, window: window)
    var asked: [AskedQuery] = []
    for input in [[]] + events.map({ [$0] }) { asked += stack.update(input).compactMap { $0 as? AskedQuery } }
    for asked in asked {
      guard let query = asked.query as? Asked else { continue }
      stack.deliver([Answered(asked.id, result, to: query)])
    }
    _ = stack.update()
    return stack.top as? Self ?? self
  }

  /// Resumes the scene outside of a stack. What it asks or reports is lost.
  mutating func resume(_ outcome: Outcome) {
    var step = Step(tick: 0, window: Size(80, 24))
    _ = resume(outcome, &step)
  }
}

extension LibraryChanged {
  /// A change of nothing, with something to say.
  static func made(_ kept: Kept) -> Self { Self(kept: kept, library: Library(decks: DeckList([Deck]()))) }
}
