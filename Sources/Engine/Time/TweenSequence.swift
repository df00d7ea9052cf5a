/// Tweens one after another, with pauses between them if wanted.
///
///     let flight = TweenSequence(from: 0, at: step.tick)
///       .then(to: 10, over: 12, .cubicOut).hold(48).then(to: -20, over: 15, .quadraticIn)
///     timers.arm(.gone, after: flight.duration, from: step.tick, for: card)
///
/// Like a tween, it is a function of the tick.
public struct TweenSequence: Component, StateHashable, Hashable {
  /// The value up to the start.
  public let from: Double
  public let start: Tick
  /// Each starts where and when the one before ends.
  public private(set) var tweens: [Tween] = []

  /// A sequence that stays at a value until more is added.
  public init(from: Double, at start: Tick) {
    self.from = from
    self.start = start
  }

  /// The sequence with one more tween at its end.
  public consuming func then(to: Double, over duration: Tick, _ easing: Easing = .quadraticOut) -> Self {
    tweens.append(Tween(from: self.to, to: to, at: end, over: duration, easing))
    return self
  }

  /// The sequence with a pause at its end.
  public consuming func hold(_ duration: Tick) -> Self {
    then(to: to, over: duration, .linear)
  }

  /// The value from the end on.
  public var to: Double { tweens.last?.to ?? from }

  /// The first tick at which the value is `to` for good.
  public var end: Tick { tweens.last?.end ?? start }

  public var duration: Tick { end - start }

  /// Whether the value has arrived at `to`.
  public func isOver(at tick: Tick) -> Bool { tick >= end }

  /// The value between two ticks; `fraction`, from 0 to 1, is the one that `draw` gets.
  public func value(at tick: Tick, fraction: Double = 0) -> Double {
    tweens.first { !$0.isOver(at: tick) }?.value(at: tick, fraction: fraction) ?? to
  }

  public func hash(into hash: inout StateHash) {
    hash.combine(fieldsOf: self, from, start, tweens)
  }
}
