import Engine

/// What it takes to restore any earlier tick of a stage: all input, and some moments to replay from.
///
/// Moments are values that share unchanged memory. There are at most `mostMoments` of them: when there are
/// more, every second one is dropped and the distance of the next ones doubled.
struct Past: Sendable {
  /// The input of a tick.
  struct Input: Sendable {
    let tick: Tick
    let events: [InputEvent]
  }

  /// A moment, and the number of reports until then.
  struct Kept: Sendable {
    let moment: StageMoment
    let reports: Int
  }

  private static let mostMoments = 64

  private var kept: [Kept] = []
  private var inputs: [Input] = []
  private var spacing: Tick = Tick.ticksPerSecond

  /// Records the current input.
  mutating func record(_ events: [InputEvent], at moment: StageMoment, _ reports: Int) {
    record(moment, reports)
    inputs.append(Input(tick: moment.tick, events: events))
  }

  /// Records the moment if the last recorded one is long ago. The first is recorded when the stage begins to
  /// play: until then its owner sets it up.
  mutating func record(_ moment: StageMoment, _ reports: Int) {
    guard kept.last.map({ moment.tick >= $0.moment.tick + spacing }) ?? true else { return }
    kept.append(Kept(moment: moment, reports: reports))
    guard kept.count > Self.mostMoments else { return }
    kept = stride(from: 0, to: kept.count, by: 2).map { kept[$0] }
    spacing *= 2
  }

  /// Forgets everything from a tick on. Returns the last moment before it, or the first one, and the input
  /// from there to the tick; nil if nothing was played.
  mutating func cut(at tick: Tick) -> (Kept, [Input])? {
    while kept.count > 1, let last = kept.last, last.moment.tick > tick { kept.removeLast() }
    guard let last = kept.last else { return nil }
    inputs.removeAll { $0.tick >= tick }
    return (last, Array(inputs.drop { $0.tick < last.moment.tick }))
  }
}
