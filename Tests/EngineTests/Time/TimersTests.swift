import Engine
import Testing

@Suite struct TimersTests {
  enum Event: UInt8, StateHashable { case a, b, c }

  /// The events that fire in some ticks, each with the tick at which it was popped.
  private func run(
    _ timers: inout Timers<Event>, _ ticks: ClosedRange<Tick>, in world: World = World()
  ) -> [String] {
    ticks.flatMap { tick in
      var fired: [String] = []
      while let next = timers.popDue(at: tick, in: world) { fired.append("\(next.event)\(tick)") }
      return fired
    }
  }

  @Test("a timer fires once, at its tick")
  func once() {
    var timers = Timers<Event>()
    let id = timers.arm(.a, after: 3, from: 10)
    #expect(timers.nextDue == 13)
    #expect(timers.remaining(id, at: 11) == 2)
    #expect(run(&timers, 10...30) == ["a13"])
    #expect(!timers.isArmed(id))
    #expect(timers.nextDue == nil)
    #expect(timers.remaining(id, at: 30) == nil)
  }

  @Test(
    "a repeating timer fires after its delay and then after every period", arguments: [1, 2, 60, 64, 65, 200])
  func repeating(period: Int) {
    var timers = Timers<Event>()
    timers.arm(.a, after: 5, from: 0, every: period)
    let due = stride(from: 5, through: 1000, by: period).map { "a\($0)" }
    #expect(run(&timers, 0...1000) == due)
  }

  @Test("timers of one tick fire in the order in which they were armed, however long ago that was")
  func order() {
    var timers = Timers<Event>()
    timers.arm(.b, after: 300, from: 0)
    timers.arm(.a, after: 172, from: 0)
    timers.arm(.c, after: 100, from: 200)
    timers.arm(.a, after: 100, from: 200)
    #expect(run(&timers, 0...400) == ["a172", "b300", "c300", "a300"])
  }

  @Test("a repeating timer counts as armed when it fires")
  func orderOfRepeating() {
    var timers = Timers<Event>()
    timers.arm(.a, after: 2, from: 0, every: 2)
    timers.arm(.b, after: 4, from: 0)
    #expect(run(&timers, 0...4) == ["a2", "b4", "a4"])
  }

  @Test("a cancelled timer never fires, and its id never affects a later one")
  func cancel() {
    var timers = Timers<Event>()
    let old = timers.arm(.a, after: 5, from: 0)
    timers.cancel(old)
    let new = timers.arm(.b, after: 5, from: 0)
    timers.cancel(old)
    timers.pause(old, at: 1)
    #expect(!timers.isArmed(old))
    #expect(timers.isArmed(new))
    #expect(run(&timers, 0...10) == ["b5"])
  }

  @Test("a repeating timer can be cancelled while it is handled")
  func cancelWhileHandled() {
    var timers = Timers<Event>()
    timers.arm(.a, after: 1, from: 0, every: 1)
    let fired = timers.popDue(at: 1, in: World())
    if let fired { timers.cancel(fired.id) }
    #expect(run(&timers, 1...100).isEmpty)
  }

  @Test("a paused timer keeps the ticks it had left")
  func pause() {
    var timers = Timers<Event>()
    let id = timers.arm(.a, after: 10, from: 0)
    timers.pause(id, at: 4)
    timers.pause(id, at: 5)
    #expect(timers.nextDue == nil)
    #expect(timers.remaining(id, at: 50) == 6)
    #expect(run(&timers, 4...99).isEmpty)
    timers.resume(id, at: 100)
    timers.resume(id, at: 101)
    #expect(timers.nextDue == 106)
    #expect(run(&timers, 100...200) == ["a106"])
  }

  @Test("a timer paused when it was due fires a tick after it is resumed")
  func pauseWhenDue() {
    var timers = Timers<Event>()
    let id = timers.arm(.a, after: 10, from: 0)
    timers.pause(id, at: 10)
    timers.resume(id, at: 20)
    #expect(run(&timers, 20...30) == ["a21"])
  }

  @Test("a timer of a killed entity never fires, paused or not")
  func ownerDies() {
    var world = World()
    let owner = world.spawn()
    let other = world.spawn()
    var timers = Timers<Event>()
    timers.arm(.a, after: 5, from: 0, for: owner)
    timers.arm(.a, after: 5, from: 0, every: 5, for: owner)
    timers.arm(.b, after: 5, from: 0, for: other)
    let paused = timers.arm(.c, after: 5, from: 0, for: owner)
    timers.pause(paused, at: 1)
    world.kill(owner)
    #expect(world.spawn() != owner)
    timers.resume(paused, at: 2)
    #expect(run(&timers, 0...50, in: world) == ["b5"])
    #expect(!timers.isArmed(paused))
  }

  @Test("paused timers of killed entities are dropped while others fire")
  func pausedOrphans() {
    var world = World()
    var timers = Timers<Event>()
    let owners = (0..<10).map { _ in world.spawn() }
    let paused = owners.map { timers.arm(.a, after: 5, from: 0, for: $0) }
    for id in paused { timers.pause(id, at: 1) }
    for owner in owners { world.kill(owner) }
    timers.arm(.b, after: 1, from: 0, every: 1)
    _ = run(&timers, 0...10, in: world)
    #expect(paused.allSatisfy { !timers.isArmed($0) })
  }

  @Test("a timer armed while a tick is handled fires in the next one at the earliest")
  func armWhileHandled() {
    var timers = Timers<Event>()
    timers.arm(.a, after: 1, from: 0)
    var ticks: [Tick] = []
    for tick in 0...5 {
      while ticks.count < 10, let fired = timers.popDue(at: tick, in: World()) {
        ticks.append(tick)
        timers.arm(fired.event, after: 0, from: tick)
      }
    }
    #expect(ticks == [1, 2, 3, 4, 5])
  }

  @Test("a fired timer has its id, its owner and its due tick, even if that was skipped")
  func fired() {
    var world = World()
    let owner = world.spawn()
    var timers = Timers<Event>()
    let id = timers.arm(.a, after: 7, from: 0, for: owner)
    timers.arm(.b, after: 6, from: 0)
    let first = timers.popDue(at: 500, in: world)
    let second = timers.popDue(at: 500, in: world)
    #expect(first?.event == .b && first?.owner == Entity.none && first?.due == 6)
    #expect(second?.id == id && second?.owner == owner && second?.due == 7)
  }

  @Test("a copy is independent")
  func copies() {
    var timers = Timers<Event>()
    let id = timers.arm(.a, after: 5, from: 0)
    var copy = timers
    copy.cancel(id)
    copy.arm(.b, after: 1, from: 0)
    #expect(run(&timers, 0...10) == ["a5"])
    #expect(run(&copy, 0...10) == ["b1"])
  }
}
