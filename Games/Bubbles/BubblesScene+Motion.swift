import Engine

/// Bubbles drift, turn now and then, keep apart, stay within the field, and fly.
extension BubblesScene {
  /// Moves and turns the bubbles that are due.
  mutating func drift() {
    flee()
    world.update(Beat<Turning>.self, BubbleHeading.self) { turning, course in
      guard turning.isDue(at: tick) else { return }
      course.heading = course.heading.turned(by: chance.number(in: -9...9))
    }
    let speed = level.speed
    world.update(Beat<Drifting>.self, BubbleHeading.self, Place.self) { drifting, course, place in
      guard drifting.isDue(at: tick) else { return }
      place.x += Int32(course.heading.x * speed / Heading.whole)
      place.y += Int32(course.heading.y * speed / Heading.whole)
    }
  }

  /// The golden bubble turns away from a pointer that comes near.
  private mutating func flee() {
    guard let golden, let pointer = hover.pointer,
      let entity = world.first(Bubble.self, where: { $0.word == golden && $0.pose == .drifting }),
      let place = world[entity, Place.self]
    else { return }
    let way = layout.dots(place) - Point(2 * pointer.x + 1, 4 * pointer.y + 2)
    guard way.x * way.x + way.y * way.y < 32 * 32 else { return }
    world.update(entity, BubbleHeading.self) { $0.heading = Heading(toward: way) }
  }

  /// Pushes bubbles apart, and back from the edges, a little every tick so that it looks soft: they bounce off with
  /// another heading, and wobble. Returns whether anything moved: then the next tick may have more to do.
  mutating func separate() -> Bool {
    var crowd = Crowd()
    world.forEach(Bubble.self, Place.self) { entity, bubble, place in
      guard bubble.pose == .drifting || bubble.pose == .held else { return }
      let air = bubble.pose == .held ? 5 : 1
      crowd.add(
        entity, layout.body(place, faces[bubble.word], air: air), isFixed: bubble.pose == .held)
    }
    crowd.collide(&grid)
    var hasMoved = false
    for member in crowd.members where !member.isFixed {
      guard let bubble = world[member.entity, Bubble.self], let place = world[member.entity, Place.self]
      else { continue }
      let pushed = place + member.push
      let inside = layout.inside(pushed, faces[bubble.word])
      hasMoved = hasMoved || inside != place
      world.update(member.entity, Place.self) { $0 = inside }
      let way = Place(x: member.push.x + inside.x - pushed.x, y: member.push.y + inside.y - pushed.y)
      if turn(member.entity, with: way), member.isPushed { effects.bump(member.entity, at: tick) }
    }
    return hasMoved
  }

  /// Returns whether a drifting bubble has another heading now.
  private mutating func turn(_ entity: Entity, with push: Place) -> Bool {
    let old = world[entity, BubbleHeading.self]?.heading
    world.update(entity, BubbleHeading.self) { $0.turn(with: push) }
    return !setup.isStill && world[entity, BubbleHeading.self]?.heading != old
  }

  /// Lets go of a bubble: it drifts on, or slides back first if it is outside the field.
  mutating func release(_ entity: Entity) {
    guard let bubble = world[entity, Bubble.self], let place = world[entity, Place.self] else { return }
    let inside = layout.inside(place, faces[bubble.word])
    if inside == place {
      setAfloat(entity)
    } else {
      fly(entity, to: inside, over: BubblePace.slide, .returning)
    }
  }

  /// Flies a bubble to the lower edge of the bar, where it doesn't cover the definition.
  mutating func send(_ entity: Entity) {
    guard let place = world[entity, Place.self], let bubble = world[entity, Bubble.self] else { return }
    setPose(entity, .flying)
    let center = 2 * layout.bar.left + layout.bar.width
    let here = layout.dots(place).x
    let below = layout.size(faces[bubble.word]).height / 2 - 4
    let goal = layout.place(Point((here + center) / 2, 4 * layout.bar.bottom + below))
    fly(entity, to: goal, over: BubblePace.flight, .flying)
  }

  /// Stops a bubble's drift and raises it above all others.
  mutating func setPose(_ entity: Entity, _ pose: Bubble.Pose) {
    let place = world[entity, Place.self]
    world.update(entity, Bubble.self) { bubble in
      bubble.pose = pose
      bubble.since = tick
      bubble.home = place ?? bubble.home
    }
    world.remove(Beat<Drifting>.self, from: entity)
    world.remove(Beat<Turning>.self, from: entity)
    order.raise(entity)
  }

  mutating func goHome(_ entity: Entity) {
    guard let bubble = world[entity, Bubble.self] else { return }
    fly(entity, to: layout.inside(bubble.home, faces[bubble.word]), over: BubblePace.way, .returning)
  }

  mutating func land(_ entity: Entity) {
    guard let flight = world[entity, Flight.self] else { return }
    world[entity, Place.self] = flight.end
    world.remove(Flight.self, from: entity)
  }

  mutating func setAfloat(_ entity: Entity) {
    world.update(entity, Bubble.self) { bubble in
      bubble.pose = .drifting
      bubble.since = tick
    }
    guard !setup.isStill else { return }
    let straight = level.straight
    let period = straight + chance.below(straight)
    world.add(Beat<Drifting>(every: 1, from: tick), to: entity)
    world.add(Beat<Turning>(every: period, after: 1 + chance.below(period), from: tick), to: entity)
  }

  /// A wrong bubble bounces off the bar, and falls in a curve to where it was.
  mutating func fall(_ entity: Entity) {
    guard let bubble = world[entity, Bubble.self] else { return }
    fly(entity, to: layout.inside(bubble.home, faces[bubble.word]), over: BubblePace.fall, .falling)
  }

  private mutating func fly(_ entity: Entity, to end: Place, over duration: Tick, _ pose: Bubble.Pose) {
    guard let start = world[entity, Place.self] else { return }
    world.update(entity, Bubble.self) { bubble in
      bubble.pose = pose
      bubble.since = tick
    }
    let fall: Easing? = pose == .falling ? .cubicOut : nil
    world.add(
      Flight(from: start, to: end, at: tick, over: duration, .quadraticInOut, fall: fall), to: entity)
    timers.arm(.landed, after: duration, from: tick, for: entity)
  }
}

extension BubbleHeading {
  /// Reverses whichever direction runs against a push.
  mutating func turn(with push: Place) {
    if Int(push.x) * heading.x < 0 { heading = heading.mirroredX }
    if Int(push.y) * heading.y < 0 { heading = heading.mirroredY }
  }
}

extension Heading {
  /// The direction nearest to a way.
  fileprivate init(toward way: Point) {
    let all = (0..<Heading.count).map { Heading($0) }
    self = all.max { $0.x * way.x + $0.y * way.y < $1.x * way.x + $1.y * way.y } ?? Heading(0)
  }
}

/// Bubbles close to each other, and the pushes between them.
private struct Crowd {
  struct Member {
    let entity: Entity
    /// Held by the player, so only the others give way.
    let isFixed: Bool
    var push = Place(x: 0, y: 0)

    /// Whether it touches another.
    var isPushed: Bool { push != Place(x: 0, y: 0) }
  }

  private(set) var members: [Member] = []
  private var bodies: [CollisionGrid.Body] = []

  mutating func add(_ entity: Entity, _ body: CollisionGrid.Body, isFixed: Bool) {
    members.append(Member(entity: entity, isFixed: isFixed))
    bodies.append(body)
  }

  mutating func collide(_ grid: inout CollisionGrid) {
    var found: [(Int, Int)] = []
    grid.forEachOverlap(among: bodies) { found.append(($0, $1)) }
    for (first, second) in found { push(first, second) }
  }

  /// Separates two along the axis of least overlap. A held one stays where the pointer is.
  private mutating func push(_ first: Int, _ second: Int) {
    let depth = bodies[first].depth(in: bodies[second])
    let isHard = members[first].isFixed || members[second].isFixed
    let length = Int32(Self.strength(min(depth.x, depth.y), isHard))
    let isLevel = depth.x < depth.y
    let isAhead = isLevel ? bodies[first].x < bodies[second].x : bodies[first].y < bodies[second].y
    let signed = isAhead ? length : -length
    let push = isLevel ? Place(x: signed, y: 0) : Place(x: 0, y: signed)
    members[first].push = members[first].push + Place(x: -push.x, y: -push.y)
    members[second].push = members[second].push + push
  }

  /// In 1/1024 dots.
  private static func strength(_ depth: Int, _ isHard: Bool) -> Int {
    isHard ? min(depth / 4 + 64, 1536) : min(depth / 16 + 16, 400)
  }
}
