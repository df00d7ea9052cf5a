/// A picture of dots that was made elsewhere, for scenes to show, with lines that belong to it.
package struct Picture: Hashable, Sendable {
  /// A line across that the picture stands on or reaches up to; who shows it may draw it beyond both sides.
  package struct Line: Hashable, Sendable {
    /// The row of dots in which it is drawn, from 0 at the top; just outside of the picture it is -1 or the height.
    package let row: Int
    /// Whether it is drawn through; else it is broken.
    package let isWhole: Bool

    /// A line in a row of dots.
    package init(row: Int, isWhole: Bool) {
      self.row = row
      self.isWhole = isWhole
    }
  }

  /// Dots across and down.
  package let width, height: Int
  /// The lines.
  package let lines: [Line]
  /// The characters that it is made for, and with them the dots that fill a cell.
  package let mosaic: Mosaic
  private let dots: [Bool]
  /// What stands in its cells, row after row: made once, since a picture is drawn in many frames.
  private var marks: [Unicode.Scalar?] = []

  /// A picture of rows that are equally long, the highest first.
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

  /// The cells that it takes.
  package var size: Size {
    let dots = mosaic.dots
    return Size((width + dots.width - 1) / dots.width, (height + dots.height - 1) / dots.height)
  }

  /// What stands in a cell; nil where that is empty.
  func mark(_ column: Int, _ row: Int) -> Unicode.Scalar? { marks[row * size.width + column] }

  /// The dots of a cell, row by row from the lowest bit.
  private func bits(_ column: Int, _ row: Int) -> Int {
    let (across, down) = (mosaic.dots.width, mosaic.dots.height)
    return (0..<across * down).reduce(0) { bits, dot in
      let (x, y) = (column * across + dot % across, row * down + dot / across)
      return x < width && y < height && isSet(x, y) ? bits | 1 << dot : bits
    }
  }

  /// Whether there is ink at a dot of the picture.
  package func isSet(_ x: Int, _ y: Int) -> Bool { dots[y * width + x] }

  /// The rows that have any ink; empty where none has.
  package var inkRows: Range<Int> {
    guard let first = dots.firstIndex(of: true), let last = dots.lastIndex(of: true) else { return 0..<0 }
    return first / width..<last / width + 1
  }
}
