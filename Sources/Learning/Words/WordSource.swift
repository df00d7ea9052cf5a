import Deterministic

/// A sequence of words: a deck, or a dictionary with a hundred thousand. Words are accessed by place, id or
/// beginning, and never all at once.
public protocol WordSource: Sendable {
  var origin: WordOrigin { get }
  var count: Int { get }
  /// The word with an id; nil where there is none.
  func word(_ id: String) -> Word?
  /// The words at these places; places beyond the last word are left out.
  func page(_ places: Range<Int>) -> [Word]
  /// The first words, at most `limit`, whose term, reading or meaning begins with a text, ignoring case and
  /// accents, sorted by the matching text; after them those with a later word that matches, such as agua in
  /// el agua.
  func search(_ beginning: String, limit: Int) -> [Word]
}

extension WordSource {
  /// Random words that meet a condition: at most `count`, without repetition.
  ///
  /// - Parameter tries: the most words to look at.
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
