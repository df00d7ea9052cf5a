import Learning

/// Whether sentences have a word as a word: パン isn't in パンダ, and 猫 isn't in 猫背.
struct SentenceCheck {
  private var cutter: TextCutter

  /// - Parameter find: returns the entries with a text as term, other spelling or reading.
  init(find: @escaping (String) -> [DictionaryEntry]) { cutter = TextCutter(language: "ja", find: find) }

  /// The first sentence that has one of these spellings as a word.
  mutating func first(of sentences: [Sentence], with forms: [String]) -> Sentence? {
    for sentence in sentences where has(Array(sentence.text), forms) { return sentence }
    return nil
  }

  private mutating func has(_ text: [Character], _ forms: [String]) -> Bool {
    let stems = forms.map { Self.stem(of: Array($0)) }
    guard stems.contains(where: { !Self.places(of: $0, in: text).isEmpty }) else { return false }
    let starts = Set(
      stems.flatMap { stem in
        Self.places(of: stem, in: text).filter { Self.isAlone(stem, at: $0, in: text) }
      })
    guard !starts.isEmpty else { return false }
    let wanted = Set(forms)
    return cutter.words(of: text[...]).contains { word in
      starts.contains(word.range.lowerBound)
        && ([word.entry.term] + word.entry.spellings + [word.entry.reading].compactMap(\.self))
          .contains(where: wanted.contains)
    }
  }

  /// A word without the kana that change: 言 of 言う. Of what has kana only, the last stays unless much is left.
  private static func stem(of word: [Character]) -> [Character] {
    guard let last = word.last, endings.contains(last), word.count > 1 else { return word }
    if word == ["す", "る"] || word == ["来", "る"] || word == ["く", "る"] { return [word[0]] }
    return Array(word.dropLast())
  }

  private static let endings = Set("うくぐすつぬぶむるい")

  private static func places(of stem: [Character], in text: [Character]) -> [Int] {
    guard let first = stem.first, text.count >= stem.count else { return [] }
    return (0...(text.count - stem.count)).filter { place in
      text[place] == first && text[place..<(place + stem.count)].elementsEqual(stem)
    }
  }

  /// Whether the neighbours are of other scripts: Han beside Han and katakana beside katakana make a longer word.
  private static func isAlone(_ stem: [Character], at place: Int, in text: [Character]) -> Bool {
    guard let first = stem.first, let last = stem.last else { return false }
    let before = place > 0 ? text[place - 1] : nil
    let behind = place + stem.count < text.count ? text[place + stem.count] : nil
    return before.map { !isOneWord($0, first) } ?? true && behind.map { !isOneWord(last, $0) } ?? true
  }

  private static func isOneWord(_ left: Character, _ right: Character) -> Bool {
    isHan(left) && isHan(right) || Kana.isKatakana(left) && Kana.isKatakana(right)
  }

  private static func isHan(_ letter: Character) -> Bool {
    HanCharacter.isHan(letter) || letter == "々" || letter.isWholeNumber && !letter.isASCII
  }
}
