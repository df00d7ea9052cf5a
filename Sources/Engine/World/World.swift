import Deterministic

/// Entities and their components.
///
///     var world = World()
///     let ball = world.spawn(Position(x: 0, y: 0), Velocity(x: 2, y: 1))
///     world.update(Position.self, Velocity.self) { position, velocity in
///       position.x += velocity.x
///     }
///     world[ball, Velocity.self]?.x = -2
///     world.kill(ball)
///
/// A world is a value. A copy is a snapshot that costs a few retain counts; the first change to a component
/// type after it copies that type's table, and no other. Each type has a table with a place for every slot
/// and a bit mask that tells which places are in use. A query joins the masks 64 slots at a time and visits
/// the entities in the order of their slots, so the order depends on nothing but the world's history.
///
/// An old name of a killed entity is harmless: reading through it gives nil, and writing does nothing.
///
/// While a query runs, its closure cannot spawn, kill, add or remove: the compiler rejects it. Collect, and
/// apply afterwards:
///
///     for bubble in world.all(Bubble.self, where: { $0.isPopped }) { world.kill(bubble) }
public struct World: Sendable {
  @usableFromInline var slots = Slots()
  @usableFromInline var shelves: [Shelf] = []

  /// A table with its component's type, in the order in which the types were first used.
  @usableFromInline
  struct Shelf: Sendable {
    @usableFromInline let type: ObjectIdentifier
    @usableFromInline var table: Table

    @inlinable
    init(_ type: ObjectIdentifier, _ table: Table) {
      self.type = type
      self.table = table
    }
  }

  /// An empty world.
  public init() {}

  /// How many entities live.
  @inlinable public var count: Int { slots.living }

  /// Whether it was spawned in this world, or the one that this is a copy of, and not killed since.
  @inlinable
  public func isAlive(_ entity: Entity) -> Bool {
    slots.isAlive(entity)
  }

  /// A new entity with these components, in the slot that was left last, or else in a new one.
  @inlinable
  @discardableResult
  public mutating func spawn<each C: Component>(_ components: repeat each C) -> Entity {
    let entity = slots.take()
    repeat insert(each components, at: entity.slot)
    return entity
  }

  /// Ends an entity with all its components. Timers bound to it end, too.
  public mutating func kill(_ entity: Entity) {
    guard isAlive(entity) else { return }
    for shelf in shelves.indices where shelves[shelf].table.mask.has(entity.slot) {
      own(shelf)
      shelves[shelf].table.remove(entity.slot)
    }
    slots.leave(entity)
  }

  /// Gives the entity a component, or replaces the one it has.
  @inlinable
  public mutating func add<C: Component>(_ component: C, to entity: Entity) {
    guard isAlive(entity) else { return }
    insert(component, at: entity.slot)
  }

  /// Takes a component away, if the entity has one.
  @inlinable
  public mutating func remove<C: Component>(_: C.Type, from entity: Entity) {
    guard isAlive(entity), let column = ownColumn(C.self), column.mask.has(entity.slot) else { return }
    column.remove(entity.slot)
  }

  /// Whether the entity lives and has such a component.
  @inlinable
  public func has<C: Component>(_: C.Type, _ entity: Entity) -> Bool {
    isAlive(entity) && column(C.self)?.mask.has(entity.slot) == true
  }

  /// An entity's component; nil where it has none. Setting nil takes it away.
  @inlinable
  public subscript<C: Component>(entity: Entity, type: C.Type) -> C? {
    get {
      guard isAlive(entity), let column = column(C.self), column.mask.has(entity.slot) else { return nil }
      defer { withExtendedLifetime(shelves) {} }
      return column.values[entity.slot]
    }
    set {
      if let newValue {
        add(newValue, to: entity)
      } else {
        remove(C.self, from: entity)
      }
    }
  }

  /// Changes an entity's component where it stands, which is faster than the subscript and copies nothing;
  /// does nothing where it has none.
  @inlinable
  public mutating func update<C: Component>(_ entity: Entity, _: C.Type, _ body: (inout C) -> Void) {
    guard isAlive(entity), let column = ownColumn(C.self), column.mask.has(entity.slot) else { return }
    body(&column.values[entity.slot])
  }
}

extension World: StateHashable {
  /// Hashes everything: names in use and to be used again, and each component.
  public func hash(into hash: inout StateHash) {
    hash.combine(slots)
    hash.combine(shelves.count)
    for shelf in shelves { shelf.table.hash(into: &hash) }
  }
}
