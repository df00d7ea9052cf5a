/// A number that moves from one value to another in a given time.
///
/// A tween is a function of the tick and stores no progress, so nothing has to be updated, and ticks skipped
/// while asleep make no difference. Use a timer bound to the same entity for what happens at its end:
///
///     world.add(Tween(from: 0, to: 12, at: step.tick, over: 15, .cubicOut), to: card)
///     timers.arm(.landed, after: 15, from: step.tick, for: card)
///
/// A tween is 32 bytes, so a component that holds tweens has no padding.
public struct Tween: Component, BitwiseCopyable, Hashable {
  /// The value up to the start.
  public let from: Double
  /// The value from the end on, exactly.
  public let to: Double
  public let start: Tick
  private let length: Int32
  private let curve: Int32

  /// - Parameters:
  ///   - from: the value at the start.
  ///   - to: the value at the end.
  ///   - start: the last tick at which the value is still `from`.
  ///   - duration: ticks until it is `to`; 0 or less jumps, for a player who has motion reduced.
  ///   - easing: how the speed changes on the way.
  public init(
    from: Double, to: Double, at start: Tick, over duration: Tick, _ easing: Easing = .quadraticOut
  ) {
    self.from = from
    self.to = to
    self.start = start
    length = Int32(clamping: max(0, duration))
    curve = Int32(easing.rawValue)
  }

  public var duration: Tick { Tick(length) }

  /// The first tick at which the value is `to`.
  public var end: Tick { start + duration }

  public var easing: Easing { Easing(rawValue: UInt8(curve)) ?? .linear }

  /// Whether the value has arrived at `to`.
  public func isOver(at tick: Tick) -> Bool { tick >= end }

  /// The value between two ticks; `fraction`, from 0 to 1, is the one that `draw` gets.
  public func value(at tick: Tick, fraction: Double = 0) -> Double {
    if isOver(at: tick) { return to }
    if tick < start { return from }
    return from + (to - from) * easing((Double(tick - start) + fraction) / Double(length))
  }
}

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

extension Tween: StateHashable {
  public func hash(into hash: inout StateHash) {
    withUnsafeBytes(of: self) { hash.mix(bytes: $0) }
  }
}

/// Robert Penner's easing curves: how the speed of a motion changes from its start to its end.
///
/// "In" begins slowly, "out" ends slowly, "inOut" does both. They use only + - *, so that they give the same
/// bits on every machine.
public enum Easing: UInt8, CaseIterable, Sendable, BitwiseCopyable, StateHashable {
  /// Constant speed.
  case linear
  /// Powers of 2: gentle.
  case quadraticIn, quadraticOut, quadraticInOut
  /// Powers of 3: firm.
  case cubicIn, cubicOut, cubicInOut
  /// Moves back by a tenth before it starts, or overshoots by a tenth before it settles.
  case backIn, backOut

  /// How much of the way is done after `progress` (0 to 1) of the time: 0 at 0, 1 at 1.
  public func callAsFunction(_ progress: Double) -> Double {
    switch self {
    case .linear: progress
    case .quadraticIn: progress * progress
    case .quadraticOut: mirrored(.quadraticIn, progress)
    case .quadraticInOut: joined(.quadraticIn, progress)
    case .cubicIn: progress * progress * progress
    case .cubicOut: mirrored(.cubicIn, progress)
    case .cubicInOut: joined(.cubicIn, progress)
    case .backIn: progress * progress * ((overshoot + 1) * progress - overshoot)
    case .backOut: mirrored(.backIn, progress)
    }
  }

  /// Penner's 1.70158, which makes `backIn` move back by a tenth, rounded to 1/64 so that the ends are exact.
  private var overshoot: Double { 109.0 / 64 }

  private func mirrored(_ easing: Easing, _ progress: Double) -> Double {
    1 - easing(1 - progress)
  }

  private func joined(_ easing: Easing, _ progress: Double) -> Double {
    progress < 0.5 ? easing(2 * progress) / 2 : 1 - easing(2 - 2 * progress) / 2
  }
}
