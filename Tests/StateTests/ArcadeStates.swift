import Engine
import Games
import Interface
import Learning
import Playtest
import Storage
import Testing

@testable import App

/// Two arcades that differ in everything, and the first screens over them.
extension ScreenStates {
  static func arcades() throws -> [Learner] {
    let decks = try ["russian-letters", "spanish-first"].map(Setups.deck)
    var save = SaveFile(model: MemoryModel(dayStart: 4))
    save.settings = settings[1]
    save.settings.learn("spanish-first")
    save.settings[.today.schedule] = .leitner
    save.record(.hint(save.knowledge.word(decks[1].words[0], in: decks[1]), "a hint"), at: Moment(0))
    claim(decks[1].words[5...6], in: decks[1], &save)
    for deck in decks + [try Setups.deck("greek-letters"), try Setups.deck("georgian-letters")] {
      for word in deck.words.prefix(3) {
        save.record(.met(save.knowledge.word(word, in: deck)), at: Moment(1_700_000_000))
      }
      let result = RoundResult(
        game: "memory", deck: deck.id, direction: .term, seed: 1, seconds: 100, score: 500, right: 5,
        wrong: 0,
        ticks: 60, isFinished: true)
      save.add([Score(result, playedAt: 1_700_000_000)])
    }
    let roundOptions = RoundOptions(
      deck: decks[1].id, seed: 7, seconds: 60, words: 5, direction: .both, variation: "clock", hasTimer: false
    )
    return [
      Learner(
        decks: DeckList([decks[0]]), save: SaveFile(), roundOptions: RoundOptions(), now: { 1_700_000_000 },
        offset: 0,
        notice: .empty, chance: Chance(seed: 1)),
      Learner(
        decks: DeckList(decks), save: save, roundOptions: roundOptions, now: { 1_800_000_000 }, offset: 3600,
        notice: "The save was repaired.", chance: Chance(seed: 2), obstacle: "Nothing is saved."),
    ]
  }

  /// Claims that words are known, with proof for the first.
  private static func claim(_ words: ArraySlice<Word>, in deck: Deck, _ save: inout SaveFile) {
    let words = words.map { save.knowledge.word($0, in: deck) }
    for word in words { save.record(.lesson(word, isKnown: true), at: Moment(0)) }
    let memory = MemoryState(stability: 8, difficulty: 5, reviewed: Day(number: 1), due: Day(number: 9))
    let figures = ItemFigures(seen: 1, skills: [.recognise: SkillFigures(memory: memory)])
    save.record(.baseline(Event.Baseline(word: words[0], figures: figures)), at: Moment(0))
  }

  static func landing() throws -> [LandingScene] {
    let request = GameRequest(
      game: "memory", deck: "spanish-first", variation: "a", time: .seconds(30),
      words: [WordReference(deck: "d", word: "b")])
    let code = RoundCode(
      deck: DeckTag(try Setups.deck("spanish-first")), variation: .clock, seconds: 60,
      direction: .term, seed: 5)
    var busy = Overview()
    busy.today = TodaySummary(
      reviews: 1, new: 2, opened: 3, proofs: 4, missed: 5, done: 8, minutes: 6, waiting: 7, brake: .backlog,
      week: [1, 2], next: 2, row: DayRow([Day(number: 1)], on: Day(number: 1)))
    busy.rank = .adept
    busy.weekGoal = 3
    busy.milestones = [Milestone(.words, 25)]
    busy.alphabet = LettersLearned(count: 1, all: 33)
    var quiet = Overview()
    quiet.today = TodaySummary(week: [3, 4], next: 1, isBack: true)
    return try [LandingScene(nil), LandingScene(busy), LandingScene(quiet)]
      + arcades().flatMap { learner -> [LandingScene] in
        let overview = learner.overview(at: learner.moment)
        var back = LandingScene(overview)
        back.resume(.none)
        var chosen = LandingScene(overview)
        chosen.resume(Outcome(DeckChoice(id: "spanish-first", name: "Spanish")))
        var asking = LandingScene(overview)
        asking.awaited = GameRequest(game: "memory")
        return Monkey.states(LandingScene(overview), window: Size(60, 20), moves: 60, reads: true)
          + Monkey.states(LandingScene(overview, starting: .game(request)), moves: 20)
          + [
            LandingScene(overview, starting: .game(request)), back, chosen, asking,
            LandingScene(overview, starting: .game(GameRequest(game: "challenge", code: code))),
          ] + idle(overview)
      }
  }

  /// A first screen waiting to be idle, and one that has reported it.
  private static func idle(_ overview: Overview) -> [LandingScene] {
    var overview = overview
    overview.hasIdleWork = true
    var stage = Stage(LandingScene(overview))
    return [100, 300].compactMap { ticks in
      stage.wait(ticks: ticks)
      return stage.stack.top as? LandingScene
    }
  }
}

extension ScreenStates {
  /// Before a round is there, and while it is awaited.
  static func session() throws -> [SessionScene] {
    let requests = [
      GameRequest(game: "memory"), GameRequest(game: "letters", words: [WordReference(deck: "d", word: "a")]),
      GameRequest(
        game: "challenge", deck: "spanish-first", variation: "survival", time: .seconds(60),
        code: RoundCode(
          deck: DeckTag(try Setups.deck("spanish-first")), variation: .clock, seconds: 60, direction: .term,
          seed: 5),
        courseSides: [.meaning]),
    ]
    let first = [
      SessionScene([]), SessionScene([], showsResults: false),
      SessionScene(requests.map(SessionScene.Stop.round)),
    ]
    return first
      + requests.flatMap { request in
        Monkey.states(SessionScene([.round(request), .choice(GameRequest(game: "challenge"))]), moves: 2)
      }
  }

  static func variations() throws -> [VariationScene] {
    try arcades().flatMap { learner -> [VariationScene] in
      var learner = learner
      let game = try #require(Catalogue.game(named: "challenge"))
      let newCode = learner.newCode()
      let code = try #require(newCode)
      let menu = GameMenu(
        game, best: ["clock": learner.offset], seconds: learner.seconds(for: game.profile, "clock"),
        daily: learner.challengeCode, newCode: code)
      return (1...12).flatMap { Monkey.states(VariationScene(menu), moves: 40, reads: true, seed: $0) }
        + [VariationScene(GameMenu(Catalogue.games[0], usual: "clock", seconds: nil))]
    }
  }
}
