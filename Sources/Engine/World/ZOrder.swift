/// The stacking order of entities: the one drawn last is on top and gets the pointer's clicks.
public struct ZOrder: Hashable, Sendable {
  /// The entities from bottom to top, in drawing order.
  public private(set) var entities: [Entity] = []

  public init() {}

  /// Puts an entity on top, adding it if necessary.
  public mutating func raise(_ entity: Entity) {
    remove(entity)
    entities.append(entity)
  }

  /// Puts an entity at the bottom, adding it if necessary.
  public mutating func lower(_ entity: Entity) {
    remove(entity)
    entities.insert(entity, at: 0)
  }

  public mutating func remove(_ entity: Entity) {
    entities.removeAll { $0 == entity }
  }

  /// Removes the entities that are no longer alive.
  public mutating func sweep(in world: World) {
    entities.removeAll { !world.isAlive($0) }
  }
}

extension ZOrder: StateHashable {
  public func hash(into hash: inout StateHash) {
    hash.combine(entities)
  }
}

extension ZOrder {
  /// Hit test: the topmost entity whose place contains the cell, or else the nearest one within the margin,
  /// since cells are coarse and hands unsteady.
  /// - Parameters:
  ///   - point: the cell pointed at.
  ///   - margin: columns and rows around each place that still count.
  ///   - place: the cells that an entity covers; nil for one that can't be hit.
  public func hit(_ point: Point, margin: Size = Size(1, 1), place: (Entity) -> Rect?) -> Entity? {
    var best: (entity: Entity, distance: Int)?
    for entity in entities.reversed() {
      guard let rect = place(entity), !rect.isEmpty else { continue }
      if rect.contains(point) { return entity }
      let way = rect.way(from: point)
      // A row is about as high as two columns are wide.
      let distance = way.width + 2 * way.height
      if margin.holds(way), distance < best?.distance ?? .max { best = (entity, distance) }
    }
    return best?.entity
  }
}

extension Rect {
  /// How many columns and rows a point is outside the rectangle.
  fileprivate func way(from point: Point) -> Size {
    Size(max(left - point.x, point.x - right + 1), max(top - point.y, point.y - bottom + 1))
  }
}
