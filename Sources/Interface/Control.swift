import Engine

/// Lets the player choose one of several items by keyboard or mouse. Moving the focus, scrolling and pressing are the same
/// for all; conforming types say where the items are.
public protocol Control {
  /// Where it is drawn.
  associatedtype Place

  /// Whether there is nothing to choose.
  var isEmpty: Bool { get }
  /// The thing that has the focus, from 0; 0 where there are none.
  var focus: Int { get }
  /// The press of the mouse on one of them.
  var hold: PressTracker { get set }

  /// Gives the focus to a thing, or to the nearest that can have it.
  mutating func select(_ index: Int)
  /// Scrolls so that the focus is in view and no room is wasted at the end.
  mutating func scroll(in place: Place)
  /// The thing at a point; nil if there is none that can be chosen.
  func index(at point: Point, in place: Place) -> Int?
  /// Where a command moves the focus; nil if it doesn't move it.
  func target(of command: Command, in place: Place) -> Int?
  /// Where the wheel moves the focus.
  func target(ofNotches notches: Int, in place: Place) -> Int
}

extension Control {
  /// Handles input for a control that is drawn in `place`. Returns the thing that was chosen, if one was.
  public mutating func handle(_ event: InputEvent, in place: Place) -> Int? {
    guard !isEmpty else { return nil }
    scroll(in: place)
    defer { scroll(in: place) }
    if case .mouse(let mouse) = event { return handle(mouse, in: place) }
    guard let command = KeyMap.standard.intent(for: event) else { return nil }
    hold.cancel()
    if command == .act { return focus }
    if let target = target(of: command, in: place) { select(target) }
    return nil
  }

  private mutating func handle(_ mouse: MouseEvent, in place: Place) -> Int? {
    if case .wheel(let notches) = mouse.action {
      select(target(ofNotches: notches, in: place))
      return nil
    }
    let pointed = index(at: mouse.position, in: place)
    let chosen = hold.handle(mouse, over: pointed)
    // While the button is down on one thing, the focus goes to no other.
    if let pointed, hold.held == nil || hold.held == pointed { select(pointed) }
    return chosen
  }

  /// Cancels a press of the mouse: when the button comes up, nothing is chosen.
  public mutating func cancelPress() { hold.cancel() }

  /// As it is to be drawn: what is under the mouse has the focus at once, before the next update.
  package func pointed(on canvas: inout Canvas, in place: Place) -> Self {
    var control = self
    if let move = canvas.followMouse() { _ = control.handle(.mouse(move), in: place) }
    return control
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

extension Canvas {
  /// Calls `draw` for each row in view, with its place and whether it has the focus.
  mutating func drawRows(
    _ shown: Range<Int>, of count: Int, in rect: Rect, focus: Int?, pressed: Int?,
    _ draw: (inout Canvas, Int, Rect, Bool) -> Void
  ) {
    for row in shown {
      let line = Rect(rect.left, rect.top + row - shown.lowerBound, rect.width, 1)
      let hasFocus = row == focus
      if hasFocus {
        fill(line, theme.raised)
        put(ornaments.pointer, at: line.origin, Style(theme.accent).bold)
      }
      draw(&self, row, Rect(line.left + 2, line.top, line.width - 3, 1), hasFocus)
      if row == pressed { reverse(line, theme.accent) }
    }
    tellHiddenRows(showing: shown, of: count, in: rect)
  }

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
