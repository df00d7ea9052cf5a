/// An index of a deck's words by the parts of their meanings, so that words with the same meaning are found
/// without a scan.
struct Synonyms: Sendable {
  /// The most candidates to compare: the commonest meaning of a large deck has hundreds.
  private static let most = 8

  private let words: [Word]
  private let places: [String: [Int]]

  init(_ words: [Word]) {
    self.words = words
    places = words.indices.reduce(into: [:]) { places, place in
      for part in words[place].meaningParts { places[part, default: []].append(place) }
    }
  }

  /// Other words with the same meaning, by the judge's rules.
  func of(_ word: Word) -> [Word] {
    let shared = word.meaningParts.sorted().flatMap { (places[$0] ?? []).prefix(Self.most) }
    return shared.map { words[$0] }.filter { $0.id != word.id && word.sharesMeaning(with: $0) }
  }
}
