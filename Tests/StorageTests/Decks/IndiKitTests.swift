import Learning
import Testing

@testable import Formats
@testable import Storage

@Suite("Reading indi kits")
struct IndiKitTests {
  private func read(_ text: String) throws(TextError) -> Deck {
    try DeckFormat.read(Array(text.utf8), file: "First steps.json")
  }

  @Test("questions become words, and their wrong answers stay with them")
  func kit() throws {
    let deck = try read(
      """
      [{"question": "cat", "correctAnswer": "кот", "incorrectAnswers": ["пёс", " конь "]},
       {"question": "dog", "correctAnswer": "пёс", "incorrectAnswers": null, "level": 1},
       {"question": "cat", "correctAnswer": "кошка"}]
      """)
    #expect(deck.id == "first-steps" && deck.name == "First steps")
    #expect(
      deck.words == [
        Word(id: "cat", term: "cat", meanings: ["кот"], distractors: ["пёс", "конь"]),
        Word(id: "dog", term: "dog", meanings: ["пёс"]),
        Word(id: "cat#2", term: "cat", meanings: ["кошка"]),
      ])
    let bytes = try DeckFormat.write(deck, file: "a.json")
    #expect(try DeckFormat.read(bytes, file: "a.json") == deck)
  }

  @Test("an empty kit is a deck without words") func empty() throws {
    #expect(try read("[]").words.isEmpty)
  }

  @Test("anything wrong with a kit is an error with its place")
  func errors() {
    let start = "[{\"question\": \"a\", \"correctAnswer\": \"b\"},\n "
    let cases = [
      (start + "3]", "line 2, column 2: an object is expected here"),
      (start + "{\"correctAnswer\": \"b\"}]", "line 2, column 2: \"question\" is missing here"),
      (start + "{\"question\": \"c\"}]", "line 2, column 2: \"correctAnswer\" is missing here"),
      (start + "{\"question\": \" \", \"correctAnswer\": \"b\"}]", "line 2, column 2: the word has no term"),
      (
        start + "{\"question\": \"c\", \"correctAnswer\": \"\"}]",
        "line 2, column 37: the word has no meaning"
      ),
      (
        start + "{\"question\": \"c\", \"correctAnswer\": \"b\", \"incorrectAnswers\": \"x\"}]",
        "line 2, column 62: a list is expected here"
      ),
      (
        start + "{\"question\": \"c\", \"correctAnswer\": \"b\", \"incorrectAnswers\": [\"x\", \"\"]}]",
        "line 2, column 68: an answer that can be seen is expected here"
      ),
      (
        start + "{\"question\": \"c\", \"correctAnswer\": \"the b\", \"incorrectAnswers\": [\"x\", \"B\"]}]",
        "line 2, column 72: a wrong answer is the right one"
      ),
      (start + "]", "line 1, column 41: nothing follows the comma"),
      (
        "[" + String(repeating: "[", count: 100),
        "line 1, column 33: lists and objects are nested deeper than 32"
      ),
    ]
    for (text, finding) in cases {
      let error = #expect(throws: TextError.self) { try read(text) }
      #expect(error?.finding == finding, "\(text)")
    }
  }
}
