import Engine

/// A line to search a list with. `/` or Tab gives it the focus. Then typing filters, Enter takes the first
/// hit, Tab goes to the hits, and Esc gives up the search.
public struct SearchField: Hashable, Sendable {
  /// What came of an event.
  public enum Change: Hashable, Sendable {
    /// The field took the event. The text may have changed.
    case taken
    /// The player wants the first hit.
    case act
  }

  /// Whether it has the focus.
  public private(set) var isActive: Bool
  private var field = TextField(limit: 40)

  public init(isActive: Bool = false) { self.isActive = isActive }

  /// The text to search for; empty for everything.
  public var text: String { field.string }

  /// Handles input for a field that is drawn in `rect`. Returns nil if the event isn't for the field.
  public mutating func handle(_ event: InputEvent, in rect: Rect) -> Change? {
    guard isActive else { return open(event, rect) }
    if field.handle(event) { return .taken }
    switch KeyMap.standard.intent(for: event) {
    case .act:
      isActive = false
      return .act
    case .pause:
      self = SearchField()
      return .taken
    case .next, .previous:
      isActive = false
      return .taken
    case .help: return nil
    // The list below must not take keys while the player types.
    default: return Self.isKey(event) ? .taken : nil
    }
  }

  /// Gives up the search. Returns whether there was a text to search for.
  public mutating func clear() -> Bool {
    defer { self = SearchField() }
    return !text.isEmpty
  }

  public func draw(on canvas: inout Canvas, in rect: Rect) {
    let theme = canvas.theme
    canvas.put("/", at: rect.origin, Style(isActive ? theme.accent : theme.muted).bold)
    let line = Rect(rect.left + 2, rect.top, rect.width - 2, 1)
    if isActive {
      field.draw(on: &canvas, in: line)
    } else {
      let (label, color) = text.isEmpty ? ("search", theme.muted) : (Text(text), theme.accent)
      canvas.put(label, in: line, .leading, Style(color))
    }
  }

  private mutating func open(_ event: InputEvent, _ rect: Rect) -> Change? {
    guard event.isClick(in: rect) || Self.key.intent(for: event) != nil else { return nil }
    isActive = true
    return .taken
  }

  private static let key = KeyMap<Bool>([(keys: ["/", Key(.tab)], intent: true)])

  private static func isKey(_ event: InputEvent) -> Bool {
    if case .key = event { true } else { false }
  }
}
