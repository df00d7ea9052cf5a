import Engine

/// Where a picture was saved, or why it wasn't.
struct PictureKept: Hashable, Sendable {
  private let text, short: Text
  let isKept: Bool

  /// - Parameter short: the text for narrow windows; nil for the same.
  init(_ text: Text, short: Text? = nil, isKept: Bool) {
    self.text = text
    self.short = short ?? text
    self.isKept = isKept
  }

  func text(fitting width: Int) -> Text { text.width <= width ? text : short }
}
