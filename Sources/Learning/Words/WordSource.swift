import Deterministic

/// Words in an order: those of a deck, or of a dictionary with a hundred thousand. Who asks for words goes by places, ids
/// and beginnings, and never walks them all.
public protocol WordSource: Sendable {
  /// Where its words come from.
  var origin: WordOrigin { get }
  /// How many words it has.
  var count: Int { get }
  /// The word of an id; nil where there is none.
  func word(_ id: String) -> Word?
  /// The words at some places; places beyond the last word are left out.
  func page(_ places: Range<Int>) -> [Word]
  /// The first words, at most `limit`, of which the term, the reading or a meaning begins with a text, whatever the case
  /// and the accents, in the order of what begins so; behind them those with a later word that does, as agua in el agua.
  func search(_ beginning: String, limit: Int) -> [Word]
}

extension WordSource {
  /// Some words by chance, none twice: at most `count`, of which a condition holds.
  ///
  /// - Parameter tries: how many words are looked at, at most.
  public func sample(
    _ count: Int, tries: Int, _ chance: inout Chance, where condition: (Word) -> Bool
  ) -> [Word] {
    var (words, tried) = ([Word](), Set<Int>())
    for _ in 0..<(self.count > 0 ? tries : 0) where words.count < count {
      let place = chance.below(self.count)
      guard tried.insert(place).inserted, let word = page(place..<place + 1).first else { continue }
      if condition(word) { words.append(word) }
    }
    return words
  }
}
