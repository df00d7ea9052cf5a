import Engine
import Interface
import Learning
import Playtest
import Saving
import Testing
import WordGame

@testable import Babble
@testable import Course

/// States of the screens around the games.
enum ScreenStates {
  private static let pages = [
    HelpScene("One", [.init("Head", Array(repeating: "A line of help.", count: 40))]),
    HelpScene(
      "Two", [.init("Other", ["Little."]), .init("More", Array(repeating: "Another line.", count: 50))]),
  ]

  static func help() -> [HelpScene] { pages.flatMap { Monkey.states($0, moves: 20, reads: true) } }

  static func notice() -> [NoticeScene] {
    [NoticeScene("One", "There is nothing."), NoticeScene("Two", "There is little.")].flatMap(wander)
  }

  static func pause() -> [PauseScene] {
    [
      PauseScene(over: "One", help: pages[0], lookBack: "look back"),
      PauseScene(
        over: "Two", note: "the window has changed", help: pages[1], leaving: true,
        lookBack: "look back"),
      PauseScene(overSession: "Three", help: pages[0]),
    ].flatMap(wander)
  }

  private static let word = WordReference(deck: "d", word: "a")

  static func finales() -> [FinaleScene] {
    func finale(_ missed: [String], _ steps: [NextStep]) -> Finale {
      var finale = Finale(
        title: "One", headline: "All",
        total: missed.isEmpty ? nil : .init(0, "points", note: "best 2", isBest: missed == ["b"]),
        figures: ["5 of 5"],
        missed: missed.map(Self.missed),
        chart: ScaledChart(Chart([.init(missed.count, "Mo")]), legend: "days"), steps: steps)
      finale.gains = [Gain(.met, missed, areLetters: false)]
      return finale
    }
    var other = Finale(
      title: "Two", headline: "Some", figures: ["4 of 5"], missed: (0..<40).map { "\($0)" }.map(missed),
      chart: ScaledChart(Chart([.init(1, "Tu", hatched: 2)]), legend: "hours", top: "a", bottom: "b"),
      steps: [.takeDeck(id: "d", name: "D"), .done])
    other.gains = [Gain(.good, ["a"], areLetters: true)]
    other.comingBack = "Tomorrow 3."
    var kept = FinaleScene(other)
    kept.hear(PictureKept("Picture: a", isKept: true))
    var failed = FinaleScene(other)
    failed.hear(PictureKept("No picture", isKept: false))
    var taking = Stage(FinaleScene(other))
    taking.send([])
    taking.press(.enter)
    let taken = [taking.stack.top as? FinaleScene].compactMap(\.self)
    var counted = other
    counted.total = .init(3, "words", note: "all")
    return taken + [kept, failed, FinaleScene(counted)]
      + [
        finale([], [.again, .menu]), finale(["a"], [.learn([word]), .menu]), finale(["b"], [.menu]), other,
      ]
      .flatMap { wander(FinaleScene($0)) }
  }

  private static func missed(_ word: String) -> MissedWord {
    MissedWord(
      WordReference(deck: "d", word: word), Text(word), "b", told: word == "a" ? "c" : nil)
  }

  /// The states in which a menu is when one goes through it in a small window.
  private static func wander<Played: Scene>(_ scene: Played) -> [Played] {
    Monkey.states(scene, window: Size(60, 20), moves: 8, reads: true)
  }
}

/// States of the arcade's screens.
extension ScreenStates {
  private static func arcades() throws -> [Arcade] {
    let decks = try ["russian-letters", "spanish-150"].map(Setups.deck)
    var save = SaveFile(model: MemoryModel(dayStart: 4))
    save.settings = settings[1]
    save.course = CourseChoice(.deck("spanish-150"), .schedule(.leitner))
    save.take(.hint(save.knowledge.word(decks[1].words[0], in: decks[1]), "a hint"), at: Moment(0))
    claim(decks[1].words[5...6], in: decks[1], &save)
    for deck in decks + [try Setups.deck("greek-letters"), try Setups.deck("georgian-letters")] {
      for word in deck.words.prefix(3) {
        save.take(.met(save.knowledge.word(word, in: deck)), at: Moment(1_700_000_000))
      }
      let result = RoundResult(
        game: "memory", deck: deck.id, direction: .term, seed: 1, seconds: 100, score: 500, right: 5,
        wrong: 0,
        ticks: 60, isFinished: true)
      save.scores.append(Score(result, playedAt: 1_700_000_000))
    }
    let roundOptions = RoundOptions(
      deck: decks[1].id, seed: 7, seconds: 60, words: 5, direction: .both, variation: "clock", hasTimer: false
    )
    return [
      Arcade(
        decks: DeckList([decks[0]]), save: SaveFile(), roundOptions: RoundOptions(), now: { 1_700_000_000 },
        offset: 0,
        notice: .empty, chance: Chance(seed: 1)),
      Arcade(
        decks: DeckList(decks), save: save, roundOptions: roundOptions, now: { 1_800_000_000 }, offset: 3600,
        notice: "The save was repaired.", chance: Chance(seed: 2), obstacle: "Nothing is saved."),
    ]
  }

  /// Says that words are known, and proves the first.
  private static func claim(_ words: ArraySlice<Word>, in deck: Deck, _ save: inout SaveFile) {
    let words = words.map { save.knowledge.word($0, in: deck) }
    for word in words { save.take(.lesson(word, isKnown: true), at: Moment(0)) }
    let memory = MemoryState(stability: 8, difficulty: 5, reviewed: Day(number: 1), due: Day(number: 9))
    let figures = ItemFigures(seen: 1, skills: [.recognise: SkillFigures(memory: memory)])
    save.take(.baseline(Event.Baseline(word: words[0], figures: figures)), at: Moment(0))
  }

  private static let settings: [Settings] = {
    var other = Settings()
    other.name = "Nino"
    other.theme = "light"
    other.hasMotion = false
    other.hasSound = false
    other.hasTimers = false
    other.hasGhost = false
    other.seconds = 60
    other.deck = "spanish-150"
    other.choices = ["sides": "both"]
    return [Settings(), other]
  }()

  private static let courses = [
    CourseChoice(.deck("spanish-150")), CourseChoice(.minutes(20)), CourseChoice(.choosesAnswers(true)),
    CourseChoice(.isScriptOnly(true)), CourseChoice(.schedule(.leitner)),
  ]

  static func settingsScreen() -> [SettingsScene] {
    settings.flatMap { settings in
      Monkey.states(SettingsScene(settings), moves: 40)
        + Monkey.states(SettingsScene(settings), window: Size(60, 8), moves: 40, reads: true)
        + [stale(SettingsScene(settings))]
    } + courses.flatMap { Monkey.states(SettingsScene(Settings(), $0), moves: 40) }
  }

  static func themes() -> [ThemeScene] {
    Monkey.states(ThemeScene(chosen: "light"), moves: 40)
      + Monkey.states(ThemeScene(chosen: "terminal"), window: Size(60, 20), moves: 40, reads: true)
  }

  private static func stale(_ scene: SettingsScene) -> SettingsScene {
    var scene = scene
    scene.resume(.none)
    return scene
  }

  static func landing() throws -> [LandingScene] {
    let request = GameRequest(
      game: "memory", deck: "spanish-150", variation: "a", time: .seconds(30),
      words: [WordReference(deck: "d", word: "b")])
    let code = RoundCode(
      deck: DeckTag(try Setups.deck("spanish-150")), variation: .clock, seconds: 60,
      direction: .term, seed: 5)
    var busy = Overview()
    busy.today = TodaySummary(
      reviews: 1, new: 2, opened: 3, proofs: 4, missed: 5, minutes: 6, waiting: 7, brake: .backlog,
      week: [1, 2], next: 2, daysInRow: 8, hasBegun: true)
    var quiet = Overview()
    quiet.today = TodaySummary(week: [3, 4], next: 1, isBack: true)
    return try [LandingScene(busy), LandingScene(quiet)]
      + arcades().flatMap { arcade -> [LandingScene] in
        let overview = arcade.overview(at: arcade.moment)
        var back = LandingScene(overview)
        back.resume(.none)
        var chosen = LandingScene(overview)
        chosen.resume(Outcome(DeckChoice(id: "spanish-150")))
        return Monkey.states(LandingScene(overview), window: Size(60, 20), moves: 60, reads: true)
          + Monkey.states(LandingScene(overview, starting: .game(request)), moves: 20)
          + [
            LandingScene(overview, starting: .game(request)), back, chosen,
            LandingScene(overview, starting: .game(GameRequest(game: "challenge", code: code))),
          ] + idle(overview)
      }
  }

  /// A first screen that waits for a moment without keys, and one that has told of it.
  private static func idle(_ overview: Overview) -> [LandingScene] {
    var overview = overview
    overview.hasIdleWork = true
    var stage = Stage(LandingScene(overview))
    return [100, 300].compactMap { ticks in
      stage.wait(ticks: ticks)
      return stage.stack.top as? LandingScene
    }
  }

  static func opening() throws -> [OpeningScene] {
    let scenes = try arcades().map { arcade -> OpeningScene in
      var scene = OpeningScene()
      scene.hear(ArcadeNews.overview(arcade.overview(at: arcade.moment)))
      return scene
    }
    var refused = OpeningScene()
    refused.hear(ArcadeNews.refused)
    return Monkey.states(OpeningScene(), moves: 10) + scenes + [refused]
  }

  /// Before the host has said anything, with something ready, and while something is on top.
  static func session() throws -> [SessionScene] {
    let requests = [
      GameRequest(game: "memory"), GameRequest(game: "letters", words: [WordReference(deck: "d", word: "a")]),
      GameRequest(
        game: "challenge", deck: "spanish-150", variation: "survival", time: .seconds(60),
        code: RoundCode(
          deck: DeckTag(try Setups.deck("spanish-150")), variation: .clock, seconds: 60, direction: .term,
          seed: 5),
        courseSides: [.meaning]),
    ]
    return try arcades().flatMap { arcade -> [SessionScene] in
      var (arcade, states) = (
        arcade,
        [
          SessionScene([]), SessionScene([], showsResults: false),
          SessionScene(requests.map(SessionScene.Stop.round)),
        ]
      )
      for request in requests {
        var stage = Stage(SessionOpener(stops: [.round(request), .choice(game: "challenge")]))
        stage.type("x")
        stage.type("y")
        var scene = stage.stack.top as? SessionScene
        states += [scene].compactMap(\.self)
        scene?.hear(arcade.answer(.round(request, window: Size(80, 24)), at: arcade.moment))
        states += [scene].compactMap(\.self)
      }
      return states
    }
  }

  static func decks() throws -> [DeckScene] {
    try arcades().flatMap { arcade -> [DeckScene] in
      [DeckScene.Purpose.look, .take, .search].flatMap { purpose -> [DeckScene] in
        var (arcade, scene) = (arcade, DeckScene(purpose))
        scene.hear(arcade.answer(.decks, at: arcade.moment))
        var told = scene
        told.hear(ArcadeNews.own(OwnWordsKept(saying: "It could not be read.")))
        return Monkey.states(scene, moves: 60) + [told]
      }
    }
  }

  static func adding() -> [AddWordScene] {
    [OwnWordsKept(saying: "No."), OwnWordsKept("It is there.", in: "d", of: [])].flatMap { kept in
      var scene = AddWordScene()
      scene.hear(ArcadeNews.own(kept))
      return Monkey.states(AddWordScene(), moves: 60) + [scene]
    }
  }

  private static func known(_ name: String, _ arcade: Arcade) throws -> DeckKnowledge {
    arcade.save.knowledge(of: try Setups.deck(name), on: arcade.day, obstacle: arcade.obstacle)
  }

  static func words() throws -> [WordListScene] {
    try arcades().flatMap { arcade in
      try ["spanish-150", "russian-letters"].flatMap { name -> [WordListScene] in
        let scene = WordListScene(try known(name, arcade))
        return Monkey.states(scene, moves: 80)
          + Monkey.states(scene, window: Size(60, 20), moves: 20, reads: true)
      }
    }
  }

  static func card() throws -> [WordCardScene] {
    let (decks, arcades) = (try Setups.all().compactMap(\.round.content.letters?.deck), try arcades())
    return decks.indices.flatMap { index -> [WordCardScene] in
      let arcade = arcades[index]
      let known = arcade.save.knowledge(of: decks[index], on: arcade.day, obstacle: arcade.obstacle)
      return Monkey.states(WordCardScene(known, rows: Array(index..<20), at: 3), moves: 80)
    }
  }

  static func alphabets() throws -> [AlphabetScene] {
    try zip(["russian-letters", "greek-letters"], arcades()).flatMap { name, arcade -> [AlphabetScene] in
      let scene = AlphabetScene(try known(name, arcade))
      return Monkey.states(scene, moves: 40)
        + Monkey.states(scene, window: Size(60, 20), moves: 40, reads: true)
    }
  }

  static func hints() -> [HintScene] {
    let samples: [(word: String, hint: String, obstacle: String?)] = [
      ("a", "", nil), ("b", "a hint", "Nothing is saved."),
    ]
    return samples.flatMap { sample -> [HintScene] in
      let reference = WordReference(deck: "deck " + sample.word, word: sample.word)
      let word = WordMet(item: ItemID(reference), reference: reference, meanings: [sample.word])
      let scene = HintScene(for: word, sample.hint, obstacle: sample.obstacle) { Rect(4, 4, $0.width - 8, 1) }
      return Monkey.states(scene, moves: 40)
    }
  }

  static func progress() throws -> [ProgressScene] {
    try arcades().flatMap { arcade -> [ProgressScene] in
      var (arcade, scene) = (arcade, ProgressScene())
      scene.hear(arcade.answer(.statistics, at: arcade.moment))
      let pages = (1...3).compactMap { turns -> ProgressScene? in
        var stage = Stage(scene)
        for _ in 0..<turns { stage.press(.tab) }
        return stage.stack.top as? ProgressScene
      }
      return Monkey.states(scene, moves: 40, reads: true) + pages
    }
  }

  static func variations() throws -> [VariationScene] {
    try arcades().flatMap { arcade -> [VariationScene] in
      var arcade = arcade
      let game = try #require(Catalogue.game(named: "challenge"))
      let newCode = arcade.newCode()
      let code = try #require(newCode)
      let menu = GameMenu(
        game, best: ["clock": arcade.offset], seconds: arcade.seconds(for: game.profile, "clock"),
        today: arcade.today, newCode: code)
      var found = VariationScene(menu)
      found.hear(ArcadeNews.code(code, problem: nil))
      return (1...12).flatMap { Monkey.states(VariationScene(menu), moves: 40, reads: true, seed: $0) }
        + [found, VariationScene(GameMenu(Catalogue.games[0], seconds: nil))]
    }
  }
}

/// Opens a session as a menu does.
private struct SessionOpener: Scene {
  let stops: [SessionScene.Stop]

  func update(_ step: inout Step) -> Transition { SessionScene.open(stops, &step) }
  func draw(on canvas: inout Canvas, fraction: Double) {}
  func hash(into hash: inout StateHash) {}
}
