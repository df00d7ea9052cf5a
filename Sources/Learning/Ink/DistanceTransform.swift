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
