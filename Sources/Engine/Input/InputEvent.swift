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

public struct MouseEvent: Hashable, Sendable {
  public enum Button: UInt8, Hashable, Sendable {
    /// `none` is for motion without a button and for the wheel.
    case none, left, middle, right
  }

  public enum Action: Hashable, Sendable {
    case press
    case release
    /// The mouse moved, with a button held or (hovering) without.
    case move
    /// The wheel turned by this many notches; negative is up, away from the player.
    case wheel(Int)
  }

  public var action: Action
  public var button: Button
  /// The cell under the pointer.
  public var position: Point
  /// The place within that cell, from 0 to below `parts` each way, from its top left; nil if the terminal
  /// reports only cells.
  public private(set) var within: Point?
  /// Keys held at the same time.
  public var modifiers: Key.Modifiers

  public init(
    _ action: Action, _ button: Button = .none, at position: Point, modifiers: Key.Modifiers = []
  ) {
    self.action = action
    self.button = button
    self.position = position
    self.modifiers = modifiers
  }

  /// An event at a place finer than a cell, in the units of `fine`.
  public init(
    _ action: Action, _ button: Button = .none, atFine place: Point, modifiers: Key.Modifiers = []
  ) {
    let cell = Point(place.x >> Self.partBits, place.y >> Self.partBits)
    self.init(action, button, at: cell, modifiers: modifiers)
    within = Point(place.x & (Self.parts - 1), place.y & (Self.parts - 1))
  }
}

extension MouseEvent {
  /// The number of parts into which a cell is divided each way.
  public static let parts = 1 << partBits
  private static let partBits = 4

  /// The pointer's place in sixteenths of a cell from the window's top left corner; the middle of its cell if
  /// the terminal reports only cells.
  public var fine: Point {
    let within = within ?? Point(Self.parts / 2, Self.parts / 2)
    return Point(position.x * Self.parts + within.x, position.y * Self.parts + within.y)
  }

  /// Whether the left button was pressed.
  public var isClick: Bool { action == .press && button == .left }
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
