import Engine

/// Workload w8: 10,000 entities that move, and 1,000 timers of 1 to 60 ticks, each of which turns an entity
/// around. Nothing is drawn; the checksum tells whether everything is where it should be.
struct EntitiesWorkload: Summed {
  private struct Position: Component { var x: Int32, y: Int32 }
  private struct Velocity: Component { var x: Int32, y: Int32 }
  private enum Event: UInt8, StateHashable { case turn }

  private var world = World()
  private var timers = Timers<Event>()

  /// The start, before tick 0.
  init() {
    var random = XorShift()
    let entities = (0..<10_000).map { _ in
      world.spawn(
        Position(x: random.below(7680), y: random.below(2560)),
        Velocity(x: random.below(65) - 32, y: random.below(33) - 16))
    }
    for entity in stride(from: 0, to: entities.count, by: 10) {
      let period = 1 + Int(random.below(60))
      timers.arm(.turn, after: period, from: -1, every: period, for: entities[entity])
    }
  }

  /// One tick: everything moves, then the timers that are due turn their entities around.
  mutating func tick(_ tick: Tick) {
    world.update(Position.self, Velocity.self) { position, velocity in
      position.x &+= velocity.x
      position.y &+= velocity.y
    }
    while let fired = timers.popDue(at: tick, in: world) {
      world.update(fired.owner, Velocity.self) { $0.x *= -1 }
    }
  }

  var checksum: UInt32 {
    var sum: UInt32 = 0
    world.forEach(Position.self) { position in
      sum = sum &* 31 &+ UInt32(bitPattern: position.x)
      sum = sum &* 31 &+ UInt32(bitPattern: position.y)
    }
    return sum
  }
}
