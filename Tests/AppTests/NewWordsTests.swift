import Games
import Learning
import Playtest
import Testing

@testable import App

@Suite("New words in games")
struct NewWordsTests {
  /// A learner who has met some of twenty words.
  private static func learner(met count: Int) -> Learner {
    let deck = Deck(
      id: "many", name: "Many", language: .init(term: "es", meaning: "en"),
      words: (0..<20).map { Word(id: "w\($0)", term: "term\($0)", meanings: ["meaning\($0)"]) })
    var learner = TestLearner.learner(decks: [deck])
    learner.learn("many")
    for number in 0..<count {
      learner.save.count(TestLearner.answer("w\(number)", in: deck), at: TestLearner.now - 86_400)
    }
    return learner
  }

  private static func news(_ game: String, _ variation: String? = nil, met count: Int) -> Int? {
    var learner = learner(met: count)
    let request = GameRequest(game: game, deck: "many", variation: variation)
    return learner.round(request)?.content.items.count { $0.isNew }
  }

  @Test("come at most five at a time, and in Survival and Sudden death not at all where there are others")
  func rounds() throws {
    #expect(try #require(Self.news("memory", met: 8)) > 0)
    for kind in ["survival", "sudden"] {
      #expect(Self.news("challenge", kind, met: 8) == 0, "\(kind)")
      #expect(
        try #require(Self.news("challenge", kind, met: 2)) > 0, "\(kind): there would be nothing to play")
    }
  }

  @Test("are left out with n on the page that shows them")
  func leftOut() {
    var stage = Stage.landing(
      Self.learner(met: 8), starting: GameRequest(game: "memory", deck: "many", variation: ""))
    stage.wait(ticks: 4)
    #expect(stage.shows("New words") && stage.shows("n start without them"), "\(stage)")
    stage.type("n")
    stage.wait(seconds: 2)
    #expect(!stage.shows("New words") && !stage.shows("term9") && stage.shows("Memory"), "\(stage)")
  }

  @Test(
    "can't be left out by somebody who knows no others, and n does nothing then",
    arguments: [("memory", ""), ("challenge", "clock"), ("bubbles", ""), ("rain", "")])
  func needed(game: String, variation: String) {
    var stage = Stage.landing(
      Self.learner(met: 1), starting: GameRequest(game: game, deck: "many", variation: variation))
    stage.wait(ticks: 4)
    #expect(stage.shows("New words") && !stage.shows("without them"), "\(stage)")
    let frame = stage.frame
    stage.type("n")
    stage.wait(ticks: 4)
    #expect(stage.frame == frame, "\(stage)")
  }

  @Test("stay new until the round asks something: leaving it and starting again shows the same ones")
  func leaving() throws {
    func shown() -> Stage {
      var stage = Stage.landing(
        learner, starting: GameRequest(game: "memory", deck: "many", variation: ""))
      stage.wait(ticks: 4)
      return stage
    }
    func news(_ stage: Stage) -> [String] { (0..<20).map { "term\($0)" }.filter(stage.shows) }
    var learner = Self.learner(met: 8)
    let before = news(shown())
    var stage = shown()
    stage.press(.enter)
    stage.wait(ticks: 4)
    stage.type("qq")
    stage.wait(ticks: 4)
    learner = try #require(stage.host as? TestHost).learner
    #expect(!before.isEmpty && news(shown()) == before, "\(stage)")
  }
}
