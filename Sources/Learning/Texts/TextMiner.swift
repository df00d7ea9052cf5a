/// Finds what is worth learning in a text: the words that a learner doesn't know yet, each with a sentence.
public struct TextMiner {
  /// A word that was found.
  public struct Found: Hashable, Sendable {
    /// The word, as the dictionary has it.
    public var entry: DictionaryEntry
    /// How often it stands in the text, in all its forms.
    public var count: Int
    /// The first sentence in which it stands.
    public var sentence: String
    /// The word as it stands there.
    public var seen: String
  }

  /// The words of a text that aren't known, those that stand there most often first, of as many the commonest of the
  /// language.
  ///
  /// - Parameters:
  ///   - words: the words of the text, by a `TextCutter`.
  ///   - isKnown: whether the learner knows a word, or needn't learn it.
  public static func mined(
    _ text: [Character], words: [TextWord], isKnown: (DictionaryEntry) -> Bool
  ) -> [Found] {
    var (found, places, known) = ([Found](), [DictionaryEntry: Int](), Set<DictionaryEntry>())
    let sentences = Sentences(text)
    for word in words where isWorthLearning(word.entry) && !known.contains(word.entry) {
      if let place = places[word.entry] {
        found[place].count += 1
      } else if isKnown(word.entry) {
        known.insert(word.entry)
      } else {
        places[word.entry] = found.count
        found.append(
          Found(
            entry: word.entry, count: 1, sentence: sentences.sentence(at: word.range.lowerBound),
            seen: String(text[word.range])))
      }
    }
    return found.enumerated().sorted { isBefore($0, $1) }.map(\.element)
  }

  private typealias Numbered = EnumeratedSequence<[Found]>.Element

  private static func isBefore(_ one: Numbered, _ other: Numbered) -> Bool {
    let (a, b) = (one.element, other.element)
    return (b.count, b.entry.zipf ?? 0, one.offset) < (a.count, a.entry.zipf ?? 0, other.offset)
  }

  /// Whether it is more than a particle, or an ending that got no word to stand at: those are one kana alone.
  public static func isWorthLearning(_ entry: DictionaryEntry) -> Bool {
    entry.term.count > 1 || !entry.term.allSatisfy(Kana.isKana)
  }
}
