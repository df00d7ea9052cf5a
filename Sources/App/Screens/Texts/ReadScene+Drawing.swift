import Engine
import Games
import Interface
import Learning

extension ReadScene {
  func draw(on canvas: inout Canvas, in page: Page, fraction: Double) {
    let (theme, room) = (canvas.theme, Self.room(page))
    let shown = shown(page, lines(page))
    let end = shown.last?.upperBound ?? top
    canvas.put(Text(text.title), in: page.head, .leading, Style(theme.muted))
    let share = end * 100 / max(1, text.characters.count)
    canvas.put("\(share) %", in: page.head, .trailing, Style(theme.muted))
    var place: Rect?
    for (row, line) in shown.enumerated() {
      place = draw(line, at: Point(room.left, room.top + row), on: &canvas) ?? place
    }
    if let place { drawReading(over: place, on: &canvas) }
    drawDetail(on: &canvas, in: Self.detail(page))
  }

  /// Returns the place of the focused word if it is in the line.
  private func draw(_ line: Range<Int>, at start: Point, on canvas: inout Canvas) -> Rect? {
    var (point, place, found) = (start, line.lowerBound, Rect?.none)
    let words = text.unknown
    var next = text.firstUnknown(endingAfter: line.lowerBound)
    while place < line.upperBound {
      let isInside = next < words.count && words[next].range.contains(place)
      let end =
        next == words.count
        ? line.upperBound : isInside ? words[next].range.upperBound : words[next].range.lowerBound
      let piece = place..<min(end, line.upperBound)
      let said = Text(String(text.characters[piece]))
      let width = canvas.put(said, at: point, style(isInside ? next : nil, canvas))
      if isInside, next == focus, piece == words[next].range { found = Rect(point, Size(width, 1)) }
      point = Point(point.x + width, point.y)
      place = piece.upperBound
      if isInside { next += 1 }
    }
    return found
  }

  /// Draws the reading of the focused word above it, where that space is free.
  private func drawReading(over place: Rect, on canvas: inout Canvas) {
    guard let focused, let ruby = ruby(of: focused, on: &canvas) else { return }
    let above = Rect(place.left - 2, place.top - 1, place.width + 4, 1)
    let isFree = (above.left..<above.right).allSatisfy { x in
      !canvas.bounds.contains(Point(x, above.top)) || canvas[Point(x, above.top)].glyph == .blank
    }
    if isFree { canvas.put(ruby, over: place, Style(canvas.theme.second)) }
  }

  /// From the dictionary if the text has the word in its basic form; otherwise, as for inflected forms, from
  /// a reader of Japanese.
  private func ruby(of word: TextWord, on canvas: inout Canvas) -> RubyText? {
    let (entry, said) = (word.entry, String(text.characters[word.range]))
    guard entry.term == said, entry.reading != nil else {
      return WordRuby.above(said, language: entry.language, on: &canvas)
    }
    let term = Word(id: said, term: said, meanings: [], reading: entry.reading)
    return WordRuby.above(term, language: entry.language, isFamiliar: false, on: &canvas)
  }

  private func style(_ word: Int?, _ canvas: Canvas) -> Style {
    guard let word else { return Style(canvas.theme.text) }
    if word == focus { return Style(canvas.theme.accent, on: nil, [.bold, .reverse]) }
    let isAdded = added.contains(text.unknown[word].entry.term)
    return Style(canvas.theme.text, on: nil, isAdded ? [] : .underline)
  }

  private func drawDetail(on canvas: inout Canvas, in place: Rect) {
    let theme = canvas.theme
    guard let focused else { return }
    let entry = focused.entry
    let head = Text.joined(
      [Text(entry.term), Text(entry.reading ?? ""), Text(focused.form ?? "")].filter { !$0.isEmpty }, by: "  "
    )
    canvas.put(head, in: place, .leading, Style(theme.accent).bold)
    let below = Rect(place.left, place.top + 1, place.width, 1)
    let meaning = news.isEmpty ? Text(entry.meanings.joined(separator: "; ")) : news
    canvas.put(meaning, in: below, .leading, Style(news.isEmpty ? theme.text : theme.accent))
  }

  var foot: Foot {
    let word: [KeyHint] = focus == nil ? [] : [.enter(.open), SharedKey.add.keyHint("add")]
    return Foot(
      [KeyHint("Tab", "next word", pressing: Key(.tab))] + word
        + [KeyHint("Space", "page", pressing: Key(.character(" "))), .help, .back])
  }
}
