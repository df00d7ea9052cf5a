/// Consecutive strokes that count as one: a single one, or several joined.
struct StrokeGroup {
  let range: ClosedRange<Int>
  let shape: StrokeShape

  static func singles(_ shapes: [StrokeShape]) -> [StrokeGroup] {
    shapes.enumerated().map { StrokeGroup(range: $0...$0, shape: $1) }
  }

  /// The same strokes, with those in each range joined.
  static func joining(_ ranges: [ClosedRange<Int>], in groups: [StrokeGroup]) -> [StrokeGroup] {
    guard !ranges.isEmpty else { return groups }
    return groups.compactMap { group in
      guard let range = ranges.first(where: { $0.overlaps(group.range) }) else { return group }
      guard range.lowerBound == group.range.lowerBound else { return nil }
      let shape = StrokeShape.joined(range.map { groups[$0].shape })
      return StrokeGroup(range: range, shape: shape)
    }
  }
}
