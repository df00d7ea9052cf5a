import Deterministic
import Testing

@testable import Learning

@Suite("Gaps in sentences")
struct SentenceGapTests {
  private func gap(_ term: String, _ sentence: String, _ language: String = "es") -> String? {
    let word = Word(id: term, term: term, meanings: ["x"], sentence: Sentence(sentence))
    return SentenceGap(word, in: language).map { "\($0.text) \($0.form)" }
  }

  @Test("take the place of the word, without its article")
  func word() {
    #expect(gap("la puerta", "¿Quién está en la puerta?") == "¿Quién está en la ___? puerta")
    #expect(gap("¿cuánto?", "¿Cuánto es?") == "¿___ es? Cuánto")
    #expect(gap("l'école", "Je vais à l'école maintenant.", "fr") == "Je vais à l'___ maintenant. école")
    #expect(gap("学习", "我学习中文。", "zh") == "我___中文。 学习")
  }

  @Test("take the place of a form of it, by rules or by what it shares with the word")
  func form() {
    #expect(gap("tener", "Tengo dos hijos.") == "___ dos hijos. Tengo")
    #expect(gap("рука", "Что у тебя в руке?", "ru") == "Что у тебя в ___? руке")
    #expect(gap("finden", "Ich finde mein Geld nicht.", "de") == "Ich ___ mein Geld nicht. finde")
  }

  @Test("are left out where the word isn't found, is found twice, or a mark stands in it")
  func none() {
    #expect(gap("ir", "Vamos.") == nil || gap("ir", "Vamos.") == "___. Vamos")
    #expect(gap("sein", "Das ist gut.", "de") == nil)
    #expect(gap("no", "No, no quiero.") == nil)
    #expect(gap("որտեղ", "Որտե՞ղ ես։", "hy") == nil)
    #expect(gap("水", "水和水。", "zh") == nil)
  }

  private static let deck = Deck(
    id: "words", name: "Words", language: .init(term: "es", meaning: "en"),
    words: [
      Word(
        id: "tener", term: "tener", meanings: ["to have"],
        sentence: Sentence("Tengo dos hijos.", meaning: "I have two sons.")),
      Word(id: "haber", term: "haber", meanings: ["to have"]),
      Word(
        id: "casa", term: "la casa", meanings: ["house"],
        sentence: Sentence("Mi casa es grande.", meaning: "My house is big.")),
      Word(
        id: "grande", term: "grande", meanings: ["big"],
        sentence: Sentence("Mi casa es grande.", meaning: "My house is big.")),
    ] + (0..<6).map { Word(id: "w\($0)", term: "palabra\($0)", meanings: ["word \($0)"]) })

  private static let scope = DayPlan.Input.Scope(decks: [deck.id], course: nil) { reference in
    deck.words.first { $0.id == reference.word }.map { DeckWord($0, of: deck.origin) }
  }

  /// Everything is known and due; the questions that ask for one word in forty sessions.
  ///
  /// - Parameter stability: in days.
  private func questions(
    _ id: String, without unknown: Set<String> = [], stability: Double = 30, _ answers: AnswerWay = .mixed
  ) -> [Question] {
    let memory = MemoryState(
      stability: stability, difficulty: 5, reviewed: Day(number: 50), due: Day(number: 100))
    let skill = SkillFigures(right: 3, memory: memory, isHeld: true)
    let figures = ItemFigures(seen: 3, right: 3, lastSeen: Day(number: 50), skills: [.recall: skill])
    let items = Self.deck.words.filter { !unknown.contains($0.id) }.map { word in
      let reference = WordReference(deck: Self.deck.id, word: word.id)
      return (ItemID(reference), Knowledge.Item(figures: figures, words: [reference]))
    }
    let knowledge = Knowledge(items: Dictionary(uniqueKeysWithValues: items))
    return (0..<UInt64(40)).compactMap { seed in
      var maker = SessionMaker(
        knowledge, Self.scope, CourseOptions(answers: answers),
        AnswerCheckerMaker(CourseDecks([Self.deck])), Chance(seed: seed))
      let task = CourseQueue.Task(ItemID(WordReference(deck: Self.deck.id, word: id)), .recall)
      return maker.session(.all, on: Day(number: 100))?.questions[task]?.question
    }
  }

  @Test("ask for a third of the known words that have a sentence, the same with the same seed")
  func share() {
    let all = questions("casa")
    let gaps = all.filter { $0.prompt == "Mi ___ es grande." }
    #expect(all.count == 40 && (5...25).contains(gaps.count), "\(gaps.count)")
    #expect(gaps.allSatisfy { $0.answer == "casa" && $0.wording?.beside == "house" && $0.mode == .typed })
    #expect(all == questions("casa"))
    #expect(questions("w1").allSatisfy { $0.wording == nil })
  }

  @Test("none where another known word has the meaning; one that isn't known is no hindrance")
  func synonyms() {
    #expect(questions("tener").allSatisfy { $0.wording == nil })
    let gaps = questions("tener", without: ["haber"]).compactMap(\.wording)
    #expect(!gaps.isEmpty && gaps.allSatisfy { $0.text == "___ dos hijos." && $0.form == "Tengo" })
  }

  @Test("are chosen only where the word stands as in the deck, and never drawn")
  func chosen() {
    #expect(questions("casa", .chosen).allSatisfy { $0.wording == nil })
    let gaps = questions("grande", .chosen).filter { $0.wording != nil }
    #expect(!gaps.isEmpty && gaps.allSatisfy { $0.answer == "grande" && $0.options.contains("grande") })
    #expect(questions("grande", .drawn).allSatisfy { $0.wording == nil })
  }

  private func verdicts(_ id: String, _ gap: String, _ form: String, _ texts: [String]) throws -> [String] {
    let word = try #require(Self.deck.words.first { $0.id == id })
    var question = Question(
      RoundSetup.Item(word, of: Self.deck.origin, isNew: false, shown: .meaning), .recall)
    question.wording = Question.Wording(gap, form: form)
    let checker = AnswerChecker(Self.deck, side: .term)
    return texts.map {
      let finding = checker.judge(TypedAnswer($0), for: question).finding
      return "\(finding.verdict) \(finding.isAskedAgain ? "again" : "\(finding.settledVerdict)")"
    }
  }

  @Test("take the form; the word itself or another form is asked once more, and then is almost right")
  func judged() throws {
    #expect(
      try verdicts("tener", "___ dos hijos.", "Tengo", ["tengo", "tener", "tienes", "la casa", "zzzzz"]) == [
        "right right", "otherForm again", "otherForm again", "otherWord otherWord", "wrong wrong",
      ])
    #expect(
      try verdicts("casa", "Mi ___ es grande.", "casa", ["casa", "la casa", "cassa"]) == [
        "right right", "right right", "slip slip",
      ])
    #expect(
      try verdicts("casa", "Dos ___.", "casas", ["casas", "casa", "la casa", "caxas"]) == [
        "right right", "otherForm again", "otherForm again", "slip slip",
      ])
    #expect(Finding.otherForm(OtherForm(kind: .inSentence, answer: "Tengo")).settledVerdict == .slip)
    #expect(Finding.otherForm(OtherForm(kind: .plural, answer: "casa")).settledVerdict == .otherForm)
  }
}
