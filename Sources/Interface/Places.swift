import Engine

/// Things of any size at any place to choose from, such as a card above a row of tiles. Their owner draws them. The arrow
/// keys go to the nearest thing in their direction; those who know only up and down still get everywhere with Tab.
public struct Places: Control, Hashable, Sendable {
  public var count: Int {
    didSet { select(focus) }
  }
  public private(set) var focus = 0
  public var hold = PressTracker()

  public init(count: Int) { self.count = max(0, count) }

  public var isEmpty: Bool { count == 0 }

  public mutating func select(_ index: Int) { focus = min(max(0, index), max(0, count - 1)) }

  public mutating func scroll(in places: [Rect]) {}

  public func index(at point: Point, in places: [Rect]) -> Int? {
    places.prefix(count).firstIndex { $0.contains(point) }
  }

  public func target(of command: Command, in places: [Rect]) -> Int? {
    guard places.indices.contains(focus) else { return nil }
    switch command {
    case .up: return nearest(in: places, below: false)
    case .down: return nearest(in: places, below: true)
    case .left, .previous: return (focus + count - 1) % count
    case .right, .next: return (focus + 1) % count
    case .first, .pageUp: return 0
    case .last, .pageDown: return count - 1
    default: return nil
    }
  }

  public func target(ofNotches notches: Int, in places: [Rect]) -> Int { focus + notches }

  /// The thing in the next row, or in the first one from the last, that is least far to the side.
  private func nearest(in places: [Rect], below: Bool) -> Int {
    let from = places[focus]
    let others = places.indices.prefix(count).filter { places[$0].top != from.top }
    let ahead = others.filter { (places[$0].top > from.top) == below }
    let tops = (ahead.isEmpty ? others : ahead).map { places[$0].top }
    guard let top = below ? tops.min() : tops.max() else { return focus }
    let row = others.filter { places[$0].top == top }
    return row.min { gap(from, places[$0]) < gap(from, places[$1]) } ?? focus
  }

  /// How far two things are apart to the side; 0 if one is above the other.
  private func gap(_ one: Rect, _ other: Rect) -> Int {
    max(0, one.left - other.right + 1, other.left - one.right + 1)
  }

  /// Calls `draw` for each thing, with its place and whether it has the focus.
  public func draw(
    on canvas: inout Canvas, in places: [Rect], _ draw: (inout Canvas, Int, Rect, Bool) -> Void
  ) {
    let control = pointed(on: &canvas, in: places)
    for (index, place) in places.prefix(count).enumerated() {
      draw(&canvas, index, place, index == control.focus)
      if index == hold.pressed { canvas.reverse(place, canvas.theme.accent) }
    }
  }
}

extension Places: StateHashable {
  public func hash(into hash: inout StateHash) { hash.combine(fieldsOf: self, count, focus, hold) }
}
