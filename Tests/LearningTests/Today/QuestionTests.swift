import Deterministic
import Learning
import Testing

@Suite("From a question to an answer")
struct QuestionTests {
  private let deck = Deck(
    id: "d", name: "D", language: .init(term: "es", meaning: "en"),
    words: [("casa", "house"), ("mesa", "table"), ("pan", "bread")].map {
      Word(id: $0, term: $0, meanings: [$1])
    })

  private func question(_ mode: Mode) -> Question {
    Question(
      RoundSetup.Item(deck.words[0], of: deck.origin, isNew: false, shown: .term), .recognise, mode,
      options: mode == .chosen ? ["house", "table", "hose"] : [])
  }

  @Test("only a typed answer that isn't right can be declared right")
  func accepted() {
    #expect(question(.typed).canAccept("home", .wrong) && question(.typed).canAccept("hose", .slip))
    #expect(!question(.typed).canAccept("house", .right) && !question(.typed).canAccept("", .givenUp))
    for mode in [Mode.chosen, .judged] { #expect(!question(mode).canAccept("again", .wrong)) }
  }

  @Test("an option is right, another word of the deck or wrong, never a slip")
  func options() {
    let checker = AnswerChecker(deck, side: .meaning)
    let verdicts = question(.chosen).options.map {
      checker.judge(option: $0, for: question(.chosen)).verdict
    }
    #expect(verdicts == [.right, .otherWord, .wrong])
    #expect(checker.judge("hose", for: deck.words[0]).verdict != .wrong)
  }

  @Test("an answer contains everything from its question, and the confused word")
  func answered() {
    let answer = question(.chosen).answered("table", .otherWord, takenFor: deck.words[1])
    #expect(answer.reference == WordReference(deck: "d", word: "casa") && answer.skill == .recognise)
    #expect(answer.shown == "casa" && answer.options.count == 3 && answer.mode == .chosen)
    #expect(answer.confusedWith == WordReference(deck: "d", word: "mesa") && answer.milliseconds == 0)
  }
}

/// Young memories are chosen; what was chosen at first is soon asked again.
@Suite("Typed or chosen")
struct TypedOrChosenTests {
  /// The mode of a question about a word with this stability.
  private func mode(_ stability: Double) throws -> Mode {
    var samples = CourseSamples()
    let memory = MemoryState(
      stability: stability, difficulty: 2, reviewed: Day(number: 50), due: Day(number: 100))
    let figures = ItemFigures(
      seen: 1, right: 1, lastSeen: Day(number: 50), skills: [.recognise: SkillFigures(memory: memory)])
    samples.apply(.baseline(Event.Baseline(word: samples.word(5), figures: figures)), on: 50)
    let task = CourseQueue.Task(samples.word(5).item, .recognise)
    return try #require(samples.session()?.questions[task]).question.mode
  }

  @Test("a due item is chosen below a stability of five days, and typed from there on")
  func border() throws {
    #expect(try mode(4.99) == .chosen && mode(5) == .typed && mode(40) == .typed)
    #expect(try mode(2.3065) == .chosen, "what was typed right once")
  }

  @Test("a new word is typed, and an opening skill is chosen at first")
  func openingAndNew() throws {
    var samples = CourseSamples()
    for day in [90, 93] as [Int64] { samples.answer(5, .recognise, on: day) }
    let session = try #require(samples.session(on: 94))
    let opened = try #require(session.questions[CourseQueue.Task(samples.word(5).item, .recall)])
    #expect(opened.question.mode == .chosen && opened.question.options.count == 4)
    let new = session.questions.filter { $0.key.item != samples.word(5).item }
    #expect(!new.isEmpty && new.values.allSatisfy { $0.question.mode == .typed })
  }
}

@Suite("Options")
struct OptionTests {
  private static let deck = Deck(
    id: "words", name: "Words", language: .init(term: "es", meaning: "en"),
    words: (0..<60).map { number in
      Word(
        id: "w\(number)", term: "palabra\(number)", meanings: ["word \(number)"],
        partOfSpeech: number % 3 == 0 ? "verb" : "noun")
    })

  /// The options for the first word, where that many words are known.
  private func options(known count: Int, seed: UInt64) throws -> Set<Int> {
    let question = try asked(Self.deck, known: count, stability: 2, seed: seed)
    return Set(question.options.compactMap { Int($0.dropFirst(5)) }).subtracting([0])
  }

  private func asked(_ deck: Deck, known count: Int, stability: Double, seed: UInt64) throws -> Question {
    var knowledge = Knowledge()
    for (number, word) in deck.words.prefix(count).enumerated() {
      let memory = MemoryState(
        stability: stability, difficulty: 5, reviewed: Day(number: 98),
        due: Day(number: number == 0 ? 100 : 120))
      let figures = ItemFigures(seen: 1, skills: [.recognise: SkillFigures(memory: memory)])
      knowledge.apply(
        Event(
          number: Int64(number + 1), moment: Moment(0), day: Day(number: 98),
          .baseline(Event.Baseline(word: knowledge.word(word, in: deck), figures: figures))))
    }
    let task = CourseQueue.Task(knowledge.word(deck.words[0], in: deck).item, .recognise)
    let scope = DayPlan.Input.Scope(decks: ["words"], course: DeckOutline(deck)) { reference in
      deck.words.first { $0.id == reference.word }.map { DeckWord($0, of: deck.origin) }
    }
    var maker = SessionMaker(
      knowledge, scope, CourseOptions(), AnswerCheckerMaker(CourseDecks([deck])), Chance(seed: seed))
    return try #require(maker.session(.reviews, on: Day(number: 100))?.questions[task]).question
  }

  @Test("who turns and judges is asked for nothing else, new words included")
  func judged() throws {
    let deck = CourseSamples.deck
    var maker = SessionMaker(
      Knowledge(), CourseSamples.scope, CourseOptions(answers: .judged),
      AnswerCheckerMaker(CourseDecks([deck])), Chance(seed: 1))
    let session = maker.session(.all, on: Day(number: 100))
    let questions = try #require(session).questions.values
    #expect(!questions.isEmpty && questions.allSatisfy { $0.question.mode == .judged })
  }

  @Test(
    "several short meanings are typed; only what has no short part is judged by oneself",
    arguments: [
      ("to drive, to go (by vehicle)", Mode.typed),
      ("used to say that something is over, never said of people who have left", .judged),
    ])
  func long(meaning: String, mode: Mode) throws {
    let deck = Deck(
      id: "words", name: "Words", language: .init(term: "de", meaning: "en"),
      words: [Word(id: "fahren", term: "fahren", meanings: [meaning])])
    #expect(try asked(deck, known: 1, stability: 50, seed: 1).mode == mode)
  }

  @Test("the other options are known and of the same part of speech", arguments: 0..<20 as Range<UInt64>)
  func alike(seed: UInt64) throws {
    let options = try options(known: 24, seed: seed)
    #expect(options.count == 3 && options.allSatisfy { $0 < 24 && $0 % 3 == 0 }, "seed \(seed): \(options)")
  }

  @Test(
    "if these are too few, known words come before those of one part of speech",
    arguments: 0..<20 as Range<UInt64>)
  func few(seed: UInt64) throws {
    #expect(try options(known: 4, seed: seed) == [1, 2, 3], "seed \(seed)")
    let options = try options(known: 1, seed: seed)
    #expect(options.count == 3 && options.allSatisfy { $0 % 3 == 0 }, "seed \(seed): \(options)")
  }
}
