/// A typed text that is another word.
public struct OtherWord: Hashable, Sendable {
  /// The word's id in the deck; nil for a word of the language that isn't in the deck, one slip from the
  /// answer.
  public let id: String?
  public let typed: String
  /// Whether it also has the asked meaning: hogar for casa.
  public let sharesMeaning: Bool

  public init(id: String?, typed: String, sharesMeaning: Bool = false) {
    self.id = id
    self.typed = typed
    self.sharesMeaning = sharesMeaning
  }
}
