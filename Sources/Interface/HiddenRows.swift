import Engine

extension Canvas {
  /// Says at the right edge of a list that rows are hidden above or below those in view.
  ///
  /// - Parameters:
  ///   - shown: the rows in view, of `count`.
  ///   - rect: where the list stands. The column behind it is free: there the marks stand, apart from what is in the rows.
  mutating func tellHiddenRows(showing shown: Range<Int>, of count: Int, in rect: Rect) {
    guard !shown.isEmpty else { return }
    let style = Style(theme.muted)
    if shown.lowerBound > 0 { put(ornaments.less, at: Point(rect.right, rect.top), style) }
    if shown.upperBound < count {
      put(ornaments.more, at: Point(rect.right, rect.top + shown.count - 1), style)
    }
  }
}
