/// Strokes one after another that count as one: a single one, or several that were joined.
struct StrokeGroup {
  let range: ClosedRange<Int>
  let shape: StrokeShape

  /// Each stroke by itself.
  static func singles(_ shapes: [StrokeShape]) -> [StrokeGroup] {
    shapes.enumerated().map { StrokeGroup(range: $0...$0, shape: $1) }
  }

  /// The same strokes, some of them as one.
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

/// A matching in which some strokes count as one.
struct GroupMatching {
  /// So few strokes hardly say where the others are: there it's tried out which of them were joined.
  private static let few = 6

  let (drawn, model): ([StrokeGroup], [StrokeGroup])
  let matching: StrokeMatching

  private init(_ drawn: [StrokeGroup], _ model: [StrokeGroup]) {
    (self.drawn, self.model) = (drawn, model)
    matching = StrokeMatching(drawn.map(\.shape), model.map(\.shape))
  }

  /// Strokes as they are; and where that leaves some over, joined if they come nearer so.
  init(_ drawn: [StrokeShape], _ model: [StrokeShape]) {
    let plain = GroupMatching(StrokeGroup.singles(drawn), StrokeGroup.singles(model))
    self = plain.matching.isGood ? plain : plain.tried() ?? plain.joined() ?? plain
  }

  /// With what was found to belong together; nil if nothing was.
  private func joined() -> GroupMatching? {
    let fit = matching.fit
    var owners = [Int?](repeating: nil, count: model.count)
    for match in matching.matches { owners[match.model] = match.drawn }
    let merged = StrokeJoins(parts: matching.model, wholes: matching.drawn, matched: owners) {
      StrokePair($1, $0).distance(fit, isBackward: false)
    }.found()
    let split = StrokeJoins(parts: matching.drawn, wholes: matching.model, matched: matching.models) {
      StrokePair($0, $1).distance(fit, isBackward: false)
    }.found()
    guard !merged.isEmpty || !split.isEmpty else { return nil }
    return GroupMatching(
      StrokeGroup.joining(split.map(\.parts), in: drawn), StrokeGroup.joining(merged.map(\.parts), in: model))
  }

  /// A short character with as many strokes joined, one after another, as the other side has less; nil if that isn't
  /// what was drawn.
  private func tried() -> GroupMatching? {
    let surplus = model.count - drawn.count
    let (more, fewer) = surplus > 0 ? (model, drawn) : (drawn, model)
    guard surplus != 0, more.count <= Self.few else { return nil }
    let others = fewer.indices.map { start in
      let joined = StrokeGroup.joining([start...(start + abs(surplus))], in: more)
      return surplus > 0 ? GroupMatching(drawn, joined) : GroupMatching(joined, model)
    }
    let best = others.filter(\.matching.isGood).min { $0.matching.distance < $1.matching.distance }
    return best.flatMap { $0.matching.distance < 0.6 * matching.distance ? $0 : nil }
  }
}
