import Engine
import Learning
import Players
import Playtest
import Testing

@testable import Games

struct BubblesMotionTests {
  /// A game on a late level with one bubble, which drifts at full speed.
  private func lonely(heading: Int, window: Size = Size(80, 24)) throws -> Stage {
    var scene = BubblesScene(GameSetup(bubblesRound([BubblesWords.spanish[0]], seconds: nil), window: window))
    scene.questions.level = 15
    let entity = try #require(scene.world.all(Bubble.self).first)
    scene.world[entity, BubbleHeading.self]?.heading = Heading(heading)
    scene.world[entity, Beat<Turning>.self] = nil
    scene.world[entity, Place.self] = Place(x: 20 * 1024, y: 32 * 1024 + 512)
    return Stage(scene, window: window)
  }

  @Test(
    "at eight columns a second a bubble moves cell by cell, its outline with its word",
    arguments: [0, 3, 8, 59])
  func smooth(heading: Int) throws {
    var stage = try lonely(heading: heading)
    stage.wait(ticks: 20)
    let start = try #require(stage.place)
    var frames: [[String]] = []
    for _ in 0..<Tick.ticksPerSecond {
      stage.wait(ticks: 1)
      let rows = Array(stage.rows[6..<21])
      if rows != frames.last { frames.append(rows) }
    }
    let end = try #require(stage.place)
    let way = (Double(end.x - start.x) / 2048, Double(end.y - start.y) / 4096)
    #expect(abs((way.0 * way.0 + 4 * way.1 * way.1).squareRoot() - 8) < 0.3, "\(way) cells")
    #expect(frames.count >= 8, "\(frames.count) places")
  }

  @Test("words stay whole while they move")
  func sharp() throws {
    var stage = try lonely(heading: 5)
    for _ in 0..<120 {
      stage.wait(ticks: 1)
      #expect(stage.shows("el agua"), "\(stage)")
    }
  }

  @Test("crossing the field takes equally long in every window", arguments: [Size(80, 24), Size(200, 60)])
  func logicalSpeed(window: Size) throws {
    var stage = try lonely(heading: 0, window: window)
    let start = try #require(stage.place)
    stage.wait(seconds: 3)
    let end = try #require(stage.place)
    let way = Int(end.x - start.x)
    #expect(abs(way - 3 * 16 * 1024) < 300)
  }

  @Test("bubbles turn back softly at the walls")
  func walls() throws {
    for heading in stride(from: 0, to: 64, by: 5) {
      var stage = try lonely(heading: heading)
      var last = try #require(stage.place)
      for _ in 0..<20 * Tick.ticksPerSecond {
        stage.wait(ticks: 1)
        let place = try #require(stage.place)
        let step = max(abs(place.x - last.x), abs(place.y - last.y))
        #expect(step <= 600, "it jumped by \(step)")
        #expect(stage.bubbles.flatMap(Referee.flaw) == nil)
        last = place
      }
    }
  }

  @Test("each level is faster, turns more often, and has more bubbles, up to a limit")
  func levels() {
    let levels = (1...25).map { BubbleLevel(number: $0) }
    for (level, next) in zip(levels, levels.dropFirst()) {
      #expect(next.number == level.number + 1)
      #expect(next.speed >= level.speed && next.straight <= level.straight)
      #expect(next.count(of: 40) >= level.count(of: 40))
    }
    #expect(levels[0].speed < levels[5].speed && levels[0].count(of: 40) < levels[5].count(of: 40))
    #expect(levels[24].speed == levels[23].speed && levels[24].count(of: 40) == 40)
  }

  @Test("still bubbles don't move")
  func still() {
    var stage = bubblesStage(bubblesRound(BubblesWords.spanish, seconds: nil, still: true))
    stage.wait(seconds: 3)
    let frame = stage.frame
    stage.wait(seconds: 60)
    #expect(stage.frame == frame)
  }

  @Test("others give way to the held one")
  func makingWay() throws {
    var stage = bubblesStage(bubblesRound(BubblesWords.spanish, seconds: nil, seed: 2, still: true))
    stage.wait(seconds: 1)
    let bubbles = View(stage.draw()).bubbles
    let held = try #require(bubbles.first)
    let other = try #require(bubbles.last)
    stage.drag(from: held.place, to: other.place, ticks: 8, drops: false)
    #expect(!View(stage.draw()).bubbles.contains { $0.face == other.face && $0.place == other.place })
    stage.wait(seconds: 2)
    let faces = View(stage.draw()).bubbles.map(\.face)
    #expect(faces.contains(held.face) && faces.contains(other.face), "\(stage)")
  }
}

extension Stage {
  fileprivate var place: Place? {
    var found: Place?
    bubbles?.world.forEach(Place.self) { found = $0 }
    return found
  }
}

@Suite("bubbles that follow the mouse")
struct BubblesPointerTests {
  /// A game with a single still bubble, and its place.
  private func game() throws -> (stage: Stage, bubble: Point) {
    var game = bubblesStage(bubblesRound(BubblesWords.spanish, count: 1, seconds: nil, seed: 5, still: true))
    game.wait(seconds: 1)
    return (game, try #require(View(game.draw()).bubbles.first).place)
  }

  /// Draws a move before and after its tick, expects the same frame, and returns it.
  private func draw(_ stage: Stage, _ move: MouseEvent) -> Canvas {
    let state = stage.stateHash
    let ahead = stage.draw(before: move)
    #expect(stage.stateHash == state && ahead.followsMouse)
    var after = stage
    after.send(.mouse(move))
    #expect(ahead.rows == after.rows)
    return ahead
  }

  @Test("a held bubble is drawn under the newest mouse position, without changing the state")
  func dragged() throws {
    var (stage, bubble) = try game()
    stage.drag(from: bubble, to: Point(40, 12), drops: false)
    let held = try #require(stage.bubbles?.drag.held)
    let place = stage.bubbles?.world[held, Place.self]
    for column in 41..<60 {
      let ahead = draw(stage, MouseEvent(.move, .left, at: Point(column, 12)))
      #expect(ahead.rows != stage.rows)
    }
    #expect(stage.bubbles?.world[held, Place.self] == place)
  }

  @Test("the bar lights up as soon as a bubble is over it")
  func lit() throws {
    var (stage, bubble) = try game()
    stage.drag(from: bubble, to: Point(40, 12), drops: false)
    let over = MouseEvent(.move, .left, at: Point(40, 3))
    let ahead = draw(stage, over)
    let unlit = stage.draw()
    stage.send(.mouse(over))
    let after = stage.draw()
    let bar = try #require(stage.bubbles?.layout.bar)
    #expect(ahead[bar.origin] == after[bar.origin] && ahead[bar.origin] != unlit[bar.origin])
  }

  @Test("the bubble under the mouse has the focus at once")
  func pointedAt() throws {
    let (stage, bubble) = try game()
    let ahead = draw(stage, MouseEvent(.move, at: bubble))
    #expect(ahead.cells != stage.draw().cells)
  }
}
