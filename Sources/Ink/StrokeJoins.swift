/// Finds strokes that were drawn in one go, or one that was drawn in several: what looked as if strokes were missing or
/// too many.
struct StrokeJoins {
  /// Strokes one after another, which together are one on the other side.
  struct Join {
    let parts: ClosedRange<Int>
    let whole: Int
  }

  /// No more strokes than these are looked for in one.
  private static let most = 4
  /// Nearer than this, as a share of the box, the parts have to come to the whole, and by this factor nearer than the
  /// part did alone.
  private static let (bound, gain) = (0.12, 0.75)

  let parts: [StrokeShape]
  let wholes: [StrokeShape]
  /// The whole of each part that has one.
  let matched: [Int?]
  /// How far a part is from a whole.
  let distance: (_ part: StrokeShape, _ whole: StrokeShape) -> Double

  /// The joins, best first come; each part and each whole is in one at most.
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

  /// What the parts may be together: what one of them was alone, the others being left over, or a whole left over.
  private func candidates(_ range: ArraySlice<Int?>, _ matched: [Int?]) -> [Int] {
    let known = range.compactMap { $0 }
    if known.count == 1 { return known }
    guard known.isEmpty else { return [] }
    let used = Set(matched.compactMap { $0 })
    return wholes.indices.filter { !used.contains($0) }
  }

  /// How much nearer they come together than alone; nil if not near enough.
  private func gain(_ range: ClosedRange<Int>, _ whole: Int, _ matched: [Int?]) -> Double? {
    let alone = range.first { matched[$0] == whole }.map { distance(parts[$0], wholes[whole]) }
    let before = min(alone ?? StrokeMatching.bound, StrokeMatching.bound)
    let together = distance(.joined(parts[range]), wholes[whole])
    return together < Self.bound && together < Self.gain * before ? together / before : nil
  }
}
