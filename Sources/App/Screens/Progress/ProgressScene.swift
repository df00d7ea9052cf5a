import Engine
import Games
import Interface

/// What the player knows, in all and by deck, and how the last days went. Enter shows a deck's words or
/// letters. Further pages show the days ahead, the accuracy of predictions, and the boxes.
struct ProgressScene: PageScene {
  private let statistics: Statistics
  private var list: List
  private var tab: ProgressTab

  /// - Parameter chosen: the id of the deck that has the focus.
  init(_ statistics: Statistics, chosen: String? = nil) {
    self.init(statistics, chosen: chosen, tab: .words)
  }

  private init(_ statistics: Statistics, chosen: String?, tab: ProgressTab) {
    (self.statistics, self.tab) = (statistics, tab)
    list = List(
      count: statistics.decks.count, focus: statistics.decks.firstIndex { $0.id == chosen } ?? 0)
  }

  var foot: Foot {
    let further = KeyHint("Tab", "page", pressing: Key(.tab))
    if tab == .days { return Foot([further, KeyHint("h", "holiday", pressing: "h"), .help, .back]) }
    guard tab == .words else { return Foot([further, .help, .back]) }
    return Foot([.upDown("choose"), .enter(.open), further, .help, .back])
  }

  mutating func handle(_ input: PageInput, _ step: inout Step) -> Transition? {
    if let next = tab.next(input.event, in: input.page.head) {
      tab = next
      return nil
    }
    if tab == .words, let row = list.handle(input.event, in: layout(input.page).decks) {
      return open(row)
    }
    if tab == .days, Self.holidayKey.intent(for: input.event) != nil {
      return .push(HolidayScene(from: statistics.today))
    }
    switch input.command {
    case .act where tab == .words && list.count > 0: return open(list.focus)
    case .help: return .push(tab == .days ? ScreenHelp.days : ScreenHelp.progress)
    case .pause, .leave: return .pop(with: .none)
    default: return nil
    }
  }

  private static let holidayKey = KeyMap([(keys: ["h", "H"], intent: true)])

  /// After a holiday was chosen, the figures are asked for again.
  mutating func resume(_ outcome: Outcome, _ step: inout Step) -> Transition? {
    guard tab == .days, outcome.as(Int64.self) != nil else { return nil }
    return .replace(
      Pending(StatisticsOverview()) { ProgressScene($0.statistics, chosen: $0.deck, tab: .days) })
  }

  func draw(on canvas: inout Canvas, in page: Page, fraction: Double) {
    drawSum(on: &canvas, in: tab.draw(on: &canvas, in: page.head))
    switch tab {
    case .words: drawWords(on: &canvas, layout(page))
    case .days: DaysPage(statistics: statistics).draw(on: &canvas, in: Self.room(page))
    case .ahead: AheadPage(course: statistics.course).draw(on: &canvas, in: Self.room(page))
    case .memory: MemoryPage(course: statistics.course).draw(on: &canvas, in: Self.room(page))
    case .boxes: BoxesPage(course: statistics.course).draw(on: &canvas, in: Self.room(page))
    }
  }

  /// As much of the summary as fits. The legend also has the number of words.
  private func drawSum(on canvas: inout Canvas, in place: Rect) {
    let count = Text(Figure.count(statistics.marks.total, "word", "words"))
    let accuracy = statistics.accuracy
    let sums = accuracy.isEmpty ? [count] : [count + " · " + accuracy, accuracy] + statistics.shortAccuracy
    guard let sum = sums.first(where: { $0.width <= place.width }) else { return }
    canvas.put(canvas.ornaments.spelled(sum), in: place, .trailing, Style(canvas.theme.muted))
  }

  private func drawWords(on canvas: inout Canvas, _ layout: ProgressLayout) {
    canvas.bar(statistics.marks, in: layout.bar)
    canvas.legend(statistics.marks, in: layout.legend)
    list.draw(on: &canvas, in: layout.decks) { canvas, row, place, hasFocus in
      draw(statistics.decks[row], hasFocus, on: &canvas, in: place)
    }
    drawDays(on: &canvas, layout)
  }

  /// The place of the other pages, moved down a little in a high window.
  private static func room(_ page: Page) -> Rect { page.body.inset(0, max(0, page.body.height - 26) / 3) }

  private func layout(_ page: Page) -> ProgressLayout { ProgressLayout(page, count: list.count) }

  private func open(_ row: Int) -> Transition {
    let deck = statistics.decks[row]
    if deck.letters == nil { return .push(Pending(WordsOf(deck: deck.id)) { WordListScene($0) }) }
    return .push(Pending(WordsOf(deck: deck.id, isRomanized: true)) { AlphabetScene($0) })
  }

  private func draw(
    _ deck: Statistics.DeckShare, _ hasFocus: Bool, on canvas: inout Canvas, in row: Rect
  ) {
    let theme = canvas.theme
    let right = Rect(row.right - 13, row.top, 13, 1)
    let known = Rect(right.left - 13, row.top, 13, 1)
    let widest = statistics.decks.map { Text($0.name).width }.max() ?? 0
    let length = min(20, max(8, known.left - row.left - widest - 2))
    let bar = Rect(known.left - length, row.top, length, 1)
    let name = Rect(row.left, row.top, bar.left - row.left - 2, 1)
    canvas.put(Text(deck.name), in: name, .leading, Style(hasFocus ? theme.accent : theme.text))
    canvas.bar(deck.marks, in: bar)
    guard deck.marks.met > 0 else { return }
    canvas.put(Text("\(Figure.grouped(deck.marks.held)) known"), in: known, .trailing, Style(theme.text))
    guard deck.right + deck.wrong > 0 else { return }
    canvas.put(Statistics.share(deck.right, deck.wrong) + " right", in: right, .trailing, Style(theme.muted))
  }

  private func drawDays(on canvas: inout Canvas, _ layout: ProgressLayout) {
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

private struct ProgressLayout {
  let bar, legend, decks, heading, chart: Rect

  /// The rows of everything but decks and chart.
  private static let others = 6

  /// Spare room first goes to the chart; what is left centres the whole.
  /// - Parameter count: the number of decks.
  init(_ page: Page, count: Int) {
    let least = page.body.height >= 24 ? 7 : 5
    let height = min(11, max(least, page.body.height - Self.others - count))
    let spare = max(0, page.body.height - Self.others - count - height)
    let body = Rect(page.body.left, page.body.top + spare / 3, page.body.width, page.body.height - spare)
    bar = Rect(body.left, body.top, body.width, 1)
    legend = Rect(body.left, body.top + 1, body.width, 1)
    chart = Rect(body.left, body.bottom - height, body.width, height)
    heading = Rect(body.left, chart.top - 2, body.width, 1)
    decks = Rect(body.left, legend.bottom + 1, body.width, heading.top - legend.bottom - 2)
  }
}

private enum ProgressTab: Int, CaseIterable {
  case words, days, ahead, memory, boxes

  var name: Text {
    switch self {
    case .words: "Words"
    case .days: "Days"
    case .ahead: "Ahead"
    case .memory: "Memory"
    case .boxes: "Boxes"
    }
  }

  /// Wraps around.
  func moved(by step: Int) -> ProgressTab {
    let count = Self.allCases.count
    return Self.allCases[(rawValue + step + count) % count]
  }

  /// The page that an event asks for; nil if it asks for none.
  func next(_ event: InputEvent, in head: Rect) -> ProgressTab? {
    if let clicked = Self.places(in: head).first(where: { event.isClick(in: $0.place) }) {
      return clicked.tab
    }
    switch KeyMap.standard.intent(for: event) {
    case .next, .right: return moved(by: 1)
    case .previous, .left: return moved(by: -1)
    default: return nil
    }
  }

  /// Draws the title and the names of all pages; returns the room that is left.
  func draw(on canvas: inout Canvas, in head: Rect) -> Rect {
    canvas.put(Self.title, at: head.origin, Style(canvas.theme.text).bold)
    var end = head.left
    for (tab, place) in Self.places(in: head) {
      let isShown = tab == self
      if isShown { canvas.put(canvas.ornaments.pointer, at: place.origin, Style(canvas.theme.accent).bold) }
      let style = isShown ? Style(canvas.theme.accent).bold : Style(canvas.theme.muted)
      canvas.put(tab.name, at: place.origin + Point(2, 0), style)
      end = place.right
    }
    return Rect(end + 2, head.top, max(0, head.right - end - 2), 1)
  }

  private static let title: Text = "Progress"

  private static func places(in head: Rect) -> [(tab: ProgressTab, place: Rect)] {
    var x = head.left + title.width + 1
    return allCases.map { tab in
      let place = Rect(x, head.top, tab.name.width + 2, 1)
      x = place.right + 1
      return (tab, place)
    }
  }
}
