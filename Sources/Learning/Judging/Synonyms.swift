/// The words of a deck by the parts of their meanings, so that those that mean the same are found without looking through
/// all of it.
struct Synonyms: Sendable {
  /// No more are looked at: the commonest meaning of a large deck has hundreds.
  private static let most = 8

  private let words: [Word]
  private let places: [String: [Int]]

  /// The words of a deck.
  init(_ words: [Word]) {
    self.words = words
    places = words.indices.reduce(into: [:]) { places, place in
      for part in words[place].meaningParts { places[part, default: []].append(place) }
    }
  }

  /// Other words that mean the same as one, as the judge takes it.
  func of(_ word: Word) -> [Word] {
    let shared = word.meaningParts.sorted().flatMap { (places[$0] ?? []).prefix(Self.most) }
    return shared.map { words[$0] }.filter { $0.id != word.id && word.sharesMeaning(with: $0) }
  }
}
