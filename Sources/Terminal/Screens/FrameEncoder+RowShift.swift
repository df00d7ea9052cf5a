import Engine

// Shifting a part of a row: content that has moved by one column is moved on the terminal as well, by
// inserting a cell at one end and deleting one at the other, so that the rest of the row stays. That takes
// about twelve bytes and no change of pen, whereas rewriting takes every glyph and every colour.
//
// Insertion pushes the last cell of the row out, and deletion brings in a blank there. So deletion goes
// first, unless the last cell is such a blank: then whichever end is nearer to the cursor.

/// A part of a row that has moved by one column: all columns that it covered before or covers now.
private struct RowShift: BitwiseCopyable {
  let start: Int
  /// The column after the last one.
  let end: Int
  let goesRight: Bool

  /// The column that becomes free.
  var vacated: Int { goesRight ? start : end - 1 }
}

extension FrameEncoder {
  /// The approximate bytes of an insertion or a deletion with its cursor movement.
  private static let editCost = 6
  /// The approximate bytes of a change of pen; low, since spans of other rows may need the same pen.
  private static let penCost = 6

  /// The cell that insertion leaves.
  private var fill: Cell { .blank(pen.background) }

  /// Shifts the parts of a row that have moved, on the terminal and in `old`.
  mutating func shift(row y: Int, _ new: UnsafePointer<Cell>, _ old: UnsafeMutablePointer<Cell>) {
    guard features.shiftsRows, pen.writesBlanks, features.erasesWithBackground || pen.background.isTerminal
    else { return }
    var x = 0
    while x < width {
      if isSame(new + x, old + x) {
        x += 1
      } else if let shift = findShift(from: x, new, old) {
        send(shift, y, old)
        update(shift, old)
        x = shift.end
      } else {
        while x < width, !isSame(new + x, old + x) { x += 1 }
      }
    }
  }

  private func findShift(
    from x: Int, _ new: UnsafePointer<Cell>, _ old: UnsafeMutablePointer<Cell>
  ) -> RowShift? {
    for goesRight in [true, false] {
      let length = matchLength(from: x, new, old, goesRight)
      guard length > 0 else { continue }
      var end = x + length + 1
      while isSame(new + end - 1, old + end - 1) { end -= 1 }
      // If only blanks follow, a single edit is enough.
      if isEmpty(new, from: end), isEmpty(old, from: end) { end = width }
      let shift = RowShift(start: x, end: end, goesRight: goesRight)
      if gain(shift, new, old) > (end == width ? 1 : 2) * Self.editCost, isNarrow(old, from: x),
        !hasOverhang(old, shift)
      {
        return shift
      }
    }
    return nil
  }

  /// How many cells from `x` on have moved by one column.
  private func matchLength(
    from x: Int, _ new: UnsafePointer<Cell>, _ old: UnsafeMutablePointer<Cell>, _ goesRight: Bool
  ) -> Int {
    let (new, old) = goesRight ? (new + 1, UnsafePointer(old)) : (new, UnsafePointer(old) + 1)
    var length = 0
    while x + length + 1 < width, isSame(new + x + length, old + x + length) { length += 1 }
    return length
  }

  /// The approximate bytes that the shift saves.
  private func gain(_ shift: RowShift, _ new: UnsafePointer<Cell>, _ old: UnsafeMutablePointer<Cell>) -> Int {
    var gain = 0
    var pen = self.pen
    var wasChanged = false
    for x in shift.start..<shift.end {
      let isChanged = !isSame(new + x, old + x)
      if isChanged {
        gain += UTF8Length.of(new[x].glyph.rawValue) + (wasChanged ? 0 : 3)
        let wanted = new[x].isPlainBlank ? pen.forBlanks(on: new[x].background) : Pen(new[x], full: full)
        if wanted != pen { gain += Self.penCost }
        pen = wanted
      }
      wasChanged = isChanged
    }
    return new[shift.vacated] == fill ? gain : gain - 8
  }

  private func isEmpty(_ row: UnsafePointer<Cell>, from x: Int) -> Bool {
    for column in x..<width where row[column] != fill { return false }
    return true
  }

  /// Whether there is no wide glyph and no cluster from here to the end of the row.
  private func isNarrow(_ row: UnsafeMutablePointer<Cell>, from x: Int) -> Bool {
    for column in x..<width where row[column].width != 1 || row[column].glyph.clusterIndex != nil {
      return false
    }
    return true
  }

  /// Whether a block may have left a speck in the next cell, which a shift would move somewhere else
  /// unnoticed.
  private func hasOverhang(_ row: UnsafeMutablePointer<Cell>, _ shift: RowShift) -> Bool {
    (max(0, shift.start - 1)..<shift.end).contains { FullBlock.overhangs(row[$0].glyph) }
  }

  private mutating func send(_ shift: RowShift, _ y: Int, _ old: UnsafeMutablePointer<Cell>) {
    let isLast = shift.end == width
    let (front, back) = (shift.start, isLast ? width - 1 : shift.end)
    let canInsertFirst = old[width - 1] == fill
    // The columns of deletion and insertion if deletion goes first: the far one is then one less.
    let deletion = shift.goesRight ? shift.end - 1 : front
    let insertion = shift.goesRight ? front : shift.end - 1
    if isLast {
      edit(front, y, shift.goesRight ? Self.insertCell : Self.deleteCell)
    } else if canInsertFirst, cost(shift.goesRight ? front : back, y) < cost(deletion, y) {
      edit(shift.goesRight ? front : back, y, Self.insertCell)
      edit(shift.goesRight ? back : front, y, Self.deleteCell)
    } else {
      edit(deletion, y, Self.deleteCell)
      edit(insertion, y, Self.insertCell)
    }
  }

  private static let insertCell: UInt8 = 0x40
  private static let deleteCell: UInt8 = 0x50

  private func cost(_ x: Int, _ y: Int) -> Int {
    MoveCost.shortest(cursor, x: x, y: y, width: width)
  }

  /// ICH or DCH.
  private mutating func edit(_ x: Int, _ y: Int, _ final: UInt8) {
    move(x: x, y: y, overText: false)
    output.append(sequence: 1, final)
  }

  private func update(_ shift: RowShift, _ old: UnsafeMutablePointer<Cell>) {
    let count = shift.end - shift.start - 1
    let (from, to) = shift.goesRight ? (shift.start, shift.start + 1) : (shift.start + 1, shift.start)
    (old + to).update(from: old + from, count: count)
    old[shift.vacated] = fill
  }
}
