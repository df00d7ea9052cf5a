import Engine

/// Puts the parts of the results one below the other. When room gets short, boxes go first, then the missed
/// words scroll, then chart and large number give way.
struct ResultsLayout {
  /// The rows each part wants; the total without its large number.
  struct Heights {
    let total, gains, chart, missed, steps: Int
    /// The rows of the chart when there is little room.
    let line: Int
    /// The choices in boxes; nil if boxes don't fit.
    let boxes: Int?
    let hasNumber: Bool
  }

  private struct Plan {
    let isBoxed, isLarge: Bool
    let chart: Int
    /// Minimum rows of the table, if it has that many.
    let missed: Int
    let air: Int

    /// The rows of all parts, top to bottom.
    func rows(_ heights: Heights) -> [Int] {
      [
        1, heights.total + (isLarge && heights.hasNumber ? LargeNumber.height : 0), heights.gains,
        chart == 1 ? heights.line : heights.chart, min(heights.missed, missed),
        isBoxed ? heights.boxes ?? 0 : heights.steps,
      ]
    }

    func height(_ heights: Heights) -> Int {
      let parts = rows(heights).filter { $0 > 0 }
      return parts.reduce(0, +) + air * (parts.count - 1)
    }
  }

  private static let plans = [
    Plan(isBoxed: true, isLarge: true, chart: chartHeight, missed: .max, air: 2),
    Plan(isBoxed: true, isLarge: true, chart: chartHeight, missed: 7, air: 1),
    Plan(isBoxed: false, isLarge: true, chart: chartHeight, missed: .max, air: 2),
    Plan(isBoxed: false, isLarge: true, chart: chartHeight, missed: 6, air: 1),
    Plan(isBoxed: true, isLarge: true, chart: 1, missed: 4, air: 1),
    Plan(isBoxed: false, isLarge: true, chart: 1, missed: 4, air: 1),
    Plan(isBoxed: false, isLarge: false, chart: 1, missed: 4, air: 1),
    Plan(isBoxed: false, isLarge: false, chart: 1, missed: 3, air: 0),
  ]

  /// The rows of a chart with its legend. With less room it is drawn as one line.
  static let chartHeight = 6

  let headline, total, gains, chart, missed, steps: Rect
  let isLarge, isBoxed: Bool
  /// Empty rows between the large number and its line.
  let captionGap: Int

  init(_ body: Rect, _ heights: Heights) {
    let plans = Self.plans.filter { heights.boxes != nil || !$0.isBoxed }
    let plan = plans.first { $0.height(heights) <= body.height } ?? Self.plans[Self.plans.count - 1]
    var rows = plan.rows(heights)
    let spare = max(0, body.height - plan.height(heights))
    let more = min(spare, heights.missed - rows[4])
    rows[4] += more
    isLarge = plan.isLarge && heights.hasNumber
    captionGap = isLarge && spare > more ? 1 : 0
    rows[1] += captionGap
    var y = body.top + (spare - more - captionGap) / 2
    let parts = rows.map { height in
      defer { y += height > 0 ? height + plan.air : 0 }
      return Rect(body.left, y, body.width, height)
    }
    (headline, total, gains, chart, missed, steps) = (
      parts[0], parts[1], parts[2], parts[3], parts[4], parts[5]
    )
    isBoxed = plan.isBoxed
  }
}
