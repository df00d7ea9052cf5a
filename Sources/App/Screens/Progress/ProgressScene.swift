import Engine
import Games
import Interface

/// What the player knows, on pages: the words of what is learned, the days, what lies ahead, and how long it stays.
struct ProgressScene: PageScene {
  private let statistics: Statistics
  private var words: WordsPage
  private var tab: ProgressTab

  /// - Parameter chosen: the id of the deck that is learned now.
  init(_ statistics: Statistics, chosen: String? = nil) {
    self.init(statistics, chosen: chosen, tab: .words)
  }

  private init(_ statistics: Statistics, chosen: String?, tab: ProgressTab) {
    (self.statistics, self.tab) = (statistics, tab)
    words = WordsPage(statistics, chosen: chosen)
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
    if tab == .words, let opened = words.handle(input) { return opened }
    if tab == .days, Self.holidayKey.intent(for: input.event) != nil {
      return .push(HolidayScene(from: statistics.today))
    }
    switch input.command {
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
    case .words: words.draw(on: &canvas, in: page)
    case .days: DaysPage(statistics: statistics).draw(on: &canvas, in: Self.room(page))
    case .ahead: AheadPage(course: statistics.course).draw(on: &canvas, in: Self.room(page))
    case .memory: MemoryPage(course: statistics.course).draw(on: &canvas, in: Self.room(page))
    }
  }

  /// As much of the summary as fits.
  private func drawSum(on canvas: inout Canvas, in place: Rect) {
    let sums = statistics.accuracy.isEmpty ? [] : [statistics.accuracy] + statistics.shortAccuracy
    guard let sum = sums.first(where: { $0.width <= place.width }) else { return }
    canvas.put(canvas.ornaments.spelled(sum), in: place, .trailing, Style(canvas.theme.muted))
  }

  /// The place of the other pages, moved down a little in a high window.
  private static func room(_ page: Page) -> Rect { page.body.inset(0, max(0, page.body.height - 26) / 3) }
}

private enum ProgressTab: Int, CaseIterable {
  case words, days, ahead, memory

  var name: Text {
    switch self {
    case .words: "Words"
    case .days: "Days"
    case .ahead: "Ahead"
    case .memory: "Memory"
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
