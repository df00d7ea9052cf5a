import Learning

/// The forms in one cell of a Japanese learners' list: "し / よん", "見る 観る", "あたたか(い)", "より、ほう".
enum ListedForms {
  private static let between = Set("/／、,;；|｜ \u{3000}")

  /// The spellings in a cell, the usual one first. What is in parentheses explains.
  static func names(_ cell: String) -> [String] { forms(cell) { _ in false } }

  /// The readings in a cell: kana only. An ending in parentheses belongs to the word, a remark doesn't, and neither
  /// does a する that these spellings lack.
  static func readings(_ cell: String, of names: [String]) -> [String] {
    let isVerb = names.contains { $0.hasSuffix("する") }
    let readings = forms(cell) { $0.allSatisfy(Kana.isKana) }.filter { $0.allSatisfy(Kana.isKana) }
    return isVerb ? readings : readings.map { $0.hasSuffix("する") ? String($0.dropLast(2)) : $0 }
  }

  private static func forms(_ cell: String, _ isEnding: (String) -> Bool) -> [String] {
    var seen = Set<String>()
    return parted(cell).map { plain($0, isEnding) }.filter { !$0.isEmpty && seen.insert($0).inserted }
  }

  /// Split at separators outside of parentheses.
  private static func parted(_ cell: String) -> [String] {
    var (parts, depth) = ([""], 0)
    for letter in cell {
      if "(（".contains(letter) { depth += 1 }
      if ")）".contains(letter) { depth = max(0, depth - 1) }
      if depth == 0, between.contains(letter) {
        parts.append("")
      } else {
        parts[parts.count - 1].append(letter)
      }
    }
    return parts
  }

  /// Without parentheses; full-width ones always hold a remark.
  private static func plain(_ form: String, _ isEnding: (String) -> Bool) -> String {
    guard let open = form.firstIndex(where: { "(（".contains($0) }) else { return form }
    let rest = form[open...].dropFirst()
    let inside = String(rest.prefix { !")）".contains($0) })
    let after = rest.dropFirst(inside.count + 1)
    return form[..<open] + (form[open] == "(" && isEnding(inside) ? inside : "") + after
  }
}

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
    isHan(left) && isHan(right) || isKatakana(left) && isKatakana(right)
  }

  private static func isHan(_ letter: Character) -> Bool {
    HanCharacter.isHan(letter) || letter == "々" || letter.isWholeNumber && !letter.isASCII
  }

  private static func isKatakana(_ letter: Character) -> Bool { Kana.isKatakana(letter) || letter == "ー" }
}
