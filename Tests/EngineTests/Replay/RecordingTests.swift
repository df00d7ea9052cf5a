import Engine
import Testing

@Suite("A recorded run")
struct RecordingTests {
  @Test(
    "runs again in the same way, with sleeps, pushed scenes and the end",
    arguments: 0..<100 as Range<UInt64>)
  func replay(seed: UInt64) throws {
    let stack = Self.run(seed: seed)
    var player = try ReplayPlayer(stack.recorded, of: Sleeper(seed: seed), window: Size(80, 24))
    #expect(try player.verify() == nil, "seed \(seed)")
    #expect(Self.hash(player.stack) == Self.hash(stack), "seed \(seed)")
  }

  @Test("is the same whether it runs at once or in parts", arguments: 0..<20 as Range<UInt64>)
  func steps(seed: UInt64) throws {
    let replay = Self.run(seed: seed).recorded
    var chance = Chance(seed: seed)
    var player = try ReplayPlayer(replay, of: Sleeper(seed: seed), window: Size(80, 24))
    while !player.isAtEnd { try player.advance(to: player.tick + chance.number(in: 1...90)) }
    #expect(player.stack.replay == replay, "seed \(seed)")
  }

  @Test("continues from any snapshot in the same way", arguments: 0..<20 as Range<UInt64>)
  func snapshots(seed: UInt64) throws {
    let replay = Self.run(seed: seed).recorded
    var player = try ReplayPlayer(replay, of: Sleeper(seed: seed), window: Size(80, 24))
    try player.advance(to: replay.ticks / 2)
    var other = try ReplayPlayer(replay, from: player.snapshot)
    try player.advance(to: replay.ticks)
    try other.advance(to: replay.ticks)
    #expect(Self.hash(other.stack) == Self.hash(player.stack), "seed \(seed)")
  }

  @Test("differs if any byte of its input is changed", arguments: 0..<10 as Range<UInt64>)
  func changed(seed: UInt64) throws {
    let replay = Self.run(seed: seed, ticks: 300).recorded
    for index in replay.input.indices {
      for bit in [0, 3, 6] {
        var other = replay
        other.input[index] ^= 1 << bit
        let verdict = Result { () throws(ByteError) in
          var player = try ReplayPlayer(other, of: Sleeper(seed: seed), window: Size(80, 24))
          return try player.verify()
        }
        if case .success(nil) = verdict { Issue.record("byte \(index), bit \(bit), seed \(seed)") }
      }
    }
  }

  @Test("has a mark for each second in which something ran, and none for seconds slept through")
  func marks() {
    var stack = SceneStack(recording: Sleeper(seed: 1), window: Size(80, 24))
    for tick in 0..<180 { _ = stack.update(at: tick) }
    #expect(stack.recorded.marks.count == 4)
    _ = stack.update([.key(Key(.character("z")))], at: 180)
    _ = stack.update([.key(Key(.enter))], at: 100_000)
    #expect(stack.recorded.marks.count == 5)
  }

  @Test("drops moves within a cell, which don't reach scenes either")
  func filter() {
    var stack = SceneStack(recording: Sleeper(seed: 1), window: Size(80, 24))
    let press = MouseEvent(.press, .left, at: Point(3, 3))
    let moves = [MouseEvent(.move, .left, at: Point(3, 3)), MouseEvent(.move, .left, at: Point(4, 3))]
    let release = MouseEvent(.release, .left, at: Point(4, 3))
    let hover = MouseEvent(.move, at: Point(4, 3))
    let events = ([press] + moves + [release, hover]).map(InputEvent.mouse)
    _ = stack.update(events, at: 0)
    #expect((stack.top as? Sleeper)?.heard == 3)
  }

  @Test("keeps moves within a cell that are finer than a cell")
  func fineFilter() {
    var stack = SceneStack(recording: Sleeper(seed: 1), window: Size(80, 24))
    let places = [Point(50, 50), Point(51, 50), Point(51, 50), Point(51, 51)]
    let fine = places.map { MouseEvent(.move, atFine: $0) }
    let coarse = [MouseEvent(.move, at: Point(3, 3)), MouseEvent(.move, at: Point(3, 3))]
    _ = stack.update((fine + coarse).map(InputEvent.mouse), at: 0)
    #expect((stack.top as? Sleeper)?.heard == 4)
  }

  static func run(seed: UInt64, ticks: Int = 2000) -> SceneStack {
    var stack = SceneStack(recording: Sleeper(seed: seed), window: Size(80, 24))
    var events = EventMaker(seed: seed)
    var tick = 0
    while tick < ticks, !stack.hasEnded {
      _ = stack.update(events.chance.happens(1, in: 5) ? events.batch() : [], at: tick)
      // As in a run loop, time slept through passes at once.
      if case .asleep(let rest) = stack.rest { tick += events.chance.below((rest ?? 200) + 1) }
      tick = max(tick, stack.recordedTick)
    }
    return stack
  }

  static func hash(_ stack: SceneStack) -> UInt64 {
    var hash = StateHash()
    stack.hash(into: &hash)
    return hash.value
  }
}

/// A scene that counts its events, sleeps now and then, and pushes others of its kind.
struct Sleeper: Scene {
  var chance: Chance
  var heard = 0
  var due: Tick?
  var depth = 0

  init(seed: UInt64, depth: Int = 0) {
    chance = Chance(seed: seed, stream: UInt64(depth))
    self.depth = depth
  }

  mutating func update(_ step: inout Step) -> Transition {
    chance.reseed(at: step.tick)
    while let event = step.next() {
      heard += 1
      if case .key(let key) = event, key.code == .character("z") { return .sleep(until: nil) }
      if case .key(let key) = event, key.code == .enter, depth < 3 {
        return .push(Sleeper(seed: UInt64(heard), depth: depth + 1))
      }
      if case .key(let key) = event, key.code == .escape, depth > 0 { return .pop(with: Outcome(heard)) }
    }
    if let due, step.tick < due { return .sleep(until: due) }
    due = nil
    if chance.happens(1, in: 30) { due = step.tick + chance.number(in: 1...150) }
    return due.map { .sleep(until: $0) } ?? .stay
  }

  mutating func resume(_ outcome: Outcome, _ step: inout Step) -> Transition? {
    heard += outcome.as(Int.self) ?? 0
    return nil
  }

  func draw(on canvas: inout Canvas, fraction: Double) {}

  func hash(into hash: inout StateHash) {
    hash.combine(fieldsOf: self, chance, heard, due, depth)
  }
}
