import Engine
import Playtest

/// A game of bubbles as read from the screen: the definition in the bar, and the words below with their labels.
package struct View {
  package struct Bubble: Hashable {
    package let face: String
    /// Its key; empty if something covers it.
    package let label: String
    package let place: Point
    package let hasFocus: Bool
  }

  private let canvas: Canvas
  /// The rows of the bar.
  package let bar: Range<Int>
  /// The rows between the bar and the line below the field.
  package let field: Range<Int>
  /// The bubbles whose word is fully visible.
  package private(set) var bubbles: [Bubble] = []

  package init(_ canvas: Canvas) {
    self.canvas = canvas
    let corners = Self.corners(canvas)
    bar = corners.count == 2 ? corners[0]..<corners[1] + 1 : 0..<0
    field = bar.upperBound..<max(bar.upperBound, canvas.size.height - 3)
    for y in field { bubbles += boldRuns(in: y).map { bubble($0, in: y) } }
  }

  package var isGame: Bool { !bar.isEmpty }

  /// The text inside the bar in one line.
  package var definition: String {
    bar.dropFirst().dropLast().flatMap { y in boldRuns(in: y).map { text(of: $0, in: y) } }
      .filter { !["✓", "✗", "+", "x"].contains($0) }.joined(separator: " ")
  }

  /// The line below the field.
  package var line: String {
    canvas.text(from: Point(0, field.upperBound)).split(separator: " ").joined(separator: " ")
  }

  /// The rows of the bar's corners, on either side: a bubble may hide one of them, and a shaking bar is off by
  /// a cell.
  private static func corners(_ canvas: Canvas) -> [Int] {
    let left = max(2, (canvas.size.width - 160) / 2)
    let columns = [left, canvas.size.width - 1 - left].flatMap { $0 - 1...$0 + 1 }
    let corners = Set("┏┗┓┛#".unicodeScalars.map(\.value))
    return (0..<canvas.size.height).filter { y in
      columns.contains { corners.contains(canvas[Point($0, y)].glyph.rawValue) }
    }
  }

  /// Runs of bold text; labels aren't bold. A single space between two bold cells belongs to the text. This is
  /// a plain loop because it runs over every cell of very many frames.
  private func boldRuns(in y: Int) -> [Range<Int>] {
    let row = y * canvas.size.width
    let bold = Attributes.bold.rawValue
    var runs: [Range<Int>] = []
    var (start, end) = (-1, -1)
    canvas.cells.withUnsafeBufferPointer { cells in
      for x in 0..<canvas.size.width where cells[row + x].attributes.rawValue & bold != 0 {
        if start >= 0, x > end + 1 { runs.append(start..<end) }
        if start < 0 || x > end + 1 { start = x }
        end = x + 1
      }
    }
    return start < 0 ? runs : runs + [start..<end]
  }

  private func text(of run: Range<Int>, in y: Int) -> String {
    run.map { canvas.grapheme(at: Point($0, y)) }.joined()
  }

  private func bubble(_ run: Range<Int>, in y: Int) -> Bubble {
    let label = label(above: Point(run.lowerBound, y), run.count)
    let middle = run.lowerBound + (run.count - 1) / 2
    let around = (max(0, middle - 3)...min(canvas.size.width - 1, middle + 1)).map { Point($0, y - 1) }
    return Bubble(
      face: text(of: run, in: y), label: label.map { canvas.grapheme(at: $0) }.joined(),
      place: Point(run.lowerBound, y),
      hasFocus: around.contains { canvas.grapheme(at: $0) == canvas.ornaments.pointer.string })
  }

  /// The cells of the label, above the middle of the word.
  private func label(above place: Point, _ width: Int) -> [Point] {
    let middle = place.x + (width - 1) / 2
    let cells = (max(0, middle - 1)...min(canvas.size.width - 1, middle + 1)).map { Point($0, place.y - 1) }
    return cells.filter { cell in
      canvas.grapheme(at: cell).first.map { $0.isASCII && ($0.isLetter || $0.isNumber) } ?? false
    }
  }
}
