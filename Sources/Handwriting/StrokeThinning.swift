/// Chooses the points of strokes that Zinnia is given.
///
/// Zinnia halves a stroke at the point that is farthest from its chord, and each half in the same way, and numbers the
/// parts as those of a binary tree: with each step down the numbers double, and so does the table that it keeps of them.
/// But only the first 51 parts give features. A stroke drawn in circles is halved so often that no memory is large
/// enough for its table; of the points chosen here it is halved five times, and never twenty. And each part takes time
/// with each character of the model, so there are only so many in all: those that bend most.
/// (Zinnia 0.06, feature.cpp.)
struct StrokeThinning {
  /// Of one stroke.
  private static let mostPoints = 18
  /// Of all strokes. KanjiVG's 鸞, which needs the most, needs 68.
  private static let mostInAll = 128
  /// The parts of the fifth halving are the last that give features.
  private static let mostHalvings = 5
  /// Parts that are straighter aren't halved: the square of a distance, where the side of Zinnia's square is 1.
  private static let bound = 0.001 * Double(ZinniaSquare.side * ZinniaSquare.side)

  /// A stretch of a stroke and the point in it that is farthest from its chord.
  private struct Stretch {
    let stroke, start, end, farthest: Int
    /// How often the stroke was halved to get it.
    let halvings: Int
    /// The square of its distance.
    let distance: Double
  }

  private let strokes: [[ZinniaSquare.Point]]

  /// - Parameter strokes: each of at least one point.
  init(_ strokes: [[ZinniaSquare.Point]]) { self.strokes = strokes }

  /// Of each stroke the points that matter, first and last among them.
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
