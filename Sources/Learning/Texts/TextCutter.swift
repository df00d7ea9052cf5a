/// Finds the words of a text. Where a script has no spaces the longest word that a dictionary has is taken, again and
/// again from left to right; elsewhere each run of letters is looked up.
public struct TextCutter {
  /// The longest words of scripts without spaces, in characters, with their endings.
  private static let longest = 12
  /// So many texts are kept with what was found for them: a book has millions.
  private static let mostKnown = 50_000

  private let language: String
  private let find: (String) -> [DictionaryEntry]
  private var known: [String: [DictionaryEntry]] = [:]

  /// - Parameters:
  ///   - language: that of the text, as a BCP 47 tag.
  ///   - find: the entries that have a text as term, other spelling or reading, the commonest first. What
  ///     it answered is kept for a while.
  public init(language: String, find: @escaping (String) -> [DictionaryEntry]) {
    (self.language, self.find) = (language, find)
  }

  /// The words of a text or of a part of it, in their order; what no dictionary has is left out.
  public mutating func words(of text: ArraySlice<Character>) -> [TextWord] {
    var words: [TextWord] = []
    var place = text.startIndex
    while place < text.endIndex {
      let run = text[place...].prefix(while: isLetter)
      guard !run.isEmpty else {
        place += 1
        continue
      }
      words += hasSpaces ? spaced(run) : unspaced(run)
      place = run.endIndex
    }
    return words
  }

  private var hasSpaces: Bool { !["ja", "zh"].contains(language.prefix(2)) }

  private func isLetter(_ character: Character) -> Bool {
    character.isLetter || character == "々" || hasSpaces && "'’-".contains(character)
  }

  private mutating func spaced(_ run: ArraySlice<Character>) -> [TextWord] {
    var run = run
    while let last = run.last, !last.isLetter { run.removeLast() }
    while let first = run.first, !first.isLetter { run.removeFirst() }
    if let word = word(run) { return [word] }
    // A word in two parts that no dictionary has as one.
    let parts = run.split(whereSeparator: { !$0.isLetter })
    return parts.count > 1 ? parts.compactMap { word($0) } : []
  }

  private mutating func unspaced(_ run: ArraySlice<Character>) -> [TextWord] {
    var words: [TextWord] = []
    var rest = run
    while !rest.isEmpty {
      let lengths = stride(from: min(Self.longest, rest.count), through: 1, by: -1)
      var length = 1
      for next in lengths {
        guard let word = word(rest.prefix(next)) else { continue }
        words.append(word)
        length = next
        break
      }
      rest = rest.dropFirst(length)
    }
    return words
  }

  /// The word that some characters are: as they stand, in lower case, or as a form of it.
  private mutating func word(_ characters: ArraySlice<Character>) -> TextWord? {
    let text = String(characters)
    guard !text.isEmpty else { return nil }
    let lower = text.lowercased()
    if let entry = entry(of: text) ?? (lower == text ? nil : entry(of: lower)) {
      return TextWord(characters.startIndex..<characters.endIndex, entry)
    }
    for lemma in Lemmas.candidates(of: text, language: language) {
      guard let entry = entry(of: lemma.term, fitting: lemma) else { continue }
      return TextWord(characters.startIndex..<characters.endIndex, entry, form: lemma.form)
    }
    return nil
  }

  private mutating func entry(of text: String, fitting lemma: Lemma? = nil) -> DictionaryEntry? {
    let found = known[text] ?? find(text)
    if known.count >= Self.mostKnown { known = [:] }
    known[text] = found
    let fitting = lemma.map { lemma in found.filter(lemma.fits) } ?? found
    let written = fitting.first { $0.term == text || $0.spellings.contains(text) }
    // Two kana are the reading of many words, and in a text mostly of none of them.
    return written ?? (text.count > 2 ? fitting.first : nil)
  }
}
