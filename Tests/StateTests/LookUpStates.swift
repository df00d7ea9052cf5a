import Engine
import Games
import Interface
import Learning
import Playtest

@testable import App

/// States of the screens for looking words up.
enum LookUpStates {
  private static let entries = [
    DictionaryEntry(
      language: "ja", term: "学校", reading: "がっこう", senses: [.init(["school"], partOfSpeech: "noun")],
      lists: ["JLPT N5"], zipf: 5.6),
    DictionaryEntry(
      language: "es", term: "escuela", spellings: ["Escuela"], senses: [.init(["school", "college"])], zipf: 5
    ),
  ]

  private static func result(_ text: String, _ entries: ArraySlice<DictionaryEntry>) -> LookUpResult {
    let hits = entries.enumerated().map { DictionaryHit($1, .term, number: $0 + 1) }
    return LookUpResult(text, hits, notice: "Japanese 267,381")
  }

  static func search() -> [LookUpScene] {
    [entries[...], entries.suffix(1)].flatMap { entries -> [LookUpScene] in
      let typed = LookUpScene("school")
      let scene = LookUpScene("school", result("school", entries))
      return Monkey.states(typed, moves: 60) + [scene] + Monkey.states(scene, moves: 60)
    }
  }

  static func pages() -> [LookUpPageScene] {
    let child = CharacterEntry("子")
    let answers: [LookUpAnswer] = [
      .entry(
        EntryPage(
          entries[0], characters: [child],
          words: Array(repeating: DictionaryHit(entries[0], .inside, number: 1), count: 12))),
      .entry(EntryPage(entries[1], known: "Spanish")),
      .character(CharacterPage(child, words: entries.map { DictionaryHit($0, .inside, number: 1) })),
    ]
    let questions: [LookUpSubject] = [.entry(entries[0]), .entry(entries[1]), .character("子")]
    return zip(questions, answers).flatMap { question, answer -> [LookUpPageScene] in
      let empty = LookUpPageScene(question)
      let told = empty.told(PageLookUp.self, answer)
      let kept = told.told(
        ChangeOwnWords.self, .made(OwnWordsKept(saying: "It is there.")), after: [.key(Key(.enter))])
      return Monkey.states(empty, moves: 10) + [told, kept]
        + Monkey.states(told, window: Size(60, 20), moves: 60)
    }
  }

  static func texts() -> [ReadScene] {
    let text = Array(String(repeating: "La escuela está lejos. ", count: 60))
    let words = stride(from: 3, to: 1380, by: 23).map { TextWord($0..<$0 + 7, entries[1]) }
    return [ReadText("a", text, unknown: words), ReadText("b", text, unknown: [])].flatMap { text in
      let keys: [InputEvent] = [.key(Key(.right)), .key("a")]
      let told = ReadScene(text).told(
        ChangeOwnWords.self, .made(OwnWordsKept(saying: "It is there.")), after: keys)
      let word = Word(id: "a", term: "escuela", meanings: ["school"])
      let known = DeckWord(word, of: WordOrigin(deck: "own.es"))
      let added = told.told(
        ChangeOwnWords.self, .made(OwnWordsKept("It is yours.", words: [known], all: [], hints: [])),
        after: keys)
      return [told, added] + Monkey.states(ReadScene(text), window: Size(60, 20), moves: 60)
        + Monkey.states(ReadScene(text), window: Size(60, 20), moves: 40, reads: true)
    }
  }
}
