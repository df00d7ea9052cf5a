import Learning
import Testing

@testable import Babble

@Suite("Words of a text that are added in one go")
struct WordDraftTests {
  private func mined(_ terms: [(term: String, meaning: String)]) -> [TextMiner.Found] {
    terms.flatMap { term, meaning in
      let entry = DictionaryEntry(language: "es", term: term, senses: [.init([meaning])])
      let text = Array(term)
      return TextMiner.mined(text, words: [TextWord(0..<text.count, entry)]) { _ in false }
    }
  }

  @Test("two that are written alike are one word with the meanings of both, and count once")
  func homographs() throws {
    var arcade = TestArcade.arcade()
    var draft = WordDraft(arcade)
    #expect(draft.add(mined([("banco", "bank"), ("sol", "sun"), ("banco", "bench")])).count == 2)
    _ = try arcade.make(.all(draft.changes))
    #expect(arcade.bank.bank.words.map(\.word.meanings) == [["bank", "bench"], ["sun"]])
    var again = WordDraft(arcade)
    _ = again.add(mined([("banco", "seat"), ("banco", "shoal")]))
    _ = try arcade.make(.all(again.changes))
    #expect(arcade.bank.bank.words[0].word.meanings == ["bank", "bench", "seat", "shoal"])
    _ = try arcade.undo()
    #expect(arcade.bank.bank.words[0].word.meanings == ["bank", "bench"])
  }

  @Test("what can't be a word is passed over and told, and the others are added")
  func impossible() {
    var draft = WordDraft(TestArcade.arcade())
    #expect(draft.add(mined([("..", "x"), ("sol", "sun")])).map(\.word) == ["sol"])
    #expect(draft.problems.count == 1 && draft.problems[0].contains(".. can't be a word"))
  }
}
