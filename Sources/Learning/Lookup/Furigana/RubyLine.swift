/// Base cells and ruby cells of a word: what stands in which column of the line, and of the row above it.
public struct RubyLine: Hashable, Sendable {
  /// Text from a column on.
  public struct Piece: Hashable, Sendable {
    /// Columns from the left end of the line.
    public var column: Int
    /// What stands there.
    public var text: String
  }

  /// The parts of the word. They stand apart where their ruby is wider than they are.
  public private(set) var base: [Piece] = []
  /// What stands above, each centred over its part.
  public private(set) var ruby: [Piece] = []
  /// The columns of both rows together.
  public private(set) var width = 0

  /// A word set in columns.
  /// - Parameter columns: how many columns a text takes.
  public init(_ segments: [RubySegment], columns: (String) -> Int) {
    var rubyEnd = 0
    for segment in segments {
      let (baseWidth, rubyWidth) = (columns(segment.base), segment.ruby.map(columns) ?? 0)
      var column = width
      if let text = segment.ruby, rubyWidth > 0 {
        // Ruby may hang over what has none, as far as the ruby before leaves room, and two never touch.
        let isBesideRuby = rubyEnd > 0 && rubyEnd >= column
        let wanted = column + (baseWidth - rubyWidth) / 2
        let start = max(wanted, isBesideRuby ? rubyEnd + 1 : rubyEnd, 0)
        column += max(0, start - wanted)
        ruby.append(Piece(column: start, text: text))
        rubyEnd = start + rubyWidth
      }
      base.append(Piece(column: column, text: segment.base))
      width = column + baseWidth
    }
    width = max(width, rubyEnd)
  }
}
