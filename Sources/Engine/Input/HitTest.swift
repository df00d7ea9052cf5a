extension ZOrder {
  /// The entity that a player means who points at a cell: the topmost whose place holds it, else the nearest
  /// whose place is at most so many columns and rows away, since cells are coarse and hands are not steady.
  /// - Parameters:
  ///   - point: the cell.
  ///   - margin: columns and rows around each place that still count.
  ///   - place: the cells that an entity covers; nil for what cannot be pointed at.
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
  /// How many columns and rows a point lies outside.
  fileprivate func way(from point: Point) -> Size {
    Size(max(left - point.x, point.x - right + 1), max(top - point.y, point.y - bottom + 1))
  }
}
