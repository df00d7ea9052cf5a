import Engine
import Ink
import Interface

/// Shows how the characters of a word are drawn, one after the other: by itself, or stroke by stroke as far as somebody
/// wants to see. It holds what is shown; when to ask for it and where it stands is others' business.
public struct StrokeGuide: Hashable, Sendable {
  private enum Pace: Hashable, Sendable {
    /// Goes by itself, from the first stroke at a tick.
    case playing(since: Tick)
    /// So many strokes of all characters stand there.
    case standing(Int)
  }

  /// So long a character that is done stays there before the next one begins.
  private static let restTicks: Tick = 30

  /// The characters, in the order in which they are drawn.
  public let models: [CharacterModel]
  private var pace: Pace

  /// Begins to show some characters at a tick; nil where there is none.
  public init?(_ models: [CharacterModel], at tick: Tick) {
    guard !models.isEmpty else { return nil }
    self.models = models
    pace = .playing(since: tick)
  }

  /// Whether it goes by itself, and hasn't come to its end.
  public func isPlaying(at tick: Tick) -> Bool {
    if case .playing(let since) = pace { tick < since + length } else { false }
  }

  /// Goes by itself from the first stroke on or, where it does, stands as it is.
  public mutating func toggle(at tick: Tick) {
    pace = isPlaying(at: tick) ? .standing(standing(at: tick)) : .playing(since: tick)
  }

  /// A stroke more or less. What went by itself begins anew, from its first stroke or from its last: where motion is
  /// reduced nobody can tell how far it was.
  public mutating func step(_ way: Int) {
    let now = if case .standing(let strokes) = pace { strokes } else { way > 0 ? 0 : count }
    pace = .standing(min(max(now + way, 0), count))
  }

  /// Which of the characters is shown, from 0.
  ///
  /// - Parameter isStill: whether motion is reduced, so that what goes by itself is there at once.
  public func place(at tick: Tick, isStill: Bool) -> Int { shown(at: tick, 0, isStill).place }

  /// What is shown of that character.
  public func show(at tick: Tick, fraction: Double, isStill: Bool) -> StrokeShow {
    shown(at: tick, fraction, isStill).show
  }
}

extension StrokeGuide {
  /// All strokes.
  private var count: Int { models.reduce(0) { $0 + $1.strokes.count } }

  /// The ticks that all of it takes.
  private var length: Tick {
    models.reduce(-Self.restTicks) { $0 + StrokeShow.length(of: $1) + Self.restTicks }
  }

  private func shown(at tick: Tick, _ fraction: Double, _ isStill: Bool) -> (place: Int, show: StrokeShow) {
    switch pace {
    case .standing(let strokes): standing(strokes)
    case .playing(let since): isStill ? standing(count) : playing(tick - since, fraction)
    }
  }

  private func playing(_ ticks: Tick, _ fraction: Double) -> (place: Int, show: StrokeShow) {
    var left = ticks
    for (place, model) in models.enumerated() {
      let length = StrokeShow.length(of: model) + Self.restTicks
      if left < length || place == models.count - 1 {
        return (place, StrokeShow(model, after: left, fraction: fraction))
      }
      left -= length
    }
    return standing(count)
  }

  /// A character that is done stands there until the next one has a stroke.
  private func standing(_ strokes: Int) -> (place: Int, show: StrokeShow) {
    var (place, left) = (0, strokes)
    while place < models.count - 1, left > models[place].strokes.count {
      left -= models[place].strokes.count
      place += 1
    }
    return (place, StrokeShow(models[place], strokes: left))
  }

  /// How many strokes are there while it goes by itself, the one that is drawn among them.
  private func standing(at tick: Tick) -> Int {
    guard case .playing(let since) = pace else { return 0 }
    let (place, show) = playing(tick - since, 0)
    return models[..<place].reduce(show.count) { $0 + $1.strokes.count }
  }
}

extension StrokeGuide: StateHashable {
  /// Hashes the characters, and how far they are shown.
  public func hash(into hash: inout StateHash) {
    hash.combine(models.map { StrokesAnswer.known($0) })
    switch pace {
    case .playing(let since): hash.combine([0, since])
    case .standing(let strokes): hash.combine([1, strokes])
    }
  }
}
