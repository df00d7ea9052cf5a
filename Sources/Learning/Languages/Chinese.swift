import Formats

extension Language {
  static let chinese = Language(
    tag: "zh", codes: ["zho", "cmn", "chi"], name: "Chinese", nativeName: "中文 汉语 漢語",
    otherNames: "mandarin chinesisch chino chinois cinese chinês китайский 中国語 중국어",
    headings: "hanzi pinyin simplified 汉字 拼音",
    exam: "hsk",
    scripts: [.han],
    hasSpaces: false,
    // The other voice takes pinyin for English.
    voice: "cmn-latn-pinyin",
    font: "zh-cn",
    reading: .pinyin,
    strokes: "zh",
    handwriting: "zh_CN",
    ignoresBlanks: true,
    parted: Chinese.parted)

  /// No model reads its handwriting.
  static let traditionalChinese: Language = {
    var language = chinese
    (language.font, language.handwriting) = ("zh-tw", nil)
    return language
  }()
}

/// Facts about Chinese.
public enum Chinese {
  /// How dictionaries begin what is no meaning, but says which measure word goes with a noun.
  private static let measures = ["classifier: ", "CL:", measure]
  private static let measure = "measure word: "

  /// A dictionary's senses without the measure words, and these as notes. A term that has nothing else keeps
  /// them as its meanings.
  static func parted(
    _ senses: [DictionaryEntry.Sense]
  ) -> (senses: [DictionaryEntry.Sense], notes: [String]) {
    var notes: [String] = []
    let kept = senses.compactMap { sense -> DictionaryEntry.Sense? in
      var kept = sense
      kept.meanings = sense.meanings.filter { meaning in
        guard let note = note(meaning) else { return true }
        if !notes.contains(note) { notes.append(note) }
        return false
      }
      return kept.meanings.isEmpty ? nil : kept
    }
    return kept.isEmpty ? (senses, []) : (kept, notes)
  }

  /// As in "measure word: 只 [zhī]"; nil for a meaning.
  private static func note(_ meaning: String) -> String? {
    guard let start = measures.first(where: meaning.hasPrefix) else { return nil }
    let words = meaning.dropFirst(start.count).split(separator: ",").map { $0.drop(while: \.isWhitespace) }
    return measure + words.joined(separator: ", ")
  }

  /// Whether a text is pinyin with tones, as marks or digits.
  package static func isPinyin(_ text: String) -> Bool { Pinyin(text).map { !$0.tones.isEmpty } ?? false }

  /// Whether a text can be pinyin without tones: xuexi, ni hao.
  package static func isPlainPinyin(_ text: String) -> Bool {
    text.lowercased().split { " '’-".contains($0) }.allSatisfy { word in
      var rest = word
      while let length = syllable(rest) { rest = rest.dropFirst(length) }
      return rest.isEmpty
    }
  }

  /// The length of the longest syllable at the start of a text; nil if there is none.
  private static func syllable(_ text: Substring) -> Int? {
    let start =
      ["zh", "ch", "sh"].contains(String(text.prefix(2)))
      ? 2 : (text.first.map { "bpmfdtnlgkhjqxrzcsyw".contains($0) } ?? false) ? 1 : 0
    let rest = text.dropFirst(start)
    return (1...4).reversed().first { rest.count >= $0 && finals.contains(String(rest.prefix($0))) }.map {
      start + $0
    }
  }

  private static let finals = Set(
    """
    a ai an ang ao e ei en eng er i ia ian iang iao ie in ing iong iu o ong ou u ua uai uan uang ue ui un uo ü üe v ve
    """.words)

  /// Pinyin as one word, as decks write it: wǒmen. An apostrophe goes where a syllable could be read as the
  /// end of the one before it: nǚ'ér.
  static func joined(_ pinyin: String) -> String {
    pinyin.split(separator: " ").reduce(into: "") { word, syllable in
      let first = NormalForm.folded(String(syllable)).first ?? " "
      let isOpen = word.last?.isLetter == true && "aeo".contains(first)
      word += (isOpen ? "'" : "") + syllable
    }
  }
}
