/// Judges a drawn letter that no recogniser knows, by comparing its shape with the asked letter and its
/// look-alikes.
public enum ShapeJudge {
  public enum Verdict: Hashable, Sendable {
    /// The asked letter is the nearest and near enough.
    case right
    /// A rival is nearer and near enough; its index.
    case rival(Int)
    /// Near to none of them.
    case unlike
  }

  /// The largest distance at which a drawing still counts as a letter.
  ///
  /// Measured with real fonts by `make bench` (`--only handwriting`): the decks' letters drawn by hands that
  /// stray by 1.5 and 3 %, on a board of 34×17 cells and on the same board in pixels, against DejaVu Sans and
  /// Noto Sans CJK. A player who traces the print stays below 0.042. KanjiVG's kana, as textbooks draw them,
  /// are 0.035 from the print on average and 95 of 100 are below 0.06; a higher bound gains few. Of letters
  /// that aren't listed as look-alikes, 1 to 5 of 100 come within it (16 of the Georgian ones, which differ
  /// less), and of scribbles fewer than one; at 0.08 it would be 5 to 13 (19) and 4 to 7. Tracing another
  /// print with serifs, a hard case, is right in 54 (Armenian) to 86 (Georgian) of 100.
  public static let bound = 0.06

  /// - Parameter rivals: the letters it may be mistaken for, such as the deck's look-alikes.
  public static func judge(_ ink: InkShape, asked: InkShape, rivals: [InkShape]) -> Verdict {
    let own = ShapeMatch.distance(ink, asked)
    let others = rivals.map { ShapeMatch.distance(ink, $0) }
    if let nearest = others.indices.min(by: { others[$0] < others[$1] }), others[nearest] < own {
      return others[nearest] <= bound ? .rival(nearest) : .unlike
    }
    return own <= bound ? .right : .unlike
  }
}

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

/// The exact squared distance from each cell of a square grid to the nearest marked cell (Felzenszwalb and
/// Huttenlocher, "Distance Transforms of Sampled Functions", 2012): columns first, then rows, each as the
/// lower envelope of parabolas.
struct DistanceTransform {
  let side: Int
  /// Row by row; larger than any distance where nothing is marked.
  private(set) var squares: [Int]

  /// - Parameter marked: row-major indices of the marked cells.
  init(side: Int, marked: [Int]) {
    self.side = side
    squares = Array(repeating: 4 * side * side, count: side * side)
    for cell in marked { squares[cell] = 0 }
    var envelope = Envelope(side: side)
    for column in 0..<side { sweep(from: column, step: side, &envelope) }
    for row in 0..<side { sweep(from: row * side, step: 1, &envelope) }
  }

  /// The mean distance from these cells, in cells; 0 if there are none.
  func mean(over cells: [Int]) -> Double {
    guard !cells.isEmpty else { return 0 }
    return cells.reduce(0) { $0 + Double(squares[$1]).squareRoot() } / Double(cells.count)
  }

  /// Replaces one line by the height of the lowest parabola over each cell.
  private mutating func sweep(from first: Int, step: Int, _ envelope: inout Envelope) {
    for cell in 0..<side { envelope.heights[cell] = squares[first + cell * step] }
    envelope.build()
    var top = 0
    for cell in 0..<side {
      while top < envelope.last, envelope.starts[top + 1] < Double(cell) { top += 1 }
      let way = cell - envelope.tops[top]
      squares[first + cell * step] = way * way + envelope.heights[envelope.tops[top]]
    }
  }

  /// The parabolas that are lowest somewhere on a line, and where each starts to be. Its buffers are reused
  /// from line to line, because one letter is compared with dozens of others at once.
  private struct Envelope {
    var heights: [Int]
    private(set) var tops: [Int]
    private(set) var starts: [Double]
    private(set) var last = 0

    init(side: Int) {
      heights = Array(repeating: 0, count: side)
      tops = heights
      starts = Array(repeating: -.infinity, count: side)
    }

    mutating func build() {
      (last, tops[0]) = (0, 0)
      for cell in 1..<max(heights.count, 1) {
        var start = crossing(tops[last], cell)
        while start <= starts[last] {
          last -= 1
          start = crossing(tops[last], cell)
        }
        last += 1
        tops[last] = cell
        starts[last] = start
      }
    }

    /// Where the parabola of a later cell falls below that of an earlier one. The first parabola starts
    /// before everything.
    private func crossing(_ earlier: Int, _ later: Int) -> Double {
      let rise = heights[later] + later * later - heights[earlier] - earlier * earlier
      return Double(rise) / Double(2 * (later - earlier))
    }
  }
}
