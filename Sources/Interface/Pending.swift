import Engine

/// A screen whose content is still to come: it asks a query, and once there is an answer becomes the screen that shows it.
///
///     return .push(Pending(WordsOf(deck: id)) { WordsScene($0) })
///
/// Until then the screen below stays in sight, keys are kept for the screen to come, and Esc goes back.
public struct Pending<Asked: Query>: Scene {
  private let query: Asked
  private let make: @Sendable (Asked.Answer) -> any Scene
  private var ticket: Ticket<Asked>?

  /// - Parameter make: makes the screen that shows the answer.
  public init(_ query: Asked, _ make: @escaping @Sendable (Asked.Answer) -> any Scene) {
    (self.query, self.make) = (query, make)
  }

  public var isTransparent: Bool { true }

  public var isReady: Bool { false }

  public mutating func update(_ step: inout Step) -> Transition {
    let asked = ticket ?? step.ask(query)
    ticket = asked
    switch step.answer(asked) {
    case .success(let answer): return .replace(make(answer))
    case .failure: return .pop(with: .none)
    case nil: return step.leavesWaiting() ? .pop(with: .none) : .sleep(until: nil)
    }
  }

  public func draw(on canvas: inout Canvas, fraction: Double) { Page(canvas.size).drawWaiting(on: &canvas) }
}

extension Step {
  /// Whether the player has pressed Esc on a screen that is still to come. It takes the keys up to that, which were meant
  /// for the screen.
  public mutating func leavesWaiting() -> Bool {
    guard input.contains(.key(Key(.escape))) else { return false }
    while let event = next(), event != .key(Key(.escape)) {}
    return true
  }
}
