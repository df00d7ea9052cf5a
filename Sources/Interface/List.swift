import Engine

/// A list of rows to choose from. Its owner draws the rows, and only those in view, so there may be
/// thousands.
public struct List: Hashable, Sendable {
  public private(set) var count: Int {
    didSet { select(focus) }
  }
  /// The row that has the focus; 0 where there are none.
  public private(set) var focus: Int
  /// The first row that is shown.
  private var scroll = 0
  private var hold = Hold()

  public init(count: Int, focus: Int = 0) {
    self.count = max(0, count)
    self.focus = min(max(0, focus), max(0, count - 1))
  }

  public mutating func select(_ row: Int) {
    focus = min(max(0, row), max(0, count - 1))
  }

  /// Cancels a press of the mouse: when the button comes up, nothing is chosen.
  public mutating func letGo() { hold.rest() }

  /// The row at a point, where the list is drawn in `rect`; nil if there is none.
  public func row(at point: Point, in rect: Rect) -> Int? {
    let row = point.y - rect.top + first(in: rect.height)
    return rect.contains(point) && row < count ? row : nil
  }

  /// Adds rows at the end. The focus, the scroll position and a press of the mouse stay as they are.
  public mutating func grow(to count: Int) { self.count = max(self.count, count) }

  /// Takes input for a list that is drawn in `rect`, one row to a line. Returns the row that was chosen, if
  /// one was.
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

  /// Calls `draw` for each row in view, with its place and whether it has the focus. A row under the mouse
  /// has it at once, before the next update.
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
    let taken = hold.handle(mouse, over: pointed)
    // While the button is down on one row, the focus goes to no other.
    if let pointed, hold.held == nil || hold.held == pointed { focus = pointed }
    return taken
  }

  /// The first row to show, so that the focus is in view and no room is wasted at the end.
  private func first(in height: Int) -> Int {
    max(0, min(max(scroll, focus - height + 1), focus, count - height))
  }
}

extension Command {
  /// Where this command moves the focus among `count` lines, of which `page` are in view; nil if it doesn't
  /// move it.
  func moved(_ focus: Int, of count: Int, page: Int) -> Int? {
    // Even where only one line is in view, a page is a step forward.
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

/// A press of the mouse on one of several things. The thing is chosen when the button comes up over it, so a
/// player can still pull away; until then it is drawn pressed.
public struct Hold: Hashable, Sendable {
  /// The thing that the button went down on; nil while the button is up, or if it went down beside
  /// everything.
  public private(set) var held: Int?
  /// Whether the pointer is over the held thing.
  private var isOver = false

  public init() {}

  /// The thing to draw pressed.
  public var pressed: Int? { isOver ? held : nil }

  /// Cancels the press.
  public mutating func rest() { self = Hold() }

  /// Takes an event of the mouse over one of the things, or over none. Returns the thing that was chosen, if
  /// one was.
  public mutating func handle(_ mouse: MouseEvent, over index: Int?) -> Int? {
    let before = held
    switch (mouse.action, mouse.button) {
    case (.press, .left): held = index
    // A move without a button: the button came up outside the window.
    case (.move, .none), (.release, .left), (.release, .none): held = nil
    default: break
    }
    isOver = held != nil && held == index
    return mouse.action == .release && held == nil && before == index ? index : nil
  }
}

extension Hold: StateHashable {
  public func hash(into hash: inout StateHash) {
    // Left out: isOver, which is only drawn.
    hash.combine(fieldsOf: self, held, cosmetic: 1)
  }
}

extension Canvas {
  /// Marks that rows are hidden above or below those in view. The marks go into the column to the right of
  /// `rect`, which the list leaves free.
  mutating func tellHiddenRows(showing shown: Range<Int>, of count: Int, in rect: Rect) {
    guard !shown.isEmpty else { return }
    let style = Style(theme.muted)
    if shown.lowerBound > 0 { put(ornaments.less, at: Point(rect.right, rect.top), style) }
    if shown.upperBound < count {
      put(ornaments.more, at: Point(rect.right, rect.top + shown.count - 1), style)
    }
  }
}
