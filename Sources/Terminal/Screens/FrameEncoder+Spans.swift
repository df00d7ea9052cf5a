import Engine

// Writing a span as runs of equal cells, which are repeated or erased if that is shorter.
extension FrameEncoder {
  mutating func write(_ span: Span) {
    set(span.isBlank ? pen.forBlanks(on: span.pen.background) : span.pen)
    let y = Int(span.row)
    let row = target + y * width
    var x = Int(span.first)
    let end = Int(span.end)
    while x < end {
      let glyph = row[x].glyph
      var next = x + 1
      while next < end, row[next].glyph == glyph { next += 1 }
      if glyph.rawValue != 0 { writeRun(row[x], x: x, count: next - x, y) }
      x = next
    }
  }

  /// Writes `count` cells that are equal except for invisible colours. The count of a wide glyph is 1.
  private mutating func writeRun(_ cell: Cell, x: Int, count: Int, _ y: Int) {
    if cell.glyph.rawValue == 32, count > 3, canErase(cell, fromX: x, y) {
      move(x: x, y: y, overText: false)
      output.append("\u{1b}[K")
      return
    }
    move(x: x, y: y)
    if let cluster = cell.glyph.clusterIndex {
      for _ in 0..<count { output.append(graphemes[cluster].utf8) }
      cursor.x = x + count - 1 + Int(cell.width)
    } else {
      writeScalar(cell, x: x, count: count)
    }
  }

  @inline(__always)
  private mutating func writeScalar(_ cell: Cell, x: Int, count: Int) {
    let scalar = full.written(cell.glyph).rawValue
    cursor.x = x + count - 1 + Int(cell.width)
    output.reserve(4 * count + 16)
    output.append(scalar: scalar)
    var left = count - 1
    // Terminals disagree about the cursor after a repetition that reaches the edge, and libvterm about one
    // that stops just before it.
    let repeated = min(left, width - 3 - x)
    if scalar < repetitionEnd, repeated > 0,
      MoveCost.sequence(repeated) < repeated * UTF8Length.of(scalar)
    {
      output.append(sequence: repeated, 0x62)
      left -= repeated
    }
    for _ in 0..<left { output.append(scalar: scalar) }
  }

  /// Whether the row is blank in one background from here to its end, so that it can be erased.
  private func canErase(_ blank: Cell, fromX x: Int, _ y: Int) -> Bool {
    guard blank.attributes.isEmpty, features.erasesWithBackground || blank.background.isTerminal
    else { return false }
    let row = target + y * width
    for column in stride(from: width - 1, through: x, by: -1) {
      let cell = row[column]
      if !cell.isPlainBlank || cell.background != blank.background { return false }
    }
    return true
  }
}

// Writing spans pen by pen: always the nearest span of the current pen or, if there is none, the one for
// which change of pen and movement together are cheapest. Only the next few spans and pens are compared, so
// that time is linear.
extension FrameEncoder {
  /// The number of spans of a pen, and of pens, that are compared.
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

  /// A span, the one before it in its group's list (-1 if it is the first), and the cost to get there.
  private struct Choice {
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

  /// The approximate bytes of a change of pen, good enough for comparison.
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

  /// Removes a span from its group's list, and the group if that was its last span.
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
