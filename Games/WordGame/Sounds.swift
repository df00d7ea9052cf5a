import Engine
import Interface
import Learning

/// What a game has heard.
extension Step {
  /// A right answer: its word is said or, where there is no voice for it, the cue is heard.
  public mutating func sound(_ cue: SoundCue, saying word: Word, of origin: WordOrigin) {
    report(.cue(cue))
    say(word, of: origin)
  }

  /// A word or letter is said, as when its card opens; where there is no voice for it nothing is heard.
  public mutating func say(_ word: Word, of origin: WordOrigin) {
    report(.spoken(Spoken(word, of: origin)))
  }
}

/// That words are said aloud. Where there is a voice for them, they are heard in place of the cue of the same tick.
public struct Spoken: Hashable, Sendable {
  /// The words, as they came from outside.
  public var text: String
  /// Their language, as a BCP 47 tag.
  public var language: String
  /// The word of a deck that they are, whose own recording is heard where the player has made one; nil for any words.
  public var word: WordReference?
  /// Whether the synthetic voice follows the player's own, to compare.
  public var isCompared = false

  /// Words in a language.
  public init(_ text: String, language: String) {
    self.text = text
    self.language = language
  }

  /// A word of a deck.
  public init(_ word: Word, of origin: WordOrigin, isCompared: Bool = false) {
    self.init(word.spoken(in: origin.language.term), language: origin.language.term)
    self.word = WordReference(deck: origin.deck, word: word.id)
    self.isCompared = isCompared
  }
}
