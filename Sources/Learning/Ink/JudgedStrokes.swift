/// Matches the strokes of a drawing with a model's, in groups that belong together, and finds the faults of
/// each.
struct JudgedStrokes {
  /// Matching strokes: one for one, or several for one.
  private struct Group {
    let drawn: ClosedRange<Int>
    let models: ClosedRange<Int>
    let pair: StrokePair
    var isSingle: Bool { drawn.count == 1 && models.count == 1 }
  }

  private let (drawnCount, modelCount): (Int, Int)
  private let matching: StrokeMatching
  private let groups: [Group]
  /// For the groups of one stroke each.
  private let lengths: [StrokeLength]

  init(_ drawn: [StrokeShape], _ model: [StrokeShape]) {
    (drawnCount, modelCount) = (drawn.count, model.count)
    let grouped = GroupMatching(drawn, model)
    matching = grouped.matching
    groups = grouped.matching.matches.map { match in
      Group(
        drawn: grouped.drawn[match.drawn].range, models: grouped.model[match.model].range, pair: match.pair)
    }
    lengths = Self.lengths(groups.filter(\.isSingle).map(\.pair), matching.fit)
  }

  /// Relative to what is usual in this drawing, because a hand that trembles makes all strokes longer.
  private static func lengths(_ pairs: [StrokePair], _ fit: InkFit) -> [StrokeLength] {
    let plain = pairs.map { StrokeLength($0, fit, 1) }
    let ratios = plain.filter { $0.right > 0.05 }.map(\.ratio).sorted()
    // With two strokes there is no telling which is the usual one.
    let usual = ratios.count > 2 ? ratios[ratios.count / 2] : 1
    let lengths = usual == 1 ? plain : pairs.map { StrokeLength($0, fit, usual) }
    return lengths.map { length in lengths.reduce(length) { $0.compared(with: $1) } }
  }

  var distance: Double { matching.distance }

  var matches: [StrokeReport.Match] {
    groups.map { group in
      StrokeReport.Match(
        drawn: group.drawn.map { $0 + 1 }, models: group.models.map { $0 + 1 },
        isReversed: group.isSingle && isReversed(group))
    }
  }

  /// In the order of the drawing, with missing strokes last.
  var faults: [StrokeFault] {
    let about =
      joinFaults + orderFaults + zip(groups.filter(\.isSingle), lengths).flatMap(shapeFaults) + extraFaults
    let sorted = about.enumerated().sorted {
      ($0.element.drawn[0], $0.offset) < ($1.element.drawn[0], $1.offset)
    }
    return sorted.map(\.element) + missingFaults
  }

  private var joinFaults: [StrokeFault] {
    groups.compactMap { group in
      let (first, target) = (group.drawn.lowerBound + 1, group.models.lowerBound + 1)
      if group.models.count > 1 { return .merged(drawn: first, models: group.models.map { $0 + 1 }) }
      return group.drawn.count > 1 ? .split(drawn: group.drawn.map { $0 + 1 }, model: target) : nil
    }
  }

  private var orderFaults: [StrokeFault] {
    StrokeSequence.misplaced(groups.map(\.models.lowerBound)).map { place, isEarly in
      .order(
        drawn: groups[place].drawn.lowerBound + 1, model: groups[place].models.lowerBound + 1,
        isEarly: isEarly)
    }
  }

  private var extraFaults: [StrokeFault] {
    (0..<drawnCount).filter { index in !groups.contains { $0.drawn.contains(index) } }
      .map { .extra(drawn: $0 + 1) }
  }

  private var missingFaults: [StrokeFault] {
    (0..<modelCount).filter { index in !groups.contains { $0.models.contains(index) } }
      .map { .missing(model: $0 + 1) }
  }

  private func isReversed(_ group: Group) -> Bool { group.pair.isReversed(matching.fit) }

  /// Faults in the direction, length and position of one stroke.
  private func shapeFaults(_ group: Group, _ length: StrokeLength) -> [StrokeFault] {
    let (first, target) = (group.drawn.lowerBound + 1, group.models.lowerBound + 1)
    let faults: [StrokeFault] = isReversed(group) ? [.reversed(drawn: first, model: target)] : []
    if length.isTooLong { return faults + [.tooLong(drawn: first, model: target)] }
    if length.isTooShort { return faults + [.tooShort(drawn: first, model: target)] }
    let isElsewhere = group.pair.offset(matching.fit).length > StrokeJudge.placeShare
    return isElsewhere ? faults + [.outOfPlace(drawn: first, model: target)] : faults
  }
}

/// The length of a drawn stroke, and the length it should have beside the others.
private struct StrokeLength {
  /// A stroke is too long or too short when it is off by this factor, and by at least this share of the box.
  private static let (factor, share) = (1.6, 0.12)
  /// Of two parallel strokes one counts as longer from this factor on.
  private static let longer = 1.15

  /// In shares of the box.
  let (drawn, right): (Double, Double)
  private(set) var (isTooLong, isTooShort): (Bool, Bool)
  /// From the start to the end of the model's stroke.
  private let way: Spot

  init(_ pair: StrokePair, _ fit: InkFit, _ usualRatio: Double) {
    drawn = Polyline.length(pair.drawn.spots.map(fit.place))
    right = Polyline.length(pair.model.spots) * usualRatio
    way = pair.model.spots[StrokeShape.count - 1] - pair.model.spots[0]
    isTooLong = drawn - right > Self.share && drawn > right * Self.factor
    isTooShort = right - drawn > Self.share && right > drawn * Self.factor
  }

  var ratio: Double { drawn / right }
  /// The factor by which it is too long or too short.
  private var error: Double { max(ratio, 1 / max(ratio, 0.01)) }

  /// Which of two parallel lines is longer tells 土 from 士, though neither is much too long. If it's the wrong
  /// one, the fault is given to the stroke that is farther from its right length.
  func compared(with other: StrokeLength) -> StrokeLength {
    let (now, then) = (drawn / max(other.drawn, 0.01), right / max(other.right, 0.01))
    let isTurned = now > Self.longer && then * Self.longer < 1 || then > Self.longer && now * Self.longer < 1
    let change = max(now / then, then / now)
    guard isTurned, change > Self.factor, isParallel(other), error > other.error else { return self }
    var length = self
    (length.isTooLong, length.isTooShort) = (isTooLong || ratio > 1, isTooShort || ratio <= 1)
    return length
  }

  private func isParallel(_ other: StrokeLength) -> Bool {
    let product = way.x * other.way.x + way.y * other.way.y
    return min(right, other.right) > 0.35 && product > 0.95 * way.length * other.way.length
  }
}

/// Finds what is out of order in a sequence: whatever isn't in its longest increasing subsequence.
private struct StrokeSequence {
  /// Weighs length above everything; among subsequences of one length, the one with most numbers in their own
  /// position wins.
  private static let whole = 1000

  private let numbers: [Int]
  private var weights: [Int]
  /// The weight of the heaviest increasing subsequence that starts at each index.
  private var best: [Int]

  /// The indices of the numbers to move, as few as possible, and whether each came too early. Of two swapped
  /// neighbours it is the first, which came too early.
  static func misplaced(_ numbers: [Int]) -> [(place: Int, isEarly: Bool)] {
    let kept = StrokeSequence(numbers).kept
    return numbers.indices.filter { !kept.contains($0) }.map { place in
      (place, kept.contains { $0 > place && numbers[$0] < numbers[place] })
    }
  }

  private init(_ numbers: [Int]) {
    self.numbers = numbers
    let sorted = numbers.sorted()
    weights = numbers.indices.map { Self.whole + (sorted[$0] == numbers[$0] ? 1 : 0) }
    best = weights
    for place in numbers.indices.reversed() {
      let later = followers(of: place).map { best[$0] }.max() ?? 0
      best[place] += later
    }
  }

  private func followers(of place: Int) -> [Int] {
    numbers.indices.filter { $0 > place && numbers[$0] > numbers[place] }
  }

  /// The indices of the part that stays; of equally good ones, the later.
  private var kept: Set<Int> {
    var (kept, open) = (Set<Int>(), Array(numbers.indices))
    while let place = open.max(by: { (best[$0], $0) < (best[$1], $1) }) {
      kept.insert(place)
      open = followers(of: place)
    }
    return kept
  }
}
