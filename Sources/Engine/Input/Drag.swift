/// Tracks what the player drags with the left button.
///
///     while let event = step.next() {
///       for change in drag.handle(event, hit: { point in order.hit(point) { place(of: $0) } }) {
///         switch change { … }
///       }
///     }
///
/// The entity under the press stays captured until it is dropped, wherever the pointer goes. Every motion
/// counts, even several in one tick. A button may be released where no terminal reports it: outside the
/// window, while the program is stopped, or over another window. So motion without a button, a second press,
/// and every interruption end the drag.
public struct Drag: Hashable, Sendable {
  /// What happened to a draggable entity.
  public enum Change: Hashable, Sendable {
    /// It was picked up.
    case lifted(Entity)
    /// The pointer carried it to another cell.
    case moved(Entity)
    /// The player dropped it, at `pointer`.
    case dropped(Entity)
    /// It was let go without the player's decision.
    case slipped(Entity)
  }

  /// The entity being dragged, or `none`.
  public private(set) var held = Entity.none
  /// The cell where it was picked up.
  public private(set) var start = Point.zero
  /// The last known cell of the pointer.
  public private(set) var pointer = Point.zero

  public init() {}

  public var isHolding: Bool { held != .none }
  /// The offset from where it was picked up to the pointer.
  public var travel: Point { pointer - start }

  /// Handles an event and returns what it did, in most cases nothing or one change. `hit` returns the
  /// draggable entity at a cell.
  public mutating func handle(_ event: InputEvent, hit: (Point) -> Entity?) -> [Change] {
    switch event {
    case .mouse(let mouse): handle(mouse, hit)
    default: event.isInterruption ? slip() : []
    }
  }

  /// Ends the drag without a drop, for example when the game is paused.
  public mutating func slip() -> [Change] {
    guard isHolding else { return [] }
    defer { held = .none }
    return [.slipped(held)]
  }

  private mutating func handle(_ mouse: MouseEvent, _ hit: (Point) -> Entity?) -> [Change] {
    switch (mouse.action, mouse.button) {
    case (.press, .left): slip() + lift(mouse.position, hit)
    case (.move, .left): move(to: mouse.position)
    case (.move, .none): slip()
    case (.release, .left), (.release, .none): drop(at: mouse.position)
    default: []
    }
  }

  private mutating func lift(_ point: Point, _ hit: (Point) -> Entity?) -> [Change] {
    guard let entity = hit(point) else { return [] }
    held = entity
    start = point
    pointer = point
    return [.lifted(entity)]
  }

  private mutating func move(to point: Point) -> [Change] {
    guard isHolding, point != pointer else { return [] }
    pointer = point
    return [.moved(held)]
  }

  private mutating func drop(at point: Point) -> [Change] {
    guard isHolding else { return [] }
    let moved = move(to: point)
    defer { held = .none }
    return moved + [.dropped(held)]
  }
}

extension Drag: StateHashable {
  public func hash(into hash: inout StateHash) {
    hash.combine(fieldsOf: self, held, start, pointer)
  }
}
