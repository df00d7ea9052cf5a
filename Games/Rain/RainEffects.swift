import Engine

/// What only looks nice: sparks where a word was, a splash where one lands, a line that shakes its head. It has its own
/// chance, and nothing that happens depends on it.
struct RainEffects: Sendable {
  /// Where something is to be seen: places in the window are known only when it is drawn.
  struct Spot: Sendable {
    let drop: Drop
    let tick: Tick
    let isSplash: Bool
  }

  /// How long sparks live, in ticks.
  static let length: Tick = 24

  private(set) var spots: [Spot] = []
  private(set) var shake: Shake?
  private let seed: UInt64

  init(seed: UInt64) { self.seed = seed }

  /// The first tick at which all is still.
  var end: Tick {
    max(spots.map { $0.tick + Self.length }.max() ?? 0, shake.map { $0.start + $0.duration } ?? 0)
  }

  mutating func clear(_ drop: Drop, at tick: Tick) { add(Spot(drop: drop, tick: tick, isSplash: false)) }

  mutating func splash(_ drop: Drop, at tick: Tick) { add(Spot(drop: drop, tick: tick, isSplash: true)) }

  mutating func refuse(at tick: Tick) { shake = Shake(at: tick) }

  /// The sparks of a spot, in dots of a window.
  func sparks(of spot: Spot, at center: Point) -> Particles {
    var sparks = Particles(seed: seed &+ UInt64(spot.tick), stream: 2)
    sparks.burst(spot.isSplash ? 5 : 8, at: center, reach: 14, for: Self.length, from: spot.tick)
    return sparks
  }

  private mutating func add(_ spot: Spot) {
    spots.removeAll { $0.tick + Self.length <= spot.tick }
    spots.append(spot)
  }
}
