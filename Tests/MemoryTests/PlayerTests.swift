import Engine
import Learning
import Memory
import Players
import Playtest
import Testing

/// Whole games by someone who has nothing but the screen.
struct PlayerTests {
  private static let rounds: [(name: String, round: RoundSetup)] = [
    ("letters", round(TestWords.letters, pairs: 12, kind: .alphabet, seconds: 3600, seed: 5)),
    ("words", round(TestWords.spanish, pairs: 12, seconds: 3600, seed: 6)),
    ("meanings shown", round(TestWords.spanish, pairs: 8, direction: .meaning, seconds: nil, seed: 7)),
    ("both sides", round(TestWords.spanish, pairs: 8, direction: nil, seconds: nil, seed: 8)),
    ("one field", round(TestWords.spanish, pairs: 8, seconds: nil, seed: 9, mixed: true)),
    ("new words", round(TestWords.spanish, pairs: 8, new: 5, seconds: nil, seed: 10)),
    ("wide letters", round(TestWords.japanese, seconds: nil, seed: 11)),
  ]

  @Test(
    "every game is played to its end by keys alone and by the mouse alone", arguments: rounds.indices,
    MemoryPlayer.Hand.allCases)
  func whole(index: Int, hand: MemoryPlayer.Hand) throws {
    let (name, round) = Self.rounds[index]
    var player = MemoryPlayer(stage(round), by: hand)
    let pairs = player.stage.stack.window == Size(80, 24) ? round.content.items.count : 0
    let turns = player.play(atMost: pairs * pairs)
    #expect(player.stage.shows("All pairs found"), "\(name) after \(turns) turns:\n\(player.stage.frame)")
    let result = try #require(player.stage.result)
    #expect(result.isFinished && result.right == pairs && result.score >= 20 * pairs)
  }

  @Test(
    "in every window a game can be played",
    arguments: [Size(60, 20), Size(100, 30), Size(120, 40), Size(200, 60)])
  func windows(window: Size) {
    var player = MemoryPlayer(
      stage(round(TestWords.letters, kind: .alphabet, seconds: nil), window: window), by: .keys)
    let turns = player.play(atMost: 500)
    #expect(player.stage.shows("All pairs found"), "after \(turns) turns:\n\(player.stage.frame)")
  }

  @Test("who remembers what was told needs few turns", arguments: 1...6 as ClosedRange<UInt64>)
  func fewTurns(seed: UInt64) {
    var player = MemoryPlayer(
      stage(round(TestWords.letters, pairs: 12, kind: .alphabet, seconds: nil, seed: seed)), by: .mouse)
    #expect(player.play(atMost: 60) <= 30, "seed \(seed)")
  }

  @Test("the same seed and the same keys are the same game")
  func repeated() {
    let games = (0..<2).map { _ in
      var player = MemoryPlayer(stage(Self.rounds[1].round), by: .keys)
      _ = player.play(atMost: 200)
      return player.stage
    }
    #expect(games[0].stateHash == games[1].stateHash)
    #expect(games[0].frame == games[1].frame)
  }
}
