import Engine

/// A workload that draws nothing; a checksum proves that everything is where it should be.
protocol Summed: Scene {
  mutating func tick(_ tick: Tick)
  /// A checksum of all positions.
  var checksum: UInt32 { get }
}

extension Summed {
  mutating func update(_ step: inout Step) -> Transition {
    tick(step.tick)
    return .stay
  }

  func draw(on canvas: inout Canvas, fraction: Double) {}

  func hash(into hash: inout StateHash) {
    hash.combine(checksum)
  }
}

/// Workload w8: 10,000 moving entities, and 1,000 timers of 1 to 60 ticks, each of which reverses an entity.
struct EntitiesWorkload: Summed {
  private struct Position: Component { var x: Int32, y: Int32 }
  private struct Velocity: Component { var x: Int32, y: Int32 }
  private enum Event: UInt8, StateHashable { case turn }

  private var world = World()
  private var timers = Timers<Event>()

  /// The state before tick 0.
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

  /// Everything moves, then each timer that is due reverses its entity.
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

/// Workload "drift": 10,000 entities that drift like the bubbles of the game, each with two timers: one moves
/// it, the other turns it a little.
struct DriftWorkload: Summed {
  private struct Place: Component { var x: Int32, y: Int32 }
  private struct Course: Component { var heading: Heading }
  private enum Drifting {}
  private enum Turning {}

  static let entities = 10_000
  /// In 1/1024 dots per tick.
  private static let speed = 273

  private var world = World()
  private var random = XorShift()

  /// The state before tick 0.
  init() {
    for _ in 0..<Self.entities {
      let place = Place(x: random.below(155_648), y: random.below(65_536))
      let course = Course(heading: Heading(Int(random.below(64))))
      let pace = 1 + Int(random.below(4))
      let straight = 60 + Int(random.below(150))
      world.spawn(
        place, course, Beat<Drifting>(every: pace, from: -1),
        Beat<Turning>(every: straight, after: 1 + Int(random.below(60)), from: -1))
    }
  }

  mutating func tick(_ tick: Tick) {
    world.update(Beat<Turning>.self, Course.self) { turning, course in
      guard turning.isDue(at: tick) else { return }
      course.heading = course.heading.turned(by: Int(random.below(19)) - 9)
    }
    world.update(Beat<Drifting>.self, Course.self, Place.self) { drifting, course, place in
      guard drifting.isDue(at: tick) else { return }
      place.x &+= Int32(course.heading.x * Self.speed / Heading.whole)
      place.y &+= Int32(course.heading.y * Self.speed / Heading.whole)
    }
  }

  var checksum: UInt32 {
    var sum: UInt32 = 0
    world.forEach(Place.self) { place in
      sum = sum &* 31 &+ UInt32(bitPattern: place.x)
      sum = sum &* 31 &+ UInt32(bitPattern: place.y)
    }
    return sum
  }
}
