import Learning
import Testing

@testable import App

@Suite("The names of decks as courses")
struct CourseNameTests {
  private func deck(
    _ id: String, _ name: String, _ term: String, _ meaning: String, _ kind: Deck.Kind = .words
  ) -> Deck {
    Deck(
      id: id, name: name, language: .init(term: term, meaning: meaning), kind: kind,
      words: [Word(id: "a", term: "a", meanings: ["b"])])
  }

  @Test("a language's only deck is called by the language, and by whom it is for if that needs saying")
  func single() {
    let decks = [
      deck("a", "Spanish: the first 300", "es", "en"), deck("b", "English: first 150 words", "en", "ru"),
      deck("c", "Georgian letters", "ka", "ka-Latn", .alphabet),
    ]
    #expect(
      CourseName.all(of: decks) == ["Spanish", "English, for speakers of Russian", "Georgian: the alphabet"])
  }

  @Test("decks of one language are told apart by parts of their names; abbreviations keep their capitals")
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
