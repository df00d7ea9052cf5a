import Engine

/// Rows to choose from that somebody else draws. Only those in view cost anything, so there may be thousands.
public struct List: Hashable, Sendable {
  /// How many rows there are.
  public private(set) var count: Int {
    didSet { select(focus) }
  }
  /// The row that has the focus; 0 where there are none.
  public private(set) var focus: Int
  /// The first row that is shown.
  private var scroll = 0
  private var hold = Hold()

  /// A list with the focus on one of its rows.
  public init(count: Int, focus: Int = 0) {
    self.count = max(0, count)
    self.focus = min(max(0, focus), max(0, count - 1))
  }

  /// Moves the focus to a row.
  public mutating func select(_ row: Int) {
    focus = min(max(0, row), max(0, count - 1))
  }

  /// Forgets what the mouse holds: it is not chosen any more.
  public mutating func letGo() { hold.rest() }

  /// The row at a point of rows that are drawn in `rect`; nil where there is none.
  public func row(at point: Point, in rect: Rect) -> Int? {
    let row = point.y - rect.top + first(in: rect.height)
    return rect.contains(point) && row < count ? row : nil
  }

  /// Adds rows at the end: what is held or in view stays so.
  public mutating func grow(to count: Int) { self.count = max(self.count, count) }

  /// Takes input for a list that is drawn in `rect`, a row a line. Returns the row that was chosen, if one was.
  public mutating func handle(_ event: InputEvent, in rect: Rect) -> Int? {
    guard count > 0 else { return nil }
    scroll = first(in: rect.height)
    defer { scroll = first(in: rect.height) }
    if case .mouse(let mouse) = event { return handle(mouse, in: rect) }
    guard let command = KeyMap.standard.intent(for: event) else { return nil }
    hold.rest()
    if command == .act { return focus }
    focus = command.moved(focus, of: count, page: rect.height) ?? focus
    return nil
  }

  /// Calls `draw` with each row in view, its place, and whether it has the focus, which the one under the mouse has at
  /// once.
  public func draw(
    on canvas: inout Canvas, in rect: Rect, _ draw: (inout Canvas, Int, Rect, Bool) -> Void
  ) {
    var list = self
    if let move = canvas.followMouse() { _ = list.handle(.mouse(move), in: rect) }
    list.drawRows(on: &canvas, in: rect, draw)
  }

  private func drawRows(
    on canvas: inout Canvas, in rect: Rect, _ draw: (inout Canvas, Int, Rect, Bool) -> Void
  ) {
    let first = first(in: rect.height)
    let shown = first..<max(first, min(count, first + rect.height))
    for row in shown {
      let line = Rect(rect.left, rect.top + row - first, rect.width, 1)
      let hasFocus = row == focus
      if hasFocus {
        canvas.fill(line, canvas.theme.raised)
        canvas.put(canvas.ornaments.pointer, at: line.origin, Style(canvas.theme.accent).bold)
      }
      draw(&canvas, row, Rect(line.left + 2, line.top, line.width - 3, 1), hasFocus)
      if row == hold.pressed { canvas.reverse(line, canvas.theme.accent) }
    }
    canvas.tellHiddenRows(showing: shown, of: count, in: rect)
  }

  private mutating func handle(_ mouse: MouseEvent, in rect: Rect) -> Int? {
    if case .wheel(let notches) = mouse.action {
      select(focus + notches)
      return nil
    }
    let pointed = row(at: mouse.position, in: rect)
    let taken = hold.take(mouse, over: pointed)
    // While one is held no other is pointed at.
    if let pointed, hold.held == nil || hold.held == pointed { focus = pointed }
    return taken
  }

  /// The row to begin with so that the focus is in view and no room is left over.
  private func first(in height: Int) -> Int {
    max(0, min(max(scroll, focus - height + 1), focus, count - height))
  }
}

extension List: StateHashable {
  /// Hashes all of it.
  public func hash(into hash: inout StateHash) {
    hash.combine(fieldsOf: self, count, focus, scroll, hold)
  }
}

extension Command {
  /// Where this command moves a focus among so many lines, of which `page` are in view; nil where it moves none.
  func moved(_ focus: Int, of count: Int, page: Int) -> Int? {
    // Where not two lines are in view a page is still a step, and never one back.
    let far = max(1, page - 1)
    return switch self {
    case .up, .previous: (focus + count - 1) % count
    case .down, .next: (focus + 1) % count
    case .pageUp: max(0, focus - far)
    case .pageDown: min(count - 1, focus + far)
    case .first: 0
    case .last: count - 1
    default: nil
    }
  }
}
