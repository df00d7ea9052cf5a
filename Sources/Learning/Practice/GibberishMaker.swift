import Deterministic
import Formats

/// Makes gibberish from the letter pairs of a deck's practice words.
struct GibberishMaker {
  let transliterator: Transliterator
  private let pairs: LetterPairs
  private let walk: PairWalk
  private let real: [Set<String>]
  /// The words' lengths in letters, each once.
  let lengths: [Int]

  /// - Parameter real: texts that gibberish must not be, in the script or romanised; see `sounds`.
  init(_ transliterator: Transliterator, words: [String], real: [Set<String>]) {
    self.transliterator = transliterator
    let letters = words.map { WordLetters($0, transliterator.script).written }
    lengths = Set(letters.map(\.count)).sorted()
    pairs = LetterPairs(letters)
    walk = PairWalk(pairs, longest: lengths.last ?? 0)
    self.real = real
  }

  /// The words themselves and their romanisations, in lower case.
  static func sounds(of words: some Sequence<String>, _ transliterator: Transliterator) -> Set<String> {
    Set(words.flatMap { [$0, transliterator.latin(of: $0) ?? $0] }.map { $0.lowercased() })
  }

  /// A word, real or not, with its figures; nil where it has no transliteration.
  func measured(_ term: String) -> Gibberish? {
    measured(term, WordLetters(term, transliterator.script))
  }

  private func measured(_ term: String, _ word: WordLetters) -> Gibberish? {
    guard let latin = transliterator.latin(of: word) else { return nil }
    let letters = word.written
    let numbers = pairs.numbered(letters)
    return Gibberish(
      term: term, latin: latin, length: letters.count, likelihood: pairs.likelihood(numbers),
      frequency: pairs.frequency(numbers), rarest: pairs.rarest(numbers),
      accents: letters.count { transliterator.table.letters[$0] == nil && LetterTable.bare($0) != $0 },
      hasCapital: Self.hasCapital(term))
  }

  private static func hasCapital(_ term: String) -> Bool {
    guard let first = term.unicodeScalars.first else { return false }
    let capital = first.properties.uppercaseMapping.unicodeScalars
    return capital.count == 1 && capital.first != first
  }

  /// Distinct words of a length, as many as `tries` walks find.
  func words(of length: Int, tries: Int, chance: inout Chance) -> [Gibberish] {
    var found: [Gibberish] = []
    var taken: Set<String> = []
    for _ in 0..<tries {
      guard let letters = walk.word(of: length, chance: &chance) else { return found }
      let term = NormalForm.composed(Transliterator.text(letters))
      guard !isTaken(term, taken),
        let word = measured(term, WordLetters(composed: term, transliterator.script)),
        !isTaken(word.latin, taken)
      else { continue }
      taken.formUnion([word.term, word.latin])
      found.append(word)
    }
    return found
  }

  /// Looked up in several sets, since there are too many real words to copy them into one.
  private func isTaken(_ text: String, _ taken: Set<String>) -> Bool {
    real.contains { $0.contains(text) } || taken.contains(text)
  }
}
