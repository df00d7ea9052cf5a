import Engine
import Games
import Interface

/// Draws the results below each other on one axis: what was reached, learned and missed.
struct ResultsDrawing {
  let results: Results
  let layout: ResultsLayout
  let table: MissedTable
  private let page: Page

  /// - Parameter steps: the choices, which need room; nil in a picture.
  init(_ results: Results, _ page: Page, steps: StepRow?) {
    (self.results, self.page) = (results, page)
    table = MissedTable(results.missed)
    let width = page.body.width
    let figures = Self.lines(results.figures, width).count
    layout = ResultsLayout(
      page.body,
      ResultsLayout.Heights(
        total: (results.total == nil ? 0 : 1) + figures,
        gains: Self.rows(of: results.gains, width).count + (results.comingBack.isEmpty ? 0 : 1)
          + (results.dayLine == nil ? 0 : 1),
        chart: results.chart == nil ? 0 : ResultsLayout.chartHeight, missed: table.height,
        steps: steps?.height(in: width, isBoxed: false) ?? 0,
        line: results.chart == nil ? 0 : 1,
        boxes: steps.flatMap {
          $0.hasRoomForBoxes(in: width) ? $0.height(in: width, isBoxed: true) : nil
        },
        hasNumber: results.total != nil))
  }

  /// The largest scroll offset of the table.
  var mostScroll: Int { table.mostScroll(height: layout.missed.height) }

  /// Draws everything but the choices.
  /// - Parameters:
  ///   - number: the total as far as it has counted up.
  ///   - hop: how many rows the player's picture is above its place.
  ///   - flight: how far what was gained still has to fly up to its place: 1 from the foot, 0 when it is there.
  func draw(on canvas: inout Canvas, number: Int, scroll: Int = 0, hop: Int = 0, flight: Double = 0) {
    let theme = canvas.theme
    canvas.put(canvas.ornaments.spelled(results.title), in: page.head, .leading, Style(theme.muted))
    canvas.put(results.headline, in: layout.headline, .center, Style(theme.text).bold)
    drawTotal(on: &canvas, number)
    drawPlayer(on: &canvas, hop)
    drawChart(on: &canvas, in: layout.chart)
    let width = min(table.width, layout.missed.width)
    table.draw(on: &canvas, in: layout.missed.centered(Size(width, layout.missed.height)), from: scroll)
    // What flies passes over the rest.
    drawGains(on: &canvas, lower: Int((flight * Double(page.body.bottom - layout.gains.top)).rounded()))
  }

  private func drawChart(on canvas: inout Canvas, in place: Rect) {
    guard let chart = results.chart, place.height > 0 else { return }
    if place.height == 1 { return chart.drawLine(on: &canvas, in: place) }
    chart.draw(on: &canvas, in: place.centered(Size(chart.width(in: 70), place.height)))
  }

  private func drawTotal(on canvas: inout Canvas, _ number: Int) {
    let theme = canvas.theme
    var row = 0
    if let total = results.total {
      if layout.isLarge {
        let large = LargeNumber(number, canvas.ornaments)
        for (index, line) in large.rows.enumerated() {
          canvas.put(line, in: layout.total.row(index), .center, Style(theme.accent).bold)
        }
        row = LargeNumber.height + layout.captionGap
      }
      // A screen reader should speak only one number, and that is the score.
      if !layout.isLarge || number == total.number {
        drawLine(of: total, on: &canvas, in: layout.total.row(row))
      }
      row += 1
    }
    for line in Self.lines(
      results.figures.map(canvas.ornaments.spelled), layout.total.width, canvas.ornaments)
    {
      canvas.put(line, in: layout.total.row(row), .center, Style(theme.muted))
      row += 1
    }
  }

  /// Beside the large number, clear of the line below it; without one, in the head.
  private func drawPlayer(on canvas: inout Canvas, _ hop: Int) {
    guard let player = results.player else { return }
    guard layout.isLarge else {
      _ = AvatarDrawing(player).drawBust(on: &canvas, endingIn: page.head)
      return
    }
    let place = Point(layout.total.left + layout.total.width / 2 + 20, layout.total.top - hop)
    AvatarDrawing(player).draw(on: &canvas, at: place)
  }

  /// The number as plain text, and how it compares.
  private func drawLine(of total: Results.Total, on canvas: inout Canvas, in row: Rect) {
    let theme = canvas.theme
    let star: Text = total.isBest ? (canvas.ornaments.isASCII ? "* " : "★ ") : .empty
    let first = star + Text(Figure.grouped(total.number)) + " " + total.name
    let note: Text = total.note.isEmpty ? .empty : " " + canvas.ornaments.dot + " " + total.note
    var x = row.left + max(0, row.width - first.width - note.width) / 2
    x += canvas.put(first, at: Point(x, row.top), Style(theme.accent).bold)
    let style = total.isBest ? Style(theme.accent) : Style(theme.muted)
    canvas.put(note, in: Rect(x, row.top, row.right - x, 1), .leading, style)
  }

  /// - Parameter lower: how many rows below their place they are.
  private func drawGains(on canvas: inout Canvas, lower: Int) {
    let theme = canvas.theme
    var row = 0
    for line in Self.rows(of: results.gains, layout.gains.width) {
      let width = line.reduce(-Self.gap) { $0 + $1.text.width + 2 + Self.gap }
      var x = layout.gains.left + (layout.gains.width - width) / 2
      for gain in line {
        let y = layout.gains.top + row + lower
        canvas.fill(Rect(x - 1, y, gain.text.width + 4, 1), theme.raised)
        canvas.put(gain.mark.sign(canvas.ornaments), at: Point(x, y), Style(gain.mark.color(theme)).bold)
        x += 2 + canvas.put(gain.text, at: Point(x + 2, y), Style(theme.text)) + Self.gap
      }
      row += 1
    }
    if !results.comingBack.isEmpty {
      canvas.put(results.comingBack, in: layout.gains.row(row), .center, Style(theme.muted))
      row += 1
    }
    results.dayLine?.draw(on: &canvas, in: layout.gains.row(row))
  }

  private static let gap = 4

  /// Puts as many gains on a row as fit.
  private static func rows(of gains: [Gain], _ width: Int) -> [[Gain]] {
    var (rows, filled) = ([[Gain]](), 0)
    for gain in gains {
      let own = gain.text.width + 2
      if !rows.isEmpty, filled + gap + own <= width {
        rows[rows.count - 1].append(gain)
        filled += gap + own
      } else {
        rows.append([gain])
        filled = own
      }
    }
    return rows
  }

  private static func lines(_ figures: [Text], _ width: Int, _ ornaments: Ornaments = .unicode) -> [Text] {
    Text.lines(of: figures, joinedBy: " " + ornaments.dot + " ", width: width)
  }
}
