/// Finds words worth learning in a text: those that the learner doesn't know, each with a sentence.
public struct TextMiner {
  public struct Found: Hashable, Sendable {
    public var entry: DictionaryEntry
    /// How often it occurs in the text, in all its forms.
    public var count: Int
    /// The first sentence that contains it.
    public var sentence: String
    /// The form that occurs there.
    public var seen: String
  }

  /// The unknown words of a text: the most frequent in the text first, then the commonest in the language.
  ///
  /// - Parameters:
  ///   - words: the words of the text, from a `TextCutter`.
  ///   - isKnown: whether the learner knows a word, or needn't learn it.
  public static func mined(
    _ text: [Character], words: [TextWord], isKnown: (DictionaryEntry) -> Bool
  ) -> [Found] {
    // Nil for a word that isn't worth learning, or is known.
    var (found, places) = ([Found](), [Spelling: Int?]())
    let sentences = Sentences(text)
    for word in words {
      let spelling = Spelling(word.entry)
      if let place = places[spelling] {
        if let place { found[place].count += 1 }
      } else if !isWorthLearning(word.entry) || isKnown(word.entry) {
        places.updateValue(nil, forKey: spelling)
      } else {
        places[spelling] = found.count
        found.append(
          Found(
            entry: word.entry, count: 1, sentence: sentences.sentence(at: word.range.lowerBound),
            seen: String(text[word.range])))
      }
    }
    return found.enumerated().sorted { isBefore($0, $1) }.map(\.element)
  }

  /// What tells an entry from all others of its language. To compare whole entries takes too long for a book.
  private struct Spelling: Hashable {
    let term: String
    let reading: String?

    init(_ entry: DictionaryEntry) { (term, reading) = (entry.term, entry.reading) }
  }

  private typealias Numbered = EnumeratedSequence<[Found]>.Element

  private static func isBefore(_ one: Numbered, _ other: Numbered) -> Bool {
    let (a, b) = (one.element, other.element)
    return (b.count, b.entry.zipf ?? 0, one.offset) < (a.count, a.entry.zipf ?? 0, other.offset)
  }

  /// Whether it is more than a particle or a stray ending: these are single kana.
  public static func isWorthLearning(_ entry: DictionaryEntry) -> Bool {
    entry.term.count > 1 || !entry.term.allSatisfy(Kana.isKana)
  }
}
