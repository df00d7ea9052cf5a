/// Something that the player or the window did. Each event belongs to exactly one tick.
public enum InputEvent: Hashable, Sendable {
  /// A key went down, repeats, or came up, if the terminal reports that.
  case key(Key)
  /// Mouse buttons, motion and wheel.
  case mouse(MouseEvent)
  /// Text pasted into the terminal, uncleaned; make a `Text` of it to draw it.
  case paste(String)
  /// The window gained (true) or lost (false) the focus.
  case focus(Bool)
  /// The window's new size.
  case resize(Size)
  /// The program continues after it was stopped, for example by Ctrl-Z.
  case resumed
}

extension InputEvent {
  /// Whether keys and buttons may have been released unnoticed: the window lost the focus or was resized, or
  /// the program was stopped.
  public var isInterruption: Bool {
    switch self {
    case .focus(false), .resize, .resumed: true
    case .key, .mouse, .paste, .focus(true): false
    }
  }
}

extension InputEvent {
  /// Whether it is a key that is still held. Enter counts as held if it comes again and again within 0.12 seconds.
  public var isRepeat: Bool {
    if case .key(let key) = self { key.phase == .repeat } else { false }
  }

  /// Whether the left button was pressed in the rectangle.
  public func isClick(in rect: Rect) -> Bool {
    guard case .mouse(let mouse) = self else { return false }
    return mouse.isClick && rect.contains(mouse.position)
  }
}
