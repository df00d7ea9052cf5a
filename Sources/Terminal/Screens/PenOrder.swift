import Engine

/// Spans that one pen writes, as a chain through `Span.next`. Blank spans form a group for each background.
struct PenGroup: BitwiseCopyable {
  var pen: Pen
  var isBlank: Bool
  /// The ends of the chain; the first is -1 when all are written.
  var first: Int32
  var last: Int32
}

// Pen after pen: the nearest span that the present pen can write, until there is none; then the next pen, where
// change and move together are cheapest. Only the next few spans and pens from the top are looked at, so that
// many of them take time in proportion.
extension FrameEncoder {
  /// How many spans of a pen, and how many pens, are compared.
  private static let window = 32

  mutating func writeInPenOrder() {
    groupSpans()
    for _ in 0..<spanCount {
      let choice = nearestForPen() ?? nearestOfAll()
      unlink(choice)
      write(spans[choice.span])
    }
  }

  private mutating func groupSpans() {
    groupCount = 0
    for index in 0..<spanCount {
      let link = Int32(truncatingIfNeeded: index)
      spans.base[index].next = -1
      if let group = findGroup(of: spans[index]) {
        spans.base[Int(groups[group].last)].next = link
        groups.base[group].last = link
      } else {
        let span = spans[index]
        groups[groupCount] = PenGroup(pen: span.pen, isBlank: span.isBlank, first: link, last: link)
        groupCount += 1
      }
    }
  }

  private func findGroup(of span: Span) -> Int? {
    for index in 0..<groupCount {
      let group = groups[index]
      let fits = span.isBlank ? group.pen.background == span.pen.background : group.pen == span.pen
      if fits && group.isBlank == span.isBlank { return index }
    }
    return nil
  }

  /// A span, the one before it in its chain (-1 if it is the first), and what it costs to go there.
  struct Choice {
    var group = 0
    var previous = -1
    var span = -1
    var cost = Int.max
  }

  private func nearestForPen() -> Choice? {
    var best = Choice()
    for index in 0..<groupCount {
      let group = groups[index]
      if group.isBlank {
        if group.pen.background == pen.background && pen.writesBlanks { consider(index, 0, &best) }
      } else if group.pen == pen {
        consider(index, 0, &best)
      }
    }
    return best.span < 0 ? nil : best
  }

  private func nearestOfAll() -> Choice {
    var best = Choice()
    for index in 0..<min(groupCount, Self.window) { consider(index, penCost(groups[index]), &best) }
    return best
  }

  /// Roughly the bytes of the change of pen: enough to compare.
  private func penCost(_ group: PenGroup) -> Int {
    var cost = 2
    if !group.isBlank && group.pen.foreground != pen.foreground { cost += 16 }
    if group.pen.background != pen.background { cost += 16 }
    return cost
  }

  private func consider(_ group: Int, _ penCost: Int, _ best: inout Choice) {
    var previous = -1
    var index = Int(groups[group].first)
    var left = Self.window
    while index >= 0 && left > 0 {
      let span = spans[index]
      let move = MoveCost.shortest(cursor, x: Int(span.first), y: Int(span.row), width: width)
      if penCost + move < best.cost {
        best = Choice(group: group, previous: previous, span: index, cost: penCost + move)
      }
      previous = index
      index = Int(span.next)
      left -= 1
    }
  }

  /// Takes a span out of its chain, and the group away when that was its last.
  private mutating func unlink(_ choice: Choice) {
    let next = spans[choice.span].next
    if choice.previous >= 0 {
      spans.base[choice.previous].next = next
      if next < 0 { groups.base[choice.group].last = Int32(truncatingIfNeeded: choice.previous) }
    } else if next >= 0 {
      groups.base[choice.group].first = next
    } else {
      groupCount -= 1
      (groups.base + choice.group).update(
        from: groups.base + choice.group + 1, count: groupCount - choice.group)
    }
  }
}
