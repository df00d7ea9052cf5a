import Learning

/// The words of a language's first decks, which were chosen and checked by hand: a made deck has them as they are
/// there, so that nobody learns a word twice.
struct FirstWords {
  private var words: [String: [Word]] = [:]
  private let language: String

  /// - Parameter decks: all that there are; those of other languages aren't read.
  init(_ decks: [LazyDeck], _ languages: Deck.Languages) {
    language = languages.term
    let first = decks.filter { $0.id.hasSuffix("-first") && $0.outline.language == languages }
    for word in first.flatMap(\.deck.words) {
      words[word.bareTerm(in: language), default: []].append(word)
    }
  }

  /// The first decks' word for an entry; nil if they have none.
  func word(for entry: DictionaryEntry) -> Word? {
    let reading = Language.of(entry.language).reading
    let spellings = [entry.term] + (reading == .kana ? entry.spellings : [])
    let found = spellings.flatMap { words[Word(id: "", term: $0, meanings: []).bareTerm(in: language)] ?? [] }
    if reading == nil { return found.first }
    let sound = Self.sound(entry.reading ?? entry.term)
    return found.first { Self.sounds(of: $0).contains(sound) }
      ?? found.first { $0.term == entry.term && $0.sharesMeaning(with: entry.meanings) }
  }

  private static func sounds(of word: Word) -> [String] {
    ([word.reading ?? word.term] + word.otherReadings).map(sound)
  }

  /// A reading however its syllables are parted.
  private static func sound(_ reading: String) -> String { reading.lowercased().filter(\.isLetter) }
}

extension Word {
  fileprivate func sharesMeaning(with other: [String]) -> Bool {
    let own = Set(meanings.flatMap(Clash.parts))
    return other.prefix(3).flatMap(Clash.parts).contains(where: own.contains)
  }
}
