import Engine
import Interface

/// The layout: a pure function of the window and the lengths of the definitions. Bubbles are placed in dots, so
/// that they move in steps finer than a cell.
struct BubblesLayout: Hashable, Sendable {
  static let fewest = 5
  static let most = 40
  private static let longestFace = 24

  let page: Page
  let bar: Rect
  /// Where the bubbles float; never overlaps the bar.
  let field: Rect
  let line: Rect
  /// The height of a bubble in dots.
  private let thickness: Int
  /// Columns between a bubble's word and its edge.
  private let padding: Int

  init(_ window: Size, definitions: [Text]) {
    let window = Size(max(window.width, Page.least.width), max(window.height, Page.least.height))
    let page = Page(window, widest: 160)
    let lines = definitions.map { Self.lines($0, in: page.body.width) }.max() ?? 1
    let rows = min(max(lines, window.height >= 34 ? 3 : 1), 3)
    bar = Rect(page.body.left, page.head.bottom, page.body.width, rows + 2)
    line = Rect(page.body.left, page.foot.top - 2, page.body.width, 1)
    let room = Rect(bar.left, bar.bottom, bar.width, line.top - bar.bottom)
    field = Self.letterboxed(room)
    thickness = field.height < 26 ? 13 : field.height < 44 ? 17 : 21
    padding = thickness / 4 - 1
    self.page = page
  }

  private static func lines(_ definition: Text, in width: Int) -> Int {
    definition.width > width - 2 * BubblesBar.margin
      ? definition.wrapped(to: width - 2 * BubblesBar.margin).count : 1
  }

  /// The field may be wider or flatter than the logical one, within limits so that distances don't differ too
  /// much.
  private static func letterboxed(_ room: Rect) -> Rect {
    let width = min(room.width, room.height * 7)
    let height = min(room.height, room.width / 3)
    return Rect(room.left + (room.width - width) / 2, room.top, width, height)
  }

  /// How many bubbles with these texts fit, leaving more than half of the field empty.
  func capacity(_ faces: some Collection<Text>) -> Int {
    let areas = faces.map { face in
      let size = size(face)
      return (size.width / 2 + 2) * (size.height / 4 + 1)
    }
    let mean = max(1, areas.reduce(0, +) / max(1, areas.count))
    return min(max(Self.fewest, field.width * field.height * 40 / 100 / mean), Self.most)
  }

  /// The text, shortened to fit in a bubble.
  func face(_ text: Text, _ ornaments: Ornaments = .unicode) -> Text {
    text.shortened(to: Self.longestFace, ellipsis: ornaments.ellipsis)
  }

  /// The size of a bubble in dots; a short word gets a circle.
  func size(_ face: Text) -> Size {
    Size(max(2 * (min(face.width, Self.longestFace) + 2 * padding), thickness + 1), thickness)
  }

  /// A bubble's box around a place, in dots of the window.
  func box(_ place: Place, _ face: Text) -> Rect {
    let size = size(face)
    let center = dots(place)
    return Rect(center.x - size.width / 2, center.y - size.height / 2, size.width, size.height)
  }
}

/// Converts between the logical field and the window.
extension BubblesLayout {
  private static let unit = 1024
  private static let logical = BubbleLevel.field

  /// A place as a dot of the window.
  func dots(_ place: Place) -> Point {
    Point(
      2 * field.left + Self.rounded(Int(place.x) * 2 * field.width, Self.unit * Self.logical.width),
      4 * field.top + Self.rounded(Int(place.y) * 4 * field.height, Self.unit * Self.logical.height))
  }

  /// A dot of the window as a place.
  func place(_ dots: Point) -> Place {
    way(Point(dots.x - 2 * field.left, dots.y - 4 * field.top))
  }

  /// An offset in dots of the window as an offset in the field.
  func way(_ dots: Point) -> Place {
    Place(
      x: Int32(Self.rounded(dots.x * Self.unit * Self.logical.width, 2 * field.width)),
      y: Int32(Self.rounded(dots.y * Self.unit * Self.logical.height, 4 * field.height)))
  }

  /// A bubble's body in the field, with `air` dots of margin.
  func body(_ place: Place, _ face: Text, air: Int = 0) -> CollisionGrid.Body {
    let size = size(face)
    let half = way(Point(size.width / 2 + air, size.height / 2 + air))
    return CollisionGrid.Body(x: place.x, y: place.y, halfWidth: half.x, halfHeight: half.y)
  }

  /// The nearest place that keeps a bubble entirely within the field.
  func inside(_ place: Place, _ face: Text) -> Place {
    let size = size(face)
    let dots = Rect(2 * field.left, 4 * field.top, 2 * field.width, 4 * field.height)
    let least = self.place(Point(dots.left + size.width / 2, dots.top + size.height / 2))
    let most = self.place(
      Point(dots.right - (size.width + 1) / 2, dots.bottom - (size.height + 1) / 2))
    return Place(
      x: min(max(place.x, least.x), max(least.x, most.x)),
      y: min(max(place.y, least.y), max(least.y, most.y)))
  }

  /// To the nearest whole number, halves upward.
  private static func rounded(_ number: Int, _ divisor: Int) -> Int {
    let doubled = 2 * number + divisor
    let quotient = doubled / (2 * divisor)
    return doubled % (2 * divisor) < 0 ? quotient - 1 : quotient
  }
}
