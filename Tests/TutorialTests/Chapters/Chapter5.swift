// swift-format-ignore-file
// Made of docs/course/5-entities.md by `make course`.
import Engine
import Playtest
import Terminal
import Testing
@Suite("docs/course/5-entities.md") struct Chapter5 {
struct Block1 {
#sourceLocation(file: "docs/course/5-entities.md", line: 11)



struct Swarm: Scene {
  struct Place: Component, BitwiseCopyable { var x, y: Int }
  struct Speed: Component, BitwiseCopyable { var x, y: Int }

  private var world = World()
  private var chance: Chance

  init(seed: UInt64) {
    chance = Chance(seed: seed)
    for _ in 0..<200 {
      world.spawn(
        Place(x: chance.below(80 * 16), y: chance.below(24 * 16)),
        Speed(x: chance.number(in: -8...8), y: chance.number(in: -4...4)))
    }
  }

  mutating func update(_ step: inout Step) -> Transition {
    while let event = step.next() {
      if case .key(let key) = event, key.code == .escape { return .quit }
    }
    let (right, bottom) = (step.window.width * 16, step.window.height * 16)
    world.update(Place.self, Speed.self) { place, speed in
      place.x += speed.x
      place.y += speed.y
      if place.x < 0 || place.x >= right { speed.x = -speed.x }
      if place.y < 0 || place.y >= bottom { speed.y = -speed.y }
    }
    return .stay
  }

  func draw(on canvas: inout Canvas, fraction: Double) {
    world.forEach(Place.self) { place in
      canvas.put("·", at: Point(place.x / 16, place.y / 16), Style(canvas.theme.second))
    }
  }
}

 enum Main { static func main() { TerminalApp.run { seed in Swarm(seed: seed) } } }
#sourceLocation()
@Test("the program in block 1 of docs/course/5-entities.md stands whatever is pressed") func played1() throws {
try Fuzz(seed: 7).play(Stage(Swarm(seed: 7)), ticks: 600)
}
@Test("docs/course/5-entities.md, line 64") func line64() throws {
#sourceLocation(file: "docs/course/5-entities.md", line: 64)
struct Age: Component, BitwiseCopyable { var ticks: Int }
var world = World()
let old = world.spawn(Age(ticks: 90))
let young = world.spawn(Age(ticks: 3))
for entity in world.all(Age.self, where: { $0.ticks > 60 }) { world.kill(entity) }
#expect(!world.isAlive(old) && world.isAlive(young))
#expect(world[young, Age.self]?.ticks == 3)
#sourceLocation()
}
struct Block2 {
#sourceLocation(file: "docs/course/5-entities.md", line: 81)
struct Mines: Scene {
  struct Mine: Component, BitwiseCopyable { let x, y: Int }
  enum Event: UInt8, StateHashable { case lay, explode }

  private var world = World()
  private var timers = Timers<Event>()
  private var chance: Chance
  private var bangs = 0

  init(seed: UInt64) {
    chance = Chance(seed: seed)
    timers.arm(.lay, after: 30, from: 0, every: 45)
  }

  mutating func update(_ step: inout Step) -> Transition {
    while let fired = timers.popDue(at: step.tick, in: world) {
      switch fired.event {
      case .lay: lay(step)
      case .explode:
        world.kill(fired.owner)
        bangs += 1
      }
    }
    return .sleep(until: timers.nextDue)
  }

  private mutating func lay(_ step: Step) {
    let place = Point(chance.below(max(1, step.window.width)), chance.below(max(1, step.window.height)))
    let mine = world.spawn(Mine(x: place.x, y: place.y))
    timers.arm(.explode, after: 180, from: step.tick, for: mine)
  }

  func draw(on canvas: inout Canvas, fraction: Double) {
    world.forEach(Mine.self) { mine in canvas.put("*", at: Point(mine.x, mine.y), Style(canvas.theme.wrong)) }
    canvas.put("bangs: \(bangs)", at: .zero, Style(canvas.theme.muted))
  }
}
#sourceLocation()
@Test("docs/course/5-entities.md, line 123") func line123() throws {
#sourceLocation(file: "docs/course/5-entities.md", line: 123)
var stage = Stage(Mines(seed: 1))
stage.wait(ticks: 209)
#expect(stage.shows("bangs: 0"))
stage.wait(ticks: 2)
#expect(stage.shows("bangs: 1"))
#sourceLocation()
}
@Test("docs/course/5-entities.md, line 142") func line142() throws {
#sourceLocation(file: "docs/course/5-entities.md", line: 142)
let bodies = [10, 13, 40].map { CollisionGrid.Body(x: $0, y: 5, halfWidth: 2, halfHeight: 2) }
var (grid, pairs) = (CollisionGrid(), 0)
grid.forEachOverlap(among: bodies) { _, _ in pairs += 1 }
#expect(pairs == 1)
#sourceLocation()
}
}
}
}
