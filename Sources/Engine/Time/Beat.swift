/// A repeating timer that an entity carries as a component, for things that very many entities do very often.
///
///     enum Move {}
///     world.spawn(Position(…), Beat<Move>(every: 2, from: step.tick))
///     world.update(Beat<Move>.self, Position.self) { beat, position in
///       if beat.isDue(at: step.tick) { position.x += 1 }
///     }
///
/// `Timers` finds the few due ones among many that wait; when most are due soon, a loop over a column is much
/// faster. `Purpose` only tells the beats of one entity apart. Like a timer, a beat stores the tick at which
/// it is due and no countdown, so a scene may sleep until `World.nextBeat`.
public struct Beat<Purpose>: Component, BitwiseCopyable, Hashable {
  private var dueTick: Int32
  private var ticks: Int32

  /// - Parameters:
  ///   - period: ticks from one beat to the next, at least 1.
  ///   - delay: ticks from `now` to the first beat, at least 1; a period by default.
  ///   - now: the current tick.
  public init(every period: Int, after delay: Int? = nil, from now: Tick) {
    ticks = Int32(clamping: max(1, period))
    dueTick = Int32(clamping: now + max(1, delay ?? period))
  }

  /// The tick of the next beat.
  public var due: Tick { Tick(dueTick) }
  /// Ticks from one beat to the next.
  public var period: Int { Int(ticks) }

  /// Whether the beat is due at this tick; if so, it is rescheduled for one period later.
  @inline(__always)
  public mutating func isDue(at tick: Tick) -> Bool {
    guard dueTick <= tick else { return false }
    dueTick &+= ticks
    return true
  }
}

extension World {
  /// The earliest tick at which one of these beats is due; nil if there are none.
  public func nextBeat<Purpose>(_: Beat<Purpose>.Type) -> Tick? {
    var next: Tick?
    forEach(Beat<Purpose>.self) { beat in next = min(next ?? beat.due, beat.due) }
    return next
  }
}
