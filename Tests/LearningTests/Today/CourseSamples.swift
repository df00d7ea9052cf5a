import Deterministic
import Learning

/// A deck of sixty words, the knowledge of it, and the sessions made from both.
struct CourseSamples {
  static let deck = Deck(
    id: "words", name: "Words", language: .init(term: "es", meaning: "en"),
    words: (0..<60).map { number in
      Word(
        id: "w\(number)", term: "palabra\(number)", meanings: ["word \(number)"],
        contrast: number < 2 ? ["w\(1 - number)"] : [])
    })

  var knowledge = Knowledge()
  private var count: Int64 = 0

  static let scope = DayPlan.Input.Scope(decks: [deck.id, "other"], course: DeckOutline(deck)) { reference in
    deck.words.first { $0.id == reference.word }.map { DeckWord($0, of: deck.origin) }
  }

  func word(_ number: Int) -> WordMet { knowledge.word(Self.deck.words[number], in: Self.deck) }

  mutating func apply(_ body: Event.Body, on day: Int64 = 100) {
    count += 1
    let day = Day(number: day)
    knowledge.apply(Event(number: count, moment: Moment(day.start), day: day, body))
  }

  mutating func answer(
    _ number: Int, _ skill: Skill = .recognise, isRight: Bool = true, takenFor other: Int? = nil,
    mode: Mode = .typed,
    on day: Int64 = 100
  ) {
    let word = word(number)
    let answer = Answer(
      item: word.item, skill: skill, reference: word.reference, meanings: word.meanings, mode: mode,
      shown: "x", given: "y", verdict: isRight ? .right : other == nil ? .wrong : .otherWord,
      milliseconds: 900, certainty: .known,
      confusedWith: other.map { WordReference(deck: Self.deck.id, word: "w\($0)") })
    apply(knowledge.event(answer, game: Knowledge.course, on: Day(number: day)), on: day)
  }

  func plan(on day: Int64 = 100, newLimit: Int? = nil) -> DayPlan {
    DayPlan(
      DayPlan.Input(knowledge, on: Day(number: day), Self.scope, minutes: 10, newLimit: newLimit))
  }

  func session(on day: Int64 = 100, seed: UInt64 = 1) -> CourseSession? {
    var maker = SessionMaker(
      knowledge, Self.scope, CourseOptions(), AnswerCheckerMaker(CourseDecks([Self.deck])), Chance(seed: seed)
    )
    return maker.session(.all, on: Day(number: day))
  }
}
