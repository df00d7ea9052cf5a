/// The shape of ink or of a printed letter: its centre lines, regardless of position and size.
public struct InkShape: Hashable, Sendable {
  /// The longer side of a drawing when it is thinned, in dots.
  private static let dots = 72

  /// Points on the centre lines. Their bounding box is centred on 0,0 and its longer side is 1.
  let spots: [Spot]
  let links: [Link]
  /// The sides of the bounding box.
  let (width, height): (Double, Double)

  struct Link: Hashable, Sendable {
    let (one, other): (Int, Int)
  }

  /// The shape of the ink on a bitmap with square dots, such as a letter drawn by a font; nil without ink. A
  /// letter of 60 dots is exact enough; beyond 200 it only takes longer.
  public init?(_ bitmap: InkBitmap) {
    let places = Thinning(bitmap).places
    guard !places.isEmpty else { return nil }
    let box = InkBox(places.map { Spot(Double($0.x), Double($0.y)) })
    let scale = 1 / max(box.width, box.height, 1)
    spots = places.map { (Spot(Double($0.x), Double($0.y)) - box.middle) * scale }
    (width, height) = (box.width * scale, box.height * scale)
    links = Self.links(places)
  }

  /// The shape of a drawing, inked at a constant width; nil for an empty one.
  public init?(_ drawing: Drawing) {
    let spots = drawing.strokes.flatMap(\.spots)
    guard !spots.isEmpty else { return nil }
    let box = InkBox(spots)
    // Sixteen units per dot, so that rounding loses nothing, and a margin for half the line width.
    let (size, side) = (max(box.width, box.height, 1), 16 * (Self.dots + 8))
    var fitted = Drawing(side: side)
    for stroke in drawing.strokes {
      let points = stroke.spots.map { spot -> InkPoint in
        let place = (spot - box.middle) * (Double(16 * Self.dots) / size)
        return InkPoint(
          x: Int(place.x.rounded()) + side / 2, y: Int(place.y.rounded()) + side / 2, tick: 0)
      }
      if let stroke = Stroke(points) { fitted.add(stroke) }
    }
    let brush = Brush(thick: 0.04, thin: 0.04)
    self.init(brush.ink(fitted, width: side / 16, height: side / 16))
  }

  /// Links each point with its neighbours to the right and below, so that each link is listed once.
  private static func links(_ places: [(x: Int, y: Int)]) -> [Link] {
    let columns = (places.map(\.x).max() ?? 0) + 3
    var indices: [Int: Int] = [:]
    for (index, place) in places.enumerated() { indices[place.y * columns + place.x] = index }
    return places.enumerated().flatMap { index, place in
      [1, columns - 1, columns, columns + 1].compactMap { step in
        indices[place.y * columns + place.x + step].map { Link(one: index, other: $0) }
      }
    }
  }
}

extension InkShape {
  /// The centre lines as strokes, each as long as a pen could draw it without turning back, so that a letter
  /// whose strokes nobody has recorded can still be drawn. Their order and direction mean nothing. Their
  /// bounding box is centred on 0,0 and its longer side is 1.
  public var lines: [[Spot]] {
    var walk = LineWalk(self)
    return walk.lines().map { $0.map { spots[$0] } }
  }
}

/// Walks over all links of a shape, each once.
private struct LineWalk {
  /// Shorter lines that touch another one are corners of steps, not ink of their own.
  private static let shortest = 6
  /// The direction of a line is taken from this many points back.
  private static let memory = 4

  private let spots: [Spot]
  /// The neighbours of each point that no line leads to yet.
  private var open: [[Int]]
  private var isPassed: [Bool]

  init(_ shape: InkShape) {
    spots = shape.spots
    open = Array(repeating: [], count: shape.spots.count)
    isPassed = Array(repeating: false, count: shape.spots.count)
    for link in shape.links {
      open[link.one].append(link.other)
      open[link.other].append(link.one)
    }
  }

  /// Starts at ends first and then at any point left over, which finds the rings.
  mutating func lines() -> [[Int]] {
    let ends = spots.indices.filter { open[$0].count == 1 }
    let dots = spots.indices.filter { open[$0].isEmpty }.map { [$0] }
    return dots + (ends + spots.indices).compactMap { line(from: $0) }
  }

  private mutating func line(from start: Int) -> [Int]? {
    var line = [start]
    while let next = next(after: line) {
      open[line[line.count - 1]].removeAll { $0 == next }
      open[next].removeAll { $0 == line[line.count - 1] }
      line.append(next)
    }
    let touches = line.contains { isPassed[$0] }
    for place in line { isPassed[place] = true }
    return line.count > (touches ? Self.shortest : 1) ? line : nil
  }

  /// The neighbour straightest ahead.
  private func next(after line: [Int]) -> Int? {
    let here = spots[line[line.count - 1]]
    let way = here - spots[line[max(0, line.count - 1 - Self.memory)]]
    return open[line[line.count - 1]].max { cosine(way, spots[$0] - here) < cosine(way, spots[$1] - here) }
  }

  /// The cosine of the angle between two directions, unscaled: it only serves to compare steps from one
  /// `way`.
  private func cosine(_ way: Spot, _ step: Spot) -> Double {
    step.length > 0 ? (way.x * step.x + way.y * step.y) / step.length : 0
  }
}
