import Deterministic
import Testing

@testable import Learning

@Suite("Choices by ear")
struct HeardChoiceTests {
  private static func key(_ term: String, _ latin: String) -> SoundKey {
    SoundKey(Word(id: term, term: term, meanings: ["x"], romanization: latin))
  }

  @Test("sounds of one place, tones and doubled sounds are alike, others aren't")
  func keys() {
    #expect(Set([("კ", "k'"), ("ქ", "k"), ("ყ", "q'"), ("ღ", "gh")].map(Self.key)).count == 1)
    #expect(Set([("ㄱ", "g"), ("ㅋ", "k"), ("ㄲ", "kk")].map(Self.key)).count == 1)
    #expect(Set([("妈", "mā"), ("马", "mǎ"), ("骂", "mà")].map(Self.key)).count == 1)
    #expect(Set([("კარი", "k'ari"), ("ქარი", "kari"), ("თავი", "tavi")].map(Self.key)).count == 2)
    #expect(Self.key("ა", "a") != Self.key("ე", "e"))
  }

  /// The question for an item by ear, among those of a deck that is known.
  private static func question(_ id: String, in deck: Deck, seed: UInt64) -> Question? {
    let memory = MemoryState(
      stability: 2, difficulty: 5, reviewed: Day(number: 98), due: Day(number: 100))
    let heard = SkillFigures(right: 3, memory: memory, isHeld: true)
    let items = deck.words.map { word in
      let reference = WordReference(deck: deck.id, word: word.id)
      let figures = ItemFigures(
        seen: 3, right: 3, lastSeen: Day(number: 98),
        skills: word.id == id ? [.hear: heard] : [.recognise: heard])
      return (ItemID(reference), Knowledge.Item(figures: figures, words: [reference]))
    }
    let scope = DayPlan.Input.Scope(decks: [deck.id], course: nil, extras: ExtraSkills(heard: [deck.id])) {
      word in
      deck.words.first { $0.id == word.word }.map { DeckWord($0, of: deck.origin) }
    }
    var maker = SessionMaker(
      Knowledge(items: Dictionary(uniqueKeysWithValues: items)), scope, CourseOptions(answers: .mixed),
      AnswerCheckerMaker(CourseDecks([deck])), Chance(seed: seed))
    let task = CourseQueue.Task(ItemID(WordReference(deck: deck.id, word: id)), .hear)
    return maker.session(.all, on: Day(number: 100))?.questions[task]?.question
  }

  @Test("have the words that are mixed up by ear among them", arguments: 0..<10 as Range<UInt64>)
  func words(seed: UInt64) throws {
    let others = (0..<9).map { ("word \($0)", "w\(Array("aeioumnlr")[$0])sl") }
    let terms = [("door", "k'ari"), ("wind", "kari"), ("gate", "gari")] + others
    let deck = Deck(
      id: "ka", name: "Georgian", language: .init(term: "ka", meaning: "en"),
      words: terms.map { Word(id: $0.0, term: $0.1, meanings: [$0.0], romanization: $0.1) })
    let question = try #require(Self.question("door", in: deck, seed: seed))
    #expect(question.mode == .chosen && question.options.count == 4, "seed \(seed)")
    #expect(
      Set(question.options).isSuperset(of: ["door", "wind", "gate"]), "seed \(seed): \(question.options)")
  }

  @Test(
    "of a letter are letters, with those of the nearest sounds, and no capital",
    arguments: 0..<10 as Range<UInt64>)
  func letters(seed: UInt64) throws {
    let sounds = ["k'", "k", "q'", "a", "b", "m", "n", "l", "r", "o", "u", "i"]
    let terms = Array("კქყაბმნლროუი")
    let deck = Deck(
      id: "letters", name: "Letters", language: .init(term: "ka", meaning: "ka-Latn"), kind: .alphabet,
      words: zip(terms, sounds).map {
        Word(
          id: $1, term: String($0), meanings: [$1], romanization: $1,
          letter: Letter(capital: String($0) + "!"))
      })
    let question = try #require(Self.question("k'", in: deck, seed: seed))
    #expect(question.isHeardLetter && question.answer == "კ" && question.mode == .chosen)
    #expect(question.options.count == 8 && question.options.allSatisfy { !$0.hasSuffix("!") })
    #expect(Set(question.options).isSuperset(of: ["კ", "ქ", "ყ"]), "seed \(seed): \(question.options)")
  }
}
