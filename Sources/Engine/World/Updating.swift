/// Queries that change components. Each visits, in the order of slots, the entities that have all of the
/// types named. The types must differ, or two names would change the same memory.
///
/// The closure may take the entity first. It can change what it captures (`score += 1`), but not the world.
extension World {
  /// Visits every A.
  @inlinable
  public mutating func update<A: Component>(_: A.Type, _ body: (inout A) -> Void) {
    update(A.self) { (_: Entity, a: inout A) in body(&a) }
  }

  /// Visits every A with its entity.
  @inlinable
  public mutating func update<A: Component>(_: A.Type, _ body: (Entity, inout A) -> Void) {
    guard let a = ownColumn(A.self) else { return }
    visit(a.mask) { slot, entity in
      body(entity, &a.values[slot])
    }
  }

  /// Visits every A and B of one entity.
  @inlinable
  public mutating func update<A: Component, B: Component>(
    _: A.Type, _: B.Type, _ body: (inout A, inout B) -> Void
  ) {
    update(A.self, B.self) { (_: Entity, a: inout A, b: inout B) in body(&a, &b) }
  }

  /// Visits every A and B of one entity, with it.
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

  /// Visits every A, B and C of one entity.
  @inlinable
  public mutating func update<A: Component, B: Component, C: Component>(
    _: A.Type, _: B.Type, _: C.Type, _ body: (inout A, inout B, inout C) -> Void
  ) {
    update(A.self, B.self, C.self) { (_: Entity, a: inout A, b: inout B, c: inout C) in body(&a, &b, &c) }
  }

  /// Visits every A, B and C of one entity, with it.
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

  /// Visits every A, B, C and D of one entity.
  @inlinable
  public mutating func update<A: Component, B: Component, C: Component, D: Component>(
    _: A.Type, _: B.Type, _: C.Type, _: D.Type, _ body: (inout A, inout B, inout C, inout D) -> Void
  ) {
    update(A.self, B.self, C.self, D.self) { (_: Entity, a: inout A, b: inout B, c: inout C, d: inout D) in
      body(&a, &b, &c, &d)
    }
  }

  /// Visits every A, B, C and D of one entity, with it.
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
