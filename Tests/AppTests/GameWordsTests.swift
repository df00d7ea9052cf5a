import Engine
import Games
import Learning
import Playtest
import Testing

@testable import App

@Suite("The words of one game")
struct GameWordsTests {
  private static let food = ["agua", "pan", "sal", "sopa"]
  private static let deck = deck("words", "Test words", "es", food + ["ser", "ir", "dar", "ver"])

  private static func deck(_ id: String, _ name: String, _ language: String, _ terms: [String]) -> Deck {
    Deck(
      id: id, name: name, language: .init(term: language, meaning: "en"),
      words: terms.map {
        Word(id: $0, term: $0, meanings: ["m\($0)"], tags: food.contains($0) ? ["food"] : [])
      })
  }

  private static func learner() -> Learner {
    var learner = TestLearner.learner(decks: [deck, deck("other", "Other words", "fr", ["oui", "non"])])
    learner.learn("words")
    learner.save.count(
      TestLearner.answer("ser", in: deck, isRight: false, takenFor: "ir"), at: TestLearner.now - 86_400)
    return learner
  }

  private static func stage(_ learner: Learner = learner(), at game: String) -> Stage {
    var stage = Stage.landing(learner)
    stage.hover(stage.find(game) ?? Point(-1, -1))
    #expect(stage.find(game) != nil, "\(stage)")
    stage.type("w")
    stage.wait(ticks: 2)
    return stage
  }

  @Test(
    "w on a game offers every deck, its tags, what was begun and what was missed, and changes nothing else")
  func offer() {
    var stage = Self.stage(at: "Memory")
    for row in [
      "Which words for this game?", "Everything you've started", "What you missed this week", "1 word",
      "#food",
      "Other words",
    ] {
      #expect(stage.shows(row), "\(row): \(stage)")
    }
    stage.click("#food")
    stage.wait(ticks: 4)
    #expect(stage.shows("Memory · Test words · food") && !stage.shows("mser"), "\(stage)")
    #expect(!stage.told.contains { if case .course(.learns) = $0 { true } else { false } })
  }

  @Test("p on a list plays any game with exactly the words that the search has found, and comes back to it")
  func list() {
    var stage = Stage.landing(Self.learner())
    stage.click("Words")
    stage.click("Test words")
    stage.type("/magua")
    stage.press(.tab)
    stage.type("p")
    #expect(stage.shows("Play with this word") && stage.shows("▸ Memory") && stage.shows("Rain"), "\(stage)")
    stage.press(.escape)
    stage.type("/")
    stage.press(.escape)
    stage.type("p")
    #expect(stage.shows("Play with these 8 words"), "\(stage)")
    stage.click("Memory")
    stage.wait(ticks: 4)
    #expect(stage.shows("Memory · Test words"), "\(stage)")
  }

  @Test("a game with a menu has its words there, and other ones for this game")
  func menu() {
    var stage = Stage.landing(Self.learner())
    stage.click("Challenge")
    stage.wait(ticks: 2)
    #expect(stage.shows("Words") && stage.shows("Test words"), "\(stage)")
    stage.click("Test words")
    stage.wait(ticks: 2)
    stage.click("Other words")
    stage.wait(ticks: 2)
    #expect(stage.shows("Other words") && stage.shows("Clock"), "\(stage)")
    stage.click("Clock")
    stage.wait(ticks: 4)
    #expect(stage.shows("Challenge · Other words"), "\(stage)")
  }

  @Test("what was missed has a name of its own; with nothing missed a game says so")
  func missed() {
    var stage = Self.stage(at: "Bubbles")
    stage.click("What you missed this week")
    stage.wait(ticks: 4)
    #expect(stage.shows("Bubbles · What you missed this week"), "\(stage)")
    var learner = TestLearner.learner(decks: [Self.deck])
    learner.learn("words")
    let request = GameRequest(
      game: "bubbles", deck: GameRequest.missedWords, variation: GameRequest.usualKind)
    var other = Stage.landing(learner, starting: request)
    other.wait(ticks: 4)
    #expect(other.shows("No words you missed this week still need work."), "\(other)")
  }

  @Test("what is forgotten again and again is a list, too; nothing suspended is asked")
  func leeches() throws {
    var learner = Self.learner()
    for (word, lapses) in [("pan", 6), ("sal", 5), ("sopa", 9)] {
      let memory = MemoryState(stability: 1, difficulty: 8, reviewed: .init(number: 1), due: .init(number: 2))
      let figures = ItemFigures(seen: 9, skills: [.recognise: SkillFigures(memory: memory, lapses: lapses)])
      let met = TestLearner.met(word, in: Self.deck)
      learner.save.record(.baseline(Event.Baseline(word: met, figures: figures)), at: learner.moment)
    }
    #expect(Set(learner.leeches(on: learner.day).map(\.word)) == ["pan", "sopa"])
    var stage = Self.stage(learner, at: "Bubbles")
    stage.click("What you keep forgetting")
    stage.wait(ticks: 4)
    #expect(stage.shows("Bubbles · What you keep forgetting"), "\(stage)")
    _ = learner.record(.course(.suspended(TestLearner.met("pan", in: Self.deck), true)))
    #expect(learner.leeches(on: learner.day).map(\.word) == ["sopa"])
    func asked() -> [String] {
      learner.round(GameRequest(game: "memory", deck: "words"))?.content.items.map(\.word.id) ?? []
    }
    #expect(!asked().contains("pan") && asked().count > 3)
    _ = learner.record(.course(.suspended(TestLearner.met("pan", in: Self.deck), false)))
    #expect(asked().contains("pan"))
    for word in Self.deck.words {
      _ = learner.record(.course(.suspended(TestLearner.met(word.id, in: Self.deck), true)))
    }
    var other = Stage.landing(learner, starting: GameRequest(game: "memory", deck: "words"))
    other.wait(ticks: 4)
    #expect(other.shows("All words of Test words are suspended."), "\(other)")
  }

  @Test("what was missed counts for seven days")
  func missedDays() {
    var learner = TestLearner.learner(decks: [Self.deck])
    learner.learn("words")
    for (word, day) in [("sal", 8), ("pan", 6)] as [(String, Int64)] {
      let answer = TestLearner.answer(word, in: Self.deck, isRight: false, takenFor: "ser")
      learner.save.count(answer, at: TestLearner.now - day * 86_400)
    }
    #expect(learner.wordsMissedThisWeek(on: learner.day).map(\.word) == ["pan"])
  }

  @Test("the words with a tag are a part of their deck, as far as there are such")
  func part() throws {
    let decks = Self.learner().library.decks
    let part = try #require(decks.shelved("words#food"))
    #expect(part.deck.words.map(\.id) == Self.food && part.id == "words" && part.choice == "words#food")
    #expect(decks.shelved("words#drink") == nil && decks.shelved("gone#food") == nil)
    #expect(decks.parts(of: decks.shelved[0]).map(\.choice) == ["words#food"])
  }

  @Test(
    "own words with a tag are learned like a deck: new words come from them, reviews from all of the language"
  )
  func path() throws {
    var learner = Self.learner()
    for (number, term) in (Self.food + ["ser"]).enumerated() {
      let word = Word(
        id: term, term: term, meanings: ["own \(term)"], tags: number < 4 ? ["kitchen", "home"] : [])
      let own = BankWord(word, language: .init(term: "es", meaning: "en"), added: Int64(number))
      _ = try learner.make(.added(own, at: nil))
    }
    #expect(learner.courses.contains { $0.id == "own.es#kitchen" && $0.name == "My Spanish words · kitchen" })
    learner.learn("own.es#kitchen")
    #expect(learner.hasCourse && learner.outline?.words.count == 4)
    #expect(learner.courseScope.course?.words.flatMap(\.self) == Self.food)
    #expect(learner.courseName == "My Spanish words · kitchen and 1 more")
    learner.save.settings.learn("own.es#home", beside: true)
    #expect(learner.courseName == "My Spanish words · kitchen and 2 more")
  }
}
