/// Queries that only read, in the order of slots. The closure may take the entity first.
extension World {
  /// Visits every A.
  @inlinable
  public func forEach<A: Component>(_: A.Type, _ body: (A) -> Void) {
    forEach(A.self) { (_: Entity, a: A) in body(a) }
  }

  /// Visits every A with its entity.
  @inlinable
  public func forEach<A: Component>(_: A.Type, _ body: (Entity, A) -> Void) {
    guard let a = column(A.self) else { return }
    visit(a.mask) { slot, entity in
      body(entity, a.values[slot])
    }
  }

  /// Visits every A and B of one entity.
  @inlinable
  public func forEach<A: Component, B: Component>(_: A.Type, _: B.Type, _ body: (A, B) -> Void) {
    forEach(A.self, B.self) { (_: Entity, a: A, b: B) in body(a, b) }
  }

  /// Visits every A and B of one entity, with it.
  @inlinable
  public func forEach<A: Component, B: Component>(_: A.Type, _: B.Type, _ body: (Entity, A, B) -> Void) {
    guard let a = column(A.self), let b = column(B.self) else { return }
    visit(a.mask & b.mask) { slot, entity in
      body(entity, a.values[slot], b.values[slot])
    }
  }

  /// Visits every A, B and C of one entity.
  @inlinable
  public func forEach<A: Component, B: Component, C: Component>(
    _: A.Type, _: B.Type, _: C.Type, _ body: (A, B, C) -> Void
  ) {
    forEach(A.self, B.self, C.self) { (_: Entity, a: A, b: B, c: C) in body(a, b, c) }
  }

  /// Visits every A, B and C of one entity, with it.
  @inlinable
  public func forEach<A: Component, B: Component, C: Component>(
    _: A.Type, _: B.Type, _: C.Type, _ body: (Entity, A, B, C) -> Void
  ) {
    guard let a = column(A.self), let b = column(B.self), let c = column(C.self) else { return }
    visit(a.mask & b.mask & c.mask) { slot, entity in
      body(entity, a.values[slot], b.values[slot], c.values[slot])
    }
  }

  /// Visits every A, B, C and D of one entity.
  @inlinable
  public func forEach<A: Component, B: Component, C: Component, D: Component>(
    _: A.Type, _: B.Type, _: C.Type, _: D.Type, _ body: (A, B, C, D) -> Void
  ) {
    forEach(A.self, B.self, C.self, D.self) { (_: Entity, a: A, b: B, c: C, d: D) in body(a, b, c, d) }
  }

  /// Visits every A, B, C and D of one entity, with it.
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
