/// Queries that only read. They visit in slot order; the closure may take the entity as its first argument.
extension World {
  /// Visits every A.
  @inlinable
  public func forEach<A: Component>(_: A.Type, _ body: (A) -> Void) {
    forEach(A.self) { (_: Entity, a: A) in body(a) }
  }

  /// Visits every A, and passes the entity.
  @inlinable
  public func forEach<A: Component>(_: A.Type, _ body: (Entity, A) -> Void) {
    guard let a = column(A.self) else { return }
    visit(a.mask) { slot, entity in
      body(entity, a.values[slot])
    }
  }

  /// Visits every entity that has an A and a B.
  @inlinable
  public func forEach<A: Component, B: Component>(_: A.Type, _: B.Type, _ body: (A, B) -> Void) {
    forEach(A.self, B.self) { (_: Entity, a: A, b: B) in body(a, b) }
  }

  /// Visits every entity that has an A and a B, and passes the entity.
  @inlinable
  public func forEach<A: Component, B: Component>(_: A.Type, _: B.Type, _ body: (Entity, A, B) -> Void) {
    guard let a = column(A.self), let b = column(B.self) else { return }
    visit(a.mask & b.mask) { slot, entity in
      body(entity, a.values[slot], b.values[slot])
    }
  }

  /// Visits every entity that has an A, a B and a C.
  @inlinable
  public func forEach<A: Component, B: Component, C: Component>(
    _: A.Type, _: B.Type, _: C.Type, _ body: (A, B, C) -> Void
  ) {
    forEach(A.self, B.self, C.self) { (_: Entity, a: A, b: B, c: C) in body(a, b, c) }
  }

  /// Visits every entity that has an A, a B and a C, and passes the entity.
  @inlinable
  public func forEach<A: Component, B: Component, C: Component>(
    _: A.Type, _: B.Type, _: C.Type, _ body: (Entity, A, B, C) -> Void
  ) {
    guard let a = column(A.self), let b = column(B.self), let c = column(C.self) else { return }
    visit(a.mask & b.mask & c.mask) { slot, entity in
      body(entity, a.values[slot], b.values[slot], c.values[slot])
    }
  }

  /// Visits every entity that has an A, a B, a C and a D.
  @inlinable
  public func forEach<A: Component, B: Component, C: Component, D: Component>(
    _: A.Type, _: B.Type, _: C.Type, _: D.Type, _ body: (A, B, C, D) -> Void
  ) {
    forEach(A.self, B.self, C.self, D.self) { (_: Entity, a: A, b: B, c: C, d: D) in body(a, b, c, d) }
  }

  /// Visits every entity that has an A, a B, a C and a D, and passes the entity.
  @inlinable
  public func forEach<A: Component, B: Component, C: Component, D: Component>(
    _: A.Type, _: B.Type, _: C.Type, _: D.Type, _ body: (Entity, A, B, C, D) -> Void
  ) {
    guard let a = column(A.self), let b = column(B.self), let c = column(C.self), let d = column(D.self)
    else { return }
    visit(a.mask & b.mask & c.mask & d.mask) { slot, entity in
      body(entity, a.values[slot], b.values[slot], c.values[slot], d.values[slot])
    }
  }
}

/// Queries that change components. Each visits, in slot order, the entities that have all of the named types.
/// The types must differ, or two arguments would change the same memory.
///
/// The closure may take the entity as its first argument. It can change variables it captures
/// (`score += 1`), but not the world.
extension World {
  /// Visits every A.
  @inlinable
  public mutating func update<A: Component>(_: A.Type, _ body: (inout A) -> Void) {
    update(A.self) { (_: Entity, a: inout A) in body(&a) }
  }

  /// Visits every A, and passes the entity.
  @inlinable
  public mutating func update<A: Component>(_: A.Type, _ body: (Entity, inout A) -> Void) {
    guard let a = ownColumn(A.self) else { return }
    visit(a.mask) { slot, entity in
      body(entity, &a.values[slot])
    }
  }

  /// Visits every entity that has an A and a B.
  @inlinable
  public mutating func update<A: Component, B: Component>(
    _: A.Type, _: B.Type, _ body: (inout A, inout B) -> Void
  ) {
    update(A.self, B.self) { (_: Entity, a: inout A, b: inout B) in body(&a, &b) }
  }

  /// Visits every entity that has an A and a B, and passes the entity.
  @inlinable
  public mutating func update<A: Component, B: Component>(
    _: A.Type, _: B.Type, _ body: (Entity, inout A, inout B) -> Void
  ) {
    precondition(A.self != B.self, sameTypeTwice)
    guard let a = ownColumn(A.self), let b = ownColumn(B.self) else { return }
    visit(a.mask & b.mask) { slot, entity in
      body(entity, &a.values[slot], &b.values[slot])
    }
  }

  /// Visits every entity that has an A, a B and a C.
  @inlinable
  public mutating func update<A: Component, B: Component, C: Component>(
    _: A.Type, _: B.Type, _: C.Type, _ body: (inout A, inout B, inout C) -> Void
  ) {
    update(A.self, B.self, C.self) { (_: Entity, a: inout A, b: inout B, c: inout C) in body(&a, &b, &c) }
  }

  /// Visits every entity that has an A, a B and a C, and passes the entity.
  @inlinable
  public mutating func update<A: Component, B: Component, C: Component>(
    _: A.Type, _: B.Type, _: C.Type, _ body: (Entity, inout A, inout B, inout C) -> Void
  ) {
    precondition(A.self != B.self && A.self != C.self && B.self != C.self, sameTypeTwice)
    guard let a = ownColumn(A.self), let b = ownColumn(B.self), let c = ownColumn(C.self) else { return }
    visit(a.mask & b.mask & c.mask) { slot, entity in
      body(entity, &a.values[slot], &b.values[slot], &c.values[slot])
    }
  }

  /// Visits every entity that has an A, a B, a C and a D.
  @inlinable
  public mutating func update<A: Component, B: Component, C: Component, D: Component>(
    _: A.Type, _: B.Type, _: C.Type, _: D.Type, _ body: (inout A, inout B, inout C, inout D) -> Void
  ) {
    update(A.self, B.self, C.self, D.self) { (_: Entity, a: inout A, b: inout B, c: inout C, d: inout D) in
      body(&a, &b, &c, &d)
    }
  }

  /// Visits every entity that has an A, a B, a C and a D, and passes the entity.
  @inlinable
  public mutating func update<A: Component, B: Component, C: Component, D: Component>(
    _: A.Type, _: B.Type, _: C.Type, _: D.Type, _ body: (Entity, inout A, inout B, inout C, inout D) -> Void
  ) {
    precondition(
      A.self != B.self && A.self != C.self && A.self != D.self && B.self != C.self && B.self != D.self
        && C.self != D.self, sameTypeTwice)
    guard let a = ownColumn(A.self), let b = ownColumn(B.self), let c = ownColumn(C.self),
      let d = ownColumn(D.self)
    else { return }
    visit(a.mask & b.mask & c.mask & d.mask) { slot, entity in
      body(entity, &a.values[slot], &b.values[slot], &c.values[slot], &d.values[slot])
    }
  }

  @usableFromInline var sameTypeTwice: String { "a query names each type of component once" }
}

/// Queries that return a count or entities, to act on afterwards.
extension World {
  /// The number of entities that have an A.
  @inlinable
  public func count<A: Component>(of _: A.Type) -> Int {
    guard let a = column(A.self) else { return 0 }
    return (0..<a.mask.words).reduce(0) { $0 + a.mask[$1].nonzeroBitCount }
  }

  /// The entities that have a fitting A, in slot order.
  @inlinable
  public func all<A: Component>(_: A.Type, where fits: (A) -> Bool = { _ in true }) -> [Entity] {
    var found: [Entity] = []
    forEach(A.self) { entity, a in
      if fits(a) { found.append(entity) }
    }
    return found
  }

  /// The entity with a fitting A in the lowest slot.
  @inlinable
  public func first<A: Component>(_: A.Type, where fits: (A) -> Bool = { _ in true }) -> Entity? {
    var found: Entity?
    forEach(A.self) { entity, a in
      if found == nil && fits(a) { found = entity }
    }
    return found
  }
}

extension World {
  /// The loop of all queries: visits the entities in the given slots. A full word runs a plain loop, which
  /// the compiler vectorises.
  @inlinable
  @inline(__always)
  func visit(_ wanted: some SlotSet, _ body: (Int, Entity) -> Void) {
    slots.generations.withUnsafeBufferPointer { generations in
      func visit(_ slot: Int) {
        body(slot, Entity(index: UInt32(truncatingIfNeeded: slot), generation: generations[slot]))
      }
      for word in 0..<wanted.words {
        var rest = wanted[word]
        if rest == .max {
          for slot in word &* 64..<word &* 64 &+ 64 { visit(slot) }
        } else {
          while rest != 0 {
            visit(word &* 64 &+ rest.trailingZeroBitCount)
            rest &= rest &- 1
          }
        }
      }
    }
    // Columns are bare pointers: the tables must outlive the loop.
    withExtendedLifetime(shelves) {}
  }
}
