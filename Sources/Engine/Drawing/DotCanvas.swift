/// A canvas of dots, two across and four down in every cell, shown as braille: for shapes and motion finer
/// than a cell. Dots count from 0 at the top left.
public struct DotCanvas: Sendable {
  /// Cells that it covers.
  public let size: Size
  private var patterns: [UInt8]

  /// A canvas without dots over so many cells.
  public init(_ size: Size) {
    self.size = size
    patterns = [UInt8](repeating: 0, count: size.width * size.height)
  }

  /// Dots across.
  public var width: Int { size.width * 2 }
  /// Dots down.
  public var height: Int { size.height * 4 }

  /// Sets a dot; outside of the canvas nothing happens.
  public mutating func set(_ x: Int, _ y: Int) {
    guard x >= 0, y >= 0, x < width, y < height else { return }
    patterns[y / 4 * size.width + x / 2] |= Self.bit(x & 1, y & 3)
  }

  /// Whether a dot is set.
  public func isSet(_ x: Int, _ y: Int) -> Bool {
    guard x >= 0, y >= 0, x < width, y < height else { return false }
    return patterns[y / 4 * size.width + x / 2] & Self.bit(x & 1, y & 3) != 0
  }

  /// Sets the dots of a straight line, both ends included (Bresenham 1965).
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

  /// Sets the dots of an upright ellipse's outline. Center and radii are in dots and may lie between them.
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

  /// Half the width of a circle of radius 1 at a height, both as shares of the radius.
  private static func slice(_ height: Double, _ radius: Double) -> Double {
    max(0, 1 - height * height / (radius * radius)).squareRoot()
  }

  /// The braille dot's bit: 1–3 and 7 on the left, 4–6 and 8 on the right (Unicode, Braille Patterns).
  private static func bit(_ column: Int, _ row: Int) -> UInt8 {
    row == 3 ? 0x40 << UInt8(column) : 1 << UInt8(row + 3 * column)
  }

  /// Takes away all dots of a cell.
  mutating func clear(_ x: Int, _ y: Int) {
    patterns[y * size.width + x] = 0
  }

  func pattern(_ x: Int, _ y: Int) -> UInt8 {
    patterns[y * size.width + x]
  }
}

extension Canvas {
  /// Lays dots over the canvas; cells without a dot stay as they are.
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
