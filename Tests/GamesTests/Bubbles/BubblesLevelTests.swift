import Engine
import Learning
import Playtest
import Testing

@testable import Games

struct BubblesLevelTests {
  private func game(_ count: Int = 16, still: Bool = true, repeats: Bool = true, seed: UInt64 = 1) -> Stage {
    var round = bubblesRound(BubblesWords.spanish, count: count, seconds: nil, seed: seed, still: still)
    round.policy.repeats = repeats
    return bubblesStage(round)
  }

  /// Pops the level's words but the last, and sends that one without waiting for what comes next.
  private func betweenLevels() -> Stage {
    var game = game()
    for _ in 0..<7 { game.sendRight() }
    game.pressRight()
    game.wait(ticks: BubblePace.flight)
    return game
  }

  @Test(
    "words come in levels of about eight, as even as can be",
    arguments: [
      (1, [1]), (8, [8]), (11, [11]), (12, [6, 6]), (20, [6, 7, 7]), (24, [8, 8, 8]),
    ])
  func sizes(count: Int, sizes: [Int]) {
    let items = bubblesRound(BubblesWords.spanish, count: count).content.items
    #expect(BubbleQueue.levels(items).map(\.count) == sizes)
  }

  @Test("a banner stands between two levels for a second, in an empty field, and nothing is asked")
  func banner() {
    var game = betweenLevels()
    #expect(game.shows("level 2") && game.bubbles?.isBetweenWaves == true, "\(game)")
    #expect(game.bubbles.map { game in game.world.all(Bubble.self) { $0.word != game.bomb } } == [])
    game.wait(ticks: BubblePace.banner - 1)
    #expect(game.bubbles?.isBetweenWaves == true)
    game.wait(ticks: 1)
    #expect(game.bubbles?.isBetweenWaves == false && game.bubbles?.questions.level == 2)
    #expect(game.answers.count == 8)
  }

  @Test("any key or click skips the banner, and is no answer")
  func skipped() {
    for skips: (inout Stage) -> Void in [{ $0.type("1") }, { $0.mouse(.press, Point(40, 12)) }] {
      var game = betweenLevels()
      skips(&game)
      #expect(game.bubbles?.isBetweenWaves == false)
      game.wait(seconds: 2)
      #expect(game.answers.count == 8 && game.bubbles?.questions.level == 2)
    }
  }

  @Test("what was missed on a level is asked once more at its end, for fewer points, and only once")
  func lastWave() throws {
    var game = game(6)
    let missed = try #require(game.bubbles?.questions.current)
    game.sendWrong()
    #expect(game.bubbles?.questions.left == 7)
    for _ in 0..<6 { game.sendRight() }
    let scene = try #require(game.bubbles)
    #expect(scene.questions.isLastWave && scene.questions.current == missed)
    #expect(game.shows("1 left"), "\(game)")
    game.sendWrong()
    game.sendRight()
    game.wait(seconds: 2)
    let (result, combo) = (try #require(game.result), max(1, scene.score.combo - 1))
    #expect(result.score == scene.score.points + combo * BubblesScore.laterTry)
    #expect(game.shows("All definitions found"), "\(game)")
  }

  @Test("an exam doesn't ask again what was missed")
  func exam() {
    var game = game(6, repeats: false)
    game.sendWrong()
    for _ in 0..<6 { game.sendRight() }
    game.wait(seconds: 2)
    #expect(game.shows("All definitions found"), "\(game)")
  }

  @Test("one word of a level is golden: it is worth five times as much at the first try")
  func golden() throws {
    for misses in [false, true] {
      var game = game(8, seed: 2)
      let golden = try #require(game.bubbles?.golden)
      while let now = game.bubbles, now.questions.current != golden { game.sendRight() }
      #expect(game.bubbles?.golden == golden, "it isn't the last")
      if misses { game.sendWrong() }
      let before = try #require(game.bubbles)
      game.send(word: golden)
      let after = try #require(game.bubbles)
      let worth = misses ? BubblesScore.laterTry : 500
      #expect(after.score.points - before.score.points == before.score.combo * worth)
      #expect(after.golden == nil)
    }
  }

  @Test("gold has a sign beside its label, and never gives the last answer of a level away")
  func sign() {
    for (ornaments, sign) in [(Ornaments.unicode, "★"), (.ascii, "$")] {
      var game = bubblesStage(
        bubblesRound(BubblesWords.spanish, count: 6, seconds: nil, still: true),
        look: Look(ornaments: ornaments))
      var seen = 0
      for left in (1...6).reversed() {
        game.wait(seconds: 1)
        let scene = game.bubbles
        let isAfloat = scene?.world.first(Bubble.self) { $0.word == scene?.golden } != nil
        #expect(game.shows(sign) == isAfloat, "\(game)")
        #expect(left > 1 || !isAfloat)
        seen += isAfloat ? 1 : 0
        game.sendRight()
      }
      #expect(seen > 0)
    }
  }

  @Test("the golden bubble flees the pointer, but not where bubbles are still")
  func fleeing() throws {
    for still in [false, true] {
      var game = game(5, still: still)
      game.wait(ticks: 20)
      let entity = try #require(
        game.bubbles.flatMap { scene in scene.world.first(Bubble.self) { $0.word == scene.golden } })
      func center() throws -> Point {
        try #require(game.bubbles.flatMap { $0.box(of: entity) }).center
      }
      let start = try center()
      game.mouse(.move, Point(start.x / 2 + 1, start.y / 4), .none)
      game.wait(seconds: 2)
      let way = try center() - start
      #expect((way.x * way.x + way.y * way.y > 60) == !still, "\(way)")
    }
  }

  @Test("five first tries in a row earn a bomb, which leaves the answer and one other and is no answer")
  func bomb() throws {
    var game = game(16)
    for _ in 0..<4 { game.sendRight() }
    #expect(game.bomb == nil)
    game.sendRight()
    #expect(game.bomb != nil && game.shows("✹"), "\(game)")
    let word = try #require(game.bubbles?.bomb)
    let before = try #require(game.bubbles)
    game.send(word: word)
    let after = try #require(game.bubbles)
    #expect(game.answers.count == 5 && after.score == before.score)
    #expect(after.world.count == 2 && after.candidates.contains(after.questions.current))
    #expect(game.bomb == nil)
    game.sendRight()
    #expect(game.answers.last?.certainty == .elimination)
    #expect(game.answers.last?.options.count == 2)
    #expect((game.bubbles?.world.count ?? 0) >= 5, "the field fills again")
  }

  @Test("a miss starts the row for a bomb again; an exam has none")
  func noBomb() {
    var game = game(16)
    for _ in 0..<4 { game.sendRight() }
    game.sendWrong()
    for _ in 0..<2 { game.sendRight() }
    #expect(game.bomb == nil)
    var round = bubblesRound(BubblesWords.spanish, count: 16, seconds: nil, still: true)
    round.policy.hints = false
    var exam = bubblesStage(round)
    for _ in 0..<6 { exam.sendRight() }
    #expect(exam.bomb == nil)
  }

  @Test("an unused bomb stays for the next level")
  func kept() {
    var game = betweenLevels()
    #expect(game.bomb != nil)
    game.wait(seconds: 2)
    #expect(game.bomb != nil && game.bubbles?.questions.level == 2)
  }
}

/// What only looks nice.
struct BubblesJuiceTests {
  /// Two bubbles about to meet.
  private func meeting(_ look: Look = Look()) throws -> Stage {
    var scene = BubblesScene(
      GameSetup(
        bubblesRound(BubblesWords.spanish, count: 2, seconds: nil), window: Size(80, 24)))
    let pair = scene.world.all(Bubble.self)
    #expect(pair.count == 2)
    for (entity, (x, heading)) in zip(pair, [(60, 0), (92, 32)]) {
      scene.world[entity, Place.self] = Place(x: Int32(x * 1024), y: 32 * 1024)
      scene.world[entity, BubbleHeading.self]?.heading = Heading(heading)
      scene.world[entity, Beat<Turning>.self] = nil
    }
    return Stage(scene, window: Size(80, 24), look: look)
  }

  @Test("bubbles that meet bounce off each other and wobble for a moment")
  func bounce() throws {
    var game = try meeting()
    let pair = game.bubbles?.world.all(Bubble.self) ?? []
    var swells: Set<Int> = []
    for tick in 0..<180 {
      game.wait(ticks: 1)
      if let scene = game.bubbles, let first = pair.first {
        swells.insert(scene.effects.wobble(first, at: tick, fraction: 0))
      }
    }
    let headings = pair.compactMap { game.bubbles?.world[$0, BubbleHeading.self]?.heading.index }
    #expect(headings == [32, 0], "each turned back")
    #expect(swells == [0, 1])
    #expect(game.bubbles.map { $0.effects.wobble(pair[0], at: 400, fraction: 0) } == 0)
  }

  @Test("points fly to the score, and with reduced motion they don't")
  func points() {
    for reduces in [false, true] {
      var game = bubblesStage(
        bubblesRound(BubblesWords.spanish, count: 8, seconds: nil, still: true),
        look: Look(reducesMotion: reduces))
      game.pressRight()
      var isSeen = false
      for _ in 0..<BubblePace.flight + BubblePace.gain {
        game.wait(ticks: 1)
        isSeen = isSeen || game.shows("+100") || game.shows("+500")
      }
      #expect(isSeen == !reduces)
    }
  }
}

extension Stage {
  fileprivate var bomb: Entity? {
    bubbles.flatMap { scene in scene.world.first(Bubble.self) { $0.word == scene.bomb } }
  }

  /// Presses the key of the right bubble.
  fileprivate mutating func pressRight() {
    guard let scene = bubbles,
      let entity = scene.world.first(Bubble.self, where: { $0.word == scene.questions.current }),
      let bubble = scene.world[entity, Bubble.self]
    else { return }
    type(scene.labels.texts[bubble.label].string)
  }
}
