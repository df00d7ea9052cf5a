/// A word that is none but could be, and what could give it away beside a real one.
struct Gibberish: Sendable {
  let term: String
  let latin: String
  /// How many letters it has; of hangul more than syllables.
  let length: Int
  /// By the pairs of its letters.
  let likelihood: Double
  /// By its letters alone.
  let frequency: Double
  /// How often its rarest pair stands in the words.
  let rarest: Int
  /// How many of its letters have an accent that makes no letter of its own.
  let accents: Int

  func text(_ side: Direction) -> String { side == .term ? term : latin }

  /// In what it exceeds another word: in pairs, in letters, in its rarest pair.
  func lead(over other: Gibberish) -> [Int] {
    [likelihood > other.likelihood, frequency > other.frequency, rarest > other.rarest].map { $0 ? 1 : 0 }
  }
}

/// Makes gibberish of the letters and pairs of a deck's words of practice.
struct GibberishMaker {
  let transliterator: Transliterator
  private let pairs: LetterPairs
  private let known: Set<String>

  /// - Parameter known: words that are real, in lower case; no gibberish is or sounds like one of them.
  init(_ transliterator: Transliterator, words: [String], known: some Sequence<String>) {
    self.transliterator = transliterator
    pairs = LetterPairs(words.map { WordLetters.keys(of: $0, transliterator.script) })
    self.known = Set(
      (words + known).flatMap { [$0, transliterator.latin(of: $0) ?? $0] }.map { $0.lowercased() })
  }

  /// How many letters a word has.
  func length(of term: String) -> Int { WordLetters.keys(of: term, transliterator.script).count }

  /// Whether a word can begin with a capital that is one letter.
  func hasCapital(_ word: Gibberish) -> Bool {
    guard let first = word.term.unicodeScalars.first else { return false }
    let capital = first.properties.uppercaseMapping.unicodeScalars
    return capital.count == 1 && capital.first != first
  }

  /// A word, real or not, with its figures; nil where it has no transliteration.
  func measured(_ term: String) -> Gibberish? {
    guard let latin = transliterator.latin(of: term) else { return nil }
    let letters = WordLetters.keys(of: term, transliterator.script)
    return Gibberish(
      term: term, latin: latin, length: letters.count, likelihood: pairs.likelihood(letters),
      frequency: pairs.frequency(letters),
      rarest: pairs.rarest(letters),
      accents: letters.count { transliterator.table.letters[$0] == nil && LetterTable.bare($0) != $0 })
  }

  /// Different words of so many letters, as many as `tries` walks find.
  func words(of length: Int, tries: Int, draws: inout some Draws) -> [Gibberish] {
    let walk = PairWalk(pairs, longest: length)
    var found: [Gibberish] = []
    var taken = known
    for _ in 0..<tries {
      guard let letters = walk.word(of: length, draws: &draws) else { return found }
      let term = NormalForm.composed(Transliterator.text(letters))
      guard let word = measured(term), !taken.contains(word.term), !taken.contains(word.latin) else {
        continue
      }
      taken.formUnion([word.term, word.latin])
      found.append(word)
    }
    return found
  }
}
