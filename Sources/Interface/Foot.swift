import Engine

/// A hint of the foot: a key or several, what they do, and the command or key that a click on it stands for.
public struct KeyHint: Hashable, Sendable {
  enum Keys: Hashable, Sendable {
    case named(Text)
    case arrows
    case upDown
    case left
    case right
  }

  let keys: Keys
  let action: Text
  let command: Command?
  let key: Key?

  /// A key by its name, as "Enter", and the command that a click gives.
  public init(_ key: Text, _ action: Text, _ command: Command? = nil) {
    self.init(keys: .named(key), action: action, command)
  }

  /// A key that has no command, since only one screen has it: a click presses the key.
  public init(_ name: Text, _ action: Text, pressing key: Key) {
    self.init(keys: .named(name), action: action, key: key)
  }

  private init(keys: Keys, action: Text, _ command: Command? = nil, key: Key? = nil) {
    (self.keys, self.action, self.command, self.key) = (keys, action, command, key)
  }

  /// What Enter does on a screen. Questions and games name their own action instead, as in `check`.
  public enum EnterVerb: String, Sendable {
    case select, open, save, next, start
  }

  /// The hint for Enter.
  public static func enter(_ verb: EnterVerb) -> KeyHint {
    KeyHint("Enter", Text(verb.rawValue), pressing: Key(.enter))
  }

  public static func arrows(_ action: Text) -> KeyHint { KeyHint(keys: .arrows, action: action) }

  public static func upDown(_ action: Text) -> KeyHint { KeyHint(keys: .upDown, action: action) }

  public static func left(_ action: Text) -> KeyHint {
    KeyHint(keys: .left, action: action, .left, key: Key(.left))
  }

  public static func right(_ action: Text) -> KeyHint { KeyHint(keys: .right, action: action, .right) }

  /// Esc, on a screen that is no game.
  public static let back = KeyHint("Esc", "back", .pause)

  public static let help = KeyHint("?", "help", .help)

  /// F1, for screens where a question mark is text.
  public static let helpWhileTyping = KeyHint("F1", "help", .help)

  func keys(_ ornaments: Ornaments) -> Text {
    switch keys {
    case .named(let name): name
    case .arrows: ornaments.arrows
    case .upDown: ornaments.upDown
    case .left: ornaments.isASCII ? "<" : "←"
    case .right: ornaments.isASCII ? ">" : "→"
    }
  }

  /// Whether it is help or a way out. With these a player finds everything else.
  var isNeeded: Bool {
    switch (command, key) {
    case (.help, _), (.pause, _), (.leave, _): true
    case (_, let key?): ["?", "q", Key(.function(1)), Key(.escape)].contains(key)
    default: false
    }
  }

  var width: Int { keys(.unicode).width + 1 + action.width }
}

/// The last line: it names the keys that work now, and a click on one of them does the same.
public struct Foot: Hashable, Sendable {
  private static let gap = 3
  private let hints: [KeyHint]

  /// A foot of hints, the most useful first.
  ///
  /// In a narrow window the hints that can't be clicked are dropped first, since a player with only a mouse
  /// needs the others; then the rest from the end. Help, the way out and the first hint stay.
  public init(_ hints: [KeyHint]) {
    self.hints = hints
  }

  public func draw(on canvas: inout Canvas, in rect: Rect) {
    for (hint, place) in places(in: rect) {
      let end = canvas.put(hint.keys(canvas.ornaments), at: place.origin, Style(canvas.theme.text))
      canvas.put(hint.action, at: place.origin + Point(end + 1, 0), Style(canvas.theme.muted))
    }
  }

  /// The command of the hint that was clicked; nil if none was, or if the hint has none.
  public func command(for event: InputEvent, in rect: Rect) -> Command? {
    guard case .mouse(let mouse) = event, mouse.isClick else { return nil }
    return places(in: rect).first { $0.place.contains(mouse.position) }?.hint.command
  }

  /// The event as it came, unless it is a click on a hint that presses a key: then the press of that key.
  public func pressed(by event: InputEvent, in rect: Rect) -> InputEvent {
    guard case .mouse(let mouse) = event, mouse.isClick else { return event }
    let hint = places(in: rect).first { $0.place.contains(mouse.position) }?.hint
    return hint?.key.map { .key($0) } ?? event
  }

  private func places(in rect: Rect) -> [(hint: KeyHint, place: Rect)] {
    var x = rect.left
    var places: [(hint: KeyHint, place: Rect)] = []
    for hint in hints(for: rect.width) {
      guard x + hint.width <= rect.right else { break }
      places.append((hint, Rect(x, rect.top, hint.width, 1)))
      x += hint.width + Self.gap
    }
    return places
  }

  private func hints(for width: Int) -> [KeyHint] {
    var left = hints
    while left.reduce(-Self.gap, { $0 + $1.width + Self.gap }) > width, let index = Self.spare(of: left) {
      left.remove(at: index)
    }
    return left
  }

  /// The hint to drop next; nil if none is left to drop.
  private static func spare(of hints: [KeyHint]) -> Int? {
    hints.lastIndex { $0.command == nil && $0.key == nil } ?? hints.dropFirst().lastIndex { !$0.isNeeded }
  }
}
