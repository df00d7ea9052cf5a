/// A canvas of dots, two across and four down in every cell, shown as braille: for shapes and motion finer
/// than a cell. Dots count from 0 at the top left.
public struct DotCanvas: Sendable {
  /// The size in cells.
  public let size: Size
  private var patterns: [UInt8]

  /// An empty canvas; the size is in cells.
  public init(_ size: Size) {
    self.size = size
    patterns = [UInt8](repeating: 0, count: size.width * size.height)
  }

  /// The width in dots.
  public var width: Int { size.width * 2 }
  /// The height in dots.
  public var height: Int { size.height * 4 }

  /// Sets a dot; one outside the canvas is ignored.
  public mutating func set(_ x: Int, _ y: Int) {
    guard x >= 0, y >= 0, x < width, y < height else { return }
    patterns[y / 4 * size.width + x / 2] |= Self.bit(x & 1, y & 3)
  }

  public func isSet(_ x: Int, _ y: Int) -> Bool {
    guard x >= 0, y >= 0, x < width, y < height else { return false }
    return patterns[y / 4 * size.width + x / 2] & Self.bit(x & 1, y & 3) != 0
  }

  /// Draws a straight line, both ends included (Bresenham 1965).
  public mutating func line(from start: Point, to end: Point) {
    let dx = abs(end.x - start.x)
    let dy = -abs(end.y - start.y)
    let step = Point(start.x < end.x ? 1 : -1, start.y < end.y ? 1 : -1)
    var point = start
    var error = dx + dy
    while true {
      set(point.x, point.y)
      if point == end { return }
      let doubled = 2 * error
      if doubled >= dy {
        error += dy
        point.x += step.x
      }
      if doubled <= dx {
        error += dx
        point.y += step.y
      }
    }
  }

  /// Draws the outline of an ellipse. Center and radii are in dots and may be fractions.
  public mutating func ellipse(centerX: Double, centerY: Double, radiusX: Double, radiusY: Double) {
    guard radiusX > 0, radiusY > 0 else { return }
    for y in Self.dots(centerY, radiusY) {
      let reach = radiusX * Self.slice(Double(y) - centerY, radiusY)
      set(Int((centerX - reach).rounded()), y)
      set(Int((centerX + reach).rounded()), y)
    }
    for x in Self.dots(centerX, radiusX) {
      let reach = radiusY * Self.slice(Double(x) - centerX, radiusX)
      set(x, Int((centerY - reach).rounded()))
      set(x, Int((centerY + reach).rounded()))
    }
  }

  private static func dots(_ center: Double, _ radius: Double) -> Range<Int> {
    let first = Int((center - radius).rounded(.up))
    return first..<max(first, Int((center + radius).rounded(.down)) + 1)
  }

  /// Half the width of a circle at a height above its center, as a share of the radius.
  private static func slice(_ height: Double, _ radius: Double) -> Double {
    max(0, 1 - height * height / (radius * radius)).squareRoot()
  }

  /// The bit of a braille dot: 1–3 and 7 on the left, 4–6 and 8 on the right (Unicode, Braille Patterns).
  private static func bit(_ column: Int, _ row: Int) -> UInt8 {
    row == 3 ? 0x40 << UInt8(column) : 1 << UInt8(row + 3 * column)
  }

  /// Removes all dots of a cell.
  mutating func clear(_ x: Int, _ y: Int) {
    patterns[y * size.width + x] = 0
  }

  func pattern(_ x: Int, _ y: Int) -> UInt8 {
    patterns[y * size.width + x]
  }
}

extension Canvas {
  /// Draws dots over the canvas; cells without a dot stay as they are.
  public mutating func draw(_ dots: DotCanvas, at origin: Point, _ style: Style) {
    for y in 0..<dots.size.height {
      for x in 0..<dots.size.width {
        let pattern = dots.pattern(x, y)
        guard pattern != 0, let scalar = Unicode.Scalar(0x2800 + UInt32(pattern)) else { continue }
        set(origin.x + x, origin.y + y, scalar, style)
      }
    }
  }
}

extension Canvas {
  /// Draws a closed convex outline over the canvas and fills the inside, hiding what is there. Cells of the edge
  /// that are mostly outside keep their background unless the style has one.
  public mutating func draw(outline dots: DotCanvas, at origin: Point, _ style: Style, fill: Color) {
    for y in 0..<dots.size.height {
      let spans = (4 * y..<4 * y + 4).compactMap(dots.span)
      for x in 0..<dots.size.width {
        let covered = spans.reduce(0) { $0 + ($1.contains(2 * x) ? 1 : 0) + ($1.contains(2 * x + 1) ? 1 : 0) }
        if covered > 4 { self.fill(Rect(origin.x + x, origin.y + y, 1, 1), fill) }
      }
    }
    draw(dots, at: origin, style)
  }
}

extension DotCanvas {
  /// A row of dots from the first to the last that is set; nil without any.
  fileprivate func span(_ y: Int) -> ClosedRange<Int>? {
    guard let first = (0..<width).first(where: { isSet($0, y) }) else { return nil }
    return first...((first..<width).last { isSet($0, y) } ?? first)
  }
}

// Shapes for things that move in steps finer than a cell. They are aligned to whole dots, so that a shape
// looks the same everywhere and doesn't wobble while it moves.
extension DotCanvas {
  /// Draws the outline of a rectangle with round corners. Rectangle and radius are in dots; a radius of half
  /// the height makes a pill.
  public mutating func roundedBox(_ box: Rect, radius: Int) {
    guard box.width > 1, box.height > 1 else { return }
    let radius = min(max(0, radius), min(box.width, box.height) / 2)
    let (right, bottom) = (box.right - 1, box.bottom - 1)
    line(from: Point(box.left + radius, box.top), to: Point(right - radius, box.top))
    line(from: Point(box.left + radius, bottom), to: Point(right - radius, bottom))
    line(from: Point(box.left, box.top + radius), to: Point(box.left, bottom - radius))
    line(from: Point(right, box.top + radius), to: Point(right, bottom - radius))
    for step in 0..<radius {
      let reach = Self.corner(step, radius)
      for (x, y) in [(step, reach), (reach, step)] {
        set(box.left + x, box.top + y)
        set(right - x, box.top + y)
        set(box.left + x, bottom - y)
        set(right - x, bottom - y)
      }
    }
  }

  /// The distance of a corner's arc from one edge, at this many dots from the other.
  private static func corner(_ step: Int, _ radius: Int) -> Int {
    let (radius, way) = (Double(radius), Double(radius) - Double(step) - 0.5)
    return Int((radius - 0.5 - max(0, (radius - 0.5) * (radius - 0.5) - way * way).squareRoot()).rounded())
  }
}
