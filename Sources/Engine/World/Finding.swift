/// Questions whose answer is a number or names, for what has to be done after a query.
extension World {
  /// How many entities have an A.
  @inlinable
  public func count<A: Component>(of _: A.Type) -> Int {
    guard let a = column(A.self) else { return 0 }
    return (0..<a.mask.words).reduce(0) { $0 + a.mask[$1].nonzeroBitCount }
  }

  /// The entities that have a fitting A, in the order of slots.
  @inlinable
  public func all<A: Component>(_: A.Type, where fits: (A) -> Bool = { _ in true }) -> [Entity] {
    var found: [Entity] = []
    forEach(A.self) { entity, a in
      if fits(a) { found.append(entity) }
    }
    return found
  }

  /// The entity with a fitting A that comes first in the order of slots.
  @inlinable
  public func first<A: Component>(_: A.Type, where fits: (A) -> Bool = { _ in true }) -> Entity? {
    var found: Entity?
    forEach(A.self) { entity, a in
      if found == nil && fits(a) { found = entity }
    }
    return found
  }
}
