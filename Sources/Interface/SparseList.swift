import Engine

/// A list in which only some lines can be chosen, as with headings in between. The focus skips the others;
/// all scroll together. Its owner draws the lines.
public struct SparseList: Hashable, Sendable {
  private let count: Int
  private let stops: [Int]
  private var list: List
  private var scroll = 0
  private var hold = Hold()

  /// - Parameters:
  ///   - count: the number of all lines.
  ///   - stops: the lines that can be chosen, in order.
  ///   - focus: the line that gets the focus; the first of `stops` if it is none of them.
  public init(count: Int, stops: [Int], focus: Int? = nil) {
    self.count = count
    self.stops = stops
    list = List(count: stops.count, focus: focus.flatMap { stops.firstIndex(of: $0) } ?? 0)
  }

  /// The line that has the focus; nil if none can be chosen.
  public var focus: Int? { stops.isEmpty ? nil : stops[list.focus] }

  /// Takes input for a list that is drawn in `rect`. Returns the line that was chosen, if one was.
  public mutating func handle(_ event: InputEvent, in rect: Rect) -> Int? {
    scroll = first(in: rect.height)
    defer { scroll = first(in: rect.height) }
    if case .mouse(let mouse) = event, case .wheel = mouse.action {
    } else if case .mouse(let mouse) = event {
      let taken = hold.handle(mouse, over: stop(at: mouse.position, in: rect))
      if let stop = stop(at: mouse.position, in: rect), hold.held == nil || hold.held == stop {
        list.select(stop)
      }
      return taken.map { stops[$0] }
    }
    // Clicks are dealt with above, so the rectangle has no width.
    return list.handle(event, in: Rect(0, 0, 0, rect.height)).map { stops[$0] }
  }

  /// Cancels a press of the mouse: when the button comes up, nothing is chosen.
  public mutating func letGo() { hold.rest() }

  /// The line at a point, where the list is drawn in `rect`; nil if it can't be chosen.
  public func line(at point: Point, in rect: Rect) -> Int? { stop(at: point, in: rect).map { stops[$0] } }

  /// Calls `draw` for each line in view, with its place and whether it has the focus.
  public func draw(
    on canvas: inout Canvas, in rect: Rect, _ draw: (inout Canvas, Int, Rect, Bool) -> Void
  ) {
    let first = first(in: rect.height)
    let shown = first..<max(first, min(count, first + rect.height))
    for line in shown {
      let row = Rect(rect.left, rect.top + line - first, rect.width, 1)
      if line == focus {
        canvas.fill(row, canvas.theme.raised)
        canvas.put(canvas.ornaments.pointer, at: row.origin, Style(canvas.theme.accent).bold)
      }
      draw(&canvas, line, Rect(row.left + 2, row.top, row.width - 3, 1), line == focus)
      if let pressed = hold.pressed, stops[pressed] == line { canvas.reverse(row, canvas.theme.accent) }
    }
    canvas.tellHiddenRows(showing: shown, of: count, in: rect)
  }

  private func stop(at point: Point, in rect: Rect) -> Int? {
    rect.contains(point) ? stops.firstIndex(of: point.y - rect.top + scroll) : nil
  }

  /// The first line to show, so that the focus and the lines next to it are in view.
  private func first(in height: Int) -> Int {
    let line = focus ?? 0
    let least = max(0, line - height + 2)
    return max(0, min(max(scroll, least), max(0, line - 1), count - height))
  }
}
