/// Text that is safe to show: the only kind that can be drawn or printed.
///
/// A string from outside (a file, a name, a path) may contain an escape sequence, a carriage return, a
/// direction override or ten thousand accents on one letter. Making a `Text` of it cleans it:
/// - control characters, and bytes of a file's name that aren't UTF-8, become visible escapes (`\x1b`); line
///   breaks and tabs become spaces;
/// - invisible characters that rearrange text (bidirectional controls, zero-width space, byte order mark, tag
///   characters) are dropped; joiners stay where a script needs them;
/// - a letter keeps at most four marks, and a mark without a letter gets a dotted circle.
///
/// Literals are cleaned as well, so there is no way around it.
public struct Text: Hashable, Sendable, ExpressibleByStringInterpolation, CustomStringConvertible {
  /// The cleaned text.
  public let string: String
  /// The columns it takes on a terminal.
  public let width: Int
  let glyphs: [Glyph]

  public static let marksPerLetter = 4

  public static let empty = Text("")

  public init(_ outside: String) {
    if let plain = TextCleaning.plainGlyphs(of: outside) {
      self.init(outside, plain)
    } else {
      self.init(glyphs: TextCleaning.glyphs(of: outside)[...])
    }
  }

  private init(_ plain: String, _ glyphs: [Glyph]) {
    string = plain
    width = glyphs.count
    self.glyphs = glyphs
  }

  public init(stringLiteral value: String) {
    self.init(value)
  }

  init(glyphs: ArraySlice<Glyph>) {
    self.glyphs = Array(glyphs)
    width = glyphs.reduce(0) { $0 + Int($1.width) }
    // As bytes: appending to a string scalar by scalar takes several times as long.
    var bytes: [UInt8] = []
    bytes.reserveCapacity(2 * glyphs.count)
    for glyph in glyphs { glyph.append(to: &bytes) }
    string = String(decoding: bytes, as: UTF8.self)
  }

  public var description: String { string }

  public var isEmpty: Bool { glyphs.isEmpty }

  public static func + (left: Text, right: Text) -> Text {
    Text(glyphs: (left.glyphs + right.glyphs)[...])
  }

  /// The text cut to this many columns, with an ellipsis at the end if anything was cut.
  public func shortened(to columns: Int, ellipsis: Text = "…") -> Text {
    guard width > columns else { return self }
    guard columns >= ellipsis.width else { return .empty }
    return Text(glyphs: prefix(columns - ellipsis.width) + ellipsis.glyphs)
  }

  /// The text broken into lines of at most this many columns: at spaces, between wide glyphs, and inside a
  /// word only if the word alone is too long for a line.
  public func wrapped(to columns: Int) -> [Text] {
    guard columns > 0 else { return [] }
    return TextWrapping.lines(of: glyphs, columns: columns).map { Text(glyphs: $0) }
  }

  /// The number of lines that `wrapped` gives.
  public func lineCount(columns: Int) -> Int {
    columns > 0 ? TextWrapping.lines(of: glyphs, columns: columns).count : 0
  }

  /// The width of the longest word between spaces, in columns.
  public var longestWord: Int {
    var (longest, word) = (0, 0)
    for glyph in glyphs {
      word = glyph.isSpace ? 0 : word + Int(glyph.width)
      longest = max(longest, word)
    }
    return longest
  }

  /// The glyphs that fit, without trailing spaces.
  private func prefix(_ columns: Int) -> ArraySlice<Glyph> {
    var used = 0
    let end = glyphs.firstIndex { glyph in
      used += Int(glyph.width)
      return used > columns
    }
    let kept = glyphs[..<(end ?? glyphs.endIndex)]
    return kept[..<((kept.lastIndex { !$0.isSpace } ?? kept.startIndex - 1) + 1)]
  }
}

extension Text: StateHashable {
  public func hash(into hash: inout StateHash) {
    hash.combine(string)
  }
}

extension Text {
  public static func joined(_ texts: [Text], by separator: Text) -> Text {
    Text(glyphs: Array(texts.map(\.glyphs).joined(separator: separator.glyphs))[...])
  }

  /// The text padded at the end with spaces to this many columns.
  public func padded(to columns: Int) -> Text {
    columns > width ? self + Text(String(repeating: " ", count: columns - width)) : self
  }

  /// The text padded at the start with spaces to this many columns, to align numbers at the right.
  public func led(to columns: Int) -> Text {
    columns > width ? Text(String(repeating: " ", count: columns - width)) + self : self
  }
}

/// Breaks glyphs into lines. A line ends at the last space that fits or next to the last wide glyph or, if a
/// word alone is longer than the line, where the line is full. Spaces at a break are dropped.
private enum TextWrapping {
  static func lines(of glyphs: [Glyph], columns: Int) -> [ArraySlice<Glyph>] {
    var lines: [ArraySlice<Glyph>] = []
    var rest = trimmed(glyphs[...])
    while !rest.isEmpty {
      let end = endOfLine(rest, columns: columns)
      lines.append(trimmed(rest[..<end]))
      rest = trimmed(rest[end...])
    }
    return lines
  }

  private static func endOfLine(_ glyphs: ArraySlice<Glyph>, columns: Int) -> Int {
    var used = 0
    var lastBreak: Int?
    for index in glyphs.indices {
      let glyph = glyphs[index]
      if index > glyphs.startIndex, canBreak(before: index, in: glyphs) { lastBreak = index }
      used += Int(glyph.width)
      guard used <= columns else {
        if glyph.isSpace { return index }
        // At least one glyph, or a wide glyph in a line of one column would loop for ever.
        return lastBreak ?? max(index, glyphs.startIndex + 1)
      }
    }
    return glyphs.endIndex
  }

  private static func canBreak(before index: Int, in glyphs: ArraySlice<Glyph>) -> Bool {
    let before = glyphs[index - 1]
    let glyph = glyphs[index]
    return before.isSpace || glyph.breaksAround || before.breaksAround || before.scalar == 0x2F
  }

  private static func trimmed(_ glyphs: ArraySlice<Glyph>) -> ArraySlice<Glyph> {
    guard let first = glyphs.firstIndex(where: { !$0.isSpace }),
      let last = glyphs.lastIndex(where: { !$0.isSpace })
    else { return [] }
    return glyphs[first...last]
  }
}
