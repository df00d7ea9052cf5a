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
      words, count: 6, showing: side, seconds: isOnce ? nil : 0, once: isOnce, seed: seed)
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
      rainStage(rainRound(words, count: 8, seed: seed)), by: .keys, words: words, seed: seed)
    let isOver = player.play()
    #expect(isOver, "\(player.stage.frame)")
    player.stage.wait(seconds: 2)
    let result = try #require(player.stage.result)
    #expect(result.wrong == 0 && result.right == 16, "seed \(seed)\n\(player.stage.frame)")
  }
}

/// The same seed and input give the same game, whatever happens around it.
struct RainDeterminismTests {
  private static let ticks = 1000

  /// Random input by tick.
  private static func input(_ seed: UInt64) -> [Tick: [InputEvent]] {
    var chance = Chance(seed: seed)
    var input: [Tick: [InputEvent]] = [:]
    for _ in 0..<160 {
      let event: InputEvent =
        switch chance.below(12) {
        case 0: .key(Key(.tab))
        case 1, 2: .key(Key(.enter))
        case 3: .key(Key(.backspace))
        // Not in the foot: games that were left all look the same.
        case 4: .mouse(MouseEvent(.press, .left, at: Point(chance.below(80), chance.below(22))))
        case 5: .paste(chance.pick(from: RainWords.spanish)?.meanings[0] ?? "")
        case 6: .key(Key(.character("\(chance.below(4) + 1)".first ?? "1")))
        default: .key(Key(.character(chance.pick(from: Array("aeiourstlnm ")) ?? "a")))
        }
      input[chance.below(ticks), default: []].append(event)
    }
    return input
  }

  private static func play(
    _ setup: RoundSetup, _ input: [Tick: [InputEvent]], look: Look = Look(), ignoresSleep: Bool = false,
    drawsEvery period: Int = ticks
  ) -> Stage {
    var stage = rainStage(setup, look: look)
    stage.ignoresSleep = ignoresSleep
    for tick in 0..<ticks {
      if let events = input[tick] { stage.send(events) } else { stage.wait(ticks: 1) }
      if tick % period == 0 { _ = stage.draw() }
    }
    // Wakes a sleeping game.
    stage.send([])
    return stage
  }

  /// Three seeds from `BABBLE_SEED` on, or from a new one that is printed.
  private static let seeds: [UInt64] = {
    let first = Fuzz().seed
    return [first, first &+ 1, first &+ 2]
  }()

  @Test("the same seed and input give the same game; another seed gives another", arguments: seeds)
  func same(seed: UInt64) {
    let input = Self.input(seed)
    let setup = rainRound(RainWords.spanish, count: 12, seed: seed)
    let hash = Self.play(setup, input).stateHash
    #expect(Self.play(setup, input).stateHash == hash, "seed \(seed)")
    let other = rainRound(RainWords.spanish, count: 12, seed: seed &+ 1)
    #expect(Self.play(other, input).stateHash != hash, "seed \(seed)")
  }

  @Test("a thousand ticks without input end in a known state")
  func known() {
    var game = rainStage(rainRound(RainWords.spanish, count: 12, seed: 7))
    game.ignoresSleep = true
    game.wait(ticks: Self.ticks)
    #expect(game.stateHash == 8_568_686_714_620_135_119, "\(game.stateHash)")
  }

  @Test("a game that sleeps ends up like one that runs every tick", arguments: seeds)
  func asleep(seed: UInt64) {
    let (setup, input) = (rainRound(RainWords.spanish, count: 12, seed: seed), Self.input(seed))
    let hashes = [true, false].map { Self.play(setup, input, ignoresSleep: $0).stateHash }
    #expect(hashes[0] == hashes[1], "seed \(seed)")
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

  @Test("reduced motion, ASCII and other themes don't change the game", arguments: seeds)
  func looks(seed: UInt64) {
    let (setup, input) = (rainRound(RainWords.spanish, count: 12, seed: seed), Self.input(seed))
    let looks =
      [Look(), Look(reducesMotion: true), Look(ornaments: .ascii)] + Theme.all.map { Look(theme: $0) }
    let hashes = looks.map { Self.play(setup, input, look: $0, drawsEvery: 60).stateHash }
    #expect(Set(hashes).count == 1, "seed \(seed)")
  }
}
