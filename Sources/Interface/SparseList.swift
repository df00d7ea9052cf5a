import Engine

/// A list in which only some lines can be chosen, as with headings in between. The focus skips the others; all scroll
/// together. Its owner draws the lines.
public struct SparseList: Control, Hashable, Sendable {
  private let count: Int
  private let stops: [Int]
  /// The index of the stop that has the focus.
  private var stop: Int
  private var scroll = 0
  public var hold = PressTracker()

  /// - Parameters:
  ///   - count: the number of all lines.
  ///   - stops: the lines that can be chosen, in order.
  ///   - focus: the line that gets the focus; the first of `stops` if it is none of them.
  public init(count: Int, stops: [Int], focus: Int? = nil) {
    (self.count, self.stops) = (count, stops)
    stop = focus.flatMap { stops.firstIndex(of: $0) } ?? 0
  }

  /// Whether no line can be chosen.
  public var isEmpty: Bool { stops.isEmpty }

  /// The line that has the focus; 0 if none can be chosen.
  public var focus: Int { isEmpty ? 0 : stops[stop] }

  /// Gives the focus to a line that can be chosen.
  public mutating func select(_ line: Int) { stop = stops.firstIndex(of: line) ?? stop }

  /// Shows a line at the top, as far as the focus stays in view and no rows are left empty.
  public mutating func scroll(to line: Int) { scroll = max(0, line) }

  public mutating func scroll(in rect: Rect) { scroll = firstRow(in: rect.height) }

  public func index(at point: Point, in rect: Rect) -> Int? {
    let line = point.y - rect.top + firstRow(in: rect.height)
    return rect.contains(point) && stops.contains(line) ? line : nil
  }

  public func target(of command: Command, in rect: Rect) -> Int? {
    command.moved(stop, of: stops.count, page: rect.height).map { stops[$0] }
  }

  public func target(ofNotches notches: Int, in rect: Rect) -> Int {
    stops[min(max(0, stop + notches), stops.count - 1)]
  }

  /// Calls `draw` for each line in view, with its place and whether it has the focus.
  public func draw(
    on canvas: inout Canvas, in rect: Rect, _ draw: (inout Canvas, Int, Rect, Bool) -> Void
  ) {
    let list = pointed(on: &canvas, in: rect)
    let first = list.firstRow(in: rect.height)
    let shown = first..<max(first, min(count, first + rect.height))
    canvas.drawRows(
      shown, of: count, in: rect, focus: isEmpty ? nil : list.focus, pressed: list.hold.pressed, draw)
  }

  /// The first line to show, so that the focus and the lines next to it are in view.
  private func firstRow(in height: Int) -> Int {
    let least = max(0, focus - height + 2)
    return max(0, min(max(scroll, least), max(0, focus - 1), count - height))
  }
}
