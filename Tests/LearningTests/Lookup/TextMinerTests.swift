import Learning
import Testing

@Suite("Words of texts")
struct TextMinerTests {
  @Test("Japanese is split into the longest words, with their forms")
  func japanese() {
    #expect(
      Self.cut("昨日、学校で日本語を勉強しました。食べさせられませんでした。", "ja")
        == "昨日 | 学校 | 日本語 | 勉強 (polite past) | 食べる (causative passive polite past negative)")
  }

  @Test("Chinese is split into the longest words")
  func chinese() { #expect(Self.cut("我们在学校学习。", "zh") == "我们 | 学校 | 学习") }

  @Test("Spanish is split at spaces, and forms lead to their word")
  func spanish() {
    #expect(
      Self.cut("Ayer fuimos a la casa; «dímelo», dijo.", "es")
        == "ir (preterite, we) | casa | decir (command with me lo) | decir (preterite, he)")
  }

  @Test("unknown words are sorted by frequency in the text, then in the language")
  func ranked() {
    let found = Self.mined(
      "La casa. El perro y el gato. Dijo que los perros duermen.", "es", known: ["decir"])
    #expect(found.map { "\($0.entry.term) \($0.count)" } == ["perro 2", "casa 1", "gato 1", "dormir 1"])
  }

  @Test("each has the first sentence that contains it, in one line, and its form there")
  func sentences() {
    let found = Self.mined("¡Hola! Los\nperros duermen.  El perro ladra.", "es", known: [])
    #expect(found.first?.sentence == "Los perros duermen." && found.first?.seen == "perros")
    let quoted = Self.mined("「学校です。」と言った。日本語。", "ja", known: [])
    #expect(quoted.first { $0.entry.term == "学校" }?.sentence == "「学校です。」")
    #expect(quoted.first { $0.entry.term == "日本語" }?.sentence == "日本語。")
  }

  @Test("a dot in a number or an abbreviation ends no sentence")
  func dots() {
    let sentences = Sentences(Array("It costs 3.5 euros. Next…"))
    #expect(sentences.sentence(at: 12) == "It costs 3.5 euros." && sentences.sentence(at: 21) == "Next…")
  }

  @Test("a text without full stops gives an excerpt")
  func endless() {
    let text = String(repeating: "a", count: 5000) + " perro " + String(repeating: "b", count: 5000)
    let found = Self.mined(text, "es", known: [])
    #expect(found.first.map { $0.sentence.contains("perro") && $0.sentence.count <= 200 } == true)
  }

  @Test("no text breaks it", arguments: ["", "\n\n", "。。。", "'", "--", "\u{0}\u{301}", "々々々"])
  func odd(text: String) {
    for language in ["ja", "zh", "es", "ru"] { #expect(Self.cut(text, language).isEmpty) }
  }

  @Test("look-ups are cached with a limit: a long text takes no more memory than a short one")
  func forgets() {
    var asked: [String: Int] = [:]
    var cutter = TextCutter(language: "xx") { word in
      asked[word, default: 0] += 1
      return []
    }
    _ = cutter.words(of: Array("word word")[...])
    #expect(asked["word"] == 1)
    let letters = Array("abcdefghij")
    let others = (0..<60_000).map { number in
      String("\(number)".compactMap(\.wholeNumberValue).map { letters[$0] })
    }
    _ = cutter.words(of: Array((others + ["word"]).joined(separator: " "))[...])
    #expect(asked["word"] == 2)
  }

  private static func cut(_ text: String, _ language: String) -> String {
    words(text, language).map { $0.entry.term + ($0.form.map { " (\($0))" } ?? "") }.joined(separator: " | ")
  }

  /// The words, which are the same if the beginnings of all terms are known.
  private static func words(_ text: String, _ language: String) -> [TextWord] {
    let entries = entries.filter { $0.language == language }
    var beginnings = TermBeginnings()
    for entry in entries { [entry.term, entry.reading].compactMap(\.self).forEach { beginnings.insert($0) } }
    func words(_ beginnings: TermBeginnings?) -> [TextWord] {
      var cutter = TextCutter(language: language, beginnings: beginnings) { word in
        entries.filter { $0.term == word || $0.reading == word }
      }
      return cutter.words(of: Array(text)[...])
    }
    let found = words(nil)
    #expect(words(beginnings) == found)
    return found
  }

  private static func mined(_ text: String, _ language: String, known: Set<String>) -> [TextMiner.Found] {
    TextMiner.mined(Array(text), words: words(text, language)) { known.contains($0.term) }
  }

  private static let entries: [DictionaryEntry] = [
    entry("ja", "昨日", "noun"), entry("ja", "学校", "noun"), entry("ja", "学", "noun"), entry("ja", "日本", "noun"),
    entry("ja", "日本語", "noun"), entry("ja", "勉強", "noun, suru verb"),
    entry("ja", "食べる", "Ichidan verb", "たべる"),
    entry("zh", "我们", "pronoun"), entry("zh", "我", "pronoun"), entry("zh", "学校", "noun"),
    entry("zh", "学习", "verb"),
    entry("es", "ir", "verb"), entry("es", "casa", "noun", zipf: 6), entry("es", "decir", "verb"),
    entry("es", "perro", "noun", zipf: 5), entry("es", "gato", "noun", zipf: 5),
    entry("es", "dormir", "verb", zipf: 4),
  ]

  private static func entry(
    _ language: String, _ term: String, _ kind: String, _ reading: String? = nil, zipf: Double? = nil
  ) -> DictionaryEntry {
    let sense = DictionaryEntry.Sense(["a meaning"], partOfSpeech: kind)
    return DictionaryEntry(language: language, term: term, reading: reading, senses: [sense], zipf: zipf)
  }
}
