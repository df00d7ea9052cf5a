import Engine

/// The run loop's figures as a panel at the top right, over the scenes.
struct FiguresPanel {
  let figures: LoopFigures
  /// Whether the screen reports how many bytes it sends.
  let knowsBytes: Bool
  /// Ticks dropped for lack of time.
  let dropped: Int
  /// The top scene's entity count, if it has one.
  let entities: Int?

  private static let size = Size(36, 8)

  /// Draws the panel if there is room for it.
  func draw(on canvas: inout Canvas) {
    guard canvas.size.holds(Self.size) else { return }
    let theme = canvas.theme
    let place = Rect(Point(canvas.size.width - Self.size.width, 0), Self.size)
    canvas.box(place, .rounded, Style(theme.muted), fill: theme.raised)
    canvas.put(" F3 ", at: place.origin + Point(2, 0), Style(theme.muted, on: theme.raised))
    for (index, row) in rows(isASCII: canvas.ornaments.isASCII).enumerated() {
      let line = Rect(place.left + 2, place.top + 1 + index, place.width - 4, 1)
      canvas.put(row.name, in: line, .leading, Style(theme.muted, on: theme.raised))
      let value = Rect(line.left, line.top, 17, 1)
      canvas.put(row.value, in: value, .trailing, Style(theme.text, on: theme.raised))
      canvas.put(row.other, in: line, .trailing, Style(theme.muted, on: theme.raised))
    }
  }

  private struct Row {
    let name, value, other: Text
  }

  private func rows(isASCII: Bool) -> [Row] {
    let stages: [(LoopFigures.Stage, Text)] = [(.update, "update"), (.draw, "draw"), (.send, "send")]
    return [
      Row(name: "ticks", value: Text("\(figures.ticks)"), other: Text("\(dropped) dropped")),
      Row(name: "frames", value: Text("\(figures.frames)"), other: things),
      Row(
        name: "bytes", value: knowsBytes ? Text("\(figures.lastBytes)") : "?",
        other: knowsBytes ? Text("\(figures.meanBytes) mean") : .empty),
    ]
      + stages.map { stage, name in
        let times = figures.times(of: stage)
        let unit = isASCII ? "us" : "µs"
        return Row(
          name: name, value: Text("\(times.last / 1000) \(unit)"), other: Text("\(times.worst / 1000) worst"))
      }
  }

  private var things: Text { entities.map { Text("\($0) entities") } ?? .empty }
}
