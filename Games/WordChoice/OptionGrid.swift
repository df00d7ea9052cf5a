import Engine
import Interface

/// Up to four options in two columns, or up to eight short ones in four, numbered in reading order.
package struct OptionGrid: Hashable {
  package let places: [Rect]
  private let columns: Int

  /// The keys for four options, mapped to 0...3.
  package static let digits = digits(4)
  /// The keys for as many options as there can be.
  static let allDigits = digits(8)

  private static func digits(_ count: Int) -> KeyMap<Int> {
    KeyMap((0..<count).map { (keys: [Key(.character(Character("\($0 + 1)")))], intent: $0) })
  }

  /// Places `count` options in a rectangle, with two columns between them.
  init(_ count: Int, in rect: Rect) {
    let columns = Self.columns(for: count)
    let rows = max(1, (count + columns - 1) / columns)
    let size = Size(Self.width(of: rect, options: count), rect.height / rows)
    self.columns = columns
    places = (0..<count).map { index in
      let corner = Point(
        rect.left + index % columns * (size.width + 2), rect.top + index / columns * size.height)
      return Rect(corner, size)
    }
  }

  private static func columns(for count: Int) -> Int { count > 4 ? 4 : 2 }

  /// The width of each option in columns of the screen.
  static func width(of rect: Rect, options count: Int) -> Int {
    let columns = columns(for: count)
    return (rect.width - 2 * (columns - 1)) / columns
  }

  /// The focus after a command. The first arrow key goes to the first option; none leaves the grid.
  func moved(_ focus: Int?, by command: Command?) -> Int? {
    switch command {
    case .left: moved(focus, by: Point(-1, 0))
    case .right: moved(focus, by: Point(1, 0))
    case .up: moved(focus, by: Point(0, -1))
    case .down: moved(focus, by: Point(0, 1))
    case .next: ((focus ?? -1) + 1) % places.count
    case .previous: ((focus ?? 0) + places.count - 1) % places.count
    default: focus
    }
  }

  private func moved(_ focus: Int?, by way: Point) -> Int {
    guard let focus else { return 0 }
    let (column, row) = (focus % columns + way.x, focus / columns + way.y)
    let next = row * columns + column
    return (0..<columns).contains(column) && places.indices.contains(next) ? next : focus
  }
}
