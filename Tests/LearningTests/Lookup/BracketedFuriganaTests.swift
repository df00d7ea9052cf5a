import Learning
import Testing

@Suite("Readings in brackets")
struct BracketedFuriganaTests {
  @Test(
    "stand over the words that they belong to",
    arguments: [
      ("学校に行く", "学校[がっこう]に行く[いく]", "学校(がっこう)に行(い)く"),
      ("食べ物。女の子", "食べ物[たべもの]。女の子[おんなのこ]", "食(た)べ物(もの)。女(おんな)の子(こ)"),
      ("お茶を飲む", "お茶[ちゃ]を飲む[のむ]", "お茶(ちゃ)を飲(の)む"), ("時々一人で", "時々[ときどき]一人[ひとり]で", "時々(ときどき)一人(ひとり)で"),
      ("2月3日", "2月[がつ]3日[にち]", "2月(がつ)3日(にち)"), ("〆切", "〆[]切[きり]", "〆切(きり)"),
      ("今日は", "今日は[こんにちは]", "今日(こんにち)は"), ("今日は学校", "今日は[こんにちは]学校[がっこう]", "今日(きょう)は学校(がっこう)"),
      ("彼[1]は 「私」", "彼[かれ]。1。は。。私[わたし]。", "彼(かれ)[1]は 「私(わたし)」"),
    ])
  func words(text: String, answer: String, expected: String) {
    #expect(Self.drawn(text, answer) == expected)
  }

  @Test(
    "an answer about another text, without readings or broken off is none",
    arguments: ["", "学校", "学校に行く", "学校[がっこう]へ行く[いく]", "学校[がっこう", "学校[がっこう]に行く[いく]。"])
  func strange(answer: String) {
    #expect(Self.drawn("学校に行く", answer) == nil)
  }

  @Test("what no Japanese character set of old has is asked as a full stop, one for each character")
  func plain() {
    #expect(BracketedFurigana.plain("café [学校]👍か\u{3099}한 ヶ月々") == "caf。。。学校。。。。。ヶ月々")
  }

  private static func drawn(_ text: String, _ answer: String) -> String? {
    BracketedFurigana.segments(of: text, in: answer)?.map { $0.base + ($0.ruby.map { "(\($0))" } ?? "") }
      .joined()
  }
}
