import Engine
import Interface
import Learning

/// The results in a course of stages: each kit and exam, the total, and the answers day by day.
struct StageStatisticsScene: PageScene {
  private enum Row: Hashable {
    case stage(String)
    case line(StageStatistics.Line)
  }

  private let statistics: StageStatistics
  private let rows: [Row]
  private var list: SparseList

  init(_ statistics: StageStatistics) {
    self.statistics = statistics
    let rows = statistics.parts.flatMap { [Row.stage($0.name)] + $0.lines.map(Row.line) }
    self.rows = rows
    let stops = rows.indices.filter { if case .line = rows[$0] { true } else { false } }
    list = SparseList(count: rows.count, stops: stops)
  }

  var foot: Foot { Foot(statistics.isPlayed ? [.upDown("look"), .help, .back] : [.help, .back]) }

  mutating func handle(_ input: PageInput, _ step: inout Step) -> Transition? {
    _ = list.handle(input.event, in: layout(input.page).list)
    switch input.command {
    case .help: return .push(ScreenHelp.stageStatistics)
    case .pause, .leave: return .pop(with: .none)
    default: return nil
    }
  }

  private func layout(_ page: Page) -> StageStatisticsLayout {
    StageStatisticsLayout(page, rows: rows.count)
  }
}

extension StageStatisticsScene {
  private static let (figureWidth, barWidth) = (8, 16)

  func draw(on canvas: inout Canvas, in page: Page, fraction: Double) {
    let (muted, layout) = (Style(canvas.theme.muted), layout(page))
    canvas.putTitle(Text("\(statistics.name): statistics"), in: page.head, remark: statistics.kits)
    guard statistics.isPlayed else {
      let place = page.body.centered(Size(min(60, page.body.width), page.body.height))
      canvas.put(StageStatistics.nothingPlayed, wrappedIn: place, .center, .middle, muted)
      return
    }
    canvas.put(statistics.answered, in: layout.sum, .leading, Style(canvas.theme.text))
    canvas.put(statistics.exams, in: layout.sum, .trailing, muted)
    for (head, place) in zip(StageStatistics.Line.heads, Self.columns(in: Self.inner(layout.heads))) {
      canvas.put(head, in: place, .trailing, muted)
    }
    list.draw(on: &canvas, in: layout.list) { canvas, row, place, hasFocus in
      draw(rows[row], hasFocus, on: &canvas, in: place)
    }
    canvas.put(StageStatistics.legend(canvas.ornaments), in: layout.legend, .leading, muted)
    for (sign, x) in StageStatistics.signs(canvas.ornaments) {
      canvas.put(sign, at: layout.legend.origin + Point(x, 0), Style(canvas.theme.second))
    }
    canvas.put(statistics.span(width: layout.chart.width), in: layout.legend, .trailing, muted)
    statistics.chart(width: layout.chart.width).drawColumns(on: &canvas, in: layout.chart)
  }

  private func draw(_ row: Row, _ hasFocus: Bool, on canvas: inout Canvas, in place: Rect) {
    switch row {
    case .stage(let name): canvas.put(Text(name), in: place, .leading, Style(canvas.theme.muted))
    case .line(let line): draw(line, hasFocus, on: &canvas, in: place)
    }
  }

  private func draw(
    _ line: StageStatistics.Line, _ hasFocus: Bool, on canvas: inout Canvas, in row: Rect
  ) {
    let theme = canvas.theme
    if line.isDone { canvas.put(canvas.ornaments.right, at: row.origin, Style(theme.right)) }
    let columns = Self.columns(in: row)
    for (figure, place) in zip(line.figures, columns) {
      canvas.put(figure, in: place, .trailing, Style(line.results == nil ? theme.muted : theme.text))
    }
    let bar = Rect(columns[0].left - Self.barWidth, row.top, Self.barWidth, 1)
    let hasBar = bar.left > row.left + row.width / 3
    let end = hasBar ? bar.left : columns[0].left
    let name = Rect(row.left + 2, row.top, end - row.left - 3, 1)
    canvas.put(Text(line.name), in: name, .leading, Style(hasFocus ? theme.accent : theme.text))
    guard hasBar, let best = line.results?.best, best.asked > 0 else { return }
    canvas.bar(
      Double(best.right) / Double(best.asked), in: bar, line.isDone ? theme.right : theme.accent)
  }

  /// The row without the list's own margins.
  private static func inner(_ row: Rect) -> Rect { Rect(row.left + 2, row.top, row.width - 3, 1) }

  private static func columns(in row: Rect) -> [Rect] {
    (1...3).reversed().map { Rect(row.right - $0 * figureWidth, row.top, figureWidth, 1) }
  }
}

/// The summary, the list, and the chart below it.
private struct StageStatisticsLayout {
  private static let widest = 84

  let sum, heads, list, legend, chart: Rect

  /// The list takes the room that the chart leaves; in a high window both are centred a little above the
  /// middle.
  init(_ page: Page, rows: Int) {
    let width = min(page.body.width, Self.widest)
    let chartHeight = page.body.height >= 30 ? 10 : page.body.height >= 19 ? 7 : 5
    let listHeight = max(1, min(rows, page.body.height - chartHeight - 5))
    let spare = max(0, page.body.height - chartHeight - 5 - listHeight)
    let left = page.body.left + (page.body.width - width) / 2
    func part(_ top: Int, _ height: Int) -> Rect { Rect(left, top, width, height) }
    sum = part(page.body.top + spare / 3, 1)
    heads = part(sum.bottom + 1, 1)
    list = part(heads.bottom, listHeight)
    legend = part(list.bottom + 1, 1)
    chart = part(legend.bottom, chartHeight)
  }
}
