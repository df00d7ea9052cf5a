/// Follows what the player drags with the left button.
///
///     while let event = step.next() {
///       for change in drag.follow(event, hit: { point in order.hit(point) { place(of: $0) } }) {
///         switch change { … }
///       }
///     }
///
/// What was pressed stays captured until it is dropped, wherever the pointer goes, and each motion counts, also
/// where several come between two ticks. A button can come up where no terminal tells: outside the window,
/// while the program is stopped, behind another window. So a pointer that moves with nothing held, a second press,
/// and every interruption let go.
public struct Drag: Hashable, Sendable {
  /// What happened to something that can be dragged.
  public enum Change: Hashable, Sendable {
    /// It was taken up.
    case lifted(Entity)
    /// The pointer carried it to another cell.
    case moved(Entity)
    /// The player dropped it on purpose, at `pointer`.
    case dropped(Entity)
    /// It slipped: it is held no more, and the player decided nothing.
    case slipped(Entity)
  }

  /// What is held, or `none`.
  public private(set) var held = Entity.none
  /// The cell where it was taken up.
  public private(set) var start = Point.zero
  /// The cell where the pointer was last.
  public private(set) var pointer = Point.zero

  /// Nothing is held yet.
  public init() {}

  /// Whether anything is held.
  public var isHolding: Bool { held != .none }
  /// The way from where it was taken up to the pointer.
  public var travel: Point { pointer - start }

  /// Takes an event into account and tells what it did, mostly nothing or one thing. `hit` says what lies at a cell and
  /// can be dragged.
  public mutating func follow(_ event: InputEvent, hit: (Point) -> Entity?) -> [Change] {
    switch event {
    case .mouse(let mouse): follow(mouse, hit)
    default: event.isInterruption ? slip() : []
    }
  }

  /// Lets go of what is held, as when a pause comes.
  public mutating func slip() -> [Change] {
    guard isHolding else { return [] }
    defer { held = .none }
    return [.slipped(held)]
  }

  private mutating func follow(_ mouse: MouseEvent, _ hit: (Point) -> Entity?) -> [Change] {
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
  /// Hashes what is held and the two cells.
  public func hash(into hash: inout StateHash) {
    hash.combine(fieldsOf: self, held, start, pointer)
  }
}
