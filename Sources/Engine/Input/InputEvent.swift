/// What a player, or the window, did, or what came of a request. It reaches a scene stamped to exactly one tick.
public enum InputEvent: Hashable, Sendable {
  /// A key went down, repeats, or, where the terminal tells, came up.
  case key(Key)
  /// The mouse: buttons, motion, wheel.
  case mouse(MouseEvent)
  /// Text pasted into the terminal, as it came; clean it with `Text` before it is drawn.
  case paste(String)
  /// The window got (true) or lost (false) the focus.
  case focus(Bool)
  /// The window has this size from now on.
  case resize(Size)
  /// The window's cells have this shape from now on. Scenes don't find it among their events, but in `Step.cellShape`.
  case cellShape(CellShape)
  /// The program was stopped, as by Ctrl-Z, and goes on.
  case resumed
  /// A request has its answer. Scenes don't find it among their events, but by `Step.answer(to:as:)`.
  case answer(Reply)
}

extension InputEvent {
  /// Whether it takes the player's hand away: the window lost the focus or is another one, or the program was
  /// stopped. Nobody can tell what was let go meanwhile.
  public var isInterruption: Bool {
    switch self {
    case .focus(false), .resize, .resumed: true
    case .key, .mouse, .paste, .focus(true), .cellShape, .answer: false
    }
  }
}

/// A key with its modifiers.
public struct Key: Hashable, Sendable {
  /// Which key.
  public enum Code: Hashable, Sendable {
    /// A key that writes a character: the grapheme itself, in the case that was typed.
    case character(Character)
    /// The keys that write nothing.
    case enter, escape, tab, backspace, delete, insert
    /// The keys that move.
    case up, down, left, right, home, end, pageUp, pageDown
    /// F1 to F24.
    case function(Int)
  }

  /// What the key did. Terminals without the kitty keyboard protocol tell only of presses.
  public enum Phase: UInt8, Hashable, Sendable {
    /// Went down.
    case press
    /// Is held.
    case `repeat`
    /// Came up.
    case release
  }

  /// Keys held with it.
  public struct Modifiers: OptionSet, Hashable, Sendable {
    /// Bits of the modifiers below.
    public let rawValue: UInt8
    /// Modifiers from their bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// Shift, where the terminal tells it apart from the character.
    public static let shift = Modifiers(rawValue: 1)
    /// Alt, or an ESC just before the key.
    public static let alt = Modifiers(rawValue: 2)
    /// Control.
    public static let control = Modifiers(rawValue: 4)
    /// Super, hyper and meta.
    public static let command = Modifiers(rawValue: 8)
  }

  /// Which key.
  public var code: Code
  /// Keys held with it.
  public var modifiers: Modifiers
  /// What it did.
  public var phase: Phase

  /// A key press unless another phase is given.
  public init(_ code: Code, _ modifiers: Modifiers = [], phase: Phase = .press) {
    self.code = code
    self.modifiers = modifiers
    self.phase = phase
  }
}

/// Something that the mouse did.
public struct MouseEvent: Hashable, Sendable {
  /// Buttons that terminals tell apart.
  public enum Button: UInt8, Hashable, Sendable {
    /// The usual ones; `none` while the mouse moves with nothing held.
    case none, left, middle, right
  }

  /// What happened.
  public enum Action: Hashable, Sendable {
    /// A button went down.
    case press
    /// A button came up.
    case release
    /// The mouse moved, with the button held or, as a hover, with none.
    case move
    /// The wheel turned by so many notches; negative is up, away from the hand.
    case wheel(Int)
  }

  /// What happened.
  public var action: Action
  /// The button that it is about.
  public var button: Button
  /// The cell under the pointer.
  public var position: Point
  /// Where in that cell the pointer is, from 0 to before `parts` each way, counted from its top left; nil where the
  /// terminal tells of cells alone.
  public private(set) var within: Point?
  /// Keys held with it.
  public var modifiers: Key.Modifiers

  /// An event at a cell.
  public init(
    _ action: Action, _ button: Button = .none, at position: Point, modifiers: Key.Modifiers = []
  ) {
    self.action = action
    self.button = button
    self.position = position
    self.modifiers = modifiers
  }

  /// An event at a place finer than a cell: in sixteenths of one from the window's top left corner, as `fine` has it.
  public init(
    _ action: Action, _ button: Button = .none, atFine place: Point, modifiers: Key.Modifiers = []
  ) {
    let cell = Point(place.x >> Self.partBits, place.y >> Self.partBits)
    self.init(action, button, at: cell, modifiers: modifiers)
    within = Point(place.x & (Self.parts - 1), place.y & (Self.parts - 1))
  }
}

extension MouseEvent {
  /// Into how many parts a cell is divided each way, where the pointer is finer than a cell.
  public static let parts = 1 << partBits
  private static let partBits = 4

  /// The pointer in sixteenths of a cell from the window's top left corner. It is in the middle of its cell where the
  /// terminal tells of cells alone.
  public var fine: Point {
    let within = within ?? Point(Self.parts / 2, Self.parts / 2)
    return Point(position.x * Self.parts + within.x, position.y * Self.parts + within.y)
  }

  /// Whether the left button goes down.
  public var isClick: Bool { action == .press && button == .left }
}

extension InputEvent {
  /// Whether the left button goes down in the rectangle.
  public func isClick(in rect: Rect) -> Bool {
    guard case .mouse(let mouse) = self else { return false }
    return mouse.isClick && rect.contains(mouse.position)
  }
}
