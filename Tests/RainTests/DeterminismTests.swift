import Engine
import Learning
import Players
import Playtest
import Testing
import WordGame

@testable import Rain

/// Whatever happens around it, a game with the same seed and input is the same game.
struct DeterminismTests {
  private static let ticks = 1000

  /// What a player might do, by the tick.
  private static func input(_ seed: UInt64) -> [Tick: [InputEvent]] {
    var chance = Chance(seed: seed)
    var input: [Tick: [InputEvent]] = [:]
    for _ in 0..<160 {
      let event: InputEvent =
        switch chance.below(12) {
        case 0: .key(Key(.tab))
        case 1, 2: .key(Key(.enter))
        case 3: .key(Key(.backspace))
        // Not into the foot: two who have left the game are the same.
        case 4: .mouse(MouseEvent(.press, .left, at: Point(chance.below(80), chance.below(22))))
        case 5: .paste(chance.pick(from: TestWords.spanish)?.meanings[0] ?? "")
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
    var stage = stage(setup, look: look)
    stage.ignoresSleep = ignoresSleep
    for tick in 0..<ticks {
      if let events = input[tick] { stage.send(events) } else { stage.wait(ticks: 1) }
      if tick % period == 0 { _ = stage.draw() }
    }
    // Whoever slept wakes up.
    stage.send([])
    return stage
  }

  private static let seeds = (0..<3).map { _ in UInt64.random(in: 0 ... .max) }

  @Test(
    "a thousand ticks of the same seed and input make the same game, another seed another", arguments: seeds)
  func same(seed: UInt64) {
    let input = Self.input(seed)
    let setup = round(TestWords.spanish, count: 12, seed: seed)
    let hash = Self.play(setup, input).stateHash
    #expect(Self.play(setup, input).stateHash == hash, "seed \(seed)")
    let other = round(TestWords.spanish, count: 12, seed: seed &+ 1)
    #expect(Self.play(other, input).stateHash != hash, "seed \(seed)")
  }

  @Test("a thousand ticks that nobody disturbs come to what they always came to")
  func known() {
    var game = stage(round(TestWords.spanish, count: 12, seed: 7))
    game.ignoresSleep = true
    game.wait(ticks: Self.ticks)
    #expect(game.stateHash == 17_907_553_287_544_542_453, "\(game.stateHash)")
  }

  @Test("a game that sleeps comes out as one that runs in every tick", arguments: seeds)
  func asleep(seed: UInt64) {
    let (setup, input) = (round(TestWords.spanish, count: 12, seed: seed), Self.input(seed))
    let hashes = [true, false].map { Self.play(setup, input, ignoresSleep: $0).stateHash }
    #expect(hashes[0] == hashes[1], "seed \(seed)")
  }

  @Test("a game that sleeps shows each row as one that runs in every tick, also where motion is reduced")
  func seen() {
    for look in [Look(), Look(reducesMotion: true)] {
      var games = [true, false].map { ignoresSleep in
        var game = stage(round(TestWords.spanish, count: 12, seed: 3), look: look)
        game.ignoresSleep = ignoresSleep
        return game
      }
      for _ in 0..<400 {
        for index in games.indices { games[index].wait(ticks: 3) }
        #expect(games[0].frame == games[1].frame)
      }
    }
  }

  @Test("with motion reduced, in ASCII and in another theme it is the same game", arguments: seeds)
  func looks(seed: UInt64) {
    let (setup, input) = (round(TestWords.spanish, count: 12, seed: seed), Self.input(seed))
    let looks =
      [Look(), Look(reducesMotion: true), Look(ornaments: .ascii)] + Theme.all.map { Look(theme: $0) }
    let hashes = looks.map { Self.play(setup, input, look: $0, drawsEvery: 60).stateHash }
    #expect(Set(hashes).count == 1, "seed \(seed)")
  }
}
