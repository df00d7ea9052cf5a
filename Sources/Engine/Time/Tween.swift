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

extension Tween: StateHashable {
  public func hash(into hash: inout StateHash) {
    withUnsafeBytes(of: self) { hash.mix(bytes: $0) }
  }
}
