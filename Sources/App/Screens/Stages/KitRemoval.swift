import Engine
import Learning

/// Removes one of the player's own kits after asking: by x, or by holding the mouse button on it.
struct KitRemoval: Hashable, Sendable {
  /// How many ticks the button has to be held.
  private static let patience = 40

  /// The kit that goes if x is pressed again.
  private(set) var asked: OwnKit?
  /// Whether a kit was just kept: undoing the change before that would take it away after all.
  private(set) var hasKept = false
  /// The kit on which the button is held.
  private var held: OwnKit?
  /// The tick at which it has been held for long enough.
  private(set) var due: Tick?

  var question: Text? {
    asked.map { own in
      let count = own.kit.questions.count
      return Text(
        "Delete \(own.kit.name) with its \(count == 1 ? "question" : "\(count) questions")? Press x again to delete, any other key to keep."
      )
    }
  }

  /// Asks about a kit; nil if it is none of the player's own.
  mutating func ask(_ own: OwnKit?) { (asked, held, due, hasKept) = (own, nil, nil, false) }

  /// Another change came, which can be undone.
  mutating func forget() { hasKept = false }

  /// Follows the mouse over a kit, or over none. Holding the button asks after a while.
  mutating func handle(_ event: InputEvent, over own: OwnKit?, at tick: Tick) {
    guard case .mouse(let mouse) = event else { return }
    if mouse.isClick { (held, due) = (own, own == nil ? nil : tick + Self.patience) }
    if mouse.action == .release || own != held { (held, due) = (nil, nil) }
  }

  /// Returns whether it has just begun to ask.
  mutating func wake(at tick: Tick) -> Bool {
    guard let due, tick >= due else { return false }
    ask(held)
    return true
  }

  /// Handles the answer. Only presses count as one. Returns the kit if it goes.
  mutating func answer(_ event: InputEvent) -> OwnKit? {
    guard let asked, event.isPress else { return nil }
    hasKept = event != .key("x")
    self.asked = nil
    return hasKept ? nil : asked
  }
}

extension KitRemoval {
  /// Said instead of undoing what was before.
  static let nothingToUndo: Text = "The kit was kept. There is nothing to undo."
}

extension InputEvent {
  /// Whether it is a press, not a release or a move.
  var isPress: Bool {
    switch self {
    case .key(let key): key.phase != .release
    case .mouse(let mouse): mouse.isClick
    default: false
    }
  }
}
