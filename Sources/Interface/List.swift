import Engine

/// A list to choose a row from. Its owner draws the rows, and only those in view, so there may be thousands.
public struct List: Control, Hashable, Sendable {
  public private(set) var count: Int {
    didSet { select(focus) }
  }
  public private(set) var focus: Int
  /// The first row that is shown.
  private var scroll = 0
  public var hold = PressTracker()

  public init(count: Int, focus: Int = 0) {
    self.count = max(0, count)
    self.focus = min(max(0, focus), max(0, count - 1))
  }

  public var isEmpty: Bool { count == 0 }

  public mutating func select(_ row: Int) { focus = min(max(0, row), max(0, count - 1)) }

  public mutating func scroll(in rect: Rect) { scroll = firstRow(in: rect.height) }

  public func index(at point: Point, in rect: Rect) -> Int? {
    let row = point.y - rect.top + firstRow(in: rect.height)
    return rect.contains(point) && row < count ? row : nil
  }

  public func target(of command: Command, in rect: Rect) -> Int? {
    command.moved(focus, of: count, page: rect.height)
  }

  public func target(ofNotches notches: Int, in rect: Rect) -> Int { focus + notches }

  /// Adds rows at the end. The focus, the scroll position and a press of the mouse stay as they are.
  public mutating func grow(to count: Int) { self.count = max(self.count, count) }

  /// Calls `draw` for each row in view, with its place and whether it has the focus.
  public func draw(
    on canvas: inout Canvas, in rect: Rect, _ draw: (inout Canvas, Int, Rect, Bool) -> Void
  ) {
    let list = pointed(on: &canvas, in: rect)
    let first = list.firstRow(in: rect.height)
    let shown = first..<max(first, min(count, first + rect.height))
    canvas.drawRows(shown, of: count, in: rect, focus: list.focus, pressed: list.hold.pressed, draw)
  }

  private func firstRow(in height: Int) -> Int {
    max(0, min(max(scroll, focus - height + 1), focus, count - height))
  }
}
