/// A picture of dots with its guide lines, for scenes to show.
package struct Picture: Hashable, Sendable {
  /// A horizontal guide line, such as a baseline. It may be drawn beyond both sides of the picture.
  package struct Line: Hashable, Sendable {
    /// The row of dots, from 0 at the top; -1 or the height for a line just outside the picture.
    package let row: Int
    /// Whether the line is solid; otherwise it is dashed.
    package let isWhole: Bool

    package init(row: Int, isWhole: Bool) {
      self.row = row
      self.isWhole = isWhole
    }
  }

  package let width, height: Int
  package let lines: [Line]
  /// The characters it is made for, which determine the dots of a cell.
  package let mosaic: Mosaic
  private let dots: [Bool]
  /// The characters of its cells, row by row: computed once, since a picture is drawn in many frames.
  private var marks: [Unicode.Scalar?] = []

  /// A picture from rows of equal length, the top one first.
  package init(rows: [[Bool]], lines: [Line] = [], mosaic: Mosaic = .braille) {
    width = rows.first?.count ?? 0
    height = rows.count
    self.lines = lines
    self.mosaic = mosaic
    dots = rows.flatMap(\.self)
    precondition(dots.count == width * height, "rows of a picture must be equally long")
    marks = (0..<size.width * size.height).map { cell in
      mosaic.scalar(bits(cell % size.width, cell / size.width))
    }
  }

  /// The size in cells.
  package var size: Size {
    let dots = mosaic.dots
    return Size((width + dots.width - 1) / dots.width, (height + dots.height - 1) / dots.height)
  }

  /// The character of a cell; nil if the cell is empty.
  func mark(_ column: Int, _ row: Int) -> Unicode.Scalar? { marks[row * size.width + column] }

  private func bits(_ column: Int, _ row: Int) -> Int {
    let (across, down) = (mosaic.dots.width, mosaic.dots.height)
    return (0..<across * down).reduce(0) { bits, dot in
      let (x, y) = (column * across + dot % across, row * down + dot / across)
      return x < width && y < height && isSet(x, y) ? bits | 1 << dot : bits
    }
  }

  package func isSet(_ x: Int, _ y: Int) -> Bool { dots[y * width + x] }

  /// The rows from the first to the last that has a dot; empty without dots.
  package var inkRows: Range<Int> {
    guard let first = dots.firstIndex(of: true), let last = dots.lastIndex(of: true) else { return 0..<0 }
    return first / width..<last / width + 1
  }
}

extension Canvas {
  /// The characters to draw large words with.
  public var mosaic: Mosaic {
    if look.mosaic == .plain { return .plain }
    return ornaments.isASCII ? .ascii : look.mosaic ?? .halves
  }

  /// Draws a picture in the characters it is made for; cells without a dot stay as they are.
  package mutating func draw(_ picture: Picture, at origin: Point, _ style: Style) {
    for y in 0..<picture.size.height {
      for x in 0..<picture.size.width {
        if let mark = picture.mark(x, y) { set(origin.x + x, origin.y + y, mark, style) }
      }
    }
  }
}
