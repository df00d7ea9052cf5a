import Engine

/// What the mouse holds down among things to choose from. It is taken where the button comes up over it, so that whoever
/// has missed can pull away; until then it can be drawn pressed.
public struct Hold: Hashable, Sendable {
  /// What the button went down on; nil while it is up, or where nothing was.
  public private(set) var held: Int?
  /// Whether the pointer is on what is held.
  private var isOver = false

  /// Nothing is held yet.
  public init() {}

  /// What is to be drawn pressed.
  public var pressed: Int? { isOver ? held : nil }

  /// Lets go of it: it is not taken any more.
  public mutating func rest() { self = Hold() }

  /// Takes what the mouse does over one of the things, or over none. Returns what it has taken, if anything.
  public mutating func take(_ mouse: MouseEvent, over index: Int?) -> Int? {
    let before = held
    switch (mouse.action, mouse.button) {
    case (.press, .left): held = index
    // With no button down it came up where nobody could tell.
    case (.move, .none), (.release, .left), (.release, .none): held = nil
    default: break
    }
    isOver = held != nil && held == index
    return mouse.action == .release && held == nil && before == index ? index : nil
  }
}

extension Hold: StateHashable {
  /// Hashes what is held. Where the pointer is then only looks nice.
  public func hash(into hash: inout StateHash) { hash.combine(fieldsOf: self, held, cosmetic: 1) }
}
