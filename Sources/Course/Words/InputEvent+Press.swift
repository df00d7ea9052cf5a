import Engine

extension InputEvent {
  /// Whether something is pressed, and not let go or moved.
  var isPress: Bool {
    switch self {
    case .key(let key): key.phase != .release
    case .mouse(let mouse): mouse.isClick
    default: false
    }
  }
}
