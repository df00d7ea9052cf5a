import Engine
import Learning

/// Animates the strokes of a word's characters, by itself or stroke by stroke. It only holds the state of the
/// animation.
public struct StrokeGuide: Hashable, Sendable {
  private enum Pace: Hashable, Sendable {
    /// Plays since a tick.
    case playing(since: Tick)
    /// Stands at a number of strokes, over all characters.
    case standing(Int)
  }

  /// Ticks between two characters.
  private static let restTicks: Tick = 30

  public let models: [CharacterModel]
  private var pace: Pace

  /// Starts playing at a tick; nil without characters.
  public init?(_ models: [CharacterModel], at tick: Tick) {
    guard !models.isEmpty else { return nil }
    self.models = models
    pace = .playing(since: tick)
  }

  /// Whether it is playing and hasn't finished.
  public func isPlaying(at tick: Tick) -> Bool {
    if case .playing(let since) = pace { tick < since + length } else { false }
  }

  /// Plays from the start or, if it is playing, pauses.
  public mutating func toggle(at tick: Tick) {
    pace = isPlaying(at: tick) ? .standing(standing(at: tick)) : .playing(since: tick)
  }

  /// Shows one stroke more or less. If it was playing, it restarts from the first or the last stroke: with
  /// reduced motion there is no telling how far it was.
  public mutating func step(_ way: Int) {
    let now = if case .standing(let strokes) = pace { strokes } else { way > 0 ? 0 : count }
    pace = .standing(min(max(now + way, 0), count))
  }

  /// Index of the character shown.
  /// - Parameter isStill: whether motion is reduced, so that everything is shown at once.
  public func place(at tick: Tick, isStill: Bool) -> Int { shown(at: tick, 0, isStill).place }

  /// The state of that character.
  public func show(at tick: Tick, fraction: Double, isStill: Bool) -> StrokeShow {
    shown(at: tick, fraction, isStill).show
  }
}

extension StrokeGuide {
  private var count: Int { models.reduce(0) { $0 + $1.strokes.count } }

  /// The length of the whole animation.
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

  /// A finished character stays until the next one has a stroke.
  private func standing(_ strokes: Int) -> (place: Int, show: StrokeShow) {
    var (place, left) = (0, strokes)
    while place < models.count - 1, left > models[place].strokes.count {
      left -= models[place].strokes.count
      place += 1
    }
    return (place, StrokeShow(models[place], strokes: left))
  }

  /// The strokes shown while playing, including the one in progress.
  private func standing(at tick: Tick) -> Int {
    guard case .playing(let since) = pace else { return 0 }
    let (place, show) = playing(tick - since, 0)
    return models[..<place].reduce(show.count) { $0 + $1.strokes.count }
  }
}

extension StrokeGuide: StateHashable {
  public func hash(into hash: inout StateHash) {
    hash.combine(models.map { StrokesAnswer.known($0) })
    switch pace {
    case .playing(let since): hash.combine([0, since])
    case .standing(let strokes): hash.combine([1, strokes])
    }
  }
}

/// A moment in the animation of one character.
public struct StrokeShow: Sendable {
  /// Ticks for a stroke, and for the pause after it.
  private static let (strokeTicks, restTicks) = (24, 12)

  /// The length of a character's animation.
  static func length(of model: CharacterModel) -> Tick {
    model.strokes.count * (strokeTicks + restTicks)
  }

  private let model: CharacterModel
  /// Strokes that are complete.
  private let whole: Int
  /// Progress of the next one, from 0 to 1.
  private let share: Double

  /// The moment `ticks` after the start.
  init(_ model: CharacterModel, after ticks: Tick, fraction: Double = 0) {
    self.model = model
    let (stroke, rest) = max(0, ticks).quotientAndRemainder(dividingBy: Self.strokeTicks + Self.restTicks)
    whole = min(stroke, model.strokes.count)
    share = min(1, (Double(rest) + fraction) / Double(Self.strokeTicks))
  }

  /// The first strokes, complete.
  init(_ model: CharacterModel, strokes: Int) {
    (self.model, whole, share) = (model, min(max(0, strokes), model.strokes.count), 0)
  }

  /// Draws the strokes so far over a faint model of the whole.
  public func draw(on canvas: inout Canvas, in place: InkPlace) {
    let theme = canvas.theme
    canvas.draw(model, in: place, theme.muted.mixed(with: theme.ground, 0.4), isFaint: true)
    let isDrawing = share > 0 && whole < model.strokes.count
    let shown = isDrawing ? Double(whole) + share : Double(whole)
    canvas.draw(
      model, shown: shown, in: place, theme.text, from: isDrawing ? whole : max(0, whole - 1), theme.accent)
  }

  /// The strokes so far, including the one in progress.
  var count: Int { min(model.strokes.count, share > 0 ? whole + 1 : whole) }

  /// As in "stroke 3 of 8".
  public var caption: Text { Text("stroke \(count) of \(model.strokes.count)") }
}
