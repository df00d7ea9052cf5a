// How timers move between the rings of the wheel.
extension Timers {
  @inlinable
  subscript(node: Node) -> Timer {
    get { timers[node - Self.anchors] }
    _modify { yield &timers[node - Self.anchors] }
  }

  @inlinable
  func id(of node: Node) -> TimerID {
    TimerID(index: UInt32(truncatingIfNeeded: node - Self.anchors), generation: self[node].generation)
  }

  @inlinable
  func node(of id: TimerID) -> Node? {
    let index = Int(id.index)
    guard index < timers.count, timers[index].generation == id.generation else { return nil }
    return index + Self.anchors
  }

  @inlinable
  mutating func allocateNode(for event: Event) -> Node {
    let node = rings.next(Self.freeRing)
    if node == Self.freeRing {
      timers.append(Timer(event: event, owner: .none, due: 0, period: 0, generation: 1))
      return rings.addNode(to: Self.freeRing)
    }
    self[node].generation &+= 1
    self[node].isPaused = false
    self[node].event = event
    return node
  }

  @inlinable
  mutating func release(_ node: Node) {
    self[node].generation &+= 1
    rings.move(node, before: Self.freeRing)
  }

  /// Inserts a timer after those that are due earlier or at the same tick.
  @inlinable
  mutating func enqueue(_ node: Node) {
    let due = self[node].due
    var place = due & (Self.wheel - 1)
    while case let previous = rings.previous(place), previous >= Self.anchors, self[previous].due > due {
      place = previous
    }
    rings.move(node, before: place)
    earliest = min(earliest, due)
  }

  @inlinable
  mutating func firstDue(by now: Tick) -> Node? {
    if now - earliest > Self.wheel { earliest = nextDue ?? .max }
    while earliest <= now {
      let node = rings.next(earliest & (Self.wheel - 1))
      if node >= Self.anchors, self[node].due <= earliest { return node }
      earliest += 1
    }
    return nil
  }

  @inlinable
  func isOrphan(_ node: Node, in world: World) -> Bool {
    self[node].owner != .none && !world.isAlive(self[node].owner)
  }

  /// Paused timers are never due, so those of killed owners would pile up. Each timer that fires checks one
  /// paused timer, in turn, and frees it if its owner is dead.
  @inlinable
  mutating func checkOnePaused(in world: World) {
    let node = rings.next(Self.pausedRing)
    guard node != Self.pausedRing else { return }
    if isOrphan(node, in: world) {
      release(node)
    } else {
      rings.move(node, before: Self.pausedRing)
    }
  }
}
