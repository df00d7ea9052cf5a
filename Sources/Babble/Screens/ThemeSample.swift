import Engine

/// A question as a theme shows it: every role of its colours at its work.
struct ThemeSample {
  private static let boxHeight = 3

  func draw(on canvas: inout Canvas, in rect: Rect) {
    let theme = canvas.theme
    let gap = rect.height >= 10 ? 1 : 0
    canvas.put("streak 7", in: row(rect, 0), .trailing, Style(theme.accent))
    canvas.put("Challenge", in: row(rect, 0), .leading, Style(theme.muted))
    canvas.put("agua", in: row(rect, 1 + gap), .center, Style(theme.text).bold)
    let top = rect.top + 2 + 2 * gap
    let width = (rect.width - 2) / 2
    for (index, option) in options(theme, canvas.ornaments).enumerated() {
      let place = Point(rect.left + index % 2 * (width + 2), top + index / 2 * Self.boxHeight)
      draw(option, Rect(place, Size(width, Self.boxHeight)), on: &canvas)
    }
    let line = row(rect, 2 + 2 * gap + 2 * Self.boxHeight + gap)
    let x = canvas.put(canvas.ornaments.bubbles[2], at: line.origin, Style(theme.second))
    canvas.put("what is neither right nor wrong", at: line.origin + Point(x + 1, 0), Style(theme.muted))
  }

  private struct Option {
    let word: Text
    let sign: Text
    let color: Color
    let border: Border
  }

  private func options(_ theme: Theme, _ ornaments: Ornaments) -> [Option] {
    [
      Option(word: "water", sign: ornaments.right, color: theme.right, border: .heavy),
      Option(word: "winter", sign: .empty, color: theme.accent, border: .heavy),
      Option(word: "father", sign: ornaments.wrong, color: theme.wrong, border: .rounded),
      Option(word: "bread", sign: .empty, color: theme.muted, border: .rounded),
    ]
  }

  private func draw(_ option: Option, _ box: Rect, on canvas: inout Canvas) {
    let theme = canvas.theme
    canvas.box(box, option.border, Style(option.color), fill: theme.raised)
    let inside = box.inset(2, 1)
    canvas.put(option.word, in: inside, .center, Style(theme.text, on: theme.raised).bold)
    canvas.put(option.sign, in: inside, .trailing, Style(option.color, on: theme.raised).bold)
  }

  private func row(_ rect: Rect, _ index: Int) -> Rect {
    Rect(rect.left, rect.top + index, rect.width, 1)
  }
}
