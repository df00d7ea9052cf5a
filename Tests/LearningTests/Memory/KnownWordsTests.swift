import Testing

@testable import Learning

@Suite("The mark of a word")
struct MarkTests {
  private let model = MemoryModel()

  private func mark(_ learner: Learner) -> Mark { model.mark(of: learner.figures) }

  private func isFading(_ learner: Learner, on day: Int64) -> Bool {
    model.isFading(learner.figures, on: Day(number: day))
  }

  /// A word begun on day 0 and answered right a number of times, each time when it was due.
  private func learner(_ times: Int, _ mode: Mode = .typed, _ skill: Skill = .recall) -> Learner {
    var learner = Learner()
    for _ in 0...times {
      let due = learner.figures.skills[skill]?.memory?.due.number
      learner.answer(AnswerSamples.answer(.right, mode, skill), on: due ?? 0)
    }
    return learner
  }

  @Test("a word never met is new; a lesson alone changes nothing, a sight or a chance answer does")
  func new() {
    var learner = Learner()
    #expect(mark(learner) == .new)
    learner.apply(.lesson(AnswerSamples.word, isKnown: false), on: Day(number: 0))
    #expect(mark(learner) == .new)
    learner.apply(.met(AnswerSamples.word), on: Day(number: 0))
    for certainty in Certainty.allCases where certainty != .known {
      learner.answer(AnswerSamples.answer(certainty: certainty), on: 0)
    }
    #expect(mark(learner) == .met)
  }

  @Test("a word only asked by games is met, however often")
  func met() {
    var learner = Learner()
    for day in 0..<40 as Range<Int64> {
      learner.answer(AnswerSamples.answer(.right, .chosen), on: day, game: "challenge")
      #expect(mark(learner) == .met)
    }
  }

  @Test("a word begun by the course is shaky, right or wrong, the whole first day")
  func shaky() {
    for verdict in [Verdict.right, .wrong] {
      var learner = Learner()
      for _ in 0..<3 { learner.answer(AnswerSamples.answer(verdict), on: 0) }
      #expect(mark(learner) == .shaky)
    }
  }

  @Test("right unaided on a later day is good; told before is not unaided; a wrong answer takes it back")
  func good() {
    var told = learner(0)
    told.apply(.met(AnswerSamples.word), on: Day(number: 2))
    told.answer(AnswerSamples.answer(), on: 2)
    #expect(mark(told) == .shaky)
    var learner = learner(1)
    #expect(mark(learner) == .good)
    learner.answer(AnswerSamples.answer(.wrong), on: 13)
    #expect(mark(learner) == .shaky)
    learner.answer(AnswerSamples.answer(), on: 15)
    #expect(mark(learner) == .good)
  }

  @Test("a word held for three weeks and once produced from its meaning is strong")
  func strong() {
    #expect((learner(1).memory?.stability ?? 99) < 21 && (learner(2).memory?.stability ?? 0) >= 21)
    #expect(mark(learner(2)) == .strong)
    #expect(mark(learner(5, .chosen)) == .good, "it was never produced")
    #expect(mark(learner(5, .typed, .recognise)) == .good, "its meaning was")
    var missed = learner(5)
    missed.answer(AnswerSamples.answer(.wrong), on: missed.memory?.due.number ?? 0)
    #expect(mark(missed) == .shaky)
  }

  @Test("with a second skill begun it is still good, and strong when both are")
  func secondSkill() {
    var learner = learner(4, .chosen, .recognise)
    let first = learner.knowledge.lastDay?.number ?? 0
    #expect(mark(learner) == .good)
    learner.answer(AnswerSamples.answer(), on: first + 1)
    #expect(mark(learner) == .good, "what was strong in one skill is not so in the other")
    for _ in 0..<3 { learner.answer(AnswerSamples.answer(), on: learner.memory?.due.number ?? 0) }
    #expect(mark(learner) == .strong)
    learner.answer(AnswerSamples.answer(.wrong), on: learner.memory?.due.number ?? 0)
    #expect(mark(learner) == .good, "the first skill is held")
  }

  @Test("a good word fades when its recall sinks, but stays good")
  func fading() {
    let good = learner(1)
    #expect(!isFading(good, on: 13) && isFading(good, on: 300) && mark(good) == .good)
    #expect(!isFading(learner(0), on: 300), "what was never held doesn't fade")
    var again = good
    again.answer(AnswerSamples.answer(), on: 300)
    #expect(!isFading(again, on: 300))
  }

  @Test("a letter of two forms has the mark of the weaker, and is met where only one form was")
  func forms() {
    #expect(Mark(ofForms: [.strong, .shaky]) == .shaky && Mark(ofForms: [.good, .strong]) == .good)
    #expect(Mark(ofForms: [.new, .strong]) == .met && Mark(ofForms: [.met, .good]) == .met)
    #expect(Mark(ofForms: [.new, .new]) == .new && Mark(ofForms: []) == .new)
  }
}

@Suite("The rank of a player")
struct RankTests {
  @Test(
    "follows from the number of held words",
    arguments: [
      (24, 0, Rank.novice), (25, 0, .apprentice), (149, 149, .apprentice), (150, 0, .adept),
      (600, 149, .adept), (500, 150, .expert), (1500, 749, .expert), (1500, 750, .master),
    ])
  func ranks(good: Int, strong: Int, rank: Rank) {
    #expect(Rank(HeldWords(good: good, strong: strong)) == rank)
  }

  @Test("each rank but the last has a next one")
  func next() {
    #expect(Rank.allCases.compactMap(\.next) == Array(Rank.allCases.dropFirst()))
    #expect(Rank.allCases == Rank.allCases.sorted())
  }

  private func event(_ number: Int64, _ word: Int, _ grade: Grade, on day: Int64) -> Event {
    let answer = Answer(
      item: ItemID(rawValue: "es:\(word)"), skill: .recognise,
      reference: WordReference(deck: "d", word: "\(word)"), mode: .typed, shown: "", given: "",
      verdict: grade == .again ? .wrong : .right, milliseconds: 1000, certainty: .known)
    return Event(
      number: number, moment: Moment(day * Day.seconds), day: Day(number: day),
      .answer(answer, game: "today", grade: grade))
  }

  @Test("stays when its words are forgotten, and is found again by a rebuild")
  func stays() {
    var events: [Event] = []
    for (day, grade) in [(1, Grade.good), (4, .good), (30, .again)] {
      for word in 0..<25 { events.append(event(Int64(events.count + 1), word, grade, on: Int64(day))) }
    }
    var knowledge = Knowledge()
    for event in events[..<49] { knowledge.apply(event) }
    #expect(knowledge.held.good == 24 && knowledge.record.rank == .novice)
    for event in events[49...] { knowledge.apply(event) }
    #expect(knowledge.held == HeldWords() && knowledge.record.rank == .apprentice)
    var again = Knowledge()
    for event in events { again.apply(event) }
    #expect(again == knowledge)
  }

  @Test("held words are counted alike from events and from a save")
  func counted() {
    var knowledge = Knowledge()
    for place in 0..<60 {
      let (word, day) = (place % 20, Int64(place / 20) * 5)
      knowledge.apply(event(Int64(place + 1), word, word < 3 && day == 10 ? .again : .good, on: day))
    }
    #expect(knowledge.held.good == 17)
    #expect(Knowledge(items: knowledge.items.all).held == knowledge.held)
  }
}

@Suite("What a round has changed")
struct MarkChangesTests {
  private static let deck = Deck(
    id: "d", name: "D", language: .init(term: "es", meaning: "en"),
    words: ["agua", "pan", "sal"].map { Word(id: $0, term: $0, meanings: ["m-" + $0]) })
  private static let items = deck.words.map {
    RoundSetup.Item($0, of: deck.origin, isNew: true, shown: .term)
  }

  private static func answer(_ learner: inout Learner, _ index: Int, on day: Int64, isRight: Bool = true) {
    let answer = items[index].answer(
      showing: .term, .typed, shown: "x", given: "y", verdict: isRight ? .right : .wrong, milliseconds: 1000,
      certainty: .known)
    _ = learner.answer(answer, on: day)
  }

  @Test("a first-time word counts as met, a held one is good, and a missed one hasn't risen")
  func rises() {
    var learner = Learner()
    Self.answer(&learner, 1, on: 100)
    let before = MarkChanges(Self.items + Self.items, learner.knowledge)
    #expect(before.rises(learner.knowledge) == [])
    Self.answer(&learner, 0, on: 103)
    Self.answer(&learner, 1, on: 103)
    #expect(before.rises(learner.knowledge).map(\.term) == ["agua", "pan"])
    #expect(before.rises(learner.knowledge).map(\.mark) == [.met, .good])
    let after = MarkChanges(Self.items, learner.knowledge)
    Self.answer(&learner, 1, on: 104, isRight: false)
    #expect(after.rises(learner.knowledge) == [])
  }

  @Test("words coming back are counted by day, each word once")
  func comingBack() {
    var learner = Learner()
    Self.answer(&learner, 0, on: 100)
    Self.answer(&learner, 1, on: 100)
    Self.answer(&learner, 2, on: 100, isRight: false)
    let (knowledge, day) = (learner.knowledge, Day(number: 100))
    let counts = MarkChanges(Self.items + Self.items, knowledge).comingBack(knowledge, on: day)
    #expect(counts.map(\.days) == [1, 2] && counts.map(\.count) == [1, 2])
  }
}

@Suite("Marks of learned letters")
struct LetterMarkTests {
  @Test("a letter that was learned is at least good, in its mark and in the rank")
  func learned() {
    var figures = ItemFigures()
    figures.seen = 2
    let id = ItemID(rawValue: "letter:ka:ა")
    let letter = { Knowledge.Item(figures: figures, isLearned: $0) }
    #expect(MemoryModel().mark(of: letter(false)) == .met)
    #expect(MemoryModel().mark(of: letter(true)) == .good)
    #expect(Knowledge(items: [id: letter(true)]).held == HeldWords(good: 1))
  }
}
