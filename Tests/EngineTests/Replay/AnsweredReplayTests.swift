import Engine
import Testing

@Suite("A recorded run with answers")
struct AnsweredReplayTests {
  @Test(
    "has each answer at its tick when it runs again, without asking", arguments: 0..<200 as Range<UInt64>
  )
  func replay(seed: UInt64) throws {
    let stack = Self.run(seed: seed)
    var player = try ReplayPlayer(stack.recorded, of: AskingScene(), window: Size(80, 24))
    #expect(try player.verify() == nil, "seed \(seed)")
    #expect(RecordingTests.hash(player.stack) == RecordingTests.hash(stack), "seed \(seed)")
  }

  @Test("continues from any snapshot, with its open queries", arguments: 0..<50 as Range<UInt64>)
  func snapshots(seed: UInt64) throws {
    let replay = Self.run(seed: seed).recorded
    var player = try ReplayPlayer(replay, of: AskingScene(), window: Size(80, 24))
    try player.advance(to: replay.ticks / 2)
    var other = try ReplayPlayer(replay, from: player.snapshot)
    try player.advance(to: replay.ticks)
    try other.advance(to: replay.ticks)
    #expect(RecordingTests.hash(other.stack) == RecordingTests.hash(player.stack), "seed \(seed)")
  }

  @Test(
    "differs if an answer is changed or missing",
    arguments: 0..<50 as Range<UInt64>)
  func changed(seed: UInt64) throws {
    let replay = Self.run(seed: seed).recorded
    var chance = Chance(seed: seed)
    var entries = try Self.entries(of: replay)
    let answered = entries.indices.filter { entries[$0].events.contains(where: \.isAnswer) }
    let picked = chance.pick(from: answered)
    let place = try #require(picked)
    var events = entries[place].events
    let first = events.firstIndex(where: \.isAnswer)
    let index = try #require(first)
    if chance.happens(1, in: 2) {
      events.remove(at: index)
    } else if case .answer(let reply) = events[index] {
      events[index] = .answer(Reply(to: reply.id, Capitals("another one")))
    }
    entries[place].events = events
    var log = InputLog()
    for entry in entries { log.append(entry.events, at: entry.tick) }
    let other = Replay(input: log.bytes, marks: replay.marks, ticks: replay.ticks)
    var player = try ReplayPlayer(other, of: AskingScene(), window: Size(80, 24))
    #expect(try player.verify() != nil, "seed \(seed)")
  }

  @Test("without answers has the same marks as before there were queries, even if some were made")
  func older() throws {
    var asking = SceneStack(recording: Counting(asks: true), window: Size(80, 24))
    var silent = SceneStack(recording: Counting(asks: false), window: Size(80, 24))
    for tick in 0..<150 {
      _ = asking.update(at: tick)
      _ = silent.update(at: tick)
    }
    #expect(asking.replay == silent.recorded)
    var player = try ReplayPlayer(silent.recorded, of: Counting(asks: true), window: Size(80, 24))
    #expect(try player.verify() == nil)
  }

  /// Types at random and answers after random times, in random order, some queries never and some that don't
  /// exist.
  private static func run(seed: UInt64) -> SceneStack {
    var chance = Chance(seed: seed)
    var stack = SceneStack(recording: AskingScene(), window: Size(80, 24))
    var open: [AskedQuery] = []
    var tick = 0
    while tick < 1000, !stack.hasEnded {
      var (events, replies) = ([InputEvent](), [Reply]())
      if chance.happens(1, in: 4), let key = chance.pick(from: Array("abcdefghi+=-!")) {
        if key != "-" || stack.count > 1 { events.append(.key(Key(.character(key)))) }
      }
      if !open.isEmpty, chance.happens(1, in: 3) {
        let asked = open.remove(at: chance.below(open.count))
        replies.append(chance.happens(1, in: 5) ? Reply(to: asked.id, .failed) : asked.reply)
      }
      if chance.happens(1, in: 50) { replies.append(Reply(to: RequestID(chance.bits()), .refused)) }
      stack.deliver(replies.map { Answered($0.id, .input($0)) })
      open += stack.update(events, at: tick).compactMap { $0 as? AskedQuery }
      // As in a run loop, only time slept through passes at once.
      tick += stack.rest != .awake && chance.happens(1, in: 10) ? chance.number(in: 1...200) : 1
    }
    return stack
  }

  private static func entries(of replay: Replay) throws -> [(tick: Tick, events: [RecordedEvent])] {
    var reader = InputReader(replay.input)
    var entries: [(tick: Tick, events: [RecordedEvent])] = []
    while let entry = try reader.next() { entries.append((entry.tick, entry.events)) }
    return entries
  }
}

extension RecordedEvent {
  fileprivate var isAnswer: Bool { if case .answer = self { true } else { false } }
}

/// Counts its ticks and may ask a query in each of them.
private struct Counting: Scene {
  let asks: Bool
  var count = 0

  mutating func update(_ step: inout Step) -> Transition {
    count += 1
    if asks { _ = step.ask(CapitalsQuery(word: "\(count)")) }
    return .stay
  }

  func draw(on canvas: inout Canvas, fraction: Double) {}
  func hash(into hash: inout StateHash) { hash.combine(count) }
}
