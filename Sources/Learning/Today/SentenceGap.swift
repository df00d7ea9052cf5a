/// A word's sentence with a gap where the word stands.
struct SentenceGap: Hashable, Sendable {
  /// The sentence, with `KitQuestion.gap` in place of the word.
  let text: String
  /// What stands there: the word or a form of it.
  let form: String

  /// Nil where the word isn't found with certainty, or is found twice.
  init?(_ word: Word, in language: String) {
    guard let sentence = word.sentence?.text, !sentence.contains(KitQuestion.gap) else { return nil }
    let term = word.bareTerm(in: language)
    let places =
      Language.of(language).hasSpaces
      ? Self.words(of: sentence, like: term, language) : Self.places(of: term, in: sentence)
    guard places.count == 1, let place = places.first else { return nil }
    form = String(sentence[place])
    text = sentence[..<place.lowerBound] + KitQuestion.gap + sentence[place.upperBound...]
  }

  /// The places of the word itself; where there are none, those of its forms.
  private static func words(
    of sentence: String, like term: String, _ language: String
  ) -> [Range<String.Index>] {
    let words = words(of: sentence)
    let same = words.filter { TypedText.plain(String(sentence[$0])) == term }
    return same.isEmpty ? words.filter { isForm(String(sentence[$0]), of: term, language) } : same
  }

  /// Whether a text is a form of the word: by the language's rules, or since most of both is the same. It is
  /// the word's own sentence, so that something so alike is hardly another word.
  private static func isForm(_ text: String, of term: String, _ language: String) -> Bool {
    let text = TypedText.plain(text)
    if Lemmas.candidates(of: text, language: language).contains(where: { $0.term == term }) { return true }
    let shared = zip(text, term).prefix { $0 == $1 }.count
    return shared > 2 && 3 * shared >= 2 * max(text.count, term.count)
  }

  /// The runs of letters. One that a mark interrupts, as in the Armenian Որտե՞ղ, is none.
  private static func words(of sentence: String) -> [Range<String.Index>] {
    let inner: Set<Character> = ["՞", "՛", "՜"]
    let runs = sentence.indices.split { !sentence[$0].isLetter && !inner.contains(sentence[$0]) }
    return runs.compactMap { run in
      guard let first = run.first, let last = run.last,
        !sentence[first...last].contains(where: inner.contains)
      else { return nil }
      return first..<sentence.index(after: last)
    }
  }

  private static func places(of term: String, in sentence: String) -> [Range<String.Index>] {
    guard !term.isEmpty else { return [] }
    return sentence.indices.compactMap { start in
      sentence[start...].hasPrefix(term)
        ? start..<sentence.index(start, offsetBy: term.count) : nil
    }
  }
}
