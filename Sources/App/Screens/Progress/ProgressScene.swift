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
    let parts: [KeyHint] =
      switch tab {
      case .words: [.upDown("choose"), .enter(.open), Self.further]
      case .days: [Self.further, KeyHint("h", "holiday", pressing: "h")]
      case .ahead, .memory: [Self.further]
      }
    return Foot(parts + [KeyHint("l", "ladder", pressing: "l"), .help, .back])
  }

  mutating func handle(_ input: PageInput, _ step: inout Step) -> Transition? {
    if let next = tabs.next(input.event, in: input.page.head) {
      tab = ProgressTab.allCases[next]
      return nil
    }
    if Self.ladderKey.intent(for: input.event) != nil { return .push(LadderScene()) }
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

  private static let further = KeyHint("Tab", "page", pressing: Key(.tab))
  private static let holidayKey = KeyMap([(keys: ["h", "H"], intent: true)])
  private static let ladderKey = KeyMap([(keys: ["l", "L"], intent: true)])

  private var tabs: PageTabs {
    PageTabs(title: "Progress", names: ProgressTab.allCases.map(\.name), shown: tab.rawValue)
  }

  /// After a holiday was chosen, the figures are asked for again.
  mutating func resume(_ outcome: Outcome, _ step: inout Step) -> Transition? {
    guard tab == .days, outcome.as(Int64.self) != nil else { return nil }
    return .replace(
      Pending(StatisticsOverview()) { ProgressScene($0.statistics, chosen: $0.deck, tab: .days) })
  }

  func draw(on canvas: inout Canvas, in page: Page, fraction: Double) {
    drawSum(on: &canvas, in: tabs.draw(on: &canvas, in: page.head))
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
}
