/// A matching in which several strokes may count as one.
struct GroupMatching {
  /// With so few strokes hardly anything says where the others are, so every way to join them is tried.
  private static let few = 6

  let (drawn, model): ([StrokeGroup], [StrokeGroup])
  let matching: StrokeMatching

  private init(_ drawn: [StrokeGroup], _ model: [StrokeGroup]) {
    (self.drawn, self.model) = (drawn, model)
    matching = StrokeMatching(drawn.map(\.shape), model.map(\.shape))
  }

  /// Matches the strokes as they are, and if some are left over, joined where that comes nearer.
  init(_ drawn: [StrokeShape], _ model: [StrokeShape]) {
    let plain = GroupMatching(StrokeGroup.singles(drawn), StrokeGroup.singles(model))
    self = plain.matching.isGood ? plain : plain.tried() ?? plain.joined() ?? plain
  }

  /// Matches again with the joins found; nil if there are none.
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

  /// For a short character: joins as many consecutive strokes as one side has more than the other; nil if no
  /// such matching is convincing.
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

/// Finds strokes that were drawn in one go, or one that was drawn in several pieces, among those that seem
/// missing or extra.
private struct StrokeJoins {
  /// Consecutive strokes that together make one on the other side.
  struct Join {
    let parts: ClosedRange<Int>
    let whole: Int
  }

  /// The most strokes looked for in one.
  private static let most = 4
  /// How near the joined parts have to come to the whole, as a share of the box, and how much nearer than the
  /// matched part alone.
  private static let (bound, gain) = (0.12, 0.75)

  let parts: [StrokeShape]
  let wholes: [StrokeShape]
  /// The whole that each part is matched with.
  let matched: [Int?]
  let distance: (_ part: StrokeShape, _ whole: StrokeShape) -> Double

  /// The joins, picked greedily from the best; each part and each whole is used once at most.
  func found() -> [Join] {
    var (free, joins) = (matched, [Join]())
    var taken: Set<Int> = []
    while let best = best(free, taken) {
      joins.append(best)
      for part in best.parts { free[part] = best.whole }
      taken.insert(best.whole)
    }
    return joins
  }

  private func best(_ matched: [Int?], _ taken: Set<Int>) -> Join? {
    var best: (join: Join, gain: Double)?
    for start in parts.indices {
      for end in (start + 1)..<min(start + Self.most, parts.count) {
        for whole in candidates(matched[start...end], matched) where !taken.contains(whole) {
          guard let gain = gain(start...end, whole, matched) else { continue }
          if gain < best?.gain ?? 1 { best = (Join(parts: start...end, whole: whole), gain) }
        }
      }
    }
    return best?.join
  }

  /// The wholes that the parts may make up: the one that one part matched alone, or any whole left over.
  private func candidates(_ range: ArraySlice<Int?>, _ matched: [Int?]) -> [Int] {
    let known = range.compactMap { $0 }
    if known.count == 1 { return known }
    guard known.isEmpty else { return [] }
    let used = Set(matched.compactMap { $0 })
    return wholes.indices.filter { !used.contains($0) }
  }

  /// The distance together as a share of the distance alone; nil if they don't come near enough.
  private func gain(_ range: ClosedRange<Int>, _ whole: Int, _ matched: [Int?]) -> Double? {
    let alone = range.first { matched[$0] == whole }.map { distance(parts[$0], wholes[whole]) }
    let before = min(alone ?? StrokeMatching.bound, StrokeMatching.bound)
    let together = distance(.joined(parts[range]), wholes[whole])
    return together < Self.bound && together < Self.gain * before ? together / before : nil
  }
}
