import Learning
import Testing

@Suite("Readings of words")
struct ReadingTests {
  @Test(
    "readings in brackets are split off",
    arguments: [
      ("猫[ねこ]", "猫", "ねこ"), ("お 茶[ちゃ]を 飲[の]む", "お茶を飲む", "おちゃをのむ"), ("日本[にほん]に", "日本に", "にほんに"),
      ("汉字[hàn zì]", "汉字", "hàn zì"), ("猫[ねこ;a]", "猫", "ねこ"),
      ("会う[あう]", "会う", "あう"), ("会う【あう】", "会う", "あう"), ("会う [あう]", "会う", "あう"), ("会う［あう］", "会う", "あう"),
      ("犬（いぬ）", "犬", "いぬ"), ("爱 (ài)", "爱", "ài"), ("お茶[おちゃ]", "お茶", "おちゃ"), ("お茶[ちゃ]", "お茶", "おちゃ"),
      ("食べ物[たべもの]", "食べ物", "たべもの"),
      ("食[た]べ物[もの]", "食べ物", "たべもの"), ("人に会う[あう]", "人に会う", "人にあう"), ("猫[ねこ]が好[す]き", "猫が好き", "ねこがすき"),
    ])
  func brackets(text: String, term: String, reading: String) {
    let split = BracketReading.split(text)
    #expect(split?.term == term && split?.reading == reading, "\(split ?? ("", ""))")
  }

  @Test(
    "other brackets are no readings",
    arguments: ["cat [animal]", "[…]", "猫[", "a]b[", "", "ねこ[猫]", "会う[いく]", "元気(な)"])
  func noBrackets(text: String) { #expect(BracketReading.split(text) == nil) }

  private static let butterfly = Word(id: "b", term: "蝶々", meanings: ["butterfly"])

  @Test("a word takes readings that it lacks, each once, and keeps its own as the first")
  func more() {
    let word = Self.butterfly.adding(readings: ["ちょうちょう", "ちょうちょ", "チョウチョ"])
    #expect(word.reading == "ちょうちょう" && word.otherReadings == ["ちょうちょ"])
    let own = Word(id: "b", term: "行", meanings: ["row"], reading: "háng")
      .adding(readings: ["xíng", "háng", "行"])
    #expect(own.reading == "háng" && own.otherReadings == ["xíng"])
    #expect(Self.butterfly.adding(readings: []) == Self.butterfly)
  }

  @Test("each reading of a dictionary is right", arguments: ["chouchou", "choucho", "ちょうちょ", "蝶々"])
  func right(given: String) {
    let deck = Deck(
      id: "own.ja", name: "", language: .init(term: "ja", meaning: "en"), words: [Self.butterfly])
    let judge = AnswerJudge(deck, side: .term)
    #expect(judge.judge(given, for: Self.butterfly.adding(readings: ["ちょうちょう", "ちょうちょ"])) == .right)
  }
}
