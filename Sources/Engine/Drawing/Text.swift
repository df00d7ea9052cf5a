/// Text that is safe to show: the only kind that drawing, and every command that prints, takes.
///
/// Whatever comes from outside (a deck, a name, a file's path) may hold an escape sequence, a carriage
/// return, a direction override or ten thousand accents on one letter. Making a `Text` of it cleans it:
/// - control characters, and bytes of a file's name that are no text, become visible escapes (`\x1b`), line breaks
///   and tabs become spaces;
/// - marks that show nothing and move text about (bidirectional controls, zero-width space, byte order mark,
///   tag characters) are left out, joiners stay where a script needs them;
/// - a letter keeps at most four marks, and a mark without a letter gets a dotted circle.
///
/// A literal is cleaned as well, so there is no way round it.
public struct Text: Hashable, Sendable, ExpressibleByStringInterpolation, CustomStringConvertible {
  /// The cleaned text.
  public let string: String
  /// Columns on a terminal.
  public let width: Int
  let glyphs: [Glyph]

  /// The most marks that one letter keeps.
  public static let marksPerLetter = 4

  /// No text.
  public static let empty = Text("")

  /// Cleans a string of any origin.
  public init(_ outside: String) {
    if let plain = TextCleaning.plainGlyphs(of: outside) {
      self.init(outside, plain)
    } else {
      self.init(glyphs: TextCleaning.glyphs(of: outside)[...])
    }
  }

  /// A string of single columns with its glyphs.
  private init(_ plain: String, _ glyphs: [Glyph]) {
    string = plain
    width = glyphs.count
    self.glyphs = glyphs
  }

  /// Cleans a literal.
  public init(stringLiteral value: String) {
    self.init(value)
  }

  init(glyphs: ArraySlice<Glyph>) {
    self.glyphs = Array(glyphs)
    width = glyphs.reduce(0) { $0 + Int($1.width) }
    // As bytes: a string that grows scalar by scalar takes several times as long.
    var bytes: [UInt8] = []
    bytes.reserveCapacity(2 * glyphs.count)
    for glyph in glyphs { glyph.append(to: &bytes) }
    string = String(decoding: bytes, as: UTF8.self)
  }

  /// The cleaned text.
  public var description: String { string }

  /// Whether there is nothing to show.
  public var isEmpty: Bool { glyphs.isEmpty }

  /// One text after the other.
  public static func + (left: Text, right: Text) -> Text {
    Text(glyphs: (left.glyphs + right.glyphs)[...])
  }

  /// As much as fits into so many columns; where something is cut an ellipsis ends it.
  public func shortened(to columns: Int, ellipsis: Text = "…") -> Text {
    guard width > columns else { return self }
    guard columns >= ellipsis.width else { return .empty }
    return Text(glyphs: prefix(columns - ellipsis.width) + ellipsis.glyphs)
  }

  /// The text broken into lines of at most so many columns: at spaces, between wide glyphs, and inside a word
  /// only where the word alone is too long for a line.
  public func wrapped(to columns: Int) -> [Text] {
    guard columns > 0 else { return [] }
    return TextWrapping.lines(of: glyphs, columns: columns).map { Text(glyphs: $0) }
  }

  /// How many lines it takes when it is broken so.
  public func lineCount(columns: Int) -> Int {
    columns > 0 ? TextWrapping.lines(of: glyphs, columns: columns).count : 0
  }

  /// The columns of its longest word, between spaces.
  public var longestWord: Int {
    var (longest, word) = (0, 0)
    for glyph in glyphs {
      word = glyph.isSpace ? 0 : word + Int(glyph.width)
      longest = max(longest, word)
    }
    return longest
  }

  /// The glyphs that fit, without spaces at the end.
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
  /// Hashes the cleaned text.
  public func hash(into hash: inout StateHash) {
    hash.combine(string)
  }
}

extension Text {
  /// Several texts with one between each two.
  public static func joined(_ texts: [Text], by separator: Text) -> Text {
    texts.dropFirst().reduce(texts.first ?? .empty) { $0 + separator + $1 }
  }

  /// The text with spaces after it up to so many columns.
  public func padded(to columns: Int) -> Text {
    columns > width ? self + Text(String(repeating: " ", count: columns - width)) : self
  }

  /// The text with spaces before it up to so many columns, so that figures end below each other.
  public func led(to columns: Int) -> Text {
    columns > width ? Text(String(repeating: " ", count: columns - width)) + self : self
  }
}

/// What stands in one cell or two: a scalar with the marks on it, or an emoji sequence. A mark that takes a
/// column, as in Devanagari, is a glyph of its own, since a terminal gives it a cell of its own.
struct Glyph: Hashable, Sendable {
  /// The scalar; 0 where there are several.
  private(set) var scalar: UInt32
  /// All scalars where there are several; else empty.
  private(set) var cluster: String
  /// 1 or 2.
  let width: UInt8

  /// A glyph of one scalar that takes at least one column.
  init(_ scalar: Unicode.Scalar) {
    // A disputed one goes through the table of graphemes, where a screen finds that it is risky.
    let isDisputed = GlyphWidth.isDisputed(scalar)
    self.scalar = isDisputed ? 0 : scalar.value
    cluster = isDisputed ? String(scalar) : ""
    width = UInt8(
      isDisputed ? GlyphWidth.columns(of: cluster.unicodeScalars) : GlyphWidth.columns(of: scalar))
  }

  init(ascii: UInt8) {
    scalar = UInt32(ascii)
    cluster = ""
    width = 1
  }

  init(cluster: String.UnicodeScalarView) {
    scalar = 0
    self.cluster = String(cluster)
    width = UInt8(GlyphWidth.columns(of: cluster))
  }

  /// Puts a mark on it, which takes no column, unless it bears enough of them.
  mutating func add(mark: Unicode.Scalar) {
    var scalars = self.scalars
    guard scalars.count <= Text.marksPerLetter else { return }
    scalars.append(mark)
    scalar = 0
    cluster = String(scalars)
  }

  var isSpace: Bool { scalar == 32 }
  /// Chinese and Japanese break between any two glyphs.
  var breaksAround: Bool { width == 2 && !isHangul }

  func append(to bytes: inout [UInt8]) {
    if let single = Unicode.Scalar(scalar), scalar != 0 {
      UTF8.encode(single).map { bytes.append(contentsOf: $0) }
    } else {
      bytes += cluster.utf8
    }
  }

  private var isHangul: Bool {
    let first = scalars.first?.value ?? 0
    return 0xAC00...0xD7A3 ~= first || 0x1100...0x115F ~= first
  }

  private var scalars: String.UnicodeScalarView {
    guard let single = Unicode.Scalar(scalar), scalar != 0 else { return cluster.unicodeScalars }
    return String(single).unicodeScalars
  }
}
