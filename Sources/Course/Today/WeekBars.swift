import Engine
import Interface
import WordGame

/// How many are to be seen on each of the next seven days, as bars with their figures.
package struct WeekBars {
  /// The rows that it takes.
  package static let height = 4
  private static let width = 6

  private let counts: [Int]

  /// Bars from tomorrow on.
  package init(_ counts: [Int]) {
    self.counts = counts
  }

  /// Draws figures, bars and what the first and the last day are, centred.
  package func draw(on canvas: inout Canvas, in rect: Rect) {
    guard counts.contains(where: { $0 > 0 }) else { return }
    let theme = canvas.theme
    let place = rect.centered(Size(min(rect.width, Self.width * counts.count), Self.height))
    for (index, count) in counts.enumerated() {
      let column = Rect(place.left + index * Self.width, place.top, Self.width - 1, 1)
      let style = Style(count == 0 ? theme.muted : theme.text)
      canvas.put(Text(Figure.grouped(count)), in: column, .center, style)
    }
    let chart = Chart(counts.map { Chart.Column($0, .empty) })
    let rows = chart.rows(height: 2, width: Self.width, canvas.ornaments).dropLast()
    for (row, text) in rows.enumerated() {
      canvas.put(text, at: Point(place.left, place.top + 1 + row), Style(theme.second))
    }
    let last = Rect(place.left, place.bottom - 1, place.width - 1, 1)
    canvas.put("tomorrow", in: last, .leading, Style(theme.muted))
    canvas.put("in a week", in: last, .trailing, Style(theme.muted))
  }
}
