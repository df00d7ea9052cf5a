import Engine
import Testing

/// Timers as a list that is searched each time: slow, but too simple to be wrong.
private struct NaiveTimers {
  struct Timer {
    var id: TimerID
    var event: Int
    var due: Tick
    var period: Int?
    var owner: Entity
    /// The ticks left; nil unless paused.
    var paused: Int?
  }

  /// In the order in which they were armed.
  var timers: [Timer] = []

  func nextDue(in world: World) -> Tick? {
    let living = timers.filter { $0.owner == .none || world.isAlive($0.owner) }
    return living.filter { $0.paused == nil }.map(\.due).min()
  }

  mutating func popDue(at now: Tick, in world: World) -> Timer? {
    timers.removeAll { $0.owner != .none && !world.isAlive($0.owner) }
    guard let due = nextDue(in: world), due <= now,
      let place = timers.firstIndex(where: { $0.paused == nil && $0.due == due })
    else { return nil }
    let fired = timers.remove(at: place)
    if let period = fired.period {
      var again = fired
      again.due += period
      timers.append(again)
    }
    return fired
  }

  mutating func pause(_ id: TimerID, at now: Tick) {
    guard let place = timers.firstIndex(where: { $0.id == id && $0.paused == nil }) else { return }
    timers[place].paused = timers[place].due - now
  }

  mutating func resume(_ id: TimerID, at now: Tick) {
    guard let place = timers.firstIndex(where: { $0.id == id && $0.paused != nil }) else { return }
    var timer = timers.remove(at: place)
    timer.due = now + max(1, timer.paused ?? 0)
    timer.paused = nil
    timers.append(timer)
  }
}

/// A game of timers only: each that fires arms, pauses, cancels and kills others at random.
private struct TimerGame: StateHashable {
  var world = World()
  var timers = Timers<Int>()
  var chance: Chance
  var ids: [TimerID] = []
  var log: [String] = []

  init(seed: UInt64) {
    chance = Chance(seed: seed)
    for event in 1...20 { act(event, at: 0) }
  }

  mutating func update(_ tick: Tick) {
    chance.reseed(at: tick)
    while let fired = timers.popDue(at: tick, in: world) {
      log.append("\(fired.event) at \(tick), due \(fired.due)")
      act(fired.event, at: tick)
    }
  }

  private mutating func act(_ event: Int, at tick: Tick) {
    ids.removeAll { !timers.isArmed($0) }
    if ids.count < 40 { arm(event, at: tick) }
    guard let id = chance.pick(from: ids) else { return }
    switch chance.below(6) {
    case 0: timers.pause(id, at: tick)
    case 1, 2: timers.resume(id, at: tick)
    case 3: timers.cancel(id)
    default: if let owner = chance.pick(from: world.all(Face.self)) { world.kill(owner) }
    }
  }

  private mutating func arm(_ event: Int, at tick: Tick) {
    for _ in 0..<2 {
      let delay = chance.number(in: 1...300)
      let period = chance.happens(1, in: 5) ? chance.number(in: 30...400) : nil
      let owner = chance.happens(1, in: 2) ? world.spawn(Face()) : .none
      ids.append(timers.arm(event, after: delay, from: tick, every: period, for: owner))
    }
  }

  func hash(into hash: inout StateHash) {
    hash.combine(fieldsOf: self, world, timers, chance, ids, log.suffix(3).joined())
  }
}

@Suite struct TimersModelTests {
  @Test("timers agree with a naive model after any history", arguments: UInt64(1)...10)
  func random(seed: UInt64) {
    var chance = Chance(seed: seed)
    var world = World()
    var timers = Timers<Int>()
    var model = NaiveTimers()
    var owners: [Entity] = [.none]
    var ids: [TimerID] = [.unarmed]
    var now = 0
    for event in 0..<500 {
      let owner = chance.pick(from: owners) ?? .none
      let id = chance.pick(from: ids) ?? .unarmed
      switch chance.below(12) {
      case 0...3:
        let delay = chance.number(in: 0...200)
        let period = chance.happens(1, in: 4) ? chance.number(in: 1...150) : nil
        ids.append(timers.arm(event, after: delay, from: now, every: period, for: owner))
        model.timers.append(
          .init(id: ids[ids.count - 1], event: event, due: now + max(1, delay), period: period, owner: owner))
      case 4:
        timers.cancel(id)
        model.timers.removeAll { $0.id == id }
      case 5:
        timers.pause(id, at: now)
        model.pause(id, at: now)
      case 6, 7:
        timers.resume(id, at: now)
        model.resume(id, at: now)
      case 8: owners.append(world.spawn())
      case 9: if chance.happens(1, in: 3) { world.kill(owner) }
      default: now += chance.happens(1, in: 20) ? chance.below(500) : chance.below(4)
      }
      expectSame(&timers, &model, at: now, in: world, "seed \(seed), step \(event)")
    }
  }

  private func expectSame(
    _ timers: inout Timers<Int>, _ model: inout NaiveTimers, at now: Tick, in world: World, _ place: Comment
  ) {
    let next = model.nextDue(in: world) ?? .max
    var isSame = timers.nextDue ?? .max <= next
    while isSame {
      let fired = timers.popDue(at: now, in: world)
      let expected = model.popDue(at: now, in: world)
      isSame = fired?.id == expected?.id && fired?.due == expected?.due && fired?.event == expected?.event
      if fired == nil { break }
    }
    #expect(isSame, place)
  }

  @Test(
    "a game that sleeps until the next due tick is the same as one that runs every tick",
    arguments: UInt64(1)...8)
  func sleeping(seed: UInt64) {
    var running = TimerGame(seed: seed)
    var sleeping = TimerGame(seed: seed)
    var updates = 0
    for tick in 0..<2_000 {
      running.update(tick)
      guard sleeping.timers.nextDue ?? .max <= tick || tick == 1_999 else { continue }
      sleeping.update(tick)
      updates += 1
      #expect(fingerprint(running) == fingerprint(sleeping), "seed \(seed), tick \(tick)")
    }
    #expect(running.log == sleeping.log, "seed \(seed)")
    #expect(updates > 100 && updates < 1_900, "seed \(seed): slept through \(2_000 - updates) ticks")
  }
}
