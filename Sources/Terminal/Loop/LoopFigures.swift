import Engine

/// Statistics of the run loop: always counted, timed only while shown. It reads no clock: times, in
/// nanoseconds, are passed in.
struct LoopFigures {
  /// A part of the work for a frame.
  enum Stage: Int, CaseIterable {
    /// The due ticks, and the host's handling of their reports.
    case update
    case draw
    /// Finding, encoding and sending the changes.
    case send
  }

  /// Whether the figures are shown; F3 toggles it.
  private(set) var isShown = false
  /// Ticks run.
  private(set) var ticks = 0
  /// Frames shown.
  private(set) var frames = 0
  /// Bytes of the last frame.
  private(set) var lastBytes = 0
  private var bytes = 0
  private var times = Stage.allCases.map { _ in StageTimes() }

  /// Average bytes of a frame.
  var meanBytes: Int { bytes / max(1, frames) }

  /// How long a stage took the last time and at most in the last second.
  func times(of stage: Stage) -> StageTimes { times[stage.rawValue] }

  /// Shows or hides the figures, and resets the times.
  mutating func toggle() {
    isShown.toggle()
    times = Stage.allCases.map { _ in StageTimes() }
  }

  mutating func count(ticks: Int) { self.ticks += ticks }

  mutating func count(frameOf bytes: Int) {
    frames += 1
    lastBytes = bytes
    self.bytes += bytes
  }

  /// Records how long a stage took.
  mutating func note(_ stage: Stage, from start: Int, to end: Int) {
    times[stage.rawValue].note(end - start, at: end)
  }
}

/// How long a repeated task takes, in nanoseconds.
struct StageTimes: Hashable {
  private static let span = 1_000_000_000

  private(set) var last = 0
  /// The candidates for the worst, in decreasing order.
  private var worsts: [Sample] = []

  private struct Sample: Hashable {
    let moment, time: Int
  }

  /// The longest time in the last second.
  var worst: Int { worsts.first?.time ?? 0 }

  mutating func note(_ time: Int, at moment: Int) {
    last = time
    worsts.removeAll { $0.moment <= moment - Self.span || $0.time <= time }
    worsts.append(Sample(moment: moment, time: time))
  }
}

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
