/// Splits a text into words. In scripts without spaces the longest dictionary word is taken, from left to
/// right; elsewhere each run of letters is looked up.
public struct TextCutter {
  /// The longest words of scripts without spaces, in characters, including endings.
  private static let longest = 12
  /// The size of the cache of look-ups: a book has millions.
  private static let mostKnown = 50_000

  private let language: String
  private let hasSpaces: Bool
  private let beginnings: TermBeginnings?
  private let find: (String) -> [DictionaryEntry]
  private var known: [String: [DictionaryEntry]] = [:]
  /// What each text turned out to be, even nothing: to find the base forms takes longer than any look-up.
  private var resolved: [String: TextWord.Found?] = [:]

  /// - Parameters:
  ///   - language: the text's language as a BCP 47 tag.
  ///   - beginnings: those of all terms; a long text without spaces is cut many times as fast with them.
  ///   - find: returns the entries with a text as term, other spelling or reading, the commonest first. Its
  ///     answers are cached.
  public init(
    language: String, beginnings: TermBeginnings? = nil, find: @escaping (String) -> [DictionaryEntry]
  ) {
    (self.language, self.beginnings, self.find) = (language, beginnings, find)
    hasSpaces = Language.of(language).hasSpaces
  }

  /// The words of a text or of a part of it, in order. Words that aren't in the dictionary are left out.
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

  private func isLetter(_ character: Character) -> Bool {
    character.isLetter || character == "々" || hasSpaces && "'’-".contains(character)
  }

  private mutating func spaced(_ run: ArraySlice<Character>) -> [TextWord] {
    var run = run
    while let last = run.last, !last.isLetter { run.removeLast() }
    while let first = run.first, !first.isLetter { run.removeFirst() }
    if let word = word(run) { return [word] }
    // A compound of two parts that the dictionary doesn't have as one.
    let parts = run.split(whereSeparator: { !$0.isLetter })
    return parts.count > 1 ? parts.compactMap { word($0) } : []
  }

  private mutating func unspaced(_ run: ArraySlice<Character>) -> [TextWord] {
    var words: [TextWord] = []
    var rest = run
    while !rest.isEmpty {
      let lengths = stride(from: longest(rest.prefix(Self.longest)), through: 1, by: -1)
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

  /// How long a word at the beginning of a run can be: a beginning of a term, and an ending in hiragana.
  private func longest(_ run: ArraySlice<Character>) -> Int {
    guard let beginnings else { return run.count }
    let stem = (1...run.count).prefix { beginnings.contains(String(run.prefix($0))) }.last ?? 1
    return stem + run.dropFirst(stem).prefix(while: Kana.isHiragana).count
  }

  /// The word that some characters are: as written, in lower case, or as an inflected form.
  private mutating func word(_ characters: ArraySlice<Character>) -> TextWord? {
    let text = String(characters)
    guard !text.isEmpty else { return nil }
    let found = resolved[text] ?? resolve(text)
    return found.map { TextWord(characters.startIndex..<characters.endIndex, $0) }
  }

  private mutating func resolve(_ text: String) -> TextWord.Found? {
    let found = found(text)
    if resolved.count >= Self.mostKnown { resolved = [:] }
    resolved.updateValue(found, forKey: text)
    return found
  }

  private mutating func found(_ text: String) -> TextWord.Found? {
    let lower = text.lowercased()
    if let entry = entry(of: text) ?? (lower == text ? nil : entry(of: lower)) {
      return TextWord.Found(entry, form: nil)
    }
    for lemma in Lemmas.candidates(of: text, language: language)
    where beginnings?.contains(lemma.term) ?? true {
      guard let entry = entry(of: lemma.term, fitting: lemma) else { continue }
      return TextWord.Found(entry, form: lemma.form)
    }
    return nil
  }

  private mutating func entry(of text: String, fitting lemma: Lemma? = nil) -> DictionaryEntry? {
    if beginnings?.contains(text) == false { return nil }
    let found = known[text] ?? find(text)
    if known.count >= Self.mostKnown { known = [:] }
    known[text] = found
    let fitting = lemma.map { lemma in found.filter(lemma.fits) } ?? found
    let written = fitting.first { $0.term == text || $0.spellings.contains(text) }
    // Two kana are the reading of many words, and in a text usually none of these.
    return written ?? (text.count > 2 ? fitting.first : nil)
  }
}
