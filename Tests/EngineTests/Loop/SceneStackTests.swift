import Engine
import Testing

struct SceneStackTests {
  private var stack = SceneStack(ProbeScene(name: "a"), window: Size(8, 3))

  @Test("a pushed scene starts at tick 0 while the ticks of the one below stand still")
  mutating func pushing() {
    stack.type("")
    stack.type("1")
    #expect(stack.count == 2)
    for _ in 0..<3 { stack.type("") }
    #expect(stack.probe?.ticks == [0, 1, 2])
    stack.type("n")
    #expect(stack.probe?.ticks == [0, 1, 2])
    stack.type("")
    #expect(stack.probe?.ticks == [0, 1, 2, 3])
  }

  @Test("what a scene brings reaches the one below, which goes on in the same tick")
  mutating func popping() {
    stack.type("1")
    stack.type("2")
    stack.type("o")
    #expect(stack.probe?.name == "1")
    #expect(stack.probe?.brought == ["from 2"])
    #expect(stack.probe?.ticks == [0, 1])
    stack.type("n")
    #expect(stack.probe?.brought == ["nothing"])
  }

  @Test("events that a scene hasn't looked at are for the one that comes")
  mutating func untaken() {
    stack = SceneStack(Blind(), window: Size(8, 3))
    #expect(stack.type("!!") == [])
    #expect(stack.type("") == ["p at 0", "p at 0"])
  }

  @Test("an outcome is only what it was made of")
  func outcomes() {
    #expect(Outcome(7).as(Int.self) == 7)
    #expect(Outcome(7).as(String.self) == nil)
    #expect(Outcome.none.as(Int.self) == nil)
  }

  @Test("a replaced scene is gone, and its successor starts at tick 0 in the tick that follows")
  mutating func replacing() {
    for _ in 0..<5 { stack.type("") }
    stack.type("r")
    #expect(stack.count == 1)
    #expect(stack.probe?.ticks == [])
    stack.type("")
    #expect(stack.probe?.ticks == [0])
  }

  @Test("events behind the one by which a scene went elsewhere are for the scene that comes")
  mutating func leftBehind() {
    stack = SceneStack(TurnScene(name: "a"), window: Size(8, 3))
    stack.type("xpyz")
    #expect(stack.turns == "b" && stack.rest == .awake)
    stack.type("w")
    #expect(stack.seen == "yzw")
    stack.type("uov")
    #expect(stack.turns == "a" && stack.seen == "xpv", "the one below gets them in the same tick")
    stack.type("rk")
    stack.type("")
    #expect(stack.turns == "b" && stack.seen == "k")
  }

  @Test("events that a scene has kept for the one that takes its place come before all others")
  mutating func leftTo() {
    stack = SceneStack(TurnScene(name: "a"), window: Size(8, 3))
    stack.type("ly")
    stack.type("z")
    #expect(stack.turns == "b" && stack.seen == "xyz")
  }

  @Test("events left behind are state, and none reaches a scene twice")
  mutating func leftBehindOnce() {
    var other = SceneStack(TurnScene(name: "a"), window: Size(8, 3))
    stack = other
    stack.type("pyz")
    other.type("py")
    #expect(stack.fingerprint != other.fingerprint)
    for _ in 0..<3 { stack.type("") }
    #expect(stack.seen == "yz")
  }

  @Test("the last scene to go ends the program, and so does one that quits")
  mutating func ending() {
    var popped = stack
    popped.type("o")
    #expect(popped.hasEnded && popped.top == nil)
    #expect(popped.type("1") == [])
    stack.type("1")
    stack.type("q")
    #expect(stack.hasEnded)
    #expect(stack.rest == .awake)
  }

  @Test("reports reach the host in their order, and no scene")
  mutating func reports() {
    stack.type("1")
    #expect(stack.type("!!") == ["1 at 0", "1 at 0"])
    stack.type("n")
    #expect(stack.probe?.heard == [])
  }

  @Test("news reach every scene in their order, and wake the one on top without any time")
  mutating func news() {
    stack.type("1")
    stack.type("z")
    stack.hear([])
    #expect(stack.rest == .asleep(forTicks: 9))
    let tick = stack.tick
    stack.hear(["dawn", "noon"])
    #expect(stack.rest == .awake && stack.tick == tick)
    #expect(stack.probe?.heard == ["dawn", "noon"])
    stack.type("n")
    #expect(stack.probe?.heard == ["dawn", "noon"])
    stack.type("q")
    stack.hear(["dusk"])
    #expect(stack.hasEnded)
  }

  @Test("what the last scene left is state where it can be hashed")
  mutating func left() {
    var prints: [UInt64] = []
    for value in [1, 2, 1] {
      var stack = SceneStack(LastScene(value: value), window: Size(8, 3))
      stack.type("")
      prints.append(stack.fingerprint)
    }
    #expect(prints[0] == prints[2] && prints[0] != prints[1])
  }

  @Test("the window of the last resize holds for every scene, covered ones too")
  mutating func windows() {
    stack.type("1")
    _ = stack.update([.resize(Size(10, 4)), .resize(Size(9, 5))])
    #expect(stack.window == Size(9, 5))
    #expect(stack.probe?.window == Size(9, 5))
    stack.type("n")
    #expect(stack.probe?.window == Size(9, 5))
  }

  @Test("a copy is a snapshot: whatever happens to one, the other stays as it was")
  mutating func snapshot() {
    stack.type("1")
    let copy = stack
    let fingerprint = copy.fingerprint
    stack.type("n")
    #expect(copy.fingerprint == fingerprint)
    #expect(stack.fingerprint != fingerprint)
    #expect(copy.count == 2)
  }

  @Test("two copies with the same input stay equal", arguments: 1...50 as ClosedRange<UInt64>)
  mutating func copies(seed: UInt64) {
    var chance = Chance(seed: seed)
    var copy = stack
    for _ in 0..<200 where !stack.hasEnded {
      let keys = String(
        (0..<chance.below(3)).map { _ in chance.pick(from: Array("12345ttrroonszy!!xxx")) ?? "x" })
      #expect(stack.type(keys) == copy.type(keys), "seed \(seed)")
      #expect(stack.fingerprint == copy.fingerprint, "seed \(seed)")
      #expect(stack.rest == copy.rest, "seed \(seed)")
    }
  }
}

/// Sleep, as the stack tells it to whoever runs it.
struct SceneSleepTests {
  private var stack = SceneStack(ProbeScene(name: "a"), window: Size(8, 3))

  @Test("a scene that sleeps says for how long, and any input wakes it")
  mutating func sleeping() {
    #expect(stack.rest == .awake)
    stack.type("s")
    #expect(stack.rest == .asleep(forTicks: nil))
    stack.type("z")
    #expect(stack.rest == .asleep(forTicks: 9))
    stack.type("")
    #expect(stack.rest == .awake)
  }

  @Test("ticks that were slept count, but nobody runs in them")
  mutating func skipping() {
    stack.type("z")
    stack.skip(4)
    #expect(stack.rest == .asleep(forTicks: 5))
    stack.skip(5)
    #expect(stack.rest == .asleep(forTicks: 0))
    stack.type("")
    #expect(stack.probe?.ticks == [0, 10])
    stack.skip(-3)
    stack.type("")
    #expect(stack.probe?.ticks == [0, 10, 11])
  }

  @Test("a sleep until a tick that has passed is over at once")
  mutating func lateSleep() {
    stack.type("y")
    #expect(stack.rest == .asleep(forTicks: 0))
  }

  @Test("a scene that comes on top of a sleeping one is awake, and the sleeper wakes when it goes")
  mutating func covered() {
    stack.type("z")
    stack.type("1")
    #expect(stack.rest == .awake)
    stack.skip(100)
    stack.type("n")
    #expect(stack.probe?.ticks == [0, 1, 2])
    #expect(stack.rest == .awake)
  }
}

/// What is seen of several scenes.
struct SceneDrawingTests {
  private static func shown(_ stack: SceneStack, fraction: Double = 0) -> String {
    var canvas = Canvas(stack.window)
    canvas.put("left over", at: .zero, Style(canvas.theme.text))
    stack.draw(on: &canvas, fraction: fraction)
    return canvas.picture
  }

  @Test("a scene hides those below it, and a transparent one doesn't")
  func transparency() {
    var stack = SceneStack(ProbeScene(name: "a"), window: Size(6, 3))
    stack.type("1")
    #expect(Self.shown(stack) == "1     \nrests \n      ")
    stack.type("t")
    #expect(Self.shown(stack) == "t1    \nrests \nrests ")
    stack.type("5")
    #expect(Self.shown(stack) == "5     \nrests \n      ")
  }

  @Test("only the scene on top moves between two ticks")
  func fractions() {
    var stack = SceneStack(ProbeScene(name: "a"), window: Size(6, 3))
    #expect(Self.shown(stack, fraction: 0.5) == "a     \nmoves \n      ")
    stack.type("t")
    #expect(Self.shown(stack, fraction: 0.5) == "ta    \nrests \nmoves ")
  }

  @Test("where all scenes are transparent the lowest is drawn first")
  func allTransparent() {
    var stack = SceneStack(ProbeScene(name: "t", isTransparent: true), window: Size(6, 3))
    stack.type("t")
    #expect(Self.shown(stack) == "tt    \n      \nrests ")
  }

  @Test("an empty stack draws an empty window")
  func empty() {
    var stack = SceneStack(ProbeScene(name: "a"), window: Size(2, 1))
    stack.type("q")
    #expect(Self.shown(stack) == "  ")
  }
}

/// A scene that goes elsewhere before it looks at what has come.
private struct Blind: Scene {
  mutating func update(_ step: inout Step) -> Transition { .push(ProbeScene(name: "p")) }
  func draw(on canvas: inout Canvas, fraction: Double) {}
}
