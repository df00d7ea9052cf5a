import Deterministic

/// Events that come up at their due tick: once or repeating, paused and resumed, bound to an entity or not.
///
///     timers.arm(.turnBack, after: 120, from: step.tick, for: card)
///     …
///     while let fired = timers.popDue(at: step.tick, in: world) {
///       switch fired.event { … }
///     }
///
/// Timers fire in the order of their due ticks, and those of one tick in the order in which they were armed,
/// a repeating one being armed again as it fires. What is armed fires one tick after `from` at the earliest,
/// so an event that arms its like with the same tick cannot keep the loop going for ever.
///
/// A timer holds the tick when it is due, never a count of ticks to go. So nothing has to be called in a tick
/// without a due timer, and a scene that sleeps until `nextDue` is exactly as one that ran each tick.
///
/// A timer bound to an entity ends with it: killing the entity is enough.
///
/// It is a hashed wheel. A timer due at tick t waits in ring t % 64, which is sorted by due tick. All due
/// within the next 64 ticks have rings of their own tick, so most enter at the end of a ring and leave at
/// its front. Two more rings hold the paused ones and the places to use again; once there are enough
/// places nothing is allocated any more.
public struct Timers<Event: StateHashable & Sendable>: Sendable {
  /// What came up.
  public struct Fired: Sendable {
    /// The timer; it goes on if it is a repeating one.
    public let id: TimerID
    /// What was armed.
    public let event: Event
    /// The entity that it is bound to, or `none`.
    public let owner: Entity
    /// When it was due: the tick asked about, or an earlier one if that was skipped.
    public let due: Tick

    @inlinable
    init(id: TimerID, event: Event, owner: Entity, due: Tick) {
      self.id = id
      self.event = event
      self.owner = owner
      self.due = due
    }
  }

  @usableFromInline
  struct Timer: Sendable {
    @usableFromInline var event: Event
    @usableFromInline var owner: Entity
    /// While paused: the ticks that were left.
    @usableFromInline var due: Tick
    /// 0 for a timer that fires once.
    @usableFromInline var period: Int
    /// Odd while armed, as in `Slots`.
    @usableFromInline var generation: UInt32
    @usableFromInline var isPaused = false

    @inlinable
    init(event: Event, owner: Entity, due: Tick, period: Int, generation: UInt32) {
      self.event = event
      self.owner = owner
      self.due = due
      self.period = period
      self.generation = generation
    }
  }

  @usableFromInline typealias Node = TimerRings.Node
  @inlinable static var wheel: Int { 64 }
  @inlinable static var pausedRing: Node { 64 }
  @inlinable static var freeRing: Node { 65 }
  @inlinable static var anchors: Int { 66 }

  @usableFromInline var rings = TimerRings(count: 66)
  /// The timer of node n stands at n - anchors.
  @usableFromInline var timers: ContiguousArray<Timer> = []
  /// No timer is due before this tick. It only saves looking, so it is no part of the state.
  @usableFromInline var earliest: Tick = .max

  /// No timers yet.
  @inlinable public init() {}

  /// Arms a timer.
  /// - Parameters:
  ///   - event: what to hand out when it is due.
  ///   - delay: ticks from `now` until it is due first; less than 1 counts as 1.
  ///   - now: the current tick.
  ///   - period: ticks from each time to the next, at least 1; left out, it fires once.
  ///   - owner: the entity with which it ends.
  @inlinable
  @discardableResult
  public mutating func arm(
    _ event: Event, after delay: Int, from now: Tick, every period: Int? = nil, for owner: Entity = .none
  ) -> TimerID {
    let node = takeNode(for: event)
    self[node].owner = owner
    self[node].due = now + max(1, delay)
    self[node].period = period.map { max(1, $0) } ?? 0
    enqueue(node)
    return id(of: node)
  }

  /// Ends a timer.
  @inlinable
  public mutating func cancel(_ id: TimerID) {
    if let node = node(of: id) { release(node) }
  }

  /// Stops the time for a timer until it is resumed.
  @inlinable
  public mutating func pause(_ id: TimerID, at now: Tick) {
    guard let node = node(of: id), !self[node].isPaused else { return }
    self[node].isPaused = true
    self[node].due -= now
    rings.move(node, before: Self.pausedRing)
  }

  /// Lets a paused timer go on with the ticks that were left, at least 1.
  @inlinable
  public mutating func resume(_ id: TimerID, at now: Tick) {
    guard let node = node(of: id), self[node].isPaused else { return }
    self[node].isPaused = false
    self[node].due = now + max(1, self[node].due)
    enqueue(node)
  }

  /// Whether a timer is still to fire; a paused one is. It doesn't know whether the owner lives.
  @inlinable
  public func isArmed(_ id: TimerID) -> Bool {
    node(of: id) != nil
  }

  /// How many ticks a timer has left; nil if it has ended.
  @inlinable
  public func remaining(_ id: TimerID, at now: Tick) -> Int? {
    node(of: id).map { self[$0].isPaused ? self[$0].due : self[$0].due - now }
  }

  /// The tick at which the next timer is due, for `sleep(until:)`; nil if none is. It may be one whose owner
  /// was killed, so that popping then gives nothing.
  @inlinable
  public var nextDue: Tick? {
    (0..<Self.wheel).lazy.map(rings.next).filter { $0 >= Self.anchors }.map { self[$0].due }.min()
  }

  /// Takes out the next timer that is due by now and whose owner lives; nil when there is none left.
  @inlinable
  public mutating func popDue(at now: Tick, in world: World) -> Fired? {
    while let node = firstDue(by: now) {
      let timer = self[node]
      let fired = Fired(id: id(of: node), event: timer.event, owner: timer.owner, due: timer.due)
      let isOrphan = isOrphan(node, in: world)
      if isOrphan || timer.period == 0 {
        release(node)
      } else {
        self[node].due += timer.period
        enqueue(node)
      }
      checkOnePaused(in: world)
      if !isOrphan { return fired }
    }
    return nil
  }

  /// The same for timers of which none belongs to an entity.
  @inlinable
  public mutating func popDue(at now: Tick) -> Fired? { popDue(at: now, in: World()) }
}

extension Timers: StateHashable {
  /// Hashes all timers, ring by ring, and the places to use again.
  @inlinable
  public func hash(into hash: inout StateHash) {
    for ring in 0..<Self.anchors {
      var node = rings.next(ring)
      while node != ring {
        hash.combine(id(of: node))
        if ring != Self.freeRing {
          hash.combine(self[node].event)
          hash.combine(self[node].owner)
          hash.mix(UInt64(bitPattern: Int64(self[node].due)), UInt64(self[node].period))
        }
        node = rings.next(node)
      }
      hash.combine(ring)
    }
  }
}
