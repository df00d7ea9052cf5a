import Engine
import Games
import Learning
import Players
import Playtest
import Testing

@testable import App

@Suite("The day's challenge and codes")
struct CodeTests {
  private static var challenge: CatalogueEntry {
    get throws { try #require(Catalogue.game(named: "challenge")) }
  }

  private static func menu() throws -> Stage {
    var stage = Stage.landing(TestLearner.learner())
    stage.choose("Challenge")
    return stage
  }

  /// Plays a round to its end, with the first answer each time.
  private static func play(_ stage: inout Stage) {
    for _ in 0..<80 where !stage.shows("Once more") {
      stage.type("1")
      stage.wait(seconds: 4)
    }
  }

  @Test("the challenge's menu has its variations, the day's game and a line for a code")
  func menu() throws {
    try Golden.compare(try Self.menu().frame, with: "variations")
  }

  @Test(
    "left, right and clicks choose the time, which holds for this game and the next")
  func time() throws {
    var stage = try Self.menu()
    #expect(stage.shows("60 seconds"))
    stage.press(.right)
    #expect(stage.shows("120 seconds"))
    for _ in 0..<2 { stage.press(.left) }
    #expect(stage.shows("30 seconds"))
    stage.choose("Delayed")
    stage.press(.enter)
    #expect(stage.rows[1].contains("0:30"))
    stage.press(.escape)
    stage.click("Leave")
    stage.choose("Challenge")
    #expect(stage.shows("30 seconds"))
    for _ in 0..<3 { stage.click("Time") }
    #expect(stage.shows("no clock"))
    stage.choose("as many as you can")
    stage.press(.enter)
    #expect(!stage.rows[1].contains("0:"))
  }

  @Test("survival has its own time, and the menu shows what command line or settings ask for")
  func ownTime() throws {
    var stage = try Self.menu()
    stage.press(.right)
    stage.choose("Survival")
    stage.press(.enter)
    #expect(stage.rows[1].contains("0:20"))
    var learner = TestLearner.learner()
    learner.save.settings[Setting("challenge.time", "")] = "30"
    learner.roundOptions.seconds = 90
    stage = Stage.landing(learner)
    stage.choose("Challenge")
    #expect(stage.shows("90 seconds"))
    learner.roundOptions.seconds = nil
    learner.roundOptions.hasTimer = false
    stage = Stage.landing(learner)
    stage.choose("Challenge")
    #expect(stage.shows("no clock"))
  }

  @Test("a new code contains the chosen time")
  func codedTime() throws {
    var stage = try Self.menu()
    stage.press(.left)
    stage.click("Code")
    stage.press(.enter)
    stage.wait(ticks: 1)
    stage.press(.enter)
    #expect(stage.rows[1].contains("0:30"))
  }

  @Test("two players with different histories get the same game from one code")
  func same() throws {
    var (beginner, expert) = (TestLearner.learner(), TestLearner.learner())
    let deck = try #require(beginner.deck)
    for word in deck.words {
      let answer = Answer(
        item: expert.save.knowledge.id(of: word, in: deck), skill: .recognise,
        reference: WordReference(deck: deck.id, word: word.id), mode: .chosen, shown: "", given: "",
        verdict: .otherWord, milliseconds: 900, certainty: .known,
        confusedWith: WordReference(deck: deck.id, word: deck.words[0].id))
      expert.save.count(answer, at: 1_700_000_000)
    }
    let newCode = beginner.newCode()
    let code = try #require(newCode)
    let request = GameRequest(try Self.challenge, code: code)
    var first = beginner.round(request)
    var second = expert.round(request)
    #expect(first?.content.code == code.description)
    #expect(
      first?.content.items.contains(where: \.isMet) == false
        && second?.content.items.allSatisfy(\.isMet) == true)
    // The best score and the words met are the player's own, and don't affect the game.
    for index in first?.content.items.indices ?? 0..<0 {
      first?.content.items[index].isMet = false
      second?.content.items[index].isMet = false
    }
    first?.learner.best = nil
    second?.learner.best = nil
    #expect(first == second)
  }

  @Test("the day's game starts from the menu, and its end shows the code")
  func today() throws {
    var stage = try Self.menu()
    stage.click("Daily")
    stage.press(.enter)
    Self.play(&stage)
    let code = try #require(TestLearner.learner().challengeCode)
    #expect(stage.shows("\(code)"))
  }

  @Test(
    "the first run of the day's challenge counts; its line can be copied, and the first screen shows its score"
  )
  func counts() throws {
    var stage = Stage.landing(TestLearner.learner())
    stage.click("Today's challenge")
    stage.press(.enter)
    Self.play(&stage)
    #expect(stage.shows("Copy today's line"), "\(stage.frame)")
    stage.press(.enter)
    #expect(stage.shows("Copied"), "\(stage.frame)")
    let line = try #require(stage.reports.compactMap { $0 as? Copied }.first).text
    let form = /Babble · 2023-11-14 · Georgian · ([🟩🟨⬛]{5}) · ([0-9,]+)/
    let parts = try #require(line.wholeMatch(of: form))
    #expect(stage.shows("Georgian · ") && stage.shows(" · \(parts.2)"), "\(stage.frame)")
    stage.click("Once more")
    stage.press(.enter)
    Self.play(&stage)
    #expect(stage.shows("Your first run counts for today: \(parts.2) points."), "\(stage.frame)")
    #expect(!stage.shows("Copy today's line"))
    stage.type("q")
    #expect(stage.shows("you \(parts.2)"), "\(stage.frame)")
  }

  @Test("on the next day, and with another deck, the challenge is another one")
  func otherDays() throws {
    let day: Int64 = 86_400
    func code(_ time: Int64, _ deck: String = "letters") throws -> RoundCode {
      var learner = TestLearner.learner { time }
      learner.roundOptions.deck = deck
      return try #require(learner.challengeCode)
    }
    // A day begins at 4:00, which is 3:00 UTC for this player.
    let start = TestLearner.now / day * day + 3 * 3600
    #expect(try code(start) == code(start + day - 1))
    #expect(try code(start) != code(start - 1) && code(start) != code(start + day))
    #expect(try code(start) != code(start, "words"))
  }

  @Test(
    "whoever has met more of a deck is asked more of it",
    arguments: [(0, 50), (149, 50), (150, 150), (320, 300)])
  func bands(met: Int, band: Int) throws {
    let words = (0..<400).map { Word(id: "w\($0)", term: "t\($0)", meanings: ["m\($0)"]) }
    let deck = Deck(id: "many", name: "Many", language: .init(term: "es", meaning: "en"), words: words)
    var learner = TestLearner.learner(decks: [deck])
    for word in words.prefix(met) {
      learner.save.count(TestLearner.answer(word.id, in: deck, takenFor: "w1"), at: TestLearner.now)
    }
    let code = try #require(learner.challengeCode)
    #expect(code.band == band)
    let round = try #require(learner.round(of: code, try Self.challenge))
    let asked = Set(round.content.items.map(\.word.id) + round.content.decoys.map(\.word.id))
    #expect(asked.isSubset(of: words.prefix(band).map(\.id)))
  }

  @Test("a mistyped code is reported and starts nothing; Esc leaves the field")
  func mistyped() throws {
    var stage = try Self.menu()
    stage.click("Code")
    stage.type("A1GV-P90Y-GJ01")
    stage.press(.enter)
    #expect(stage.shows("the code is mistyped"))
    stage.press(.escape)
    #expect(!stage.shows("That code starts no game"))
    stage.press(.escape)
    #expect(stage.shows("c switch"))
  }

  @Test("an empty code becomes a new one each time")
  func new() throws {
    var stage = try Self.menu()
    let codes = (0..<2).map { _ in
      stage.click("Code")
      stage.press(.enter)
      stage.press(.enter)
      Self.play(&stage)
      let code = stage.frame.firstMatch(of: /[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}/).map { String($0.0) }
      stage.type("q")
      stage.choose("Challenge")
      return code
    }
    #expect(codes[0] != nil && codes[1] != nil && codes[0] != codes[1])
  }

  @Test("after a game from a code, another deck is played like any other game")
  func otherDeck() throws {
    let code = try #require(TestLearner.learner().challengeCode)
    let request = GameRequest(try Self.challenge, code: code)
    #expect(request.again().code == code)
    #expect(request.withOtherWords.code == nil && request.withOtherWords.variation == "clock")
    let words = [WordReference(deck: "words", word: "agua")]
    #expect(request.again(with: words).code == nil && request.again(with: words).words == words)
  }
}

extension Stage {
  /// Clicks on a line, and waits until its screen is there.
  fileprivate mutating func choose(_ line: String) {
    click(line)
    wait(ticks: 2)
  }
}
