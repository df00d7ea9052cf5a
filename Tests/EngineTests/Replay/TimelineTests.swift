import Testing

@testable import Engine

@Suite("A timeline")
struct TimelineTests {
  @Test("shows at every position what a straight run shows", arguments: 0..<40 as Range<UInt64>)
  func seeks(seed: UInt64) throws {
    let replay = RecordingTests.run(seed: seed, ticks: 6000).recorded
    var timeline = Timeline(try Self.player(replay, seed))
    var chance = Chance(seed: seed)
    let goals = (0..<30).map { _ in chance.number(in: 0...replay.ticks - 1) }
    let expected = try Self.straight(replay, seed, through: goals)
    for goal in goals {
      let hasArrived = timeline.seek(goal, atMost: .max)
      #expect(hasArrived && timeline.position == expected[goal]?.tick, "tick \(goal), seed \(seed)")
      #expect(RecordingTests.hash(timeline.stack) == expected[goal]?.hash, "tick \(goal), seed \(seed)")
    }
    _ = timeline.seek(.max, atMost: .max)
    #expect(timeline.finding == .agrees && timeline.position == timeline.end, "seed \(seed)")
  }

  @Test("can seek in parts", arguments: 0..<10 as Range<UInt64>)
  func limits(seed: UInt64) throws {
    let replay = RecordingTests.run(seed: seed).recorded
    var timeline = Timeline(try Self.player(replay, seed))
    var (calls, ticks) = (1, 0)
    while !timeline.seek(replay.ticks, atMost: 10, { _, _ in ticks += 1 }) { calls += 1 }
    #expect(timeline.finding == .agrees && calls >= ticks / 10 && calls > 3, "\(calls) calls, \(ticks) ticks")
  }

  @Test("of a long run keeps few enough snapshots to save memory, and enough to be near every position")
  func snapshots() throws {
    let ticks = 30 * 60 * Tick.ticksPerSecond
    var stack = SceneStack(recording: Counter(), window: Size(80, 24))
    for tick in 0..<ticks { _ = stack.update(at: tick) }
    var timeline = Timeline(try ReplayPlayer(stack.recorded, of: Counter(), window: Size(80, 24)))
    _ = timeline.seek(ticks, atMost: .max)
    #expect(timeline.snapshotCount > Timeline.mostSnapshots / 2)
    #expect(timeline.snapshotCount <= Timeline.mostSnapshots)
    var chance = Chance(seed: 1)
    for _ in 0..<100 {
      var run = 0
      _ = timeline.seek(chance.below(ticks), atMost: .max) { _, _ in run += 1 }
      #expect(run <= ticks / (Timeline.mostSnapshots / 2))
      #expect((timeline.stack.top as? Counter)?.count == timeline.position)
    }
  }

  @Test("ends where the run differs from the replay")
  func differing() throws {
    var replay = RecordingTests.run(seed: 3).recorded
    replay.marks[4] ^= 1
    var timeline = Timeline(try Self.player(replay, 3))
    _ = timeline.seek(.max, atMost: .max)
    guard case .differs(let tick) = timeline.finding else {
      Issue.record("no difference found")
      return
    }
    #expect(tick < replay.ticks && timeline.end == tick && timeline.position == tick)
    _ = timeline.seek(0, atMost: .max)
    #expect(timeline.position == 0)
  }

  @Test("of some snapshots begins at the first, is positioned at the end, and skips the time between two")
  func parts() throws {
    var stack = SceneStack(recording: Counter(), window: Size(80, 24))
    for tick in 0..<100 { _ = stack.update(at: tick) }
    let first = Timeline.Snapshot(position: 50, run: try #require(stack.snapshot))
    for tick in 100..<1000 { _ = stack.update(at: tick) }
    let second = Timeline.Snapshot(position: 80, run: try #require(stack.snapshot))
    for tick in 1000..<1100 { _ = stack.update(at: tick) }
    var timeline = try #require(try Timeline(stack.recorded, [first, second], end: 120))
    #expect([timeline.start, timeline.end, timeline.position] == [50, 120, 120])
    for (position, count) in [(120, 1040), (80, 1000), (79, 129), (50, 100), (0, 100), (999, 1040)] {
      _ = timeline.seek(position, atMost: .max)
      #expect((timeline.stack.top as? Counter)?.count == count, "position \(position)")
    }
    #expect(try Timeline(stack.recorded, [], end: 0) == nil)
  }

  @Test(
    "a replay continues from a snapshot without reading any input before", arguments: 0..<20 as Range<UInt64>)
  func goingOn(seed: UInt64) throws {
    var replay = RecordingTests.run(seed: seed).recorded
    var player = try Self.player(replay, seed)
    var chance = Chance(seed: seed)
    try player.advance(to: chance.below(replay.ticks))
    let snapshot = player.snapshot
    try player.advance(to: replay.ticks)
    for index in 0..<snapshot.input.byte { replay.input[index] = 0xFF }
    var other = try ReplayPlayer(replay, from: snapshot)
    try other.advance(to: replay.ticks)
    #expect(RecordingTests.hash(other.stack) == RecordingTests.hash(player.stack), "seed \(seed)")
  }

  /// The tick and the state hash of a straight run at some moments.
  private static func straight(
    _ replay: Replay, _ seed: UInt64, through goals: [Tick]
  ) throws -> [Tick: (tick: Tick, hash: UInt64)] {
    var player = try player(replay, seed)
    return try Set(goals).sorted().reduce(into: [:]) { found, goal in
      try player.advance(to: goal)
      found[goal] = (player.tick, RecordingTests.hash(player.stack))
    }
  }

  private static func player(_ replay: Replay, _ seed: UInt64) throws -> ReplayPlayer {
    try ReplayPlayer(replay, of: Sleeper(seed: seed), window: Size(80, 24))
  }
}

/// Counts its ticks.
private struct Counter: Scene {
  var count = 0

  mutating func update(_ step: inout Step) -> Transition {
    count += 1
    return .stay
  }

  func draw(on canvas: inout Canvas, fraction: Double) {}
  func hash(into hash: inout StateHash) { hash.combine(count) }
}
