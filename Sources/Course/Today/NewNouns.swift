import Interface
import Learning

/// What is new, by what a deck is made of.
extension Deck.Kind {
  /// As in `new words`.
  package var newOnes: String { self == .alphabet ? "new letters" : "new words" }

  /// As in `letters`, where there are several.
  package func name(of count: Int) -> String {
    let one = self == .alphabet ? "letter" : "word"
    return count == 1 ? one : one + "s"
  }

  /// As in `1 new letter`.
  package func new(_ count: Int) -> String {
    self == .alphabet
      ? Figure.count(count, "new letter", "new letters") : Figure.count(count, "new word", "new words")
  }
}
