import Engine

/// Where a picture was saved, or why it wasn't.
struct PictureKept: Hashable, Sendable {
  let text: Text
  private let short: Text
  let isKept: Bool

  /// - Parameter short: the text for narrow windows; nil for the same.
  init(_ text: Text, short: Text? = nil, isKept: Bool) {
    self.text = text
    self.short = short ?? text
    self.isKept = isKept
  }

  /// Draws it in the row above the foot.
  func draw(on canvas: inout Canvas, above foot: Rect) {
    let style = Style(isKept ? canvas.theme.accent : canvas.theme.wrong)
    let line = text.width <= foot.width ? text : short
    canvas.put(line, in: Rect(foot.left, foot.top - 1, foot.width, 1), .center, style)
  }
}
