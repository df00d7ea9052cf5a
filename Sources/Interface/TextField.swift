import Engine

/// A line of text to edit. While it has the focus, only Esc, Enter, Tab and Ctrl keys are commands.
public struct TextField: Hashable, Sendable {
  /// The most characters that it holds.
  public let limit: Int
  public private(set) var string: String
  /// How many characters stand before the cursor.
  public private(set) var cursor: Int

  /// A field with the cursor at the end of its text.
  public init(_ string: String = "", limit: Int = 200) {
    self.limit = limit
    self.string = String(string.prefix(limit))
    cursor = self.string.count
  }

  /// A field that only shows a text with a cursor.
  package init(_ string: String, cursor: Int) {
    (self.string, self.cursor, limit) = (string, cursor, string.count)
  }

  /// Handles a key or pasted text. Returns whether the event was for the field.
  public mutating func handle(_ event: InputEvent) -> Bool {
    if case .paste(let pasted) = event {
      insert(pasted)
      return true
    }
    guard case .key(let key) = event, key.phase != .release else { return false }
    if case .character(let character) = key.code, key.modifiers.subtracting(.shift).isEmpty {
      insert(String(character))
    } else if let edit = LineEdit(key) {
      apply(edit)
    } else {
      return false
    }
    return true
  }

  /// Draws the text in one row, scrolled so that the cursor shows.
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
    // Counted from the end, since an accent joins the letter before it and adds no character.
    let behind = string.count - cursor
    let place = string.index(string.startIndex, offsetBy: cursor)
    string.insert(contentsOf: clean.prefix(max(0, limit - string.count)), at: place)
    cursor = max(0, string.count - behind)
  }

  /// The most scalars of a text from outside that are looked at: no line holds more, and a letter can have any
  /// number of marks.
  private static let mostScalars = 10_000

  /// Text from outside as it may stand in one line: control characters go, and tabs and line ends become one
  /// space. Of a huge text it is the beginning.
  package static func cleaned(_ text: String) -> String {
    let text = String(text.unicodeScalars.prefix(mostScalars))
    guard text.contains(where: separatesWords) else { return text.filter(isText) }
    let words = text.split { $0 == " " || separatesWords($0) }
    return words.map { $0.filter(isText) }.filter { !$0.isEmpty }.joined(separator: " ")
  }

  private static func separatesWords(_ character: Character) -> Bool {
    character == "\t" || character.isNewline
  }

  private static func isText(_ character: Character) -> Bool { character.unicodeScalars.allSatisfy(isText) }

  /// Rejects control characters and those that only turn the direction of writing. Joiners stay: they are
  /// part of words.
  private static func isText(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: false
    case .format: scalar == "\u{200C}" || scalar == "\u{200D}"
    default: true
    }
  }

  private mutating func apply(_ edit: LineEdit) {
    switch edit {
    case .clear: (string, cursor) = ("", 0)
    case .move(let motion): cursor = motion.place(in: string, from: cursor)
    case .erase(let motion):
      let place = motion.place(in: string, from: cursor)
      let letters = Array(string)
      string = String(letters[..<min(place, cursor)] + letters[max(place, cursor)...])
      cursor = min(place, cursor)
    }
  }
}

extension TextField: StateHashable {
  public func hash(into hash: inout StateHash) {
    hash.combine(fieldsOf: self, limit, string, cursor)
  }
}
