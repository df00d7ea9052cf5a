import Deterministic

/// Events that fire at their due tick: once or repeating, pausable, bound to an entity or not.
///
///     timers.arm(.turnBack, after: 120, from: step.tick, for: card)
///     …
///     while let fired = timers.popDue(at: step.tick, in: world) {
///       switch fired.event { … }
///     }
///
/// Timers fire in the order of their due ticks, those of one tick in the order in which they were armed; a
/// repeating timer is armed again as it fires. A timer fires one tick after `from` at the earliest, so an
/// event that arms another of its kind with the same tick can't keep the loop going for ever.
///
/// A timer stores the tick at which it is due, not a countdown. So nothing has to be called in a tick without
/// a due timer, and a scene that sleeps until `nextDue` ends up in the same state as one that ran every tick.
///
/// A timer bound to an entity ends with it: killing the entity is enough.
///
/// This is a hashed timer wheel. A timer due at tick t waits in ring t % 64, which is sorted by due tick.
/// Each of the next 64 ticks has a ring of its own, so most timers enter at the end of a ring and leave at
/// its front. Two more rings hold the paused timers and the free nodes; once there are enough nodes nothing
/// is allocated.
public struct Timers<Event: StateHashable & Sendable>: Sendable {
  /// A timer that has fired.
  public struct Fired: Sendable {
    /// The timer; still armed if it repeats.
    public let id: TimerID
    public let event: Event
    /// The entity that the timer is bound to, or `none`.
    public let owner: Entity
    /// When it was due: the current tick, or an earlier one if that was skipped.
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
    /// The due tick; while paused, the ticks left.
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
  /// The timer of node n is at index n - anchors.
  @usableFromInline var timers: ContiguousArray<Timer> = []
  /// No timer is due before this tick. Only a shortcut for searching, so it is not part of the state.
  @usableFromInline var earliest: Tick = .max

  @inlinable public init() {}

  /// Arms a timer.
  /// - Parameters:
  ///   - event: the event to return when the timer is due.
  ///   - delay: ticks from `now` until it is first due; less than 1 counts as 1.
  ///   - now: the current tick.
  ///   - period: ticks from one firing to the next, at least 1; nil to fire once.
  ///   - owner: the entity with which the timer ends.
  @inlinable
  @discardableResult
  public mutating func arm(
    _ event: Event, after delay: Int, from now: Tick, every period: Int? = nil, for owner: Entity = .none
  ) -> TimerID {
    let node = allocateNode(for: event)
    self[node].owner = owner
    self[node].due = now + max(1, delay)
    self[node].period = period.map { max(1, $0) } ?? 0
    enqueue(node)
    return id(of: node)
  }

  @inlinable
  public mutating func cancel(_ id: TimerID) {
    if let node = node(of: id) { release(node) }
  }

  /// Stops a timer's time until it is resumed.
  @inlinable
  public mutating func pause(_ id: TimerID, at now: Tick) {
    guard let node = node(of: id), !self[node].isPaused else { return }
    self[node].isPaused = true
    self[node].due -= now
    rings.move(node, before: Self.pausedRing)
  }

  /// Resumes a paused timer with the ticks it had left, at least 1.
  @inlinable
  public mutating func resume(_ id: TimerID, at now: Tick) {
    guard let node = node(of: id), self[node].isPaused else { return }
    self[node].isPaused = false
    self[node].due = now + max(1, self[node].due)
    enqueue(node)
  }

  /// Whether a timer is still to fire; true for a paused one. Doesn't check whether the owner lives.
  @inlinable
  public func isArmed(_ id: TimerID) -> Bool {
    node(of: id) != nil
  }

  /// The ticks that a timer has left; nil if it has ended.
  @inlinable
  public func remaining(_ id: TimerID, at now: Tick) -> Int? {
    node(of: id).map { self[$0].isPaused ? self[$0].due : self[$0].due - now }
  }

  /// The tick at which the next timer is due, for `sleep(until:)`; nil if there is none. It may be a timer
  /// whose owner was killed: then `popDue` returns nil at that tick.
  @inlinable
  public var nextDue: Tick? {
    (0..<Self.wheel).lazy.map(rings.next).filter { $0 >= Self.anchors }.map { self[$0].due }.min()
  }

  /// Removes and returns the next timer that is due and whose owner lives; nil when there is none left.
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

  /// For timers that aren't bound to entities.
  @inlinable
  public mutating func popDue(at now: Tick) -> Fired? { popDue(at: now, in: World()) }
}

extension Timers: StateHashable {
  /// Hashes all timers, ring by ring, and the free nodes.
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
