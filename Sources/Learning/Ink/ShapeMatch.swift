/// The distance of two shapes: with their bounding boxes aligned, the mean distance from each line of one to
/// the nearest line of the other, both ways. Position and size don't count, so o and O look the same; nothing
/// is rotated.
public enum ShapeMatch {
  /// The largest factor by which a side is stretched to fit: l isn't made as wide as m.
  static let stretch = 1.3
  /// The longer side of a shape, in cells.
  private static let cells = 48.0
  /// The side of the grid, with room for a stretched shape.
  private static let side = 72

  /// The distance as a share of the longer side; about 0.02 for the same letter by a careful hand.
  public static func distance(_ ink: InkShape, _ glyph: InkShape) -> Double {
    let x = factor(ink.width, glyph.width)
    let y = factor(ink.height, glyph.height)
    let (one, other) = (cells(of: ink, x, y), cells(of: glyph, 1, 1))
    let there = DistanceTransform(side: side, marked: other).mean(over: one)
    let back = DistanceTransform(side: side, marked: one).mean(over: other)
    return (there + back) / 2 / cells
  }

  private static func factor(_ from: Double, _ to: Double) -> Double {
    from > 0 ? min(max(to / from, 1 / stretch), stretch) : 1
  }

  /// The cells that the lines pass through, each once.
  private static func cells(of shape: InkShape, _ x: Double, _ y: Double) -> [Int] {
    var marks = [Bool](repeating: false, count: side * side)
    func mark(_ spot: Spot) {
      let column = Int(spot.x * x * cells + Double(side) / 2)
      let row = Int(spot.y * y * cells + Double(side) / 2)
      marks[row * side + column] = true
    }
    for spot in shape.spots { mark(spot) }
    for link in shape.links {
      let (one, other) = (shape.spots[link.one], shape.spots[link.other])
      for step in 1..<4 { mark(one.moved(Double(step) / 4, toward: other)) }
    }
    return marks.indices.filter { marks[$0] }
  }
}
