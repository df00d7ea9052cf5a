import Engine
import Testing

@Suite struct StateHashTests {
  /// Computed by a separate implementation in another language.
  @Test("the hash of known values is this for ever, on every machine")
  func vectors() {
    var hash = StateHash()
    #expect(hash.value == 0xC6EF_B897_B19E_2E25)
    hash.combine(1)
    #expect(hash.value == 0xAF86_B3AB_7F0D_008F)
    hash.combine("ქარი")
    hash.combine([1.5, -2])
    hash.combine(Bool?.none)
    #expect(hash.value == 0xC3A9_4CB9_53E4_9C35)
  }

  @Test("values that differ, in whatever way, have different hashes")
  func differences() {
    let hashes: [UInt64] = [
      fingerprint(0), fingerprint(1), fingerprint(-1), fingerprint(Int.max), fingerprint(1 << 32),
      fingerprint(0.5), fingerprint(-0.0), fingerprint(Float(0.5)),
      fingerprint("a"), fingerprint("b"), fingerprint("ab"), fingerprint("a\0"),
      fingerprint("\u{E9}"), fingerprint("e\u{301}"),
      fingerprint("exactly 16 bytes"), fingerprint("exactly 16 bytes\0"),
      fingerprint(["a", "b"]), fingerprint(["ab"]), fingerprint(["", "ab"]), fingerprint(["ab", ""]),
      fingerprint([1, 2]), fingerprint([2, 1]), fingerprint([1, 2, 0]), fingerprint([[1], [2]]),
      fingerprint([[1, 2], []]), fingerprint([Int?.none, 2]), fingerprint([Int?.some(0), 2]),
    ]
    #expect(Set(hashes).count == hashes.count)
  }

  @Test("equal values have equal hashes, whatever their integer type")
  func equality() {
    #expect(fingerprint(5) == fingerprint(UInt8(5)))
    #expect(fingerprint(-5) == fingerprint(Int16(-5)))
    #expect(fingerprint("ab") == fingerprint("a" + "b"))
    #expect(fingerprint(Character("a")) == fingerprint("a"))
    #expect(fingerprint(Easing.cubicOut) == fingerprint(Easing.cubicOut.rawValue))
  }

  @Test("the order of hashing counts")
  func order() {
    var one = StateHash()
    var other = StateHash()
    one.combine(1)
    one.combine(2)
    other.combine(2)
    other.combine(1)
    #expect(one.value != other.value)
  }

  @Test("each bit of the bytes changes about half of the hash", arguments: [1, 8, 15, 16, 17, 64])
  func avalanche(length: Int) {
    var bytes = (0..<length).map { UInt8(truncatingIfNeeded: $0 &* 37) }
    let before = hash(bytes)
    var changed = 0
    for bit in 0..<length * 8 {
      bytes[bit / 8] ^= 1 << UInt8(bit % 8)
      let bits = (hash(bytes) ^ before).nonzeroBitCount
      #expect(bits >= 10, "bit \(bit)")
      changed += bits
      bytes[bit / 8] ^= 1 << UInt8(bit % 8)
    }
    #expect((28.0...36.0).contains(Double(changed) / Double(length * 8)))
  }

  private func hash(_ bytes: [UInt8]) -> UInt64 {
    var hash = StateHash()
    bytes.withUnsafeBytes { hash.combine(bytes: $0) }
    return hash.value
  }
}

@Suite struct HashedStateTests {
  private static func start() -> (World, [Entity]) {
    var world = World()
    let entities = (0..<150).map { number in
      world.spawn(Position(x: Int32(number), y: 0), Health(points: 1), Name(text: "\(number)"))
    }
    world.kill(entities[7])
    world.kill(entities[70])
    return (world, entities)
  }

  @Test(
    "every change to a world changes its hash",
    arguments: [
      { world, entities in world[entities[0], Position.self]?.x += 1 },
      { world, entities in world[entities[149], Position.self]?.y += 1 },
      { world, entities in world[entities[71], Health.self]?.points -= 1 },
      { world, entities in world[entities[100], Name.self]?.text = "" },
      { world, entities in world.add(Face(), to: entities[3]) },
      { world, entities in world.remove(Health.self, from: entities[3]) },
      { world, entities in world.kill(entities[149]) },
      { world, _ in world.spawn() },
      { world, _ in world.kill(world.spawn()) },
    ] as [@Sendable (inout World, [Entity]) -> Void])
  func world(change: @Sendable (inout World, [Entity]) -> Void) {
    var (world, entities) = Self.start()
    let before = fingerprint(world)
    change(&world, entities)
    #expect(fingerprint(world) != before)
  }

  @Test("the order in which slots will be used again is part of the hash")
  func freeSlots() {
    var (one, entities) = Self.start()
    var other = one
    one.kill(entities[1])
    one.kill(entities[2])
    other.kill(entities[2])
    other.kill(entities[1])
    #expect(fingerprint(one) != fingerprint(other))
  }

  @Test("it counts which entity has a component, even one without fields")
  func whoHasWhat() {
    var (one, entities) = Self.start()
    var other = one
    one.add(Face(), to: entities[3])
    other.add(Face(), to: entities[4])
    #expect(fingerprint(one) != fingerprint(other))
  }

  @Test("worlds of one history have one hash, and what was only read leaves none behind")
  func equalWorlds() {
    let (one, _) = Self.start()
    let (other, entities) = Self.start()
    other.forEach(Velocity.self) { _ in }
    _ = other[entities[0], Velocity.self]
    _ = other.all(Velocity.self)
    #expect(fingerprint(one) == fingerprint(other))
  }

  private static func armed() -> (Timers<TimersTests.Event>, TimerID) {
    var timers = Timers<TimersTests.Event>()
    timers.arm(.b, after: 100, from: 0, every: 7)
    timers.cancel(timers.arm(.c, after: 9, from: 0))
    let id = timers.arm(.a, after: 20, from: 0)
    return (timers, id)
  }

  @Test(
    "every change to timers changes their hash",
    arguments: [
      { timers, id in timers.cancel(id) },
      { timers, id in timers.pause(id, at: 0) },
      { timers, id in
        timers.pause(id, at: 1)
        timers.resume(id, at: 2)
      },
      { timers, _ in timers.arm(.a, after: 20, from: 0) },
      { timers, _ in timers.cancel(timers.arm(.a, after: 20, from: 0)) },
      { timers, _ in _ = timers.popDue(at: 20, in: World()) },
    ] as [@Sendable (inout Timers<TimersTests.Event>, TimerID) -> Void])
  func timers(change: @Sendable (inout Timers<TimersTests.Event>, TimerID) -> Void) {
    var (timers, id) = Self.armed()
    let before = fingerprint(timers)
    change(&timers, id)
    #expect(fingerprint(timers) != before)
  }

  @Test("event, owner, due tick, period, pause and order of timers are all part of the hash")
  func timerFields() {
    let owner = World.withOne.all(Face.self)[0]
    var paused = Timers<TimersTests.Event>()
    paused.pause(paused.arm(.a, after: 5, from: 0), at: 0)
    let hashes = [
      armedAlone(.a, 5, nil, .none), armedAlone(.b, 5, nil, .none), armedAlone(.a, 6, nil, .none),
      armedAlone(.a, 69, nil, .none), armedAlone(.a, 5, 5, .none), armedAlone(.a, 5, nil, owner),
      armedTwice(.a, .b), armedTwice(.b, .a), fingerprint(paused),
    ]
    #expect(Set(hashes).count == hashes.count)
  }

  private func armedAlone(
    _ event: TimersTests.Event, _ delay: Int, _ period: Int?, _ owner: Entity
  ) -> UInt64 {
    var timers = Timers<TimersTests.Event>()
    timers.arm(event, after: delay, from: 0, every: period, for: owner)
    return fingerprint(timers)
  }

  private func armedTwice(_ first: TimersTests.Event, _ second: TimersTests.Event) -> UInt64 {
    var timers = Timers<TimersTests.Event>()
    timers.arm(first, after: 5, from: 0)
    timers.arm(second, after: 5, from: 0)
    return fingerprint(timers)
  }

  @Test("asking timers in vain leaves no trace")
  func askingInVain() {
    var (timers, _) = Self.armed()
    let before = fingerprint(timers)
    for tick in 0..<20 { #expect(timers.popDue(at: tick, in: World()) == nil) }
    #expect(fingerprint(timers) == before)
  }

  @Test("a draw, a tick and a stream change the hash of a chance")
  func chance() {
    var drawn = Chance(seed: 1)
    _ = drawn.bits()
    var begun = Chance(seed: 1)
    begun.reseed(at: 0)
    let hashes = [Chance(seed: 1), Chance(seed: 2), Chance(seed: 1, stream: 1), drawn, begun].map(fingerprint)
    #expect(Set(hashes).count == hashes.count)
  }

  @Test("all that makes a tween or a sequence is part of its hash")
  func tweens() {
    let tweens = [
      Tween(from: 0, to: 1, at: 0, over: 9, .linear), Tween(from: 2, to: 1, at: 0, over: 9, .linear),
      Tween(from: 0, to: 2, at: 0, over: 9, .linear), Tween(from: 0, to: 1, at: 1, over: 9, .linear),
      Tween(from: 0, to: 1, at: 0, over: 8, .linear), Tween(from: 0, to: 1, at: 0, over: 9, .cubicIn),
    ]
    let rest = TweenSequence(from: 0, at: 0)
    let sequences = [rest, rest.hold(1), rest.hold(2), TweenSequence(from: 0, at: 1), rest.hold(1).hold(1)]
    let hashes = tweens.map(fingerprint) + sequences.map(fingerprint)
    #expect(Set(hashes).count == hashes.count)
  }
}

extension World {
  fileprivate static var withOne: World {
    var world = World()
    world.spawn(Face())
    return world
  }
}
