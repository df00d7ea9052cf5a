import Engine
import Learning
import Players
import Playtest
import Testing
@testable import Games

/// The same seed and input give the same game, whatever happens around it.
struct BubblesDeterminismTests {
  private static let ticks = 600

  /// Random input by tick.
  private static func input(_ seed: UInt64) -> [Tick: [InputEvent]] {
    var chance = Chance(seed: seed)
    var input: [Tick: [InputEvent]] = [:]
    for _ in 0..<100 {
      let place = Point(chance.below(80), chance.number(in: 3...21))
      let event: InputEvent =
        switch chance.below(6) {
        case 0: .mouse(MouseEvent(.press, .left, at: place))
        case 1: .mouse(MouseEvent(.release, .left, at: place))
        case 2, 3: .mouse(MouseEvent(.move, chance.happens(1, in: 9) ? .none : .left, at: place))
        case 4: .key(Key(.tab))
        default: .key(Key(.character(chance.pick(from: Array("123456789")) ?? "1")))
        }
      input[chance.below(ticks), default: []].append(event)
    }
    return input
  }

  private static func play(
    _ setup: RoundSetup, _ input: [Tick: [InputEvent]], look: Look = Look(), ignoresSleep: Bool = false,
    drawsEvery period: Int = ticks
  ) -> Stage {
    var stage = bubblesStage(setup, look: look)
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
    let setup = bubblesRound(BubblesWords.spanish, count: 12, seed: seed)
    let hash = Self.play(setup, input).stateHash
    #expect(Self.play(setup, input).stateHash == hash, "seed \(seed)")
    let other = bubblesRound(BubblesWords.spanish, count: 12, seed: seed &+ 1)
    #expect(Self.play(other, input).stateHash != hash, "seed \(seed)")
  }

  @Test("a game that sleeps ends up like one that runs every tick", arguments: seeds)
  func asleep(seed: UInt64) {
    let input = Self.input(seed)
    for still in [true, false] {
      let setup = bubblesRound(BubblesWords.spanish, count: 12, seed: seed, still: still)
      let hashes = [true, false].map { Self.play(setup, input, ignoresSleep: $0).stateHash }
      #expect(hashes[0] == hashes[1], "seed \(seed), still: \(still)")
    }
  }

  @Test("fewer frames, as on a slow link, don't change the game", arguments: seeds)
  func slow(seed: UInt64) {
    let (setup, input) = (bubblesRound(BubblesWords.spanish, count: 12, seed: seed), Self.input(seed))
    let hashes = [1, 40].map { Self.play(setup, input, drawsEvery: $0).stateHash }
    #expect(hashes[0] == hashes[1], "seed \(seed)")
  }

  @Test("reduced motion, ASCII and other themes don't change the game", arguments: seeds)
  func looks(seed: UInt64) {
    let (setup, input) = (bubblesRound(BubblesWords.spanish, count: 12, seed: seed), Self.input(seed))
    let looks =
      [Look(), Look(reducesMotion: true), Look(ornaments: .ascii)] + Theme.all.map { Look(theme: $0) }
    let hashes = looks.map { Self.play(setup, input, look: $0, drawsEvery: 60).stateHash }
    #expect(Set(hashes).count == 1, "seed \(seed)")
  }

  @Test("with reduced motion, signs still tell right from wrong")
  func signs() throws {
    for isRight in [true, false] {
      var game = bubblesStage(
        bubblesRound(BubblesWords.spanish, count: 8, still: true), look: Look(reducesMotion: true))
      game.wait(seconds: 1)
      let scene = try #require(game.bubbles)
      let bubble = try #require(
        View(game.draw()).bubbles.first {
          ($0.face == scene.faces[scene.questions.current].string) == isRight
        })
      game.drag(from: bubble.place, to: Point(60, 3))
      game.wait(ticks: 3)
      let signs = game.frame.filter { "✓✗".contains($0) }
      #expect(Set(signs) == [isRight ? "✓" : "✗"], "\(game)")
      #expect(signs.count >= 2, "in the bar and where the bubble is: \(game)")
    }
  }

  @Test("a copy of a game is independent")
  func snapshot() {
    var game = bubblesStage(bubblesRound(BubblesWords.spanish, count: 12))
    game.wait(seconds: 2)
    let copy = game
    let hash = copy.stateHash
    game.sendRight()
    #expect(copy.stateHash == hash && game.stateHash != hash)
  }
}
