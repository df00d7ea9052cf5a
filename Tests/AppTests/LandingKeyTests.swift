import Engine
import Games
import Learning
import Playtest
import Storage
import Testing

@testable import App

@Suite("The landing screen's keys")
struct LandingKeyTests {
  @Test("every key of the first screen is in its foot, where it can be clicked", arguments: [80, 120])
  func keys(width: Int) {
    var learner = TestLearner.learner()
    learner.save.settings.learn("words")
    let clicks = [
      ("r reviews", "Nothing is due now."), ("l lessons", "I know this"), ("/ look up", "Your decks"),
    ]
    for (hint, shown) in clicks {
      var stage = Stage.landing(learner, window: Size(width, 24))
      stage.click(hint)
      stage.wait(ticks: 4)
      #expect(stage.shows(shown), "\(hint): \(stage)")
    }
    var stage = Stage.landing(learner, window: Size(width, 24))
    for hint in ["? help", "q leave"] { #expect(stage.shows(hint), "\(stage)") }
    stage.type("x")
    #expect(stage.queries(DeckExport.self).isEmpty, "a file nobody asked for")
  }

  @Test("from an empty home, Enter alone leads to the first word in six keys at most")
  func firstWord() {
    var stage = Stage.landing(TestLearner.untouched())
    var count = 0
    while !stage.shows("I know this"), count < 7 {
      stage.press(.enter)
      stage.wait(ticks: 4)
      count += 1
    }
    #expect(count <= 6, "\(stage)")
  }

  @Test("a game started in an empty home first asks what to learn, and then is about that")
  func firstGame() {
    var stage = Stage.landing(TestLearner.untouched())
    stage.click("Memory")
    stage.wait(ticks: 2)
    #expect(stage.shows("What do you want to learn?"), "\(stage)")
    stage.type("span")
    #expect(stage.shows("Spanish") && !stage.shows("Georgian"), "\(stage)")
    stage.press(.enter)
    stage.wait(ticks: 4)
    #expect(stage.shows("Memory · Test words"), "\(stage)")
  }

  @Test("l brings new words, also on a day that has none left")
  func moreWords() {
    let deck = Self.deck("many", count: 40)
    var learner = TestLearner.learner(decks: [deck])
    learner.learn("many")
    learner.save.count(TestLearner.answer("w0", in: deck), at: TestLearner.now - 9 * 86_400)
    learner.save.settings[.today.newLimit] = NewWordLimit(day: learner.day, minutes: 10, words: 0)
    var stage = Stage.landing(learner)
    #expect(stage.shows("1 to review, about"), "\(stage)")
    stage.type("l")
    stage.wait(ticks: 2)
    #expect(stage.shows("I know this"), "\(stage)")
  }

  @Test("two days in a row have a flame, a single one hasn't")
  func daysInRow() {
    var learner = TestLearner.learner()
    learner.save.settings.learn("words")
    for (day, word) in [(2, "agua"), (1, "pan")] as [(Int64, String)] {
      let answer = TestLearner.answer(word, in: TestLearner.words)
      learner.save.count(answer, at: TestLearner.now - day * 86_400)
      #expect(Stage.landing(learner).shows("▲ 2 days") == (day == 1))
    }
  }

  private static func deck(_ id: String, count: Int) -> Deck {
    Deck(
      id: id, name: "\(id.prefix(1).uppercased())\(id.dropFirst()) words",
      language: .init(term: "es", meaning: "en"),
      words: (0..<count).map { Word(id: "w\($0)", term: "w\($0)", meanings: ["m\($0)"]) })
  }

  @Test("a day, its week and days in a row", arguments: [Size(80, 24), Size(120, 40)])
  func picture(window: Size) throws {
    let deck = Self.deck("many", count: 40)
    var learner = TestLearner.learner(decks: [deck])
    learner.save.settings.learn("many")
    for (number, day) in [3, 3, 3, 2, 2, 1, 1, 1].enumerated() {
      let answer = TestLearner.answer("w\(number)", in: deck, isRight: number % 3 > 0)
      learner.save.count(answer, at: TestLearner.now - Int64(day) * 86_400)
    }
    try Golden.compare(Stage.landing(learner, window: window).frame, with: "landing-today-\(window.width)")
  }

  @Test("a finished day tells when to come back", arguments: [Size(80, 24), Size(120, 40)])
  func done(window: Size) throws {
    let deck = Self.deck("few", count: 6)
    var learner = TestLearner.learner(decks: [deck])
    learner.save.settings.learn("few")
    for number in 0..<6 {
      learner.save.count(TestLearner.answer("w\(number)", in: deck), at: TestLearner.now)
    }
    try Golden.compare(Stage.landing(learner, window: window).frame, with: "landing-done-\(window.width)")
  }

  @Test("a player who has only played games is first asked what to learn")
  func playedFirst() {
    var learner = TestLearner.learner()
    var answer = TestLearner.answer("ა")
    answer.mode = .matched
    learner.save.record(.answer(answer, game: "memory", grade: nil), at: learner.moment)
    #expect(!learner.hasCourse)
    var stage = Stage.landing(learner)
    stage.press(.enter)
    #expect(stage.shows("I want to learn"), "\(stage)")
  }

  @Test("a game that the command line starts in a new home asks first, and then begins")
  func startedGame() {
    let learner = TestLearner.untouched()
    let start = Start.game(GameRequest(game: "memory"))
    var stage = Stage(
      LandingScene(learner.overview(at: learner.moment), starting: start), window: Size(80, 24))
    stage.host = TestHost(learner: learner)
    stage.wait(ticks: 2)
    #expect(stage.shows("What do you want to learn?"), "\(stage)")
    stage.press(.enter)
    stage.wait(ticks: 4)
    #expect(stage.shows("Memory") && stage.shows("Find the pairs"), "\(stage)")
  }
}

@Suite("Words that a learner claims to know, on the first screen")
struct ClaimsTests {
  @Test("claimed words count as probably known, and then as proved")
  func claims() {
    var learner = TestLearner.learner(decks: [TestLearner.words])
    for word in ["agua", "pan"] {
      learner.save.record(
        .lesson(TestLearner.met(word, in: TestLearner.words), isKnown: true), at: learner.moment)
    }
    #expect(Stage.landing(learner).shows("3 words, 2 probably known"))
    learner.save.count(
      TestLearner.answer("agua", in: TestLearner.words, direction: .meaning), at: TestLearner.now)
    #expect(Stage.landing(learner).shows("3 words, 1 proved, 1 probably known"))
    #expect(!Stage.landing(learner).shows("0 of"))
  }
}
