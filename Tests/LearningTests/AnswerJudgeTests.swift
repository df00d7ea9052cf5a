import Deterministic
import Learning
import Testing

@Suite("Judging what was typed")
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

  private func judge(_ given: String, _ id: String, _ side: AnswerJudge.Side) throws -> AnswerJudge.Finding {
    let word = try #require(words.first { $0.id == id })
    return AnswerJudge(words: words, side: side).judge(given, for: word)
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

  @Test(
    "marks that tell letters apart are kept",
    arguments: [
      ("は", "ba", AnswerJudge.Side.term), ("еж", "hedgehog", .term), ("k", "ka", .term),
      ("ﾊﾞ", "ba", .term),
    ])
  func marks(given: String, id: String, side: AnswerJudge.Side) throws {
    #expect(try judge(given, id, side) != .right)
  }

  @Test("a slip is forgiven by the length of the word, and shown where it is")
  func slips() throws {
    #expect(try judge("hedgehgo", "hedgehog", .meaning) == .slips(Slips("hedgehgo", from: "hedgehog")))
    #expect(try judge("hedhog", "hedgehog", .meaning) == .slips(Slips("hedhog", from: "hedgehog")))
    #expect(try judge("hdgog", "hedgehog", .meaning) == .slips(Slips("hdgog", from: "hedgehog")))
    #expect(try judge("hdog", "hedgehog", .meaning) == .wrong)
    #expect(try judge("mun", "mother", .meaning) == .wrong)
    #expect(try judge("", "mother", .meaning) == .wrong)
    #expect(try judge("  ?", "mother", .meaning) == .wrong)
    let slips = Slips("hedhoog", from: "hedgehog")
    #expect(slips.count == 3)
    #expect(Slips("cat", from: "cart").steps == [.same("c"), .same("a"), .missing("r"), .same("t")])
    #expect(Slips("caxt", from: "cat").steps == [.same("c"), .same("a"), .extra("x"), .same("t")])
    #expect(Slips("cut", from: "cat").steps == [.same("c"), .wrong("a", given: "u"), .same("t")])
  }

  @Test("a slip never turns one word of the deck into another")
  func otherWords() throws {
    #expect(try judge("tangle", "strangle", .meaning) == .otherWord("tangle"))
    #expect(try judge("strangle", "tangle", .meaning) == .otherWord("strangle"))
    #expect(try judge("horse", "house", .meaning) == .otherWord("horse"))
    #expect(try judge("hoxse", "house", .meaning) == .wrong)
    #expect(try judge("k", "ka", .meaning) == .otherWord("kh"))
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
    "other tones are told from other letters",
    arguments: [
      ("ni hao", "hello", AnswerJudge.Finding.otherTones), ("ni2 hao3", "hello", .otherTones),
      ("ní hǎo", "hello", .otherTones), ("mama1", "mother", .otherTones), ("nu3", "woman", .wrong),
      ("ni3 ha3", "hello", .wrong), ("女", "woman", .otherForm), ("nǚ1x9", "woman", .wrong),
    ])
  func tones(given: String, id: String, verdict: AnswerJudge.Finding) throws {
    #expect(try judge(given, id, .reading) == verdict)
  }

  @Test(
    "the right word in another form is asked again, not counted",
    arguments: [
      ("にほん", AnswerJudge.Side.term), ("nihon", .term), ("日本", .reading), ("日本", .meaning),
      ("nihon", .meaning),
    ])
  func otherForms(given: String, side: AnswerJudge.Side) throws {
    #expect(try judge(given, "japan", side) == .otherForm)
  }

  @Test("readings are exact, in kana or romaji")
  func readings() throws {
    #expect(try judge("にほん", "japan", .reading) == .right)
    #expect(try judge("Nihon", "japan", .reading) == .right)
    #expect(try judge("nihom", "japan", .reading) == .wrong)
  }

  @Test("slips are counted as letters differ, whichever text is longer", arguments: 0..<50)
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
      case .same(let letter), .missing(let letter), .wrong(let letter, _): letter
      case .extra: nil
      }
    }
    #expect(String(right) == texts[1], "seed \(seed)")
  }
}
