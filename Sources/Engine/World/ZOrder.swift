/// Which entities lie over which: what is drawn last lies on top and is what the pointer means.
public struct ZOrder: Hashable, Sendable {
  /// The entities from the lowest to the topmost.
  public private(set) var entities: [Entity] = []

  /// Nothing lies anywhere yet.
  public init() {}

  /// Puts an entity on top of all others, whether it was among them or not.
  public mutating func raise(_ entity: Entity) {
    remove(entity)
    entities.append(entity)
  }

  /// Puts an entity below all others, whether it was among them or not.
  public mutating func lower(_ entity: Entity) {
    remove(entity)
    entities.insert(entity, at: 0)
  }

  /// Takes an entity out.
  public mutating func remove(_ entity: Entity) {
    entities.removeAll { $0 == entity }
  }

  /// Takes out all that no longer live.
  public mutating func sweep(in world: World) {
    entities.removeAll { !world.isAlive($0) }
  }
}

extension ZOrder: StateHashable {
  /// Hashes the entities in their order.
  public func hash(into hash: inout StateHash) {
    hash.combine(entities)
  }
}
