/// Selects the points of strokes that Zinnia is given.
///
/// Zinnia splits a stroke at the point farthest from its chord, splits each half in the same way, and numbers
/// the parts like nodes of a binary tree: each level doubles the numbers and so the table that it keeps of
/// them. But only the first 51 parts yield features. A stroke drawn in circles is split so often that its
/// table would exceed any memory. With the points selected here it is split five levels deep, never twenty.
/// Each part also costs time for each character of the model, so their total is limited: the parts that bend
/// most are kept. (Zinnia 0.06, feature.cpp.)
struct StrokeThinning {
  /// For one stroke.
  private static let mostPoints = 18
  /// For all strokes. KanjiVG's 鸞, which needs the most, needs 68.
  private static let mostInAll = 128
  /// Parts of the fifth level are the last that yield features.
  private static let mostHalvings = 5
  /// Straighter parts aren't split: the square of a distance, where the side of Zinnia's square is 1.
  private static let bound = 0.001 * Double(ZinniaSquare.side * ZinniaSquare.side)

  /// A part of a stroke and its point farthest from the chord.
  private struct Stretch {
    let stroke, start, end, farthest: Int
    /// How many splits led to this part.
    let halvings: Int
    /// The square of the point's distance from the chord.
    let distance: Double
  }

  private let strokes: [[ZinniaSquare.Point]]

  /// - Parameter strokes: each with at least one point.
  init(_ strokes: [[ZinniaSquare.Point]]) { self.strokes = strokes }

  /// The points of each stroke that matter, including first and last.
  func thinned() -> [[ZinniaSquare.Point]] {
    var kept = strokes.map { [0, $0.count - 1] }
    var rest = Self.mostInAll - 2 * strokes.count
    var stretches = strokes.indices.map { stretch($0, 0, strokes[$0].count - 1, halvings: 0) }
    while rest > 0 {
      guard let place = stretches.indices.max(by: { stretches[$0].distance < stretches[$1].distance }),
        stretches[place].distance > Self.bound
      else { break }
      let split = stretches.remove(at: place)
      if kept[split.stroke].count == Self.mostPoints { continue }
      kept[split.stroke].append(split.farthest)
      rest -= 1
      stretches += halves(of: split)
    }
    return zip(strokes, kept).map { points, kept in Set(kept).sorted().map { points[$0] } }
  }

  private func halves(of split: Stretch) -> [Stretch] {
    let halvings = split.halvings + 1
    if halvings == Self.mostHalvings { return [] }
    return [
      stretch(split.stroke, split.start, split.farthest, halvings: halvings),
      stretch(split.stroke, split.farthest, split.end, halvings: halvings),
    ]
  }

  private func stretch(_ stroke: Int, _ start: Int, _ end: Int, halvings: Int) -> Stretch {
    let points = strokes[stroke]
    let (first, last) = (points[start], points[end])
    let (a, b) = (Double(last.x - first.x), Double(last.y - first.y))
    let length = a * a + b * b
    var (farthest, most) = (start, 0.0)
    for place in start..<end {
      let (x, y) = (Double(points[place].x - first.x), Double(points[place].y - first.y))
      let cross = a * y - b * x
      let distance = length > 0 ? cross * cross / length : x * x + y * y
      if distance > most { (farthest, most) = (place, distance) }
    }
    return Stretch(
      stroke: stroke, start: start, end: end, farthest: farthest, halvings: halvings, distance: most)
  }
}
