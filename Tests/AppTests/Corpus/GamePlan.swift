import Engine
import Games
import Learning
import Players
import Playtest

@testable import App

/// The parameters of a game by its number: which game, deck, words and window, and how it is played.
struct GamePlan {
  /// 2023-11-14T22:13:20Z.
  static let now: Int64 = 1_700_000_000

  let number: Int
  let game: CatalogueEntry
  private let variation: String?
  private let isCoded: Bool
  private let deck: Deck
  private(set) var chance: Chance

  /// - Parameters:
  ///   - number: the game's number; all kinds of games come in turn.
  ///   - seed: a different seed gives different games for the same numbers.
  ///   - decks: the program's.
  init(_ number: Int, seed: UInt64, _ decks: [Deck]) throws {
    let kind = Self.kinds[number % Self.kinds.count]
    var chance = Chance(seed: seed &+ UInt64(number) &* 1_000_003)
    self.number = number
    guard let game = Catalogue.game(named: kind.0) else { throw Failure(description: "no game \(kind.0)") }
    self.game = game
    variation = kind.1
    isCoded = kind.0 == "challenge" && kind.1 == nil
    let fitting = decks.filter { game.profile.matter == .words || $0.kind == .alphabet }
    deck = fitting[chance.below(fitting.count)].shortened(
      to: kind.0 == "practice" ? .max : chance.number(in: 12...30))
    self.chance = chance
  }

  /// The kinds of the games in the corpus. Its numbers never change, so a game that came later isn't among them.
  private static let kinds: [(String, String?)] =
    Masher.games.filter { $0.0 != "rain" } + [("challenge", nil)]

  /// The replay's file name.
  var name: String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, 3 - digits.count)) + digits + "-\(game.profile.name).babble"
  }

  /// The game's setup, made as the arcade does it.
  mutating func setup() throws -> GameSetup {
    var learner = TestLearner.learner(decks: [deck])
    learn(&learner)
    learner.roundOptions.seed = chance.bits()
    learner.roundOptions.seconds = chance.number(in: 15...30)
    learner.roundOptions.words = chance.number(in: 5...9)
    learner.roundOptions.direction = [AskedSides.term, .meaning, .both][chance.below(3)]
    // Without a clock memory ends when all pairs are found.
    learner.roundOptions.hasTimer = game.profile.name != "memory" || chance.happens(2, in: 3)
    let code = RoundCode(
      deck: DeckTag(deck), variation: .clock, seconds: 30, direction: .term,
      seed: UInt64(chance.below(Int(RoundCode.seeds))))
    let request = GameRequest(game, variation: variation, code: isCoded ? code : nil)
    guard let round = learner.round(request) else {
      throw Failure(description: "no round of \(game.profile.name) with \(deck.id)")
    }
    return GameSetup(round, window: chance.window())
  }

  /// A player who knows the round's words more or less.
  mutating func player(on stage: Stage, _ setup: GameSetup) -> any CorpusPlayer {
    let seed = chance.bits()
    switch game.profile.name {
    case "memory":
      return MemoryPlayer(stage, by: chance.happens(1, in: 2) ? .keys : .mouse)
    case "bubbles":
      return BubblesPlayer(
        stage, by: BubblesPlayer.Hand.allCases[chance.below(3)], words: setup.round.content.items.map(\.word),
        direction: setup.round.policy.direction ?? .meaning, seed: seed,
        carelessness: chance.number(in: 0...20))
    default:
      return ChoicePlayer(
        stage, by: ChoicePlayer.Hand.allCases[chance.below(3)], words: Self.texts(deck),
        skill: chance.number(in: 55...98), seed: seed)
    }
  }

  /// The player has learned most of the deck, or for practice all of it.
  private mutating func learn(_ learner: inout Learner) {
    let isPractice = game.profile.name == "practice"
    for word in deck.withCapitals.words where isPractice || chance.happens(3, in: 4) {
      for days in [40, 20, 5, 3] as [Int64] {
        let side: ShownSide = chance.happens(1, in: 2) ? .term : .meaning
        let isRight = isPractice || chance.happens(4, in: 5)
        let answer = Answer(
          item: learner.save.knowledge.id(of: word, in: deck),
          skill: Skill(showing: side, isLetter: deck.kind == .alphabet),
          reference: WordReference(deck: deck.id, word: word.id), mode: .chosen, shown: word.term, given: "",
          verdict: isRight ? .right : .wrong, milliseconds: chance.number(in: 700...4000), certainty: .known)
        learner.save.count(answer, at: Self.now - days * 86_400)
      }
    }
  }

  private static func texts(_ deck: Deck) -> [Set<String>] {
    let words = deck.withCapitals.words.map { word in
      Set(
        [word.term, word.meanings.joined(separator: ", ")] + word.meanings + [word.reading].compactMap(\.self)
      )
    }
    return words + (deck.alphabet?.practice ?? []).map { [$0.term, $0.meaning] }
  }
}

extension Deck {
  /// The deck with its first words only, to keep replays small.
  fileprivate func shortened(to count: Int) -> Deck {
    var deck = self
    deck.words = Array(words.prefix(count))
    return deck
  }
}
