import Engine
import Games
import Interface
import Learning

extension BankScene {
  func draw(on canvas: inout Canvas, in page: Page, fraction: Double) {
    let (theme, layout) = (canvas.theme, BankLayout(page, isGrid: isGrid))
    canvas.putTitle("Word bank", in: page.head, remark: place)
    words.search.draw(on: &canvas, in: layout.searched.search)
    filter.foot(bank).draw(on: &canvas, in: layout.filter)
    if let grid = layout.searched.grid { drawTiles(on: &canvas, grid) } else { drawRows(on: &canvas, layout) }
    if words.found.isEmpty {
      canvas.put(nothing, wrappedIn: layout.searched.list, .leading, .top, Style(theme.muted))
    }
    drawBelow(on: &canvas, layout)
  }

  private func drawRows(on canvas: inout Canvas, _ layout: BankLayout) {
    words.list.draw(on: &canvas, in: layout.searched.list) { canvas, row, place, hasFocus in
      let (word, mark) = shown(row)
      columns.draw(word, mark, hasFocus, on: &canvas, in: place)
    }
  }

  private func drawTiles(on canvas: inout Canvas, _ grid: TileGrid) {
    words.tiles.draw(on: &canvas, in: grid) { canvas, row, place, hasFocus in
      let ((word, mark), theme) = (shown(row), canvas.theme)
      if hasFocus { canvas.fill(place, theme.raised) }
      let pointer = hasFocus ? canvas.ornaments.pointer : mark.mark.sign(canvas.ornaments)
      canvas.put(pointer, at: place.origin, Style(hasFocus ? theme.accent : mark.color(theme)))
      let rest = Rect(place.left + 2, place.top, place.width - 2, 1)
      let style = Style(hasFocus ? theme.accent : theme.text, on: nil, hasFocus ? .bold : [])
      let term = Text(word.term).shortened(to: rest.width, ellipsis: canvas.ornaments.ellipsis)
      canvas.put(term, in: rest, .leading, style)
    }
  }

  /// A word that was found, and its mark.
  private func shown(_ row: Int) -> (Word, ShownMark) {
    let place = rows[words.found[row]]
    let word = bank.word(place)
    return (word, bank.deck(place).shownMark(of: word))
  }

  /// The result of the last change or, below tiles, the meaning of the focused word.
  private func drawBelow(on canvas: inout Canvas, _ layout: BankLayout) {
    let theme = canvas.theme
    if !news.isEmpty {
      let color = isRefused ? theme.wrong : theme.accent
      return canvas.put(news.sentences(fitting: layout.below.width), in: layout.below, .leading, Style(color))
    }
    guard isGrid, words.focused != nil else { return }
    let (word, mark) = shown(words.list.focus)
    let facts = [
      word.readings.joined(separator: ", "), word.meanings.joined(separator: ", "), mark.name.string,
    ]
    let line = facts.filter { !$0.isEmpty }.map { Text($0) }
    canvas.put(
      Text.joined(line, by: " " + canvas.ornaments.dot + " "), in: layout.below, .leading, Style(theme.muted))
  }

  private var nothing: Text {
    if bank.rows.isEmpty { return "You have no words of your own yet. a adds one." }
    return words.isDone ? "No word matches." : .empty
  }

  /// As in "37 of 150".
  private var place: Text {
    let (row, count) = (words.list.focus + 1, words.found.count)
    return count == 0 ? .empty : Text("\(Figure.grouped(row)) of \(Figure.grouped(count))")
  }
}
