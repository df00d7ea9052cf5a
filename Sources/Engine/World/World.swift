import Deterministic

/// Entities and their components: values in plain tables, visited by queries.
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
/// type after that copies this type's table only. Each type has a table with a place for every slot and a bit
/// mask of the places in use. A query intersects the masks 64 slots at a time and visits the entities in slot
/// order, so the order depends only on the world's history.
///
/// Using an entity after it was killed is harmless: reading gives nil, and writing does nothing.
///
/// While a query runs, its closure can't spawn, kill, add or remove: the compiler rejects it. Collect first,
/// then change:
///
///     for bubble in world.all(Bubble.self, where: { $0.isPopped }) { world.kill(bubble) }
public struct World: Sendable {
  @usableFromInline var slots = Slots()
  @usableFromInline var shelves: [Shelf] = []

  /// A table and its component's type. Shelves stand in the order in which their types were first used.
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

  public init() {}

  /// The number of living entities.
  @inlinable public var count: Int { slots.living }

  /// Whether the entity was spawned in this world, or in the one this is a copy of, and hasn't been killed.
  @inlinable
  public func isAlive(_ entity: Entity) -> Bool {
    slots.isAlive(entity)
  }

  /// Makes an entity with these components, in the slot that was freed last or else in a new one.
  @inlinable
  @discardableResult
  public mutating func spawn<each C: Component>(_ components: repeat each C) -> Entity {
    let entity = slots.allocate()
    repeat insert(each components, at: entity.slot)
    return entity
  }

  /// Removes an entity with all its components. Timers bound to it never fire again.
  public mutating func kill(_ entity: Entity) {
    guard isAlive(entity) else { return }
    for shelf in shelves.indices where shelves[shelf].table.mask.has(entity.slot) {
      own(shelf)
      shelves[shelf].table.remove(entity.slot)
    }
    slots.leave(entity)
  }

  /// Adds a component to the entity or replaces the one it has.
  @inlinable
  public mutating func add<C: Component>(_ component: C, to entity: Entity) {
    guard isAlive(entity) else { return }
    insert(component, at: entity.slot)
  }

  /// Removes a component, if the entity has one of this type.
  @inlinable
  public mutating func remove<C: Component>(_: C.Type, from entity: Entity) {
    guard isAlive(entity), let column = ownColumn(C.self), column.mask.has(entity.slot) else { return }
    column.remove(entity.slot)
  }

  /// Whether the entity is alive and has a component of this type.
  @inlinable
  public func has<C: Component>(_: C.Type, _ entity: Entity) -> Bool {
    isAlive(entity) && column(C.self)?.mask.has(entity.slot) == true
  }

  /// An entity's component; nil if it has none. Setting nil removes it.
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

  /// Changes an entity's component in place, which is faster than the subscript and copies nothing. Does
  /// nothing if the entity has none.
  @inlinable
  public mutating func update<C: Component>(_ entity: Entity, _: C.Type, _ body: (inout C) -> Void) {
    guard isAlive(entity), let column = ownColumn(C.self), column.mask.has(entity.slot) else { return }
    body(&column.values[entity.slot])
  }
}

// Finding tables, and copying shared ones before a change.
extension World {
  @inlinable
  func shelf<C: Component>(of type: C.Type) -> Int? {
    let type = ObjectIdentifier(type)
    return shelves.firstIndex { $0.type == type }
  }

  /// The column to read from; nil if no entity has ever had such a component.
  @inlinable
  func column<C: Component>(_ type: C.Type) -> Column<C>? {
    guard let shelf = shelf(of: type) else { return nil }
    return unsafeDowncast(shelves[shelf].table, to: ComponentTable<C>.self).column
  }

  /// The column to change: no other world sees the change.
  @inlinable
  mutating func ownColumn<C: Component>(_ type: C.Type) -> Column<C>? {
    guard let shelf = shelf(of: type) else { return nil }
    own(shelf)
    return unsafeDowncast(shelves[shelf].table, to: ComponentTable<C>.self).column
  }

  /// Makes the table this world's own, with room for at least this many words.
  @inlinable
  mutating func own(_ shelf: Int, words: Int = 0) {
    if !isKnownUniquelyReferenced(&shelves[shelf].table) || shelves[shelf].table.mask.words < words {
      shelves[shelf].table = shelves[shelf].table.copy(words: words)
    }
  }

  @inlinable
  mutating func insert<C: Component>(_ component: C, at slot: Int) {
    let shelf = shelf(of: C.self) ?? addShelf(for: component)
    let words = slot / 64 + 1
    if words > shelves[shelf].table.mask.words {
      own(shelf, words: max(words, shelves[shelf].table.mask.words * 2))
    } else {
      own(shelf)
    }
    unsafeDowncast(shelves[shelf].table, to: ComponentTable<C>.self).column.insert(component, at: slot)
  }

  @usableFromInline
  mutating func addShelf<C: Component>(for component: C) -> Int {
    assert(
      component.isHashedWhole,
      "\(C.self) has padding, an optional or an enum with a payload: bytes that are undefined. "
        + "Conform it to StateHashable, or order its fields from large to small and fill it up.")
    shelves.append(Shelf(ObjectIdentifier(C.self), ComponentTable<C>(words: 1)))
    return shelves.count - 1
  }
}

extension World: StateHashable {
  /// Hashes everything that decides what comes next: slots in use, slots to be reused, and each component.
  public func hash(into hash: inout StateHash) {
    hash.combine(slots)
    hash.combine(shelves.count)
    for shelf in shelves { shelf.table.hash(into: &hash) }
  }
}
