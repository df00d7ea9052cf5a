import Engine
import Interface
import Learning
import Saving
import Testing
import WordGame

@testable import Babble

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
      PauseScene(over: "One", help: pages[0]),
      PauseScene(over: "Two", note: "the window has changed", help: pages[1], leaving: true),
    ].flatMap(wander)
  }

  static func results() -> [ResultsScene] {
    [
      Results(title: "One", headline: "All", score: 0, best: nil, figures: ["5 of 5"], missed: []),
      Results(
        title: "Two", headline: "The time is up", score: 20, best: 7, figures: ["1 of 5"],
        missed: [.init(id: "a", "a", "b")], plot: [1, 2]),
      Results(
        title: "Two", headline: "The time is up", score: 20, best: 7, figures: ["1 of 5"],
        missed: [.init(id: "c", "d", "e")], plot: [1, 2]),
    ].flatMap { wander(ResultsScene($0)) }
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
    var save = SaveFile()
    save.settings = settings[1]
    save.take(.hint(save.knowledge.word(decks[1].words[0], in: decks[1]), "a hint"), at: Moment(0))
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

  static func settingsScreen() -> [SettingsScene] {
    settings.flatMap { settings in
      Monkey.states(SettingsScene(settings), moves: 40)
        + Monkey.states(SettingsScene(settings), window: Size(60, 8), moves: 40, reads: true)
    }
  }

  static func landing() throws -> [LandingScene] {
    let request = GameRequest(Catalogue.games[0], variation: "a", time: .seconds(30), words: ["b"])
    let code = RoundCode(
      deck: DeckTag(try Setups.deck("spanish-150")), variation: .clock, seconds: 60,
      direction: .term, seed: 5)
    return try arcades().flatMap { arcade -> [LandingScene] in
      var chosen = LandingScene(arcade)
      chosen.resume(Outcome(DeckChoice(id: "spanish-150", game: nil)))
      var asked = LandingScene(arcade)
      asked.resume(Outcome(GameRequest(Catalogue.games[2], code: code)))
      return Monkey.states(LandingScene(arcade), window: Size(60, 20), moves: 60, reads: true)
        + Monkey.states(LandingScene(arcade, starting: request), moves: 20)
        + [LandingScene(arcade, starting: request), chosen, asked]
    }
  }

  static func opening() throws -> [OpeningScene] {
    try arcades().flatMap { arcade in Monkey.states(OpeningScene(arcade) { { nil } }, moves: 10) }
  }

  static func decks() throws -> [DeckScene] {
    let purposes: [DeckScene.Purpose] = [.look, .take(thenPlay: GameRequest(Catalogue.games[0]))]
    return try arcades().flatMap { arcade in
      purposes.flatMap { Monkey.states(DeckScene(arcade, $0), moves: 60) }
    }
  }

  static func words() throws -> [WordListScene] {
    try arcades().flatMap { arcade in
      try ["spanish-150", "russian-letters"].flatMap { name -> [WordListScene] in
        let scene = WordListScene(try Setups.deck(name), arcade)
        return Monkey.states(scene, moves: 80)
          + Monkey.states(scene, window: Size(60, 20), moves: 20, reads: true)
      }
    }
  }

  static func card() throws -> [WordCardScene] {
    let (decks, arcades) = (try Setups.all().compactMap(\.round.letters?.deck), try arcades())
    return decks.indices.flatMap { index in
      Monkey.states(
        WordCardScene(
          decks[index], rows: Array(index..<20), at: 3, arcades[index], time: Int64(index)), moves: 80)
    }
  }

  static func alphabets() throws -> [AlphabetScene] {
    try zip(["russian-letters", "greek-letters"], arcades()).flatMap { name, arcade -> [AlphabetScene] in
      let scene = AlphabetScene(try Setups.deck(name), arcade)
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
    try arcades().flatMap { arcade in Monkey.states(ProgressScene(arcade), moves: 40, reads: true) }
  }

  static func variations() throws -> [VariationScene] {
    try arcades().flatMap { arcade -> [VariationScene] in
      var arcade = arcade
      let game = try #require(Catalogue.game(named: "challenge"))
      let other = Catalogue.games[0]
      let code = arcade.newCode()
      let scene = VariationScene(game, arcade, newCode: code)
      return (1...12).flatMap { Monkey.states(scene, moves: 40, reads: true, seed: $0) }
        + [VariationScene(other, arcade, newCode: nil)]
    }
  }
}
