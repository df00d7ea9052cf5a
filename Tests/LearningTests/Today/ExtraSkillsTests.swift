import Deterministic
import Learning
import Testing

@Suite("Skills that are asked only when turned on")
struct ExtraSkillsTests {
  private static let seeds: [UInt64] = [1, 2, 3, 4]

  @Test(
    "of an item one skill a day is asked, nothing is due twice, and a rebuild knows the same",
    arguments: seeds)
  func days(seed: UInt64) throws {
    var (life, all) = (LifeWithExtras(seed: seed), Set<Skill>())
    for _ in 0..<40 {
      life.live()
      for (item, skills) in life.asked {
        #expect(skills.count == 1, "seed \(seed), \(life.day), \(item.rawValue): \(skills)")
        all.formUnion(skills)
      }
      let plan = DayPlan(LifeWithExtras.ground(life.knowledge, on: life.day, LifeWithExtras.on))
      let items = (plan.reviews + plan.waiting + plan.opened + plan.missed).map(\.item)
      #expect(Set(items).count == items.count, "seed \(seed), \(life.day)")
      life.sleep()
    }
    #expect(all == [.recognise, .read, .recall, .hear, .write], "seed \(seed)")
    var rebuilt = Knowledge()
    for event in life.events { rebuilt.take(event) }
    #expect(rebuilt == life.knowledge, "seed \(seed)")
  }

  @Test("turned off they are as if nobody had ever answered them", arguments: seeds)
  func off(seed: UInt64) throws {
    var life = LifeWithExtras(seed: seed, takesBack: false)
    for _ in 0..<25 {
      life.live()
      life.sleep()
      var without = Knowledge()
      for event in life.events where !event.isOfExtra { without.take(event) }
      var ground = LifeWithExtras.ground(life.knowledge, on: life.day, .none)
      let plain = LifeWithExtras.ground(without, on: life.day, .none)
      // What was reviewed, and how much of it, has happened all the same.
      ground.pastReviews = plain.pastReviews
      #expect(DayPlan(ground) == DayPlan(plain), "seed \(seed), \(life.day)")
      #expect(ground.openedLater == plain.openedLater)
      let decks: Set = [LifeWithExtras.deck.id]
      #expect(
        Forecast(life.knowledge, on: life.day, decks: decks) == Forecast(without, on: life.day, decks: decks))
      for (id, item) in without.items {
        let other = try #require(life.knowledge.items[id])
        #expect(life.knowledge.model.mark(of: other) == without.model.mark(of: item), "\(id.rawValue)")
        #expect(
          life.knowledge.model.standing(of: other.figures, on: life.day)
            == without.model.standing(of: item.figures, on: life.day))
      }
      #expect(
        life.knowledge.held == without.held && life.knowledge.boxes(of: decks) == without.boxes(of: decks))
    }
  }

  @Test(
    "they open when the term was produced on a later day: listening first, and drawing where strokes have an order"
  )
  func opening() throws {
    let held = SkillFigures(
      memory: MemoryState(stability: 5, difficulty: 5, reviewed: Day(number: 1), due: Day(number: 6)),
      isHeld: true)
    var figures = ItemFigures(seen: 9, skills: [.recognise: held, .read: held])
    let deck = LifeWithExtras.deck
    let word = DeckWord(deck.words[0], of: deck.origin)
    #expect(word.opening(figures, inTurn: true, LifeWithExtras.on) == .recall)
    figures.skills[.recall] = held
    #expect(word.opening(figures) == nil)
    #expect(word.opening(figures, inTurn: true, LifeWithExtras.on) == .hear)
    #expect(word.opening(figures, inTurn: true, ExtraSkills(drawn: [deck.id])) == .write)
    figures.skills[.hear] = held
    #expect(word.opening(figures, inTurn: true, LifeWithExtras.on) == .write)
    figures.skills[.recall]?.isHeld = false
    #expect(word.opening(figures, inTurn: true, LifeWithExtras.on) == nil)
    figures.skills[.recall]?.isHeld = true
    let latin = DeckWord(Word(id: "t", term: "Tシャツ", meanings: ["T-shirt"]), of: deck.origin)
    #expect(latin.opening(figures, inTurn: true, LifeWithExtras.on) == nil)
  }

  @Test("a letter is drawn, and says nothing that could be understood")
  func letters() {
    let deck = Deck(
      id: "kana", name: "Kana", language: .init(term: "ja", meaning: "en"), kind: .alphabet,
      words: [Word(id: "a", term: "あ", meanings: ["a"])])
    let held = SkillFigures(
      memory: MemoryState(stability: 5, difficulty: 5, reviewed: Day(number: 1), due: Day(number: 6)),
      isHeld: true)
    let figures = ItemFigures(seen: 9, skills: [.read: held, .recall: held])
    let extras = ExtraSkills(heard: ["kana"], drawn: ["kana"])
    #expect(DeckWord(deck.words[0], of: deck.origin).opening(figures, inTurn: true, extras) == .write)
  }

  @Test("drawn beside another answer strokes are remembered, and are no review of their own")
  func beside() throws {
    var life = LifeWithExtras(seed: 5)
    for _ in 0..<30 {
      life.live()
      life.sleep()
    }
    let graded = life.events.count { event in
      guard case .answer(let answer, _, .some) = event.body else { return false }
      return answer.skill == .write
    }
    #expect(graded > 0)
    let day = try #require(life.knowledge.record.days.first { $0.value.reviews > 3 })
    let skills = life.events.filter { $0.day == day.key }.compactMap { event -> ItemID? in
      if case .answer(let answer, _, .some) = event.body { answer.item } else { nil }
    }
    #expect(day.value.reviews + day.value.begun + day.value.opened <= Set(skills).count)
  }
}

@Suite("Questions that are heard or drawn")
struct ExtraQuestionTests {
  /// Sessions of a life in which every skill comes.
  private static func asked(_ skill: Skill) -> [CourseSession.Asked] {
    var (life, asked) = (LifeWithExtras(seed: 7), [CourseSession.Asked]())
    for _ in 0..<40 {
      asked += life.session()?.questions.filter { $0.key.skill == skill }.map(\.value) ?? []
      life.live()
      life.sleep()
    }
    return asked
  }

  @Test(
    "what is heard is chosen while it is young and typed later, and what sounds alike stands beside nothing")
  func heard() throws {
    let asked = Self.asked(.hear)
    #expect(Set(asked.map(\.question.mode)) == [.chosen, .typed])
    for question in asked.map(\.question) where question.mode == .chosen {
      #expect(question.side == .meaning && question.options.count == 4)
      let twins = LifeWithExtras.deck.words.filter(question.sounds)
      #expect(twins.count == 1 && !question.options.contains(twins[0].meanings[0]))
    }
  }

  @Test("what is to be drawn is drawn from its meaning, whatever else")
  func drawn() {
    let asked = Self.asked(.write)
    #expect(!asked.isEmpty && asked.allSatisfy { $0.question.mode == .drawn && $0.question.side == .term })
  }

  @Test("the meaning of a word that sounds the same is no mistake where a word is only heard")
  func homophone() throws {
    let deck = LifeWithExtras.deck
    func finding(_ skill: Skill) -> Finding {
      let item = RoundSetup.Item(deck.words[0], of: deck.origin, isNew: false, shown: .term)
      return Examiner(deck, side: .meaning).judge("thing 1", for: Question(item, skill))
    }
    #expect(finding(.hear).isAskedAgain && !finding(.recognise).isAskedAgain)
    #expect(finding(.hear).tried == .otherWord)
  }

  @Test("no game asks what is heard or drawn")
  func rounds() {
    var life = LifeWithExtras(seed: 9)
    for _ in 0..<60 {
      if var queue = life.session()?.queue {
        while case let next = queue.next(), next != .end {
          if case .round(let tasks) = next { #expect(tasks.allSatisfy { !$0.skill.isExtra }) }
        }
      }
      life.live()
      life.sleep()
    }
  }
}

extension Event {
  fileprivate var isOfExtra: Bool {
    if case .answer(let answer, _, _) = body { answer.skill.isExtra } else { false }
  }
}
