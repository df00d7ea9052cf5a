import Engine

/// A letter drawn large, with the lines that letters of its script stand on.
public struct LetterPicture: Hashable, Sendable {
  /// A line across. The letter stands between the dots above it and those below.
  public struct Guide: Hashable, Sendable {
    /// The lines, from the highest to the lowest.
    public enum Line: Hashable, Sendable, CaseIterable {
      /// What rises above an x reaches up to here.
      case ascender
      /// The height of an x.
      case xHeight
      /// All letters stand on it.
      case base
      /// What hangs below the others reaches down to here.
      case descender
    }

    /// Which line.
    public let line: Line
    /// The number of dots above it.
    public let row: Int

    /// A line with so many dots above it.
    public init(_ line: Line, _ row: Int) {
      self.line = line
      self.row = row
    }
  }

  /// The lines that the script has; of one whose letters fill squares the square's top and bottom.
  public let guides: [Guide]
  /// What is shown.
  package let picture: Picture

  /// A picture of rows that are equally long, the highest first.
  public init(rows: [[Bool]], guides: [Guide], mosaic: Mosaic = .braille) {
    self.guides = guides
    picture = Picture(rows: rows, lines: guides.map(\.drawn), mosaic: mosaic)
  }

  /// The number of dots above a line; nil where the script doesn't have it.
  public func row(of line: Guide.Line) -> Int? { guides.first { $0.line == line }?.row }
}

extension LetterPicture.Guide {
  /// The lines touch the letter from outside: what hangs from one is below it, what stands on one above. Those that
  /// most letters stand on are whole, the others broken.
  fileprivate var drawn: Picture.Line {
    let isAbove = line == .ascender || line == .xHeight
    return Picture.Line(row: isAbove ? row - 1 : row, isWhole: line == .base || line == .xHeight)
  }
}
