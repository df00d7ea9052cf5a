/// Readings set over their characters: い over 行 in 行く, xué and xiào over 学校.
public enum Furigana {
  /// Whether a text is nothing but kana, like the reading of a Japanese word.
  public static func isReading(_ text: String) -> Bool { !text.isEmpty && text.allSatisfy(Kana.isKana) }

  /// Splits a term into segments with their readings; joined, the bases are the term. Where the reading can't
  /// be divided it is set over the whole term; where the term is its own reading, over nothing.
  ///
  /// - Parameters:
  ///   - reading: kana, or pinyin with tone marks.
  ///   - readings: a character's readings, on and kun, as in `CharacterEntry`; readings missing there are set
  ///     over several characters together.
  public static func aligned(
    term: String, reading: String, readings: @escaping (Character) -> [String] = { _ in [] }
  ) -> [RubySegment] {
    let said = reading.filter { !$0.isWhitespace }
    guard !said.isEmpty, !term.isEmpty, Kana.hiragana(said) != Kana.hiragana(term) else {
      return [RubySegment(term)]
    }
    let characters = Array(term)
    if !said.contains(where: Kana.isKana) { return PinyinRuby.aligned(characters, reading) }
    return KanaRuby(term: characters, reading: Array(said), readings: readings).aligned
      ?? [RubySegment(term, said)]
  }
}

/// Sets pinyin over Chinese characters, one syllable over each.
private enum PinyinRuby {
  static func aligned(_ characters: [Character], _ reading: String) -> [RubySegment] {
    let whole = [RubySegment(String(characters), reading)]
    let count = characters.count { isHan($0) }
    guard count > 0, let syllables = syllables(of: reading, count: count) else { return whole }
    var left = syllables[...]
    return characters.map { character in
      RubySegment(String(character), isHan(character) ? left.popFirst() : nil)
    }
  }

  private static func isHan(_ character: Character) -> Bool { WordScript([character]) == .han }

  /// Splits a reading into that many syllables; nil where it doesn't have as many. It may lack spaces:
  /// xuéxiào.
  private static func syllables(of reading: String, count: Int) -> [String]? {
    let words = reading.split { !$0.isLetter }.map { Array($0) }
    guard words.count < count, count <= 16 else {
      return words.count == count ? words.map { String($0) } : nil
    }
    return parted(words[...], count)
  }

  private static func parted(_ words: ArraySlice<[Character]>, _ count: Int) -> [String]? {
    guard let word = words.first else { return count == 0 ? [] : nil }
    for own in stride(from: 1, through: count - words.count + 1, by: 1) {
      guard let syllables = cut(word[...], own), let rest = parted(words.dropFirst(), count - own) else {
        continue
      }
      return syllables + rest
    }
    return nil
  }

  /// Splits one word into that many syllables, each as long as possible.
  private static func cut(
    _ letters: ArraySlice<Character>, _ count: Int, isFirst: Bool = true
  ) -> [String]? {
    guard count > 0 else { return letters.isEmpty ? [] : nil }
    for length in stride(from: min(6, letters.count), through: 1, by: -1) {
      let syllable = letters.prefix(length)
      guard isSyllable(syllable, isFirst: isFirst),
        let rest = cut(letters.dropFirst(length), count - 1, isFirst: false)
      else { continue }
      return [String(syllable)] + rest
    }
    return nil
  }

  /// An optional initial, vowels that belong together, then n, ng, r or nothing; at most one tone mark.
  /// Inside a word a syllable without an initial would need an apostrophe: xīnán is xī nán.
  private static func isSyllable(_ letters: ArraySlice<Character>, isFirst: Bool) -> Bool {
    // 儿 as the suffix of another syllable.
    if letters == ["r"] { return true }
    guard let pinyin = Pinyin(String(letters)), pinyin.tones.count <= 1 else { return false }
    let initial = initials.first { pinyin.letters.hasPrefix($0) } ?? ""
    guard !initial.isEmpty || isFirst && "aoe".contains(pinyin.letters.prefix(1)) else { return false }
    return finals.contains(String(pinyin.letters.dropFirst(initial.count)))
  }

  private static let initials = ["zh", "ch", "sh"] + "bpmfdtnlgkhjqxrzcsyw".map(String.init)

  private static let finals: Set<String> = Set(
    """
    a o e i u ü ai ei ao ou an en ang eng ong er ia ie iao iu ian in iang ing iong ua uo uai ui uan un uang ue üe üan ün
    """.split(whereSeparator: \.isWhitespace).map(String.init))
}
