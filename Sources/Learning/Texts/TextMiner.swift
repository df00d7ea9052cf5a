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

/// A word and its place in a text.
public struct TextWord: Hashable, Sendable {
  /// What was found for a text. Shared by all places at which it occurs, since a book has a million words.
  final class Found: Hashable, Sendable {
    let entry: DictionaryEntry
    let form: String?

    init(_ entry: DictionaryEntry, form: String?) { (self.entry, self.form) = (entry, form) }

    static func == (left: Found, right: Found) -> Bool {
      left === right || (left.entry, left.form) == (right.entry, right.form)
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(entry)
      hasher.combine(form)
    }
  }

  /// Its characters in the text.
  public let range: Range<Int>
  private let found: Found

  public var entry: DictionaryEntry { found.entry }
  /// The name of its inflected form there; nil for the dictionary form.
  public var form: String? { found.form }

  public init(_ range: Range<Int>, _ entry: DictionaryEntry, form: String? = nil) {
    self.init(range, Found(entry, form: form))
  }

  init(_ range: Range<Int>, _ found: Found) { (self.range, self.found) = (range, found) }
}

/// The sentences of a text.
public struct Sentences: Sendable {
  /// Longer ones are cut around the word: they are tables, or text without full stops.
  static let longest = 200

  private let text: [Character]
  /// The first character of each sentence, and the end of the text.
  private let starts: [Int]

  public init(_ text: [Character]) {
    self.text = text
    var starts = [0]
    for place in text.indices where Self.isEnd(at: place, of: text) { starts.append(place + 1) }
    self.starts = starts + [text.count]
  }

  /// The sentence around a character, in one line. For a long text: only the surroundings are read.
  public static func sentence(at place: Int, of text: [Character]) -> String {
    let near = max(0, place - 2 * longest)..<min(text.count, place + 2 * longest)
    return Sentences(Array(text[near])).sentence(at: place - near.lowerBound)
  }

  /// The sentence around a character, in one line.
  public func sentence(at place: Int) -> String {
    let after = starts.partitioningIndex { $0 > place }
    guard after > 0, after < starts.count else { return "" }
    var range = starts[after - 1]..<starts[after]
    if range.count > Self.longest {
      let start = max(range.lowerBound, place - Self.longest / 2)
      range = start..<min(range.upperBound, start + Self.longest)
    }
    return text[range].split(whereSeparator: \.isWhitespace).map { String($0) }.joined(separator: " ")
  }

  /// A full stop, with any closing quotes after it, or an empty line.
  private static func isEnd(at place: Int, of text: [Character]) -> Bool {
    if text[place] == " " || text[place].isLetter { return false }
    let next = place + 1 < text.count ? text[place + 1] : "\n"
    if text[place].isNewline { return next.isNewline }
    if closing.contains(text[place]), place > 0 {
      return stops.contains(text[place - 1]) && !closing.contains(next)
    }
    guard stops.contains(text[place]), !closing.contains(next), !stops.contains(next) else { return false }
    // In Latin script a space follows the end of a sentence, but not the dots in 3.5 or e.g.
    return wide.contains(text[place]) || next.isWhitespace
  }

  private static let wide = Set<Character>("。！？．")
  private static let stops = wide.union(".!?…")
  private static let closing = Set<Character>("」』”’\"»)）")
}

extension Array {
  /// The first index at which the condition holds; it must hold for all elements after that.
  fileprivate func partitioningIndex(where holds: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
