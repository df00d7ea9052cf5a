import Engine

/// What it takes to bring back any earlier tick of a stage: all input, and some moments to go on from.
///
/// Moments are values that share what hasn't changed since. There are never more than `mostMoments`: where they get too
/// many, every second one goes, and the next come at twice the distance.
struct Past: Sendable {
  /// What came in at a tick.
  struct Input: Sendable {
    let tick: Tick
    let events: [InputEvent]
  }

  /// A moment, and how much had been reported then.
  struct Kept: Sendable {
    let moment: Moment
    let reports: Int
  }

  private static let mostMoments = 64

  private var kept: [Kept] = []
  private var inputs: [Input] = []
  private var spacing: Tick = Tick.ticksPerSecond

  /// Keeps what comes in now.
  mutating func keep(_ events: [InputEvent], at moment: Moment, _ reports: Int) {
    keep(moment, reports)
    inputs.append(Input(tick: moment.tick, events: events))
  }

  /// Keeps the moment where the last one is long ago. The first is kept as the stage begins to play: until then its
  /// owner sets it up.
  mutating func keep(_ moment: Moment, _ reports: Int) {
    guard kept.last.map({ moment.tick >= $0.moment.tick + spacing }) ?? true else { return }
    kept.append(Kept(moment: moment, reports: reports))
    guard kept.count > Self.mostMoments else { return }
    kept = stride(from: 0, to: kept.count, by: 2).map { kept[$0] }
    spacing *= 2
  }

  /// Forgets everything from a tick on. Returns the last moment before, or the first one, and what came in from there to
  /// the tick; nil where nothing was played.
  mutating func cut(at tick: Tick) -> (Kept, [Input])? {
    while kept.count > 1, let last = kept.last, last.moment.tick > tick { kept.removeLast() }
    guard let last = kept.last else { return nil }
    inputs.removeAll { $0.tick >= tick }
    return (last, Array(inputs.drop { $0.tick < last.moment.tick }))
  }
}
