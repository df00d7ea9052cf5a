import Deterministic
import Learning
import Testing

@Suite("Judging typed answers")
struct AnswerJudgeTests {
  private let words = [
    Word(id: "drink", term: "beber", meanings: ["to drink"]),
    Word(id: "house", term: "la casa", meanings: ["house; home", "building (small)"]),
    Word(id: "strangle", term: "x1", meanings: ["strangle"]),
    Word(id: "tangle", term: "x2", meanings: ["tangle"]),
    Word(id: "horse", term: "x3", meanings: ["horse"]),
    Word(id: "japan", term: "日本", meanings: ["Japan"], reading: "にほん", romanization: "nihon"),
    Word(id: "hello", term: "你好", meanings: ["hello"], reading: "nǐ hǎo"),
    Word(id: "woman", term: "女", meanings: ["female"], reading: "nǚ"),
    Word(id: "mother", term: "妈妈", meanings: ["mum"], reading: "māma"),
    Word(id: "coffee", term: "コーヒー", meanings: ["coffee"], reading: "コーヒー"),
    Word(id: "ba", term: "ば", meanings: ["ba"], reading: "ば"),
    Word(id: "ka", term: "კ", meanings: ["k'"], reading: "k'ani"),
    Word(id: "kh", term: "ქ", meanings: ["k"], reading: "kani"),
    Word(id: "hedgehog", term: "ёж", meanings: ["hedgehog"]),
  ]

  private func judge(_ given: String, _ id: String, _ side: AnswerJudge.Side) throws -> Finding {
    let word = try #require(words.first { $0.id == id })
    return AnswerJudge(Deck(id: "all", name: "all", words: words), side: side).judge(given, for: word)
  }

  @Test("strict about accents, an answer without its accents or tones is asked again")
  func strictAccents() throws {
    let deck = Deck(id: "all", name: "all", words: words)
    let word = try #require(words.first { $0.id == "hello" })
    var checker = AnswerChecker(deck, side: .term)
    #expect(checker.judge("ni hao", for: word).verdict == .accent)
    checker.areAccentsStrict = true
    let finding = checker.judge("ni hao", for: word)
    #expect(finding.verdict == .otherForm && finding.isAskedAgain)
    #expect(checker.judge("ni3 hao3", for: word) == .right)
  }

  @Test(
    "case, spaces, articles, parentheses, width and the shape of apostrophes don't matter",
    arguments: [
      ("Drink", "drink", AnswerJudge.Side.meaning), ("to  drink ", "drink", .meaning),
      ("home", "house", .meaning),
      ("a house", "house", .meaning), ("home; house", "house", .meaning), ("building", "house", .meaning),
      ("LA CASA", "house", .term), ("ｄｒｉｎｋ", "drink", .meaning), ("k’", "ka", .meaning),
      ("k`", "ka", .meaning),
      ("ｺｰﾋｰ", "coffee", .term), ("は\u{3099}", "ba", .term),
    ])
  func leniency(given: String, id: String, side: AnswerJudge.Side) throws {
    #expect(try judge(given, id, side) == .right)
  }

  @Test("what the card shows is right, though another card has it in full", arguments: ["I'm", "I am", "Im"])
  func contractions(given: String) {
    let words = [
      Word(id: "a", term: "kk", meanings: ["I am"]), Word(id: "b", term: "ll", meanings: ["I'm"]),
      Word(id: "c", term: "mm", meanings: ["to", "in", "at"], partOfSpeech: "preposition"),
      Word(id: "d", term: "nn", meanings: ["mum"]), Word(id: "e", term: "oo", meanings: ["mom"]),
    ]
    let deck = Deck(id: "all", name: "all", language: .init(term: "fi", meaning: "en"), words: words)
    let judge = AnswerJudge(deck, side: .meaning)
    #expect(judge.judge(given, for: words[1]) == .right)
    #expect(judge.judge("to, in, at", for: words[2]) == .right)
    #expect(judge.judge("mom", for: words[3]) == .right && judge.judge("mum", for: words[4]) == .right)
  }

  @Test(
    "marks that make another letter count",
    arguments: [
      ("は", "ba", AnswerJudge.Side.term), ("k", "ka", .term),
      ("ﾊﾞ", "ba", .term),
    ])
  func marks(given: String, id: String, side: AnswerJudge.Side) throws {
    #expect(try judge(given, id, side) != .right)
  }

  @Test("slips are forgiven by the length of the word, and their places are given")
  func slips() throws {
    func slips(_ text: String) -> Finding { .slips(Slips(text, from: "hedgehog")) }
    #expect(try judge("hedgehgo", "hedgehog", .meaning) == slips("hedgehgo"))
    #expect(try judge("hedhog", "hedgehog", .meaning) == slips("hedhog"))
    #expect(try judge("hdgog", "hedgehog", .meaning) == .wrong)
    #expect(try judge("wedgehog", "hedgehog", .meaning) == .wrong)
    #expect(try judge("mun", "mother", .meaning) == .wrong)
    #expect(try judge("", "mother", .meaning) == .wrong)
    #expect(try judge("  ?", "mother", .meaning) == .wrong)
    #expect(Slips("hedhoog", from: "hedgehog").count == 3)
    #expect([3, 4, 7, 8, 11, 12, 40].map(Slips.allowance) == [0, 1, 1, 2, 2, 3, 3])
  }

  @Test("each step of a comparison tells what was typed and what was expected")
  func steps() {
    #expect(Slips("cat", from: "cart").steps == [.same("c"), .same("a"), .missing("r"), .same("t")])
    #expect(Slips("caxt", from: "cat").steps == [.same("c"), .same("a"), .extra("x"), .same("t")])
    #expect(Slips("cut", from: "cat").steps == [.same("c"), .wrong("a", given: "u"), .same("t")])
    #expect(Slips("cta", from: "cat").steps == [.same("c"), .swapped("a", "t")])
    #expect(Slips("te", from: "té").steps == [.same("t"), .accent("é", given: "e")])
    let slips = Slips("mouht", from: "amouth")
    #expect(slips.givenRanges == [0..<0, 3..<5] && slips.expectedRanges == [0..<1, 4..<6])
  }

  @Test("a slip never turns one word of the deck into another")
  func otherWords() throws {
    #expect(try judge("tangle", "strangle", .meaning) == .otherWord(OtherWord(id: "tangle", typed: "tangle")))
    #expect(
      try judge("strangle", "tangle", .meaning) == .otherWord(OtherWord(id: "strangle", typed: "strangle")))
    #expect(try judge("horse", "house", .meaning) == .otherWord(OtherWord(id: "horse", typed: "horse")))
    #expect(try judge("k", "ka", .meaning) == .otherWord(OtherWord(id: "kh", typed: "k")))
  }

  @Test("of two slips neither is forgiven if another word of the deck is one slip away")
  func nearer() {
    let words = [("bargain", "bargaining"), ("barbican", "bargainings")].map { term, meaning in
      Word(id: term, term: term, meanings: [meaning])
    }
    let judge = AnswerJudge(Deck(id: "two", name: "two", words: words), side: .meaning)
    #expect(judge.judge("bargainngs", for: words[0]) == .wrong)
    #expect(judge.judge("bargainngs", for: words[1]).verdict == .slip)
  }

  @Test("another form, a synonym or another word of the language is asked again; all else is settled")
  func again() {
    let words = [
      Word(id: "casa", term: "la casa", meanings: ["house; home"]),
      Word(id: "hogar", term: "el hogar", meanings: ["home"]),
      Word(id: "perro", term: "el perro", meanings: ["dog"]),
    ]
    let deck = Deck(id: "es", name: "es", language: .init(term: "es", meaning: "en"), words: words)
    let judge = AnswerJudge(deck, side: .term)
    let findings = ["casa", "hogar", "la caza", "el perro", "la casa", "la csaa", "el gato", "el casa"].map {
      judge.judge($0, for: words[0])
    }
    #expect(findings.map(\.isAskedAgain) == [true, true, true, false, false, false, false, false])
    #expect(findings[0] == .otherForm(OtherForm(kind: .noArticle, answer: "la casa")))
    #expect(findings[1] == .otherWord(OtherWord(id: "hogar", typed: "hogar", sharesMeaning: true)))
    #expect(findings[2] == .otherWord(OtherWord(id: nil, typed: "la caza")))
    #expect(findings[7] == .wrongArticle("la") && findings[7].verdict == .wrong)
    #expect(OtherForm.Kind.allCases.allSatisfy { !OtherForm(kind: $0, answer: "la casa").expected.isEmpty })
  }

  @Test("where only the script counts, reading and romanisation are another form")
  func script() {
    let japan = Word(id: "japan", term: "日本", meanings: ["Japan"], reading: "にほん", romanization: "nihon")
    let deck = Deck(id: "ja", name: "ja", language: .init(term: "ja", meaning: "en"), words: [japan])
    let judge = AnswerJudge(deck, side: .term, isScriptOnly: true)
    #expect(judge.judge("日本", for: japan) == .right)
    for typed in ["nihon", "にほん", "ニホン"] {
      #expect(judge.judge(typed, for: japan) == .otherForm(OtherForm(kind: .latin, answer: "日本")), "\(typed)")
    }
  }

  @Test(
    "pinyin may be typed with marks, digits, v or u:, with spaces or without",
    arguments: [
      ("nǐ hǎo", "hello"), ("nǐhǎo", "hello"), ("ni3 hao3", "hello"), ("Ni3hao3", "hello"),
      ("ni\u{30C} ha\u{30C}o", "hello"),
      ("nv3", "woman"), ("nü3", "woman"), ("nu:3", "woman"), ("nǚ", "woman"), ("ma1ma", "mother"),
      ("ma1ma5", "mother"),
    ])
  func pinyin(given: String, id: String) throws {
    #expect(try judge(given, id, .reading) == .right)
  }

  @Test(
    "other tones are distinguished from other letters",
    arguments: [
      ("ni hao", "hello", Verdict.accent), ("ni2 hao3", "hello", .accent), ("ní hǎo", "hello", .accent),
      ("mama1", "mother", .accent), ("nu3", "woman", .wrong), ("ni3 ha3", "hello", .wrong),
      ("女", "woman", .otherForm), ("nǚ1x9", "woman", .wrong),
    ])
  func tones(given: String, id: String, verdict: Verdict) throws {
    #expect(try judge(given, id, .reading).verdict == verdict)
  }

  @Test("the place of a wrong tone is shown with marks, however it was typed")
  func shownTones() throws {
    guard case .accents(let slips) = try judge("ni2 hao", "hello", .reading) else { throw Unexpected() }
    #expect(slips.given == "ní hao" && slips.expected == "nǐ hǎo" && slips.count == 0)
    #expect(slips.expectedRanges == [1..<2, 4..<5])
  }

  private struct Unexpected: Error {}

  @Test(
    "typing the question itself is asked again and not counted",
    arguments: [
      ("Japan", AnswerJudge.Side.term), ("日本", .reading), ("日本", .meaning), ("nihon", .meaning),
    ])
  func otherForms(given: String, side: AnswerJudge.Side) throws {
    #expect(try judge(given, "japan", side).verdict == .otherForm)
  }

  @Test("readings are exact, in kana or romaji")
  func readings() throws {
    #expect(try judge("にほん", "japan", .reading) == .right)
    #expect(try judge("Nihon", "japan", .reading) == .right)
    #expect(try judge("nihom", "japan", .reading) == .wrong)
  }

  @Test("the number of slips is the edit distance, whichever text is longer", arguments: 0..<50)
  func distance(seed: UInt64) {
    var chance = Chance(seed: seed)
    let letters = Array("abc")
    let texts = (0..<2).map { _ in String((0..<chance.below(9)).map { _ in letters[chance.below(3)] }) }
    let (one, other) = (Slips(texts[0], from: texts[1]), Slips(texts[1], from: texts[0]))
    #expect(one.count == other.count, "seed \(seed)")
    #expect(
      one.count >= abs(texts[0].count - texts[1].count) && one.count <= max(texts[0].count, texts[1].count))
    let right = one.steps.compactMap { step in
      switch step {
      case .same(let letter), .missing(let letter), .wrong(let letter, _), .accent(let letter, _):
        String(letter)
      case .swapped(let first, let second): String([first, second])
      case .extra: nil
      }
    }
    #expect(right.joined() == texts[1], "seed \(seed)")
  }
}
