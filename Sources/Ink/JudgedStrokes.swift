/// The strokes of a drawing laid over a model's, in groups that belong together, and what is wrong with each.
struct JudgedStrokes {
  /// Strokes that are the same: one for one, or several for one.
  private struct Group {
    let drawn: ClosedRange<Int>
    let models: ClosedRange<Int>
    let pair: StrokePair
    var isSingle: Bool { drawn.count == 1 && models.count == 1 }
  }

  private let (drawnCount, modelCount): (Int, Int)
  private let matching: StrokeMatching
  private let groups: [Group]
  /// Of the groups of one stroke each.
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

  /// Beside what is usual in this drawing: a hand that trembles makes all strokes longer.
  private static func lengths(_ pairs: [StrokePair], _ fit: InkFit) -> [StrokeLength] {
    let plain = pairs.map { StrokeLength($0, fit, 1) }
    let ratios = plain.filter { $0.right > 0.05 }.map(\.ratio).sorted()
    // Of two strokes nobody knows which is the usual one.
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

  /// In the order of the drawing, missing ones last.
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

  /// Direction, length and place of one stroke beside the others.
  private func shapeFaults(_ group: Group, _ length: StrokeLength) -> [StrokeFault] {
    let (first, target) = (group.drawn.lowerBound + 1, group.models.lowerBound + 1)
    let faults: [StrokeFault] = isReversed(group) ? [.reversed(drawn: first, model: target)] : []
    if length.isTooLong { return faults + [.tooLong(drawn: first, model: target)] }
    if length.isTooShort { return faults + [.tooShort(drawn: first, model: target)] }
    let isElsewhere = group.pair.offset(matching.fit).length > StrokeJudge.placeShare
    return isElsewhere ? faults + [.outOfPlace(drawn: first, model: target)] : faults
  }
}
