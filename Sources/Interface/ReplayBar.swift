import Engine

/// Where the parts of a replay's screen stand: the recorded window above, two lines of controls below.
struct ReplayLayout {
  let stage, controls, time, bar, length, state, verdict: Rect

  init(_ page: Page) {
    let size = page.window.size
    stage = Rect(0, 0, size.width, size.height - 2)
    controls = Rect(0, stage.bottom, size.width, 2)
    let row = Rect(page.foot.left, stage.bottom, page.foot.width, 1)
    time = Rect(row.left, row.top, 9, 1)
    verdict = Rect(row.right - 18, row.top, 18, 1)
    state = Rect(verdict.left - 8, row.top, 6, 1)
    length = Rect(state.left - 8, row.top, 6, 1)
    bar = Rect(time.right, row.top, length.left - time.right - 1, 1)
  }

  /// The position on a timeline under a place of the mouse.
  func position(of place: Point, on timeline: Timeline) -> Tick {
    let steps = max(1, bar.width - 1)
    let step = min(max(place.x - bar.left, 0), steps)
    return timeline.start + (timeline.end - timeline.start) * step / steps
  }
}

/// What the line of a replay says at its right end.
enum ReplayVerdict: Hashable, Sendable {
  case open, verified, otherResult
  case differs(Tick)
  case ago(seconds: Int)
}

/// The line with the time, how far it is, and what was found.
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

  /// While it stands still, with the hundredths of a second, so that each tick can be told from the next.
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
