import Engine
import Learning
import Players
import Playtest
import Testing
import WordGame

@testable import Rain

/// Whole rounds by someone who has nothing but the screen.
struct RoundTests {
  private static let start = UInt64.random(in: 0 ... .max / 2)
  private static let windows = [Size(80, 24), Size(60, 20), Size(120, 40), Size(160, 45)]

  @Test("rounds are played from the screen alone, by typing and by choosing", arguments: 0..<24)
  func played(index: Int) throws { try play(index, seed: Self.start + UInt64(index)) }

  @Test("a player whose hands were changed under an empty sky changes them back when a word falls")
  func changed() throws { try play(3, seed: 223_915_862_623_769_227) }

  private func play(_ index: Int, seed: UInt64) throws {
    let hand = RainPlayer.Hand.allCases[index % 3]
    let side: ShownSide = index % 4 == 3 ? .meaning : .term
    let isOnce = index % 5 == 4
    var chance = Chance(seed: seed)
    let words = Array(chance.shuffled(TestWords.spanish).prefix(10))
    let setup = round(
      words, count: 6, showing: side, seconds: isOnce ? nil : 0, once: isOnce, seed: seed)
    var player = RainPlayer(
      stage(setup, window: Self.windows[index / 3 % Self.windows.count]), by: hand, words: words,
      showing: side, seed: seed, carelessness: index % 2 * 12)
    let story = "seed \(seed), by \(hand), showing \(side)"
    let isOver = player.play()
    #expect(isOver, "\(story)\n\(player.stage.frame)")
    player.stage.wait(seconds: 2)
    let result = try #require(player.stage.result, "\(story)\n\(player.stage.frame)")
    #expect(result.isFinished && result.right >= (isOnce ? 1 : 6), "\(story)\n\(player.stage.frame)")
  }

  @Test("who knows every word and types as fast as most clears the sky without a miss", arguments: 1...8)
  func flawless(seed: UInt64) throws {
    let words = TestWords.spanish
    var player = RainPlayer(
      stage(round(words, count: 8, seed: seed)), by: .keys, words: words, seed: seed)
    let isOver = player.play()
    #expect(isOver, "\(player.stage.frame)")
    player.stage.wait(seconds: 2)
    let result = try #require(player.stage.result)
    #expect(result.wrong == 0 && result.right == 16, "seed \(seed)\n\(player.stage.frame)")
  }
}
