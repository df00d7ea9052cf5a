import Engine

/// Cosmetic effects: sparks, points that fly, a shaking bar, wobbling and fading bubbles. They have their own chance,
/// and nothing in the game depends on them.
struct BubbleEffects: Sendable {
  /// A popped bubble. With reduced motion it fades where it was.
  struct Farewell: Sendable {
    let box: Rect
    let face: Text
    let start: Tick
  }

  /// What the bar briefly shows about the last answer.
  struct Verdict: Sendable {
    let isRight: Bool
    let start: Tick

    func stands(at tick: Tick) -> Bool { start <= tick && tick < start + BubblePace.flash }
  }

  /// Points on their way from a popped bubble to the score.
  struct Gain: Sendable {
    let flight: FlyingPoints
    let combo: Int
  }

  private static let stream: UInt64 = 2

  private(set) var sparks: Particles
  private(set) var farewells: [Farewell] = []
  private(set) var gain: Gain?
  private var bumps: [Entity: Tick] = [:]
  private(set) var verdict: Verdict?
  private(set) var shake: Shake?

  init(seed: UInt64) {
    sparks = Particles(seed: seed, stream: Self.stream)
  }

  /// The first tick with nothing left to animate.
  var end: Tick {
    let ends =
      farewells.map { $0.start + BubblePace.pop } + bumps.values.map { $0 + BubblePace.wobble } + [
        verdict.map { $0.start + BubblePace.flash } ?? 0, gain?.flight.end ?? 0,
      ]
    return max(sparks.end, ends.max() ?? 0)
  }

  mutating func burst(_ box: Rect, combo: Int = 1, at tick: Tick) {
    sparks.burst(
      24, at: box.center, reach: Double(box.height) * 1.6, for: BubblePace.pop, tint: combo, from: tick)
  }

  mutating func praise(_ box: Rect, _ face: Text, points: Int, combo: Int, at tick: Tick) {
    farewells.removeAll { $0.start + BubblePace.pop <= tick }
    farewells.append(Farewell(box: box, face: face, start: tick))
    let flight = FlyingPoints(points, from: box.cells.center, at: tick, for: BubblePace.gain)
    gain = Gain(flight: flight, combo: combo)
    verdict = Verdict(isRight: true, start: tick)
  }

  /// A bubble has bumped into something; one that still wobbles goes on.
  mutating func bump(_ entity: Entity, at tick: Tick) {
    bumps = bumps.filter { tick < $0.value + BubblePace.wobble }
    if bumps[entity] == nil { bumps[entity] = tick }
  }

  /// How much wider than usual a bubble is, in cells.
  func wobble(_ entity: Entity, at tick: Tick, fraction: Double) -> Int {
    guard let start = bumps[entity] else { return 0 }
    return Shake(at: start, over: BubblePace.wobble, times: 1, reach: 1.8).offset(
      at: tick, fraction: fraction)
  }

  mutating func refuse(at tick: Tick) {
    shake = Shake(at: tick, over: BubblePace.fall)
    verdict = Verdict(isRight: false, start: tick)
  }

  /// Called when the window changes size.
  mutating func clear() {
    self.farewells = []
    sparks.sweep(at: .max)
    gain = nil
    shake = nil
  }
}
