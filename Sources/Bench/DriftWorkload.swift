import Engine

/// Workload "drift": 10,000 entities that drift as the bubbles of the game do, each with two timers: one moves it,
/// one turns it a little. Nothing is drawn.
struct DriftWorkload: Summed {
  private struct Place: Component { var x: Int32, y: Int32 }
  private struct Course: Component { var heading: Heading }
  private enum Drifting {}
  private enum Turning {}

  static let entities = 10_000
  /// In 1/1024 dots a tick.
  private static let speed = 273

  private var world = World()
  private var random = XorShift()

  /// The start, before tick 0.
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
