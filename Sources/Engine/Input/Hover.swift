/// Where the mouse pointer is, so that a scene knows what is under it even when things move and the pointer
/// doesn't. It is nil before the mouse has moved, after a key press and while the window has no focus, so
/// that a mouse left lying on the desk doesn't disturb a keyboard player.
public struct Hover: Hashable, Sendable {
  /// The cell under the pointer, if any.
  public private(set) var pointer: Point?

  public init() {}

  public mutating func handle(_ event: InputEvent) {
    switch event {
    case .mouse(let mouse): pointer = mouse.position
    case .key(let key) where key.phase != .release: pointer = nil
    default: if event.isInterruption { pointer = nil }
    }
  }

  /// A copy after a move of the mouse, for drawing with `Canvas.followMouse()`.
  public func moved(by move: MouseEvent?) -> Hover {
    var hover = self
    if let move { hover.handle(.mouse(move)) }
    return hover
  }
}

extension Hover: StateHashable {
  public func hash(into hash: inout StateHash) {
    hash.combine(pointer)
  }
}
