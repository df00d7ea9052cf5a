import Deterministic
import Learning
import Testing

@Suite("What stands beside a right answer")
struct OptionTests {
  private static let deck = Deck(
    id: "words", name: "Words", language: .init(term: "es", meaning: "en"),
    words: (0..<60).map { number in
      Word(
        id: "w\(number)", term: "palabra\(number)", meanings: ["word \(number)"],
        partOfSpeech: number % 3 == 0 ? "verb" : "noun")
    })

  /// What can be chosen of the first word, where the first so many are known.
  private func options(known count: Int, seed: UInt64) throws -> Set<Int> {
    var knowledge = Knowledge()
    for (number, word) in Self.deck.words.prefix(count).enumerated() {
      let memory = MemoryState(
        stability: 2, difficulty: 5, reviewed: Day(number: 98), due: Day(number: number == 0 ? 100 : 120))
      let figures = ItemFigures(seen: 1, skills: [.recognise: SkillFigures(memory: memory)])
      knowledge.take(
        Event(
          number: Int64(number + 1), moment: Moment(0), day: Day(number: 98),
          .baseline(Event.Baseline(word: knowledge.word(word, in: Self.deck), figures: figures))))
    }
    let task = CourseQueue.Task(knowledge.word(Self.deck.words[0], in: Self.deck).item, .recognise)
    let scope = DayPlan.Ground.Scope(decks: ["words"], course: DeckOutline(Self.deck)) { reference in
      Self.deck.words.first { $0.id == reference.word }.map { DeckWord($0, of: Self.deck.origin) }
    }
    var maker = SessionMaker(
      knowledge, scope, CourseOptions(), ExaminerDesk(CourseDecks([Self.deck])), Chance(seed: seed))
    let asked = try #require(maker.session(.reviews, on: Day(number: 100))?.questions[task])
    return Set(asked.question.options.compactMap { Int($0.dropFirst(5)) }).subtracting([0])
  }

  @Test("others that are known, and of the same part of speech", arguments: 0..<20 as Range<UInt64>)
  func alike(seed: UInt64) throws {
    let options = try options(known: 24, seed: seed)
    #expect(options.count == 3 && options.allSatisfy { $0 < 24 && $0 % 3 == 0 }, "seed \(seed): \(options)")
  }

  @Test(
    "where those are too few, known ones come before those of its kind", arguments: 0..<20 as Range<UInt64>)
  func few(seed: UInt64) throws {
    #expect(try options(known: 4, seed: seed) == [1, 2, 3], "seed \(seed)")
    let options = try options(known: 1, seed: seed)
    #expect(options.count == 3 && options.allSatisfy { $0 % 3 == 0 }, "seed \(seed): \(options)")
  }
}
