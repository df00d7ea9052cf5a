import Engine
import Interface
import WordGame

/// How many are due on each of the next seven days, in one row: a bar and a figure a day.
package struct WeekLine {
  static let names: [Text] = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"]

  private let counts: [Int]
  private let today: Int

  /// The days from tomorrow on.
  ///
  /// - Parameter today: the day of the week, 0 being Monday.
  package init(_ counts: [Int], from today: Int) {
    (self.counts, self.today) = (counts, today)
  }

  /// Draws nothing where nothing comes.
  package func draw(on canvas: inout Canvas, in rect: Rect) {
    guard counts.contains(where: { $0 > 0 }) else { return }
    let width = min(9, rect.width / counts.count)
    // A figure stands apart from its bar, or one could be read with the other.
    let figures = counts.map { Text(Figure.grouped($0)) }
    let gap = 5 + (figures.map(\.width).max() ?? 0) < width ? 1 : 0
    let chart = Chart(counts.map { Chart.Column($0, .empty) })
    let bars = Array(chart.rows(height: 1, width: 2, canvas.ornaments)[0].string)
    drawLegend(on: &canvas, in: rect, behind: width * counts.count)
    for (index, count) in counts.enumerated() {
      let place = Point(rect.left + index * width, rect.top)
      let muted = Style(canvas.theme.muted)
      canvas.put(Self.names[(today + 1 + index) % Self.names.count], at: place, muted)
      canvas.put(Text(String(bars[2 * index])), at: place + Point(3, 0), Style(canvas.theme.second))
      canvas.put(
        figures[index], at: place + Point(4 + gap, 0), count == 0 ? muted : Style(canvas.theme.text))
    }
  }

  private func drawLegend(on canvas: inout Canvas, in rect: Rect, behind width: Int) {
    let legend: Text = "due"
    guard width + legend.width <= rect.width else { return }
    canvas.put(legend, at: Point(rect.left + width, rect.top), Style(canvas.theme.muted))
  }
}
