/// A repeating timer that an entity carries as a component, for what very many entities do very often.
///
///     enum Move {}
///     world.spawn(Position(…), Beat<Move>(every: 2, from: step.tick))
///     world.update(Beat<Move>.self, Position.self) { beat, position in
///       if beat.isDue(at: step.tick) { position.x += 1 }
///     }
///
/// `Timers` finds the few that are due among many that wait; where most are due soon, walking along a column
/// is faster by far. The purpose only tells apart the beats of one entity. Like a timer it holds the tick at
/// which it is due, never a count, so a scene may sleep until `World.nextBeat`.
public struct Beat<Purpose>: Component, BitwiseCopyable, Hashable {
  private var dueTick: Int32
  private var ticks: Int32

  /// A beat that strikes again and again.
  /// - Parameters:
  ///   - period: ticks from one to the next, at least 1.
  ///   - delay: ticks from `now` until it strikes first, at least 1; left out, a period.
  ///   - now: the current tick.
  public init(every period: Int, after delay: Int? = nil, from now: Tick) {
    ticks = Int32(clamping: max(1, period))
    dueTick = Int32(clamping: now + max(1, delay ?? period))
  }

  /// When it strikes next.
  public var due: Tick { Tick(dueTick) }
  /// Ticks from each time to the next.
  public var period: Int { Int(ticks) }

  /// Whether it strikes at this tick; from then on it waits for the next time.
  @inline(__always)
  public mutating func isDue(at tick: Tick) -> Bool {
    guard dueTick <= tick else { return false }
    dueTick &+= ticks
    return true
  }
}

extension World {
  /// The tick at which the first of the beats strikes; nil if there are none.
  public func nextBeat<Purpose>(_: Beat<Purpose>.Type) -> Tick? {
    var next: Tick?
    forEach(Beat<Purpose>.self) { beat in next = min(next ?? beat.due, beat.due) }
    return next
  }
}
