import Engine

/// The line with the time, the bar, and whether the replay agrees with its record.
struct ReplayBar {
  private let timeline: Timeline
  private let playback: Playback
  private let verdict: ReplayVerdict

  init(_ timeline: Timeline, _ playback: Playback, _ verdict: ReplayVerdict) {
    (self.timeline, self.playback, self.verdict) = (timeline, playback, verdict)
  }

  func draw(on canvas: inout Canvas, _ layout: ReplayLayout) {
    let theme = canvas.theme
    canvas.put(time, in: layout.time, .leading, Style(theme.text))
    let all = Double(max(1, timeline.end - timeline.start))
    canvas.bar(Double(timeline.position - timeline.start) / all, in: layout.bar, theme.second)
    canvas.put(clock(timeline.end), in: layout.length, .leading, Style(theme.muted))
    canvas.put(playback.label(canvas.ornaments), in: layout.state, .leading, Style(theme.text))
    let (text, color) = verdict(canvas)
    canvas.put(text, in: layout.verdict, .trailing, Style(color))
  }

  private func clock(_ tick: Tick) -> Text { Text(Figure.clock(tick / Tick.ticksPerSecond)) }

  /// While paused with hundredths of a second, so that each tick reads differently.
  private var time: Text {
    guard playback.isPaused else { return clock(timeline.position) }
    let hundredths = timeline.position % Tick.ticksPerSecond * 100 / Tick.ticksPerSecond
    return clock(timeline.position) + Text(hundredths < 10 ? ".0\(hundredths)" : ".\(hundredths)")
  }

  private func verdict(_ canvas: Canvas) -> (Text, Color) {
    let theme = canvas.theme
    return switch verdict {
    case .open: (.empty, theme.muted)
    case .verified: (canvas.ornaments.right + " verified", theme.right)
    case .otherResult: (canvas.ornaments.wrong + " another result", theme.wrong)
    case .differs(let tick): (canvas.ornaments.wrong + " differs by " + clock(tick), theme.wrong)
    case .ago(seconds: 0): ("now", theme.muted)
    case .ago(let seconds): (Text("\(seconds) s ago"), theme.muted)
    }
  }
}
