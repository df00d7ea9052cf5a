import Engine
import Testing

struct SceneStackTests {
  private var stack = SceneStack(ProbeScene(name: "a"), window: Size(8, 3))

  @Test("a pushed scene starts at tick 0 while the tick of the one below stands still")
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

  @Test("a popped scene's outcome reaches the one below, which runs in the same tick")
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

  @Test("events that a scene hasn't taken are for the next one")
  mutating func untaken() {
    stack = SceneStack(Blind(), window: Size(8, 3))
    #expect(stack.type("!!") == [])
    #expect(stack.type("") == ["p at 0", "p at 0"])
  }

  @Test("an outcome has only the type it was made from")
  func outcomes() {
    #expect(Outcome(7).as(Int.self) == 7)
    #expect(Outcome(7).as(String.self) == nil)
    #expect(Outcome.none.as(Int.self) == nil)
  }

  @Test("a replaced scene is gone, and its successor starts at tick 0 in the next tick")
  mutating func replacing() {
    for _ in 0..<5 { stack.type("") }
    stack.type("r")
    #expect(stack.count == 1)
    #expect(stack.probe?.ticks == [])
    stack.type("")
    #expect(stack.probe?.ticks == [0])
  }

  @Test("events after the one that caused a transition are for the next scene")
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

  @Test("pending events are part of the state, and none reaches a scene twice")
  mutating func leftBehindOnce() {
    var other = SceneStack(TurnScene(name: "a"), window: Size(8, 3))
    stack = other
    stack.type("pyz")
    other.type("py")
    #expect(stack.fingerprint != other.fingerprint)
    for _ in 0..<3 { stack.type("") }
    #expect(stack.seen == "yz")
  }

  @Test("the program ends when the last scene closes or one quits")
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

  @Test("reports reach the host in order")
  mutating func reports() {
    stack.type("1")
    #expect(stack.type("!!") == ["1 at 0", "1 at 0"])
  }

  @Test("the last scene's outcome is part of the state if it can be hashed")
  mutating func left() {
    var prints: [UInt64] = []
    for value in [1, 2, 1] {
      var stack = SceneStack(LastScene(value: value), window: Size(8, 3))
      stack.type("")
      prints.append(stack.fingerprint)
    }
    #expect(prints[0] == prints[2] && prints[0] != prints[1])
  }

  @Test("the window of the last resize applies to every scene, even covered ones")
  mutating func windows() {
    stack.type("1")
    _ = stack.update([.resize(Size(10, 4)), .resize(Size(9, 5))])
    #expect(stack.window == Size(9, 5))
    #expect(stack.probe?.window == Size(9, 5))
    stack.type("n")
    #expect(stack.probe?.window == Size(9, 5))
  }

  @Test("a copy is a snapshot: whatever happens to one, the other doesn't change")
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

struct SceneSleepTests {
  private var stack = SceneStack(ProbeScene(name: "a"), window: Size(8, 3))

  @Test("a sleeping scene knows for how long, and any input wakes it")
  mutating func sleeping() {
    #expect(stack.rest == .awake)
    stack.type("s")
    #expect(stack.rest == .asleep(forTicks: nil))
    stack.type("z")
    #expect(stack.rest == .asleep(forTicks: 9))
    stack.type("")
    #expect(stack.rest == .awake)
  }

  @Test("ticks slept through count, but don't run")
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

  @Test("a sleep until a past tick is over at once")
  mutating func lateSleep() {
    stack.type("y")
    #expect(stack.rest == .asleep(forTicks: 0))
  }

  @Test("a scene pushed on a sleeping one is awake, and the sleeper wakes when it closes")
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

/// A scene that pushes another one before it looks at its events.
private struct Blind: Scene {
  mutating func update(_ step: inout Step) -> Transition { .push(ProbeScene(name: "p")) }
  func draw(on canvas: inout Canvas, fraction: Double) {}
}
