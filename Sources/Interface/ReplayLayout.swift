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
