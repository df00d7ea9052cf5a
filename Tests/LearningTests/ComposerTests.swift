import Learning
import Testing

@Suite("Composing typed text")
struct ComposerTests {
  private static func deck(_ language: String, _ terms: [String], kind: Deck.Kind = .words) -> Deck {
    let words = terms.map { Word(id: $0, term: $0, meanings: ["it"], reading: $0) }
    return Deck(
      id: language, name: language, language: .init(term: language, meaning: "en"), kind: kind, words: words)
  }

  /// The text after some keys, where < erases, and the answer.
  private func typed(_ keys: String, in deck: Deck, for place: Int = 0) -> [String] {
    var line = Keyboard(deck, side: .term).line(for: deck.words[place])
    for key in keys { if key == "<" { line.erase() } else { line.type(key) } }
    return [line.text, line.answer]
  }

  @Test(
    "a mark joins the letter before it if the deck has the composed letter",
    arguments: [
      ("cafe'", "café"), ("E'l", "Él"), ("man~ana", "mañana"), ("u:", "ü"), ("u\"", "ü"), ("o'", "o'"),
      ("a:", "a:"),
      ("'e", "'e"), ("e'<", ""), ("mañana", "mañana"), ("e'<e", "e"),
    ])
  func marks(keys: String, text: String) {
    let deck = Self.deck("es", ["el café", "mañana", "pingüino", "éxito"])
    #expect(typed(keys, in: deck) == [text, text])
  }

  @Test("a key that an answer has after the same letter composes nothing there")
  func held() {
    let deck = Self.deck("fr", ["l'été", "e'er"])
    #expect(typed("e'", in: deck) == ["e'", "e'"])
    #expect(typed("l'e't", in: Self.deck("fr", ["l'été"])) == ["l'ét", "l'ét"])
  }

  @Test(
    "kana appear as romaji are typed",
    arguments: [
      ("ga", "が", "が"), ("gak", "がk", "がk"), ("gakkou", "がっこう", "がっこう"), ("kyou", "きょう", "きょう"),
      ("ky", "ky", "ky"), ("si", "し", "し"), ("shi", "し", "し"), ("tu", "つ", "つ"), ("matcha", "まっちゃ", "まっちゃ"),
      ("hon", "ほn", "ほん"), ("honn", "ほん", "ほん"), ("onna", "おんな", "おんな"), ("onnna", "おんな", "おんな"),
      ("kin'en", "きんえn", "きんえん"), ("kinen", "きねn", "きねん"), ("shimbun", "しんぶn", "しんぶん"),
      ("konnichiha", "こんにちは", "こんにちは"), ("ko-hi-", "こーひー", "こーひー"), ("GA", "が", "が"),
      ("xtu", "っ", "っ"), ("ga1", "が1", "が1"), ("n1", "ん1", "ん1"),
    ] as [(String, String, String)])
  func kana(keys: String, text: String, answer: String) {
    #expect(typed(keys, in: Self.deck("ja", ["学校"])) == [text, answer])
  }

  @Test(
    "erasing deletes a key of incomplete romaji, else a kana",
    arguments: [
      ("gak<", "が"), ("kyo<", "き"), ("ky<a", "か"), ("gakkou<<", "がっ"), ("<", ""), ("ka<ki", "き"),
      ("onn<na", "おな"),
    ])
  func erasing(keys: String, text: String) {
    #expect(typed(keys, in: Self.deck("ja", ["学校"]))[0] == text)
  }

  @Test("words in katakana are typed in katakana, and a doubled vowel is long")
  func katakana() {
    let deck = Self.deck("ja", ["コーヒー", "これ"])
    #expect(typed("koohii", in: deck) == ["コーヒー", "コーヒー"])
    #expect(typed("ko-hi-", in: deck) == ["コーヒー", "コーヒー"])
    #expect(typed("doa", in: deck)[0] == "ドア")
    #expect(typed("kore", in: deck, for: 1)[0] == "これ")
  }

  @Test(
    "a digit after a syllable of pinyin becomes its mark",
    arguments: [
      ("ni3 hao3", "nǐ hǎo"), ("nv3er2", "nǚér"), ("nu:3", "nǚ"), ("xie4xie5", "xièxie"),
      ("xue2xia43", "xuéxiǎ"),
      ("zhong1guo2", "zhōngguó"),
      ("gou3", "gǒu"), ("gui4", "guì"), ("liu2", "liú"), ("na3r", "nǎr"), ("nar3", "nǎr"), ("xi1an1", "xīān"),
      ("3", "3"),
      ("ni9", "ni9"), ("NI3", "NǏ"), ("你3", "你3"), ("hao3<", "hǎ"), ("zhou1", "zhōu"), ("ma0", "ma"),
    ])
  func pinyin(keys: String, text: String) {
    #expect(typed(keys, in: Self.deck("zh-Hans", ["你好"])) == [text, text])
  }

  @Test("single letters aren't composed, since that would reveal the answer")
  func letters() {
    #expect(typed("ka", in: Self.deck("ja", ["か"], kind: .alphabet)) == ["ka", "ka"])
    #expect(typed("e'", in: Self.deck("fr", ["é"], kind: .alphabet)) == ["e'", "e'"])
  }

  @Test("letters from the palette are inserted as they are")
  func inserted() {
    let deck = Self.deck("ja", ["学校"])
    var line = Keyboard(deck, side: .term).line(for: deck.words[0])
    line.type("n")
    line.insert("か\u{3099}")
    line.type("k")
    line.type("u")
    #expect(line.text == "んがく" && line.answer == "んがく")
  }

  @Test("the palette has the letters that a US keyboard lacks, in alphabetical order")
  func palette() {
    func palette(_ deck: Deck) -> String { String(Keyboard(deck, side: .term).palette) }
    #expect(palette(Self.deck("es", ["¿qué?", "ÁRBOL", "niño", "pingüino", "así"])) == "áéíñü")
    #expect(palette(Self.deck("ru", ["ёж", "ежи", "йод"])) == "деёжийо")
    #expect(palette(Self.deck("ka", ["სახლი", "დედა"])) == "ადეილსხ")
    #expect(palette(Self.deck("zh-Hans", ["你好"])) == "")
    #expect(palette(Self.deck("ko", ["한국"])) == "")
    #expect(palette(Self.deck("hy", ["բ", "ա"], kind: .alphabet)) == "բա")
    #expect(palette(Self.deck("en", ["o'clock"])) == "")
  }

  @Test("players with only a pointer get the letters and signs of a US keyboard where they are useful")
  func plain() {
    func plain(_ deck: Deck) -> String { String(Keyboard(deck, side: .term).plain) }
    let latin = "abcdefghijklmnopqrstuvwxyz"
    #expect(plain(Self.deck("es", ["el agua", "niño"])) == latin + " ")
    #expect(plain(Self.deck("en", ["o'clock"])) == latin + "'")
    #expect(plain(Self.deck("ja", ["水", "お茶"])) == latin)
    #expect(plain(Self.deck("zh-Hans", ["你好"])) == latin + "12345")
    #expect(plain(Self.deck("ru", ["до свидания", "ёж"])) == " ")
    #expect(plain(Self.deck("hy", ["բ", "ա"], kind: .alphabet)) == "")
  }
}
