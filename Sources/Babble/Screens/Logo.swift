import Engine

/// The name with bubbles about it.
enum Logo {
  static let size = Size(24, 3)

  static func draw(on canvas: inout Canvas, at point: Point) {
    let theme = canvas.theme
    let letters: [Text] = ["b", "a", "b", "b", "l", "e"]
    for (index, letter) in letters.enumerated() {
      canvas.put(letter, at: point + Point(2 + 3 * index, 1), Style(theme.text).bold)
    }
    let colors = [theme.accent, theme.second, theme.right, theme.wrong]
    for (index, bubble) in bubbles.enumerated() {
      canvas.put(
        canvas.ornaments.bubbles[bubble.size], at: point + bubble.place, Style(colors[index % colors.count]))
    }
  }

  private static let bubbles: [(place: Point, size: Int)] = [
    (Point(4, 0), 2), (Point(8, 0), 1), (Point(13, 0), 2), (Point(19, 0), 0), (Point(0, 2), 1),
    (Point(6, 2), 0), (Point(11, 2), 2), (Point(16, 2), 1), (Point(21, 2), 2),
  ]
}
