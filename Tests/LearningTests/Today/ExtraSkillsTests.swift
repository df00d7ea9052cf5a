import Deterministic
import Learning
import Testing

@Suite("Optional skills")
struct ExtraSkillsTests {
  private static let seeds: [UInt64] = [1, 2, 3, 4]

  @Test(
    "one skill of an item is asked a day, nothing is due twice, and a rebuild gives the same",
    arguments: seeds)
  func days(seed: UInt64) throws {
    var (days, all) = (SimulatedDays(seed: seed), Set<Skill>())
    for _ in 0..<40 {
      days.play()
      for (item, skills) in days.asked {
        #expect(skills.count == 1, "seed \(seed), \(days.day), \(item.rawValue): \(skills)")
        all.formUnion(skills)
      }
      let plan = DayPlan(SimulatedDays.input(days.knowledge, on: days.day, SimulatedDays.on))
      let items = (plan.reviews + plan.waiting + plan.opened + plan.missed).map(\.item)
      #expect(Set(items).count == items.count, "seed \(seed), \(days.day)")
      days.advance()
    }
    #expect(all == [.recognise, .read, .recall, .hear, .write], "seed \(seed)")
    var rebuilt = Knowledge()
    for event in days.events { rebuilt.apply(event) }
    #expect(rebuilt == days.knowledge, "seed \(seed)")
  }

  @Test("turned off, they are as if they had never been answered", arguments: seeds)
  func off(seed: UInt64) throws {
    var days = SimulatedDays(seed: seed, takesBack: false)
    for _ in 0..<25 {
      days.play()
      days.advance()
      var without = Knowledge()
      for event in days.events where !event.isOfExtra { without.apply(event) }
      var input = SimulatedDays.input(days.knowledge, on: days.day, .none)
      let plain = SimulatedDays.input(without, on: days.day, .none)
      // Reviews that were done stay counted.
      input.pastReviews = plain.pastReviews
      #expect(DayPlan(input) == DayPlan(plain), "seed \(seed), \(days.day)")
      #expect(input.openedLater == plain.openedLater)
      let decks: Set = [SimulatedDays.deck.id]
      #expect(
        Forecast(days.knowledge, on: days.day, decks: decks) == Forecast(without, on: days.day, decks: decks))
      for (id, item) in without.items.all {
        let other = try #require(days.knowledge.items[id])
        #expect(days.knowledge.model.mark(of: other) == without.model.mark(of: item), "\(id.rawValue)")
        #expect(
          days.knowledge.model.standing(of: other.figures, on: days.day)
            == without.model.standing(of: item.figures, on: days.day))
      }
      #expect(
        days.knowledge.held == without.held && days.knowledge.boxes(of: decks) == without.boxes(of: decks))
    }
  }

  @Test(
    "they open when the term was produced on a later day: listening first, then drawing where there is a stroke order"
  )
  func opening() throws {
    let held = SkillFigures(
      memory: MemoryState(stability: 5, difficulty: 5, reviewed: Day(number: 1), due: Day(number: 6)),
      isHeld: true)
    var figures = ItemFigures(seen: 9, skills: [.recognise: held, .read: held])
    let deck = SimulatedDays.deck
    let word = DeckWord(deck.words[0], of: deck.origin)
    #expect(word.opening(figures, inTurn: true, SimulatedDays.on) == .recall)
    figures.skills[.recall] = held
    #expect(word.opening(figures) == nil)
    #expect(word.opening(figures, inTurn: true, SimulatedDays.on) == .hear)
    #expect(word.opening(figures, inTurn: true, ExtraSkills(drawn: [deck.id])) == .write)
    figures.skills[.hear] = held
    #expect(word.opening(figures, inTurn: true, SimulatedDays.on) == .write)
    figures.skills[.recall]?.isHeld = false
    #expect(word.opening(figures, inTurn: true, SimulatedDays.on) == nil)
    figures.skills[.recall]?.isHeld = true
    let latin = DeckWord(Word(id: "t", term: "Tシャツ", meanings: ["T-shirt"]), of: deck.origin)
    #expect(latin.opening(figures, inTurn: true, SimulatedDays.on) == nil)
  }

  @Test("a letter is asked by ear, then by drawing; its capital sounds the same and is only drawn")
  func letters() {
    let deck = Deck(
      id: "kana", name: "Kana", language: .init(term: "ja", meaning: "en"), kind: .alphabet,
      words: [Word(id: "a", term: "あ", meanings: ["a"])])
    let held = SkillFigures(
      memory: MemoryState(stability: 5, difficulty: 5, reviewed: Day(number: 1), due: Day(number: 6)),
      isHeld: true)
    let figures = ItemFigures(seen: 9, skills: [.read: held, .recall: held])
    let extras = ExtraSkills(heard: ["kana"], drawn: ["kana"])
    #expect(DeckWord(deck.words[0], of: deck.origin).opening(figures, inTurn: true, extras) == .hear)
    var capital = deck.words[0]
    capital.id += Word.capitalMark
    #expect(DeckWord(capital, of: deck.origin).opening(figures, inTurn: true, extras) == .write)
  }

  @Test("strokes of a drawn answer are remembered, but are no review of their own")
  func beside() throws {
    var days = SimulatedDays(seed: 5)
    for _ in 0..<30 {
      days.play()
      days.advance()
    }
    let graded = days.events.count { event in
      guard case .answer(let answer, _, .some) = event.body else { return false }
      return answer.skill == .write
    }
    #expect(graded > 0)
    let day = try #require(days.knowledge.record.days.first { $0.value.reviews > 3 })
    let skills = days.events.filter { $0.day == day.key }.compactMap { event -> ItemID? in
      if case .answer(let answer, _, .some) = event.body { answer.item } else { nil }
    }
    #expect(day.value.reviews + day.value.begun + day.value.opened <= Set(skills).count)
  }
}

@Suite("Questions by ear and by drawing")
struct ExtraQuestionTests {
  /// Sessions of a simulated course in which every skill is asked.
  private static func asked(_ skill: Skill) -> [CourseSession.Asked] {
    var (days, asked) = (SimulatedDays(seed: 7), [CourseSession.Asked]())
    for _ in 0..<40 {
      asked += days.session()?.questions.filter { $0.key.skill == skill }.map(\.value) ?? []
      days.play()
      days.advance()
    }
    return asked
  }

  @Test("listening is answered by choice while young and typed later, never beside a homophone")
  func heard() throws {
    let asked = Self.asked(.hear)
    #expect(Set(asked.map(\.question.mode)) == [.chosen, .typed])
    for question in asked.map(\.question) where question.mode == .chosen {
      #expect(question.side == .meaning && question.options.count == 4)
      let twins = SimulatedDays.deck.words.filter(question.sounds)
      #expect(twins.count == 1 && !question.options.contains(twins[0].meanings[0]))
    }
  }

  @Test("drawing is always asked by the meaning")
  func drawn() {
    let asked = Self.asked(.write)
    #expect(!asked.isEmpty && asked.allSatisfy { $0.question.mode == .drawn && $0.question.side == .term })
  }

  @Test("where a word is only heard, the meaning of a homophone is no mistake")
  func homophone() throws {
    let deck = SimulatedDays.deck
    func finding(_ skill: Skill) -> Finding {
      let item = RoundSetup.Item(deck.words[0], of: deck.origin, isNew: false, shown: .term)
      return AnswerChecker(deck, side: .meaning).judge(TypedAnswer("thing 1"), for: Question(item, skill))
        .finding
    }
    #expect(finding(.hear).isAskedAgain && !finding(.recognise).isAskedAgain)
    #expect(finding(.hear).tried == .otherWord)
  }

  @Test("no game asks by ear or by drawing")
  func rounds() {
    var (days, rounds) = (SimulatedDays(seed: 9), 0)
    for _ in 0..<60 {
      if var queue = days.session()?.queue {
        while case let next = queue.next(), next != .end {
          guard case .round(let tasks) = next else { continue }
          rounds += 1
          #expect(tasks.allSatisfy { !$0.skill.isExtra })
        }
      }
      days.play()
      days.advance()
    }
    #expect(rounds > 0)
  }
}

extension Event {
  fileprivate var isOfExtra: Bool {
    if case .answer(let answer, _, _) = body { answer.skill.isExtra } else { false }
  }
}
