/// Where the mouse pointer rests, so that a scene knows what lies under it even while things move and the
/// pointer doesn't. It is nowhere before it has moved, after a key was pressed and while the window is away:
/// who plays by keyboard is not disturbed by a mouse that lies on the desk.
public struct Hover: Hashable, Sendable {
  /// The cell under the pointer; nil where it is nowhere.
  public private(set) var pointer: Point?

  /// The pointer is nowhere yet.
  public init() {}

  /// Takes an event into account.
  public mutating func follow(_ event: InputEvent) {
    switch event {
    case .mouse(let mouse): pointer = mouse.position
    case .key(let key) where key.phase != .release: pointer = nil
    default: if event.isInterruption { pointer = nil }
    }
  }

  /// The same with the mouse moved on, for drawing.
  public func moved(by move: MouseEvent?) -> Hover {
    var hover = self
    if let move { hover.follow(.mouse(move)) }
    return hover
  }
}

extension Hover: StateHashable {
  /// Hashes where the pointer is.
  public func hash(into hash: inout StateHash) {
    hash.combine(pointer)
  }
}
