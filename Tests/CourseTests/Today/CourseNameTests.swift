import Learning
import Testing

@testable import Course

@Suite("What decks are called as something to learn")
struct CourseNameTests {
  private func deck(
    _ id: String, _ name: String, _ term: String, _ meaning: String, _ kind: Deck.Kind = .words
  ) -> Deck {
    Deck(
      id: id, name: name, language: .init(term: term, meaning: meaning), kind: kind,
      words: [Word(id: "a", term: "a", meanings: ["b"])])
  }

  @Test("one deck of a language is called by it, and by whom it is for where that doesn't go without saying")
  func single() {
    let decks = [
      deck("a", "Spanish: the first 300", "es", "en"), deck("b", "English: first 150 words", "en", "ru"),
      deck("c", "Georgian letters", "ka", "ka-Latn", .alphabet),
    ]
    #expect(
      CourseName.all(of: decks) == ["Spanish", "English, for speakers of Russian", "Georgian: the alphabet"])
  }

  @Test("several are told apart by what stands in their names; abbreviations stay as they are")
  func several() {
    let decks = [
      deck("a", "HSK 1", "zh-Hans", "en"), deck("b", "Chinese: the first 300", "zh-Hans", "en"),
      deck("c", "English: the first 300", "en", "ru"), deck("d", "English: first 150 words", "en", "ru"),
      deck("e", "Hiragana", "ja", "ja-Latn", .alphabet), deck("f", "Katakana", "ja", "ja-Latn", .alphabet),
    ]
    #expect(
      CourseName.all(of: decks) == [
        "Chinese: HSK 1", "Chinese: the first 300", "English from Russian: the first 300",
        "English from Russian: first 150 words", "Japanese: hiragana", "Japanese: katakana",
      ])
  }
}
