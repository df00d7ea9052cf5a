/// An answer as it was typed: what the keys were composed to, and the keys themselves. は may be typed as it is
/// written or as it is said, and a kana that is composed from wa hides the second.
public struct TypedAnswer: Hashable, Sendable {
  public let text: String
  public let keys: String

  public init(_ text: String, keys: String? = nil) {
    self.text = text
    self.keys = keys ?? text
  }
}
