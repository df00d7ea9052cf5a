import Engine
import Testing

@testable import Terminal

@Suite("The scene driver")
struct SceneDriverTests {
  private static let second = 1_000_000_000
  private static let tick = StepClock.tickNanoseconds + 1

  /// Reports every tick with its input, and sleeps as told.
  private struct Diary: Scene {
    struct Entry: Hashable, Sendable {
      var tick: Tick
      var input: [InputEvent]
    }

    /// The transition after a tick.
    var rest: @Sendable (Tick) -> Transition

    func update(_ step: inout Step) -> Transition {
      step.report(Entry(tick: step.tick, input: step.input))
      return rest(step.tick)
    }

    func draw(on canvas: inout Canvas, fraction: Double) {}
    func hash(into hash: inout StateHash) {}
  }

  private func driver(_ rest: @escaping @Sendable (Tick) -> Transition) -> SceneDriver {
    SceneDriver(SceneStack(Diary(rest: rest), window: Size(80, 24)), at: 0)
  }

  private func run(_ driver: inout SceneDriver, until now: Int) -> [Diary.Entry] {
    var entries: [Diary.Entry] = []
    _ = driver.run(until: now) {
      entries += $0.compactMap { $0 as? Diary.Entry }
      return .init()
    }
    return entries
  }

  private func key(_ character: Character) -> InputEvent { .key(Key(.character(character))) }

  @Test("an awake scene gets sixty ticks a second, however often the loop wakes up", arguments: 0..<20)
  func sixty(seed: Int) {
    var driver = driver { _ in .stay }
    var chance = Chance(seed: UInt64(seed))
    var now = 0
    var ticks: [Tick] = []
    while now < 10 * Self.second {
      now = min(10 * Self.second, now + chance.number(in: 1...50_000_000))
      ticks += run(&driver, until: now).map(\.tick)
    }
    #expect(ticks == Array(0..<600), "seed \(seed)")
  }

  @Test("input goes to the first due tick, once and in order")
  func inputOnce() {
    var driver = driver { _ in .stay }
    driver.queue([key("a"), key("b")])
    driver.queue([key("c")])
    let entries = run(&driver, until: 3 * Self.tick)
    #expect(entries.map(\.input) == [[key("a"), key("b"), key("c")], [], []])
  }

  @Test("input between two ticks waits for the next")
  func inputWaits() {
    var driver = driver { _ in .stay }
    _ = run(&driver, until: Self.tick)
    driver.queue([key("a")])
    #expect(run(&driver, until: Self.tick + 1000).isEmpty)
    #expect(run(&driver, until: 2 * Self.tick).map(\.input) == [[key("a")]])
  }

  @Test("a scene that sleeps for ever has no deadline, and only input wakes it, at once")
  func sleepsForEver() throws {
    var driver = driver { _ in .sleep(until: nil) }
    _ = run(&driver, until: Self.tick)
    #expect(driver.deadline == nil)
    #expect(run(&driver, until: 3600 * Self.second).isEmpty)
    let now = 3600 * Self.second + Self.second / 10
    driver.queue([key("a")])
    #expect(try #require(driver.deadline) <= now)
    let entries = run(&driver, until: now)
    #expect(entries.map(\.input) == [[key("a")]])
    // Ticks slept through count as if they had run.
    #expect(entries.map(\.tick) == [3600 * 60 + 5])
  }

  @Test("a scene that sleeps until a tick runs at that tick's time")
  func sleepsUntil() throws {
    var driver = driver { $0 < 100 ? .sleep(until: 100) : .stay }
    _ = run(&driver, until: Self.tick)
    let deadline = try #require(driver.deadline)
    #expect(abs(deadline - 101 * Self.second / 60) < 1000)
    #expect(run(&driver, until: deadline - 1_000_000).isEmpty)
    #expect(run(&driver, until: deadline + 1000).map(\.tick) == [100])
  }

  @Test("a tick never runs before its time, however much the mouse moves over a sleeping scene")
  func neverAhead() {
    var driver = driver { _ in .sleep(until: nil) }
    var last = 0
    for moment in stride(from: 0, to: 10 * Self.second, by: 1_000_000) {
      driver.queue([.mouse(MouseEvent(.move, at: Point(1, 1)))])
      last = run(&driver, until: moment).last?.tick ?? last
      #expect(last <= moment * 60 / Self.second)
    }
    #expect(last >= 597)
  }

  @Test("after a stall, awake or asleep, at most five ticks run to catch up")
  func stall() {
    var awake = driver { _ in .stay }
    #expect(run(&awake, until: 60 * Self.second).count == 5)
    var asleep = driver { $0 < 100 ? .sleep(until: 100) : .stay }
    _ = run(&asleep, until: Self.tick)
    #expect(run(&asleep, until: 60 * Self.second).map(\.tick) == [100, 101, 102, 103, 104])
  }

  @Test("the clock's speed changes when ticks are due")
  func speed() throws {
    var driver = driver { $0 == 0 ? .sleep(until: 61) : .stay }
    driver.clock.speed = 4
    #expect(run(&driver, until: Self.second / 240 + 1000).map(\.tick) == [0])
    let deadline = try #require(driver.deadline)
    #expect(abs(deadline - 62 * Self.second / 240) < 2000)
  }

  @Test("extremely long sleeps don't overflow at any speed", arguments: [0, 0.25, 1, 16])
  func farAway(speed: Double) {
    for until in [Int.max, Int.max / StepClock.tickNanoseconds, Int.max / StepClock.tickNanoseconds / 2] {
      var driver = driver { _ in .sleep(until: until) }
      driver.clock.speed = speed
      _ = run(&driver, until: Self.second)
      #expect(driver.deadline.map { $0 > 1_000_000 * Self.second } ?? true)
    }
  }

  private struct Word: Query {
    func answer(in context: Void) -> String { "casa" }
  }

  /// Asks for a word, and shows it.
  private struct Asker: Scene {
    var asked: Ticket<Word>?
    var told: [String] = []

    mutating func update(_ step: inout Step) -> Transition {
      if let asked, let word = try? step.answer(asked)?.get() { told.append(word) }
      if asked == nil { asked = step.ask(Word()) }
      return .sleep(until: nil)
    }

    func draw(on canvas: inout Canvas, fraction: Double) {}
  }

  @Test("an answer reaches a sleeping scene before the next frame, and then it sleeps again")
  func answers() {
    var driver = SceneDriver(SceneStack(Asker(), window: Size(80, 24)), at: 0)
    var asked: [AskedQuery] = []
    _ = driver.run(until: Self.tick) { reports in
      asked += reports.compactMap { $0 as? AskedQuery }
      return .init()
    }
    #expect(asked.count == 1 && driver.deadline == nil)
    driver.handle(.init(answers: [Answered(asked[0].id, .success("casa"), to: Word())])) { _ in .init() }
    #expect((driver.stack.top as? Asker)?.told == ["casa"] && driver.deadline == nil)
    #expect(driver.stack.tick == 1, "no time has passed")
  }

  @Test("no ticks run after the last scene has closed")
  func ends() {
    var driver = driver { $0 == 1 ? .quit : .stay }
    #expect(run(&driver, until: 5 * Self.tick).map(\.tick) == [0, 1])
    #expect(driver.stack.hasEnded)
    #expect(driver.deadline == nil)
    #expect(run(&driver, until: Self.second).isEmpty)
  }

  @Test("a scene that sleeps comes to the same state as one that runs every tick", arguments: 0..<40)
  func sleepingEqualsTicking(seed: Int) {
    var chance = Chance(seed: UInt64(seed))
    var sleeping = SceneDriver(SceneStack(Pulse(sleeps: true), window: Size(80, 24)), at: 0)
    var ticking = SceneDriver(SceneStack(Pulse(sleeps: false), window: Size(80, 24)), at: 0)
    var moment = 0
    for _ in 0..<2000 {
      // As in a loop that wakes up for every tick.
      moment += chance.number(in: 1...12) * Self.tick / 12
      let events = chance.happens(1, in: 40) ? [key("a")] : []
      sleeping.queue(events)
      ticking.queue(events)
      _ = sleeping.run(until: moment) { _ in .init() }
      _ = ticking.run(until: moment) { _ in .init() }
    }
    // One more key, so that both have just run a tick.
    sleeping.queue([key("z")])
    ticking.queue([key("z")])
    _ = sleeping.run(until: moment + Self.tick) { _ in .init() }
    _ = ticking.run(until: moment + Self.tick) { _ in .init() }
    let results = [sleeping, ticking].map { ($0.stack.top as? Pulse)?.journal ?? [] }
    #expect(results[0] == results[1], "seed \(seed)")
    #expect(results[0].count > 10)
  }

  /// Records every seventh tick and every key.
  private struct Pulse: Scene {
    var sleeps: Bool
    var next: Tick = 7
    var journal: [Tick] = []

    mutating func update(_ step: inout Step) -> Transition {
      if step.tick >= next {
        journal.append(step.tick)
        next += 7
      }
      for _ in step.input { journal.append(-step.tick) }
      return sleeps ? .sleep(until: next) : .stay
    }

    func draw(on canvas: inout Canvas, fraction: Double) {}
    func hash(into hash: inout StateHash) { hash.combine(journal.count) }
  }
}
