import Engine

/// The layout of a replay's screen: the recorded window above, two lines of controls below.
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

  /// The position on the timeline at a point of the bar; the ends for points beside it.
  func position(of place: Point, on timeline: Timeline) -> Tick {
    let steps = max(1, bar.width - 1)
    let step = min(max(place.x - bar.left, 0), steps)
    return timeline.start + (timeline.end - timeline.start) * step / steps
  }
}

/// What the bar says at its right end.
enum ReplayVerdict: Hashable, Sendable {
  case open, verified, otherResult
  case differs(Tick)
  case ago(seconds: Int)
}

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

/// Recorded scenes, drawn in the window that they were recorded in.
public struct ReplayPicture {
  /// The most cells of a window that is drawn. No screen has as many; a damaged file may claim more.
  private static let mostCells = 1 << 18

  private let stack: SceneStack

  public init(stack: SceneStack) {
    self.stack = stack
  }

  public static func canDraw(_ size: Size) -> Bool { size.width * size.height <= mostCells }

  /// The recorded window; nil if it is larger than any screen.
  public func canvas(_ look: Look, fraction: Double) -> Canvas? {
    guard Self.canDraw(stack.window) else { return nil }
    var canvas = Canvas(stack.window, look: look)
    stack.draw(on: &canvas, fraction: fraction)
    return canvas
  }

  /// Draws its middle, without the last line, whose keys don't work in a replay.
  func draw(on canvas: inout Canvas, in stage: Rect, fraction: Double) {
    let size = stack.window
    guard let picture = self.canvas(canvas.look, fraction: fraction) else {
      return put("recorded in a window of", "which is too large to be drawn", on: &canvas, in: stage)
    }
    let shown = Size(size.width, size.height - 1)
    // In a window of the recorded size, the bar takes the empty row above the foot.
    let top = shown.height == stage.height + 1 ? 0 : stage.centered(shown).top
    let place = Rect(Point(stage.centered(shown).left, top), shown)
    canvas.clipped(to: stage.intersection(place)) { $0.draw(picture, at: place.origin) }
    canvas.want(picture.wanted)
    if !canvas.size.holds(size) {
      put("recorded at", "a window that large shows all of it", on: &canvas, in: stage)
    }
  }

  /// Writes a remark with the recorded window's size into the last line.
  private func put(_ before: Text, _ after: Text, on canvas: inout Canvas, in stage: Rect) {
    let size = Text("\(stack.window.width)") + canvas.ornaments.times + Text("\(stack.window.height)")
    let line = Rect(stage.left, stage.bottom - 1, stage.width, 1)
    canvas.fill(line, canvas.theme.ground)
    canvas.put(
      before + " " + size + ": " + after, in: line.inset(2, 0), .center, Style(canvas.theme.accent))
  }
}
