import Engine
import Games
import Learning
import Players
import Playtest

/// What a round came to, or a board of Memory.
struct PlayedRound {
  let seconds, score, right, wrong: Int

  init(_ result: RoundResult) {
    (seconds, score) = (result.ticks / Tick.ticksPerSecond, result.score)
    (right, wrong) = (result.right, result.wrong)
  }
}

/// A game with a player for it.
struct ReportedGame: Sendable {
  /// Of a hundred answers, how many come from knowledge.
  private static let skill = 85

  let name: String
  private let words: Int
  private let side: ShownSide
  private let setup: @Sendable (GameSetup) -> Stage
  private let run: @Sendable (Stage, [Word], UInt64) -> Stage

  static let all: [ReportedGame] = [
    ReportedGame(name: "memory", words: 36, side: .term, setup: { .playing(Memory.self, $0) }) {
      stage, _, _ in
      var player = MemoryPlayer(stage, by: .keys)
      _ = player.play(atMost: 400)
      return player.stage
    },
    ReportedGame(name: "bubbles", words: 24, side: .meaning, setup: { .playing(Bubbles.self, $0) }) {
      stage, words, seed in
      var player = BubblesPlayer(stage, by: .labels, words: words, seed: seed, carelessness: 100 - skill)
      _ = player.play()
      return player.stage
    },
    ReportedGame(name: "challenge", words: 48, side: .term, setup: { .playing(Challenge.self, $0) }) {
      stage, words, seed in
      let texts = words.map { Set([$0.term, $0.meanings.joined(separator: ", ")] + $0.meanings) }
      var player = ChoicePlayer(stage, by: .digits, words: texts, skill: skill, seed: seed)
      for _ in 0..<400 where player.stage.result == nil { player.playOn() }
      return player.stage
    },
    ReportedGame(name: "rain", words: 24, side: .term, setup: { .playing(Rain.self, $0) }) {
      stage, words, seed in
      var player = RainPlayer(stage, by: .keys, words: words, seed: seed, carelessness: 100 - skill)
      _ = player.play()
      return player.stage
    },
  ]

  /// Plays a round with words of a deck; nil if it has no end.
  func play(_ deck: Deck, seed: UInt64) -> PlayedRound? {
    var chance = Chance(seed: seed)
    let words = Array(chance.shuffled(Array(deck.words.prefix(300))).prefix(self.words))
    let items = words.map { RoundSetup.Item($0, of: deck.origin, isNew: false, shown: side) }
    let round = RoundSetup(
      RoundSetup.Content(of: deck.origin, name: deck.name, items: items, seed: seed),
      policy: RoundSetup.Policy(direction: side, seconds: 0))
    var stage = run(setup(GameSetup(round, window: Size(80, 24))), words, seed)
    stage.wait(seconds: 5)
    return stage.result.map { PlayedRound($0) }
  }
}
