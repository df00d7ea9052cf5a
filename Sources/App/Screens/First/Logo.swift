import Engine

/// The program's name, with bubbles in its round letters. Some have escaped.
enum Logo {
  static let size = Size(34, 4)

  private struct Letter {
    let lines: [String]
    /// The rows whose inner columns are filled.
    var inside: Range<Int> = 0..<0
  }

  static func draw(on canvas: inout Canvas, at point: Point) {
    let theme = canvas.theme
    let colors = [theme.accent, theme.second, theme.right, theme.wrong]
    // On paper both the letters and the colours are dark, so the filling has to be brighter.
    let isPaled = canvas.look.showsTints && theme.ground.contrast(with: Color(0x000000)) > 7
    let paling = isPaled ? 0.45 : 0
    var place = point + Point(2, 0)
    for (index, letter) in (canvas.ornaments.isASCII ? plain : painted).enumerated() {
      draw(letter, colors[index % colors.count].mixed(with: theme.ground, paling), on: &canvas, at: place)
      place.x += letter.lines[0].count + 1
    }
    for (index, bubble) in bubbles.enumerated() {
      let text = canvas.ornaments.bubbles[bubble.size]
      canvas.put(text, at: point + bubble.place, Style(colors[index % colors.count]))
    }
  }

  /// Colours the background of blanks and half blocks, so that without colours the letter looks the same.
  private static func draw(_ letter: Letter, _ color: Color, on canvas: inout Canvas, at point: Point) {
    let style = Style(canvas.theme.text)
    for (row, line) in letter.lines.enumerated() {
      let place = point + Point(0, row)
      canvas.put(Text(line), at: place, style)
      guard letter.inside.contains(row) else { continue }
      let inside = Text(String(line.dropFirst().dropLast()))
      canvas.put(inside, at: place + Point(1, 0), Style(style.foreground, on: color))
    }
  }

  private static let painted = [
    b, Letter(lines: ["     ", "▗▛▀▜█", "█   █", "▝▙▄▟█"], inside: 1..<4), b, b,
    Letter(lines: ["█ ", "█ ", "█ ", "▜▄"]),
    Letter(lines: ["     ", "▗▛▀▜▖", "█▄▄▄█", "▝▙▄▄▖"], inside: 1..<3),
  ]
  private static let b = Letter(lines: ["█    ", "█▛▀▜▖", "█   █", "█▙▄▟▘"], inside: 1..<4)

  private static let plain = [
    plainB, Letter(lines: ["     ", ".---.", "|   |", "'---|"]), plainB, plainB,
    Letter(lines: ["| ", "| ", "| ", "'-"]), Letter(lines: ["     ", ".---.", "|---'", "'---."]),
  ]
  private static let plainB = Letter(lines: ["|    ", "|---.", "|   |", "'---'"])

  private static let bubbles: [(place: Point, size: Int)] = [
    (Point(10, 0), 1), (Point(17, 0), 2), (Point(23, 0), 1), (Point(29, 0), 2), (Point(32, 0), 1),
  ]
}
