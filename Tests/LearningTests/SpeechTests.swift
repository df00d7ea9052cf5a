import Learning
import Testing

@Suite("What a voice reads")
struct SpeechTests {
  @Test(
    "kana and pinyin in place of characters, and elsewhere the word itself",
    arguments: [
      ("水", "みず", "ja", "みず"), ("水", "shuǐ", "zh-Hans", "shuǐ"), ("吗", "ma", "zh-Hant", "ma5"),
      ("你好", "nǐ hǎo", "cmn", "nǐ hǎo"), ("water", "/ˈwɔːtə/", "en", "water"), ("水", nil, "ja", "水"),
      ("ქალი", nil, "und", "ქალი"),
    ] as [(String, String?, String, String)])
  func words(term: String, reading: String?, language: String, spoken: String) {
    let word = Word(id: term, term: term, meanings: ["x"], reading: reading)
    #expect(word.spoken(in: language) == spoken)
  }

  @Test("a letter is read itself, not its name")
  func letters() {
    let letter = Word(id: "ka", term: "か", meanings: ["ka"], reading: "name", letter: Letter())
    #expect(letter.spoken(in: "ja") == "か")
  }
}
