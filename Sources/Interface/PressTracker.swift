import Engine

/// A press of the mouse on one of several things. The thing is chosen when the button comes up over it, so a
/// player can still pull away; until then it is drawn pressed.
public struct PressTracker: Hashable, Sendable {
  /// The thing that the button went down on; nil while the button is up, or if it went down beside
  /// everything.
  public private(set) var held: Int?
  /// Whether the pointer is over the held thing.
  private var isOver = false

  public init() {}

  /// The thing to draw pressed.
  public var pressed: Int? { isOver ? held : nil }

  /// Cancels the press.
  public mutating func cancel() { self = PressTracker() }

  /// Handles an event of the mouse over one of the things, or over none. Returns the thing that was chosen, if
  /// one was.
  public mutating func handle(_ mouse: MouseEvent, over index: Int?) -> Int? {
    let before = held
    switch (mouse.action, mouse.button) {
    case (.press, .left): held = index
    // A move without a button: the button came up outside the window.
    case (.move, .none), (.release, .left), (.release, .none): held = nil
    default: break
    }
    isOver = held != nil && held == index
    return mouse.action == .release && held == nil && before == index ? index : nil
  }
}

extension PressTracker: StateHashable {
  public func hash(into hash: inout StateHash) {
    // Left out: isOver, which is only drawn.
    hash.combine(fieldsOf: self, held, cosmetic: 1)
  }
}
