import Learning
import Testing

@Suite("Pinyin that is searched")
struct TypedPinyinTests {
  @Test(
    "begins a reading, with the tones that were typed",
    arguments: [
      ("nv", "nǚ'ér", true), ("nver", "nǚ'ér", true), ("nv3er2", "Nǚ ér", true), ("nve", "nǚ", false),
      ("nv", "nǔ", false), ("nv4", "nǚ", false), ("xue2xi", "xuéxiào", true), ("xue2x", "xué, xiào", true),
      ("lu4", "lǜ", false), ("lu4lv", "lùlǜ", true), ("lülu2", "lǜlú", true), ("xiao4", "xiào A", true),
    ])
  func begins(text: String, reading: String, isSo: Bool) throws {
    #expect(try #require(TypedPinyin(text)).begins(reading) == isSo)
  }

  @Test("text without a tone or an ü is none", arguments: ["nu", "casa", "学", "女v", "", "3", "год"])
  func others(text: String) { #expect(TypedPinyin(text) == nil) }

  @Test("is found anywhere in a line of a text")
  func anywhere() throws {
    let text = "旅行\nlǚxíng\nto travel"
    #expect(try ["xing2", "lv", "lvxing"].allSatisfy { try #require(TypedPinyin($0)).isIn(text) })
    #expect(try !["xing4", "nv", "tra4vel"].contains { try #require(TypedPinyin($0)).isIn(text) })
  }

  @Test(
    "a deck's words are found by it, the exact beginnings first",
    arguments: ["nv", "nver", "nv3", "nver2", "nü"])
  func decks(text: String) {
    let words = [("1", "女儿", "nǚ'ér"), ("2", "努力", "nǔlì")].map {
      Word(id: $0, term: $1, meanings: ["x"], reading: $2)
    }
    let source = DeckSource(
      Deck(id: "d", name: "D", language: .init(term: "zh", meaning: "en"), words: words))
    #expect(source.search(text, limit: 9).map(\.id) == ["1"])
    #expect(source.search("nuer", limit: 9).map(\.id) == ["1"])
  }
}
