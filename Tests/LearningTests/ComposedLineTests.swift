import Learning
import Testing

@Suite("A composed line with a caret")
struct ComposedLineTests {
  private static func line(_ language: String, _ term: String) -> ComposedLine {
    let word = Word(id: term, term: term, meanings: ["it"], reading: term)
    let deck = Deck(id: "d", name: "d", language: .init(term: language, meaning: "en"), words: [word])
    return ComposedLine(Keyboard(deck, side: .term).line(for: word))
  }

  /// The line after some keys, where < moves left, > right, ^ to the start, $ to the end, and # erases.
  private static func edited(_ keys: String, _ line: ComposedLine) -> ComposedLine {
    keys.reduce(into: line) { line, key in
      switch key {
      case "<": line.move(to: max(0, line.caret - 1))
      case ">": line.move(to: min(line.text.count, line.caret + 1))
      case "^": line.move(to: 0)
      case "$": line.move(to: line.text.count)
      case "#": line.erase()
      default: line.type(key)
      }
    }
  }

  @Test(
    "kana stay right while they are edited in their middle",
    arguments: [
      ("kaki<ku", "かくき", 2), ("kako<n", "かnこ", 2), ("gakkou<<<#", "っこう", 0), ("kyo<<ka", "かきょ", 1),
      ("kyo<#", "ょ", 0), ("hon<ko", "ほこん", 2), ("kai<n>", "かんい", 3), ("kai<n$k", "かんいk", 4),
      ("gakkou^na$", "ながっこう", 5), ("ga<ga>>n", "ががn", 3), ("gakko<>u", "がっこう", 4), ("ho n<<ta", "ほた ん", 2),
    ])
  func kana(keys: String, text: String, caret: Int) {
    let line = Self.edited(keys, Self.line("ja", "学校"))
    #expect(line.text == text)
    #expect(line.caret == caret)
  }

  @Test("an answer is whole wherever the caret stands: a final n before it is ん")
  func answers() {
    #expect(Self.edited("kako<n", Self.line("ja", "学校")).typed.text == "かんこ")
    #expect(Self.edited("hon<", Self.line("ja", "学校")).typed.text == "ほん")
    #expect(Self.edited("koohii<<", Self.line("ja", "コーヒー")).typed.text == "コーヒー")
  }

  @Test(
    "tones and accents join the letter before the caret",
    arguments: [
      ("zh-Hans", "nihao<<<3", "nǐhao", 2), ("zh-Hans", "ni3hao<<<<a", "naǐhao", 2),
      ("zh-Hans", "lv4<a", "laǜ", 2),
      ("es", "cafes<'", "cafés", 4), ("es", "maa^>>n~", "maña", 3), ("es", "cafe'<#", "caé", 2),
      ("ko", "한국<어", "한어국", 2),
    ])
  func marks(language: String, keys: String, text: String, caret: Int) {
    let line = Self.edited(keys, Self.line(language, language == "es" ? "mañana, café" : "你好"))
    #expect(line.text == text)
    #expect(line.caret == caret)
  }

  @Test("the keys go with the answer, also after the caret has moved")
  func keys() {
    let line = Self.edited("hwa<#", Self.line("ja", "は"))
    #expect(line.typed == TypedAnswer("わ", keys: "wa"))
    #expect(Self.edited("gakko", Self.line("ja", "学校")).typed == TypedAnswer("がっこ", keys: "gakko"))
  }

  @Test("a whole stretch before or behind the caret can be deleted")
  func stretches() {
    var line = Self.edited("ga sakura", Self.line("ja", "学校"))
    line.erase(to: 2)
    #expect(line.text == "が " && line.caret == 2)
    line = Self.edited("gakkou^>", line)
    line.erase(to: line.text.count)
    #expect(line.text == "が" && line.caret == 1 && line.typed.keys == "ga")
  }
}
