import Engine
import WordChoice

/// A question as a theme shows it: every role of its colours at its work.
struct ThemeSample {
  /// The rows that it takes with air.
  static let height = 12
  private static let boxHeight = 3

  func draw(on canvas: inout Canvas, in rect: Rect) {
    let theme = canvas.theme
    let gap = rect.height >= 10 ? 1 : 0
    canvas.put("streak 7", in: row(rect, 0), .trailing, Style(theme.accent))
    canvas.put("Challenge", in: row(rect, 0), .leading, Style(theme.muted))
    canvas.put("agua", in: row(rect, 1 + gap), .center, Style(theme.text).bold)
    let top = rect.top + 2 + 2 * gap
    let width = (rect.width - 2) / 2
    for (index, option) in Self.options.enumerated() {
      let place = Point(rect.left + index % 2 * (width + 2), top + index / 2 * Self.boxHeight)
      option.draw(on: &canvas, in: Rect(place, Size(width, Self.boxHeight)))
    }
    let line = row(rect, 2 + 2 * gap + 2 * Self.boxHeight + gap)
    let x = canvas.put(canvas.ornaments.bubbles[2], at: line.origin, Style(theme.second))
    canvas.put("what is neither right nor wrong", at: line.origin + Point(x + 1, 0), Style(theme.muted))
  }

  private static let options = [
    OptionDrawing(number: 1, text: "water", mark: .right),
    OptionDrawing(number: 2, text: "winter", grip: .focused),
    OptionDrawing(number: 3, text: "father", mark: .wrong),
    OptionDrawing(number: 4, text: "bread"),
  ]

  private func row(_ rect: Rect, _ index: Int) -> Rect {
    Rect(rect.left, rect.top + index, rect.width, 1)
  }
}
