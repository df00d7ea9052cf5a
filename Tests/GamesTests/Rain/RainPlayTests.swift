import Engine
import Learning
import Players
import Playtest
import Testing

@testable import Games

/// Whole rounds by simulated players who only see the screen.
struct RainPlayTests {
  /// The first seed: `BABBLE_SEED`, or a new one that is printed.
  private static let start = Fuzz().seed
  private static let windows = [Size(80, 24), Size(60, 20), Size(120, 40), Size(160, 45)]

  @Test("rounds are played by sight, by typing and by choosing", arguments: 0..<24)
  func played(index: Int) throws { try play(index, seed: Self.start &+ UInt64(index)) }

  @Test("a player whose input mode changed under an empty sky changes it back when a word falls")
  func changed() throws { try play(3, seed: 223_915_862_623_769_227) }

  private func play(_ index: Int, seed: UInt64) throws {
    let hand = RainPlayer.Hand.allCases[index % 3]
    let side: ShownSide = index % 4 == 3 ? .meaning : .term
    let isOnce = index % 5 == 4
    var chance = Chance(seed: seed)
    let words = Array(chance.shuffled(RainWords.spanish).prefix(10))
    let setup = rainRound(
      words, count: 6, showing: side, seconds: isOnce ? nil : 90, once: isOnce, seed: seed)
    var player = RainPlayer(
      rainStage(setup, window: Self.windows[index / 3 % Self.windows.count]), by: hand, words: words,
      showing: side, seed: seed, carelessness: index % 2 * 12)
    let story = "BABBLE_SEED=\(seed &- UInt64(index)), round \(index), by \(hand), showing \(side)"
    let isOver = player.play()
    #expect(isOver, "\(story)\n\(player.stage.frame)")
    player.stage.wait(seconds: 2)
    let result = try #require(player.stage.result, "\(story)\n\(player.stage.frame)")
    #expect(result.isFinished && result.right >= (isOnce ? 1 : 6), "\(story)\n\(player.stage.frame)")
  }

  @Test(
    "a player who knows every word and types at normal speed clears the sky without a miss", arguments: 1...8)
  func flawless(seed: UInt64) throws {
    let words = RainWords.spanish
    var player = RainPlayer(
      rainStage(rainRound(words, count: 8, seconds: nil, seed: seed)), by: .keys, words: words, seed: seed)
    let isOver = player.play()
    #expect(isOver, "\(player.stage.frame)")
    player.stage.wait(seconds: 2)
    let result = try #require(player.stage.result)
    #expect(result.wrong == 0 && result.right == 16, "seed \(seed)\n\(player.stage.frame)")
  }
}

struct RainDeterminismTests {
  @Test("a thousand ticks without input end in a known state")
  func known() {
    var game = rainStage(rainRound(RainWords.spanish, count: 12, seed: 7))
    game.ignoresSleep = true
    game.wait(ticks: 1000)
    #expect(game.stateHash == 7_591_428_500_321_786_689, "\(game.stateHash)")
  }

  @Test("a game that sleeps shows the same frames as one that runs every tick, also with reduced motion")
  func seen() {
    for look in [Look(), Look(reducesMotion: true)] {
      var games = [true, false].map { ignoresSleep in
        var game = rainStage(rainRound(RainWords.spanish, count: 12, seed: 3), look: look)
        game.ignoresSleep = ignoresSleep
        return game
      }
      for _ in 0..<400 {
        for index in games.indices { games[index].wait(ticks: 3) }
        #expect(games[0].frame == games[1].frame)
      }
    }
  }
}
