import Engine

/// Cosmetic effects: sparks, a shaking bar, fading bubbles. They have their own chance, and nothing in the game
/// depends on them.
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

  private static let stream: UInt64 = 2

  private(set) var sparks: Particles
  private(set) var farewells: [Farewell] = []
  private(set) var verdict: Verdict?
  private(set) var shake: Shake?

  init(seed: UInt64) {
    sparks = Particles(seed: seed, stream: Self.stream)
  }

  /// The first tick with nothing left to animate.
  var end: Tick {
    let ends =
      farewells.map { $0.start + BubblePace.pop } + [verdict.map { $0.start + BubblePace.flash } ?? 0]
    return max(sparks.end, ends.max() ?? 0)
  }

  mutating func pop(_ box: Rect, _ face: Text, at tick: Tick) {
    let center = Point(box.left + box.width / 2, box.top + box.height / 2)
    sparks.burst(8, at: center, reach: Double(box.height) * 1.6, for: BubblePace.pop, from: tick)
    farewells.removeAll { $0.start + BubblePace.pop <= tick }
    farewells.append(Farewell(box: box, face: face, start: tick))
    verdict = Verdict(isRight: true, start: tick)
  }

  mutating func refuse(at tick: Tick) {
    shake = Shake(at: tick, over: BubblePace.headShake)
    verdict = Verdict(isRight: false, start: tick)
  }

  /// Called when the window changes size.
  mutating func clear() {
    self.farewells = []
    sparks.sweep(at: .max)
    shake = nil
  }
}
