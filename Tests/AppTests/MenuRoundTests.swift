import Engine
import Games
import Learning
import Players
import Playtest
import Storage
import Testing

@testable import App

@Suite("Rounds from the menu and back")
struct MenuRoundTests {
  @Test("a new player gets at most five new words, all marked as new")
  func newWords() throws {
    var learner = TestLearner.learner()
    let chosen = learner.round(GameRequest(Catalogue.games[0]))
    let round = try #require(chosen)
    #expect(round.content.items.count == 5)
    #expect(round.content.items.allSatisfy { $0.isNew })
  }

  @Test("the same seed and the same save give the same round, but only once")
  func seeds() {
    var first = TestLearner.learner()
    var second = TestLearner.learner()
    first.roundOptions.seed = 42
    second.roundOptions.seed = 42
    let game = Catalogue.games[0]
    let rounds = (
      first.round(GameRequest(game)), second.round(GameRequest(game)), first.round(GameRequest(game))
    )
    #expect(rounds.0 == rounds.1)
    #expect(rounds.0?.content.seed == 42)
    #expect(rounds.2?.content.seed != 42)
  }

  @Test("the command line's options override the settings")
  func roundOptions() throws {
    var learner = TestLearner.learner()
    learner.save.settings[.games.hasClock] = false
    let untimed = learner.round(GameRequest(Catalogue.games[0]))
    #expect(untimed?.policy.seconds == nil)
    learner.roundOptions.seconds = 90
    learner.roundOptions.direction = .both
    learner.roundOptions.words = 3
    let chosen = learner.round(GameRequest(Catalogue.games[0]))
    let round = try #require(chosen)
    #expect(round.policy.seconds == 90)
    #expect(round.policy.direction == nil)
    #expect(round.content.items.count == 3)
    learner.roundOptions.hasTimer = false
    let withoutClock = learner.round(GameRequest(Catalogue.games[0]))
    #expect(withoutClock?.policy.seconds == nil)
  }

  /// A player with one word, of which only this skill is due.
  private func due(_ direction: ShownSide) throws -> Learner {
    var learner = TestLearner.learner()
    learner.roundOptions.deck = "words"
    let met = TestLearner.met("pan", in: TestLearner.words)
    func asked(_ days: Int64) -> SkillFigures {
      let day = learner.day
      return SkillFigures(
        right: 3,
        memory: MemoryState(
          stability: 9, difficulty: 5, reviewed: day.before(by: 10), due: day.after(by: days)), isHeld: true)
    }
    let other: ShownSide = direction == .term ? .meaning : .term
    let skills = [
      Skill(showing: direction, isLetter: false): asked(-1), Skill(showing: other, isLetter: false): asked(9),
    ]
    let figures = ItemFigures(seen: 3, right: 3, wrong: 0, skills: skills)
    learner.save.record(.baseline(Event.Baseline(word: met, figures: figures)), at: learner.moment)
    return learner
  }

  @Test(
    "a word due on one side is shown from that side, whatever the game prefers",
    arguments: ["challenge", "bubbles"], [ShownSide.term, .meaning])
  func dueSide(game: String, direction: ShownSide) throws {
    for seed in 0..<20 as Range<UInt64> {
      var learner = try due(direction)
      learner.roundOptions.seed = seed
      let made = learner.round(GameRequest(game: game, variation: game == "challenge" ? "clock" : nil))
      let round = try #require(made)
      #expect(round.content.items.first { $0.word.id == "pan" }?.shown == direction, "seed \(seed)")
    }
  }

  @Test("a player who has chosen a side sees that side")
  func chosenSide() throws {
    var learner = try due(.meaning)
    learner.roundOptions.direction = .term
    let made = learner.round(GameRequest(game: "challenge", variation: "clock"))
    #expect(try #require(made).content.items.allSatisfy { $0.shown == .term })
  }

  @Test("in a challenge with few words, others of the deck wait until each of these was asked twice")
  func fewWords() throws {
    var learner = TestLearner.learner()
    let made = learner.round(GameRequest(game: "challenge", variation: "clock"))
    let round = try #require(made)
    #expect(round.content.items.map(\.isNew) == Array(repeating: true, count: 5) + [false, false])
    #expect(round.content.items.suffix(2).allSatisfy { !$0.isMet } && round.content.decoys.isEmpty)
    #expect(round.policy.mostAsked == 2)
    learner.roundOptions.reducesMotion = true
    let calm = learner.round(GameRequest(game: "bubbles"))
    #expect(try #require(calm).presentation.reducesMotion && !round.presentation.reducesMotion)
    let memory = learner.round(GameRequest(game: "memory"))
    #expect(try #require(memory).policy.mostAsked == nil)
    let coded = learner.round(GameRequest(game: "challenge", code: learner.challengeCode))
    #expect(try #require(coded).policy.mostAsked == nil)
  }

  @Test("words never learned can be added to Today from the results, once")
  func learnThese() throws {
    var stage = Stage.landing(TestLearner.learner(), starting: GameRequest(Catalogue.games[0]))
    stage.wait(ticks: 1)
    stage.press(.enter)
    Self.play(&stage)
    stage.wait(seconds: 1)
    stage.click("Learn these 5 letters")
    stage.click("Added to Today")
    #expect(stage.shows("Added to Today") && stage.shows("All pairs found"), "\(stage)")
    let wanted = stage.told.filter { if case .course(.wanted) = $0 { true } else { false } }
    let host = try #require(stage.host as? TestHost)
    #expect(wanted.count == 1)
    #expect(host.learner.save.knowledge.items.all.values.count(where: \.isWanted) == 5)
  }

  @Test("the score of a finished game is in the menu, and reported before the end screen appears")
  func score() throws {
    var stage = Stage.landing(TestLearner.learner(), starting: GameRequest(Catalogue.games[0]))
    stage.wait(ticks: 1)
    stage.press(.enter)
    Self.play(&stage)
    let result = try #require(stage.replays.first?.result)
    #expect(result.isFinished && result.deck == "letters" && result.right == 5)
    #expect(stage.shows("All pairs found"))
    stage.wait(seconds: 1)
    stage.click("Menu")
    #expect(stage.shows("best \(result.score)"))
  }

  @Test("playing the missed words again asks only those")
  func onlyMissed() {
    var stage = Stage.landing(TestLearner.learner(), starting: GameRequest(Catalogue.games[0]))
    stage.wait(ticks: 1)
    stage.press(.enter)
    Self.play(&stage)
    stage.wait(seconds: 1)
    #expect(stage.shows("worth another look"))
    stage.click("Only the missed")
    stage.wait(seconds: 1)
    let cards = Self.corners(stage.rows).count
    #expect(cards > 0 && cards < 10)
  }

  @Test("a drill of one missed word has company, and no score")
  func drill() throws {
    var stage = Stage.landing(
      TestLearner.practised(), starting: GameRequest(Catalogue.games[0], words: [Self.missed]))
    stage.wait(ticks: 1)
    stage.press(.enter)
    stage.wait(seconds: 1)
    #expect(Self.corners(stage.rows).count == 8, "\(stage)")
    let scores = (stage.host as? TestHost)?.learner.save.scores.count
    Self.play(&stage)
    stage.wait(seconds: 1)
    #expect(stage.shows("All pairs found") && !stage.shows("best") && !stage.shows("first score"), "\(stage)")
    #expect((stage.host as? TestHost)?.learner.save.scores.count == scores)
  }

  @Test(
    "a drill uses the usual variation, and in the day's course only the words asked for"
  )
  func leftDrill() throws {
    var learner = TestLearner.practised()
    let coursed = learner.round(GameRequest(game: "memory", words: [Self.missed], courseSides: [.term]))
    #expect(coursed?.content.items.count == 1)
    let round = learner.round(GameRequest(game: "challenge", variation: "sudden", words: [Self.missed]))
    let drilled = try #require(round)
    #expect(drilled.policy.variation == "clock" && drilled.learner.best == nil)
    #expect(!drilled.presentation.showsScore && drilled.content.items.count == 4)
  }

  private static let missed = WordReference(deck: "letters", word: "დ")

  /// Plays memory to its end with the mouse, by trying every answer card with every prompt card. Only seeing
  /// a card with a wrong partner for the second time is a miss.
  private static func play(_ stage: inout Stage) {
    stage.wait(seconds: 1)
    let corners = Self.corners(stage.rows)
    let prompts = corners.filter { $0.y == corners[0].y }
    let answers = corners.filter { $0.y != corners[0].y }
    for prompt in prompts {
      for answer in answers where !stage.shows("All pairs found") {
        stage.click(prompt + Point(2, 1))
        stage.click(answer + Point(2, 1))
        stage.wait(ticks: 5)
      }
    }
    stage.wait(seconds: 3)
  }

  private static func corners(_ rows: [String]) -> [Point] {
    rows.enumerated().flatMap { y, row in
      row.enumerated().filter { "╭┏".contains($0.element) }.map { Point($0.offset, y) }
    }
  }
}
