import Course
import Engine
import Learning
import Playtest
import Saving
import WordGame

@testable import Babble

/// A small arcade that is the same in every run.
enum TestArcade {
  /// 2023-11-14T22:13:20Z.
  static let now: Int64 = 1_700_000_000

  static let letters = Deck(
    id: "letters", name: "Test letters", language: .init(term: "ka", meaning: "ka-Latn"), kind: .alphabet,
    words: zip(["ა", "ბ", "გ", "დ", "ე", "ვ", "ზ"], ["a", "b", "g", "d", "e", "v", "z"]).map {
      Word(id: $0, term: $0, meanings: [$1])
    })

  static let words = Deck(
    id: "words", name: "Test words", language: .init(term: "es", meaning: "en"),
    words: zip(["agua", "pan", "sal"], ["water", "bread", "salt"]).map {
      Word(id: $0, term: $0, meanings: [$1])
    })

  /// An arcade whose player has learned some of the letters for two months, and has just begun with the rest.
  static func practised() -> Arcade {
    var arcade = arcade(best: 1840)
    let days: [String: [Int64]] = [
      "ა": [60, 55, 40, 5], "ბ": [60, 58, 50, 3], "გ": [3, 2], "დ": [2], "ე": [0],
    ]
    for (letter, days) in days {
      for day in days { arcade.save.count(answer(letter), at: now - day * 86_400) }
    }
    arcade.save.count(answer("დ", isRight: false), at: now - 3600)
    for day: Int64 in [9, 8, 6] {
      arcade.save.count(answer("ბ", direction: .meaning), at: now - day * 86_400)
    }
    arcade.save.setMnemonic("an ear", deck: "letters", word: "ა")
    for (day, right) in [(0, 20), (1, 8), (2, 31), (5, 1), (13, 12), (14, 40)] {
      let result = RoundResult(
        game: "memory", deck: "letters", direction: .term, seed: 1, seconds: 100, score: 500, right: right,
        wrong: right / 4, ticks: 60 * 90, isFinished: true)
      arcade.save.scores.append(Score(result, playedAt: now - Int64(day) * 86_400))
    }
    return arcade
  }

  static func answer(_ word: String, direction: Direction = .term, isRight: Bool = true) -> Answer {
    Answer(
      deck: "letters", word: word, direction: direction, shown: word, given: "a", isRight: isRight,
      milliseconds: 1400,
      certainty: .known, confusedWith: isRight ? nil : "გ")
  }

  static func arcade(decks: [Deck] = [letters, words], best: Int? = nil) -> Arcade {
    var save = SaveFile()
    if let best {
      let result = RoundResult(
        game: "memory", deck: decks[0].id, direction: .term, seed: 1, seconds: 100, score: best, right: 5,
        wrong: 0,
        ticks: 3000, isFinished: true)
      save.scores.append(Score(result, playedAt: 0))
    }
    return Arcade(
      decks: DeckList(decks), save: save, roundOptions: RoundOptions(), now: { now }, offset: 3600,
      notice: .empty,
      chance: Chance(seed: 1))
  }
}

/// A host that keeps nothing on a disk.
struct TestHost: StageHost {
  var arcade: Arcade

  mutating func news(after reports: [any Sendable]) -> [any Sendable] {
    var news: [ArcadeNews] = []
    for case let report as ArcadeReport in reports { news += arcade.take(report, at: arcade.now()) }
    return news
  }
}

extension Stage {
  /// The landing screen over an arcade.
  static func landing(
    _ arcade: Arcade, starting game: GameRequest? = nil, window: Size = Size(80, 24), look: Look = Look()
  ) -> Stage {
    var stage = Stage(LandingScene(arcade.overview, starting: game), window: window, look: look)
    stage.host = TestHost(arcade: arcade)
    return stage
  }
}

extension GameRequest {
  /// A request for a game of the catalogue.
  init(
    _ game: CatalogueEntry, variation: String? = nil, time: GameTime? = nil, words: [String]? = nil,
    code: RoundCode? = nil
  ) {
    self.init(game: game.profile.name, variation: variation, time: time, words: words, code: code)
  }
}
