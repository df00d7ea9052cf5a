import Engine

/// A line to search with. `/` or Tab gives it the focus; then what is typed filters, Enter takes the first that
/// was found, Tab goes to what was found, and Esc gives up the search.
public struct SearchField: Hashable, Sendable {
  /// What an event meant to it.
  public enum Change: Hashable, Sendable {
    /// It took the event; what is searched for may be another.
    case taken
    /// The first that was found is wanted.
    case act
  }

  /// Whether it has the focus.
  public private(set) var isActive: Bool
  private var field = TextField(limit: 40)

  /// A field in which nothing is searched for, by default without the focus.
  public init(isActive: Bool = false) { self.isActive = isActive }

  /// What is searched for; empty for everything.
  public var text: String { field.string }

  /// Takes input for a field that is drawn in `rect`; nil for what isn't for it.
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
    // A list below must not take keys while somebody types.
    default: return Self.isKey(event) ? .taken : nil
    }
  }

  /// Gives up the search. Returns whether there was one.
  public mutating func clear() -> Bool {
    defer { self = SearchField() }
    return !text.isEmpty
  }

  /// Draws it into one row.
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

extension SearchField: StateHashable {
  /// Hashes all of it.
  public func hash(into hash: inout StateHash) {
    hash.combine(fieldsOf: self, isActive, field)
  }
}
