import Engine

/// A line of text to edit. While it has the focus only Esc, Enter, Tab and Ctrl keys are commands.
public struct TextField: Hashable, Sendable {
  /// The most characters that it takes.
  public let limit: Int
  /// What was typed.
  public private(set) var string: String
  /// Characters before the cursor.
  public private(set) var cursor: Int

  /// A field with a text and the cursor at its end.
  public init(_ string: String = "", limit: Int = 200) {
    self.limit = limit
    self.string = String(string.prefix(limit))
    cursor = self.string.count
  }

  /// Edits. Returns whether the event was for the field.
  public mutating func handle(_ event: InputEvent) -> Bool {
    if case .paste(let pasted) = event {
      insert(pasted)
      return true
    }
    guard case .key(let key) = event, key.phase != .release else { return false }
    switch (key.code, key.modifiers) {
    case (.character(let character), let modifiers) where modifiers.subtracting(.shift).isEmpty:
      insert(String(character))
    case (.character("u"), .control): removeAll()
    case (.backspace, _): remove(at: cursor - 1)
    case (.delete, _): remove(at: cursor)
    case (.left, _): cursor = max(0, cursor - 1)
    case (.right, _): cursor = min(string.count, cursor + 1)
    case (.home, _), (.character("a"), .control): cursor = 0
    case (.end, _), (.character("e"), .control): cursor = string.count
    default: return false
    }
    return true
  }

  /// Draws the text in one row, scrolled so that the cursor is in it.
  public func draw(on canvas: inout Canvas, in rect: Rect) {
    let theme = canvas.theme
    canvas.fill(rect, theme.raised)
    let before = Text(String(string.prefix(cursor)))
    let shift = max(0, before.width + 1 - rect.width)
    canvas.clipped(to: rect) { canvas in
      let start = Point(rect.left - shift, rect.top)
      canvas.put(Text(string), at: start, Style(theme.text))
      let place = Rect(start.x + before.width, rect.top, 1, 1)
      canvas.recolor(place) { cell in
        cell.foreground = theme.text
        cell.attributes.insert(.reverse)
      }
    }
  }

  private mutating func insert(_ typed: String) {
    let clean = Self.cleaned(typed)
    // Counted from the end: an accent joins the letter before it, and there are no more characters than before.
    let behind = string.count - cursor
    let place = string.index(string.startIndex, offsetBy: cursor)
    string.insert(contentsOf: clean.prefix(max(0, limit - string.count)), at: place)
    cursor = max(0, string.count - behind)
  }

  /// Text from outside, as a line of typed text takes it: tabs and ends of lines are one space between words.
  package static func cleaned(_ text: String) -> String {
    guard text.contains(where: separatesWords) else { return text.filter(isText) }
    let words = text.split { $0 == " " || separatesWords($0) }
    return words.map { $0.filter(isText) }.filter { !$0.isEmpty }.joined(separator: " ")
  }

  private static func separatesWords(_ character: Character) -> Bool {
    character == "\t" || character.isNewline
  }

  private static func isText(_ character: Character) -> Bool { character.unicodeScalars.allSatisfy(isText) }

  /// Neither a control character nor one that only turns the direction of writing; joiners are part of words.
  private static func isText(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: false
    case .format: scalar == "\u{200C}" || scalar == "\u{200D}"
    default: true
    }
  }

  private mutating func remove(at position: Int) {
    guard string.indices.count > position, position >= 0 else { return }
    string.remove(at: string.index(string.startIndex, offsetBy: position))
    cursor = min(position, string.count)
  }

  private mutating func removeAll() {
    string = ""
    cursor = 0
  }
}

extension TextField: StateHashable {
  /// Hashes all of it.
  public func hash(into hash: inout StateHash) {
    hash.combine(fieldsOf: self, limit, string, cursor)
  }
}
