import Engine

/// Spans that one pen writes, as a chain through `Span.next`. Blank spans form a group for each background.
struct PenGroup: BitwiseCopyable {
  var pen: Pen
  var isBlank: Bool
  /// The first span; -1 when all are written.
  var first: Int32 = -1
}

// Pen after pen: the nearest span that the present pen can write, until there is none; then the next pen, where
// change and move together are cheapest.
extension FrameEncoder {
  mutating func writeInPenOrder() {
    groupSpans()
    var left = spanCount
    while left > 0 {
      let choice = nearestForPen() ?? nearestOfAll()
      unlink(choice)
      write(spans[choice.span])
      left -= 1
    }
  }

  private mutating func groupSpans() {
    groupCount = 0
    for index in stride(from: spanCount - 1, through: 0, by: -1) {
      let group = findGroup(of: spans[index])
      spans.base[index].next = groups[group].first
      groups.base[group].first = Int32(truncatingIfNeeded: index)
    }
  }

  private mutating func findGroup(of span: Span) -> Int {
    for index in 0..<groupCount {
      let group = groups[index]
      let fits = span.isBlank ? group.pen.background == span.pen.background : group.pen == span.pen
      if fits && group.isBlank == span.isBlank { return index }
    }
    groups[groupCount] = PenGroup(pen: span.pen, isBlank: span.isBlank)
    groupCount += 1
    return groupCount - 1
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
    for index in 0..<groupCount where groups[index].first >= 0 {
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
    for index in 0..<groupCount where groups[index].first >= 0 {
      consider(index, penCost(groups[index]), &best)
    }
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
    while index >= 0 {
      let span = spans[index]
      let move = MoveCost.shortest(cursor, x: Int(span.first), y: Int(span.row), width: width)
      if penCost + move < best.cost {
        best = Choice(group: group, previous: previous, span: index, cost: penCost + move)
      }
      previous = index
      index = Int(span.next)
    }
  }

  private func unlink(_ choice: Choice) {
    let next = spans[choice.span].next
    if choice.previous < 0 {
      groups.base[choice.group].first = next
    } else {
      spans.base[choice.previous].next = next
    }
  }
}
