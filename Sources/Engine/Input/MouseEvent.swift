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
