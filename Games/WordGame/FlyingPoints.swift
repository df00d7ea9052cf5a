import Engine
import Interface

/// Points on their way from an answer to the score in the head line.
public struct FlyingPoints: Hashable, Sendable {
  public let points: Int
  /// The cell where they start.
  public let origin: Point
  public let start: Tick
  /// How long they fly, in ticks.
  public let length: Int

  public init(_ points: Int, from origin: Point, at start: Tick, for length: Int) {
    (self.points, self.origin, self.start, self.length) = (points, origin, start, length)
  }

  public var text: Text { Text("+" + Figure.grouped(points)) }

  /// The first tick without them.
  public var end: Tick { start + length }

  /// Draws them over blank cells only, so that no word is hidden.
  public func draw(on canvas: inout Canvas, _ style: Style, at tick: Tick, fraction: Double) {
    guard tick < end else { return }
    let head = Page(canvas.size).head
    let target = Point(head.right - text.width, head.top)
    let progress = (Double(tick - start) + fraction) / Double(length)
    let way = Easing.cubicIn(progress)
    func between(_ from: Int, _ to: Int) -> Int { from + Int((Double(to - from) * way).rounded()) }
    let place = Point(between(origin.x, target.x), between(origin.y, target.y))
    let cells = (0..<text.width).map { place + Point($0, 0) }
    guard cells.allSatisfy({ canvas.bounds.contains($0) && canvas[$0].glyph == .blank }) else { return }
    canvas.put(text, at: place, style)
  }
}
