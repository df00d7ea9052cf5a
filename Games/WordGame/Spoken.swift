import Learning

/// Words to speak aloud. If there is a voice for them, they replace the cue of the same tick.
public struct Spoken: Hashable, Sendable {
  /// The text, unsanitised.
  public var text: String
  /// Its language, as a BCP 47 tag.
  public var language: String
  /// The deck word that is spoken, so that the player's own recording of it can be used; nil for other text.
  public var word: WordReference?
  /// Whether the player pressed a key to hear it. Then the synthetic voice follows the player's own, for
  /// comparison, and a host that can't say it tells why.
  public var isAsked = false

  public init(_ text: String, language: String, isAsked: Bool = false) {
    self.text = text
    self.language = language
    self.isAsked = isAsked
  }

  public init(_ word: Word, of origin: WordOrigin, isAsked: Bool = false) {
    self.init(word.spoken(in: origin.language.term), language: origin.language.term, isAsked: isAsked)
    self.word = WordReference(deck: origin.deck, word: word.id)
  }
}
