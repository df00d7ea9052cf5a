import Engine

/// A chart with a legend, a figure over each column, and a scale beside them.
public struct ScaledChart: Hashable, Sendable {
  private static let widest = 6
  /// The cells of the line beside the scale.
  private static let axis = 2

  private let chart: Chart
  /// The line above the chart that says what it shows.
  public let legend: Text
  /// The labels of the highest and the lowest row; empty for the highest figure and 0.
  private let ends: [Text]

  /// A chart with a figure over each column.
  public init(_ chart: Chart, legend: Text) {
    (self.chart, self.legend, ends) = (chart, legend, [])
  }

  /// A chart without figures, whose scale has labels of its own.
  public init(_ chart: Chart, legend: Text, top: Text, bottom: Text) {
    (self.chart, self.legend, ends) = (chart, legend, [top, bottom])
  }

  /// How many cells it takes of `room`.
  public func width(in room: Int) -> Int {
    let left = scaleWidth + Self.axis
    return min(room, max(legend.width, left + chart.columns.count * column(in: room - left)))
  }

  /// The scale: a text for each of `height` rows, without the legend.
  public func scale(height: Int) -> [Text] {
    let (first, last) = (hasFigures ? 1 : 0, height - 1 - (hasLabels ? 1 : 0))
    let hasMiddle = ends.isEmpty && chart.highest % 2 == 0 && (last - first) % 2 == 1 && last - first >= 3
    return (0..<height).map { row in
      let isMiddle = hasMiddle && row == first + (last - first + 1) / 2
      let text =
        row == first
        ? top : row == last ? bottom : isMiddle ? Text(Figure.grouped(chart.highest / 2)) : .empty
      return text.led(to: scaleWidth)
    }
  }

  /// The figures, the columns and their names, in `height` rows of at most `width` cells, without the scale.
  public func rows(width: Int, height: Int, _ ornaments: Ornaments) -> [Text] {
    let column = column(in: width)
    let bars = height - (hasFigures ? 1 : 0) - (hasLabels ? 1 : 0)
    let rows = chart.rows(height: bars, width: column, ornaments)
    guard hasFigures else { return hasLabels ? rows : Array(rows.dropLast()) }
    let figures = chart.columns.map { Self.figure($0.value + $0.hatched, column - 1) }
    return [Text.joined(figures, by: " ")] + (hasLabels ? rows : Array(rows.dropLast()))
  }

  public func draw(on canvas: inout Canvas, in rect: Rect) {
    canvas.put(canvas.ornaments.spelled(legend), in: rect, .leading, Style(canvas.theme.muted))
    drawColumns(on: &canvas, in: Rect(rect.left, rect.top + 1, rect.width, rect.height - 1))
  }

  /// Draws scale and columns, for a screen that has the legend elsewhere.
  public func drawColumns(on canvas: inout Canvas, in rect: Rect) {
    let theme = canvas.theme
    let left = scaleWidth + Self.axis
    let scale = scale(height: rect.height)
    let rows = rows(width: rect.width - left, height: rect.height, canvas.ornaments)
    for (index, text) in rows.enumerated() {
      let point = Point(rect.left, rect.top + index)
      canvas.put(scale[index], at: point, Style(theme.muted))
      let (isFigure, isLabel) = (hasFigures && index == 0, hasLabels && index == rows.count - 1)
      if !isFigure, !isLabel {
        canvas.put(canvas.ornaments.isASCII ? "|" : "│", at: point + Point(left - 1, 0), Style(theme.muted))
      }
      let color = isFigure ? theme.text : isLabel ? theme.muted : theme.second
      canvas.put(text, at: point + Point(left, 0), Style(color))
    }
  }

  /// Draws it in the middle of one row: each column with its name and figure, or for a chart without figures
  /// what high and low stand for.
  public func drawLine(on canvas: inout Canvas, in row: Rect) {
    let theme = canvas.theme
    let bars = Array(chart.rows(height: 1, width: 2, canvas.ornaments)[0].string)
    var parts: [(text: Text, color: Color)] = []
    for (index, column) in chart.columns.enumerated() {
      if hasFigures { parts.append(((index == 0 ? "" : "  ") + column.label + " ", theme.muted)) }
      parts.append((Text(String(bars[2 * index])), theme.second))
      if hasFigures { parts.append((Text(Figure.grouped(column.value + column.hatched)), theme.text)) }
    }
    if !hasFigures { parts.append(("  high " + top + ", low " + bottom, theme.muted)) }
    var x = row.left + max(0, row.width - parts.reduce(0) { $0 + $1.text.width }) / 2
    for (text, color) in parts { x += canvas.put(text, at: Point(x, row.top), Style(color)) }
  }

  private var hasFigures: Bool { ends.isEmpty }
  private var hasLabels: Bool { chart.columns.contains { !$0.label.isEmpty } }
  private var top: Text { ends.first ?? Text(Figure.grouped(chart.highest)) }
  private var bottom: Text { ends.last ?? "0" }
  private var scaleWidth: Int { max(top.width, bottom.width) }

  private func column(in width: Int) -> Int {
    max(hasFigures ? 3 : 2, min(hasFigures ? Self.widest : 3, width / max(1, chart.columns.count)))
  }

  /// A figure over the middle of its bar; empty if it is 0 or too wide.
  private static func figure(_ count: Int, _ width: Int) -> Text {
    let text = Figure.grouped(count)
    return Chart.centred(Text(count == 0 || text.count > width ? "" : text), in: width)
  }
}
