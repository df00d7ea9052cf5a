import Engine
import Games
import Interface

/// What is known of the deck that has the focus, the decks that were begun, and how the last days went. Decks that nobody has
/// begun are one line: they shouldn't look like a backlog.
struct WordsPage {
  private let statistics: Statistics
  /// What is learned now comes first.
  private let decks: [Statistics.DeckShare]
  private var list: List

  /// - Parameter chosen: the id of the deck that is learned now.
  init(_ statistics: Statistics, chosen: String?) {
    self.statistics = statistics
    let all = statistics.decks
    decks = all.filter { $0.id == chosen } + all.filter { $0.id != chosen && $0.marks.met > 0 }
    list = List(count: decks.count + (decks.count < all.count ? 1 : 0))
  }

  mutating func handle(_ input: PageInput) -> Transition? {
    if let row = list.handle(input.event, in: WordsLayout(input.page, count: list.count).decks) {
      return open(row)
    }
    return input.command == .act && !list.isEmpty ? open(list.focus) : nil
  }

  private func open(_ row: Int) -> Transition {
    guard decks.indices.contains(row) else { return .push(DeckScene.pending(.look)) }
    let deck = decks[row]
    if deck.letters == nil { return .push(Pending(WordsOf(deck: deck.id)) { WordListScene($0) }) }
    return .push(Pending(WordsOf(deck: deck.id, isRomanized: true)) { AlphabetScene($0) })
  }

  func draw(on canvas: inout Canvas, in page: Page) {
    let layout = WordsLayout(page, count: list.count)
    drawHead(list.pointed(on: &canvas, in: layout.decks).focus, on: &canvas, layout)
    list.draw(on: &canvas, in: layout.decks) { canvas, row, place, hasFocus in
      draw(row, hasFocus, on: &canvas, in: place)
    }
    drawDays(on: &canvas, layout)
  }

  /// The deck in a row, in large; for the last line all that was begun.
  private func drawHead(_ row: Int, on canvas: inout Canvas, _ layout: WordsLayout) {
    let deck = decks.indices.contains(row) ? decks[row] : nil
    let marks = deck?.marks ?? begun
    let known = Text("\(Figure.grouped(marks.held)) of \(Figure.grouped(marks.total)) known")
    let room = Rect(layout.name.left, layout.name.top, layout.name.width - known.width - 2, 1)
    let name = deck.map { Text($0.name) } ?? "Everything you've started"
    canvas.put(name, in: room, .leading, Style(canvas.theme.text).bold)
    canvas.put(known, in: layout.name, .trailing, Style(canvas.theme.text))
    canvas.bar(marks, in: layout.bar)
    canvas.legend(marks, in: layout.legend)
  }

  /// A word that is in two decks counts once; those that nobody has begun don't.
  private var begun: MarkCounts {
    var marks = statistics.marks
    marks[.new] = decks.map { $0.marks[.new] }.reduce(0, +)
    return marks
  }

  private func draw(_ row: Int, _ hasFocus: Bool, on canvas: inout Canvas, in place: Rect) {
    let style = Style(hasFocus ? canvas.theme.accent : canvas.theme.text)
    if decks.indices.contains(row) { return draw(decks[row], style, on: &canvas, in: place) }
    let others = statistics.decks.count - decks.count
    let line = Text("\(others) \(decks.isEmpty ? "" : "other ")\(others == 1 ? "deck" : "decks") to learn")
    canvas.put(line, in: place, .leading, hasFocus ? style : Style(canvas.theme.muted))
  }

  private func draw(_ deck: Statistics.DeckShare, _ style: Style, on canvas: inout Canvas, in row: Rect) {
    let theme = canvas.theme
    let right = Rect(row.right - 13, row.top, 13, 1)
    let known = Rect(right.left - 13, row.top, 13, 1)
    let widest = decks.map { Text($0.name).width }.max() ?? 0
    let length = min(20, max(8, known.left - row.left - widest - 2))
    let bar = Rect(known.left - length, row.top, length, 1)
    let name = Rect(row.left, row.top, bar.left - row.left - 2, 1)
    canvas.put(Text(deck.name), in: name, .leading, style)
    canvas.bar(deck.marks, in: bar)
    guard deck.marks.met > 0 else { return }
    canvas.put(Text("\(Figure.grouped(deck.marks.held)) known"), in: known, .trailing, Style(theme.text))
    guard deck.right + deck.wrong > 0 else { return }
    canvas.put(Statistics.share(deck.right, deck.wrong) + " right", in: right, .trailing, Style(theme.muted))
  }

  private func drawDays(on canvas: inout Canvas, _ layout: WordsLayout) {
    let theme = canvas.theme
    guard !statistics.days.isEmpty else {
      return canvas.put(Statistics.nothingPlayed, in: layout.heading, .leading, Style(theme.muted))
    }
    let facts = canvas.ornaments.spelled(Text.joined(statistics.play, by: " · "))
    canvas.put(facts, in: layout.heading, .leading, Style(theme.text))
    let chart = statistics.chart
    canvas.put(chart.legend, in: layout.heading, .trailing, Style(theme.muted))
    chart.drawColumns(on: &canvas, in: layout.chart)
  }
}

private struct WordsLayout {
  let name, bar, legend, decks, heading, chart: Rect

  /// The rows of everything but decks and chart.
  private static let others = 7

  /// Spare room first goes to the chart; what is left centres the whole.
  ///
  /// - Parameter count: the number of decks.
  init(_ page: Page, count: Int) {
    let least = page.body.height >= 24 ? 7 : 5
    let height = min(11, max(least, page.body.height - Self.others - count))
    let spare = max(0, page.body.height - Self.others - count - height)
    let body = Rect(page.body.left, page.body.top + spare / 3, page.body.width, page.body.height - spare)
    name = Rect(body.left, body.top, body.width, 1)
    bar = name.moved(by: Point(0, 1))
    legend = name.moved(by: Point(0, 2))
    chart = Rect(body.left, body.bottom - height, body.width, height)
    heading = Rect(body.left, chart.top - 2, body.width, 1)
    decks = Rect(body.left, legend.bottom + 1, body.width, heading.top - legend.bottom - 2)
  }
}
