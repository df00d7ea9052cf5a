/// A number that goes from one value to another in a given time.
///
/// It is a function of the tick and keeps no progress, so nothing has to be updated, and ticks skipped in a
/// sleep make no difference. What is to happen at its end is a timer's work, bound to the same entity:
///
///     world.add(Tween(from: 0, to: 12, at: step.tick, over: 15, .cubicOut), to: card)
///     timers.arm(.landed, after: 15, from: step.tick, for: card)
///
/// A component that holds tweens stays free of padding: a tween is 32 bytes.
public struct Tween: Component, BitwiseCopyable, Hashable {
  /// The value up to the start.
  public let from: Double
  /// The value from the end on, exactly.
  public let to: Double
  /// When it starts.
  public let start: Tick
  private let length: Int32
  private let curve: Int32

  /// A way from one value to another.
  /// - Parameters:
  ///   - from: the value at the start.
  ///   - to: the value at the end.
  ///   - start: the tick at which the value is still `from`.
  ///   - duration: ticks until it is `to`; 0 or less is there at once, as for a player who wants no motion.
  ///   - easing: how quick it is on the way.
  public init(
    from: Double, to: Double, at start: Tick, over duration: Tick, _ easing: Easing = .quadraticOut
  ) {
    self.from = from
    self.to = to
    self.start = start
    length = Int32(clamping: max(0, duration))
    curve = Int32(easing.rawValue)
  }

  /// How many ticks it takes.
  public var duration: Tick { Tick(length) }

  /// The first tick at which the value is `to`.
  public var end: Tick { start + duration }

  /// How it goes.
  public var easing: Easing { Easing(rawValue: UInt8(curve)) ?? .linear }

  /// Whether the value has arrived.
  public func isOver(at tick: Tick) -> Bool { tick >= end }

  /// The value at a moment: a tick, and how far the next one has come, 0 to 1, as `draw` knows it.
  public func value(at tick: Tick, fraction: Double = 0) -> Double {
    if isOver(at: tick) { return to }
    if tick < start { return from }
    return from + (to - from) * easing((Double(tick - start) + fraction) / Double(length))
  }
}
