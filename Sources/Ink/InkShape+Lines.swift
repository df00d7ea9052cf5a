extension InkShape {
  /// Its middle lines as strokes, each as long as a pen could draw it without turning back: so a letter of which nobody
  /// knows the strokes can still be drawn. Their order and direction mean nothing. They lie around 0,0, in a box whose
  /// longer side is 1 long.
  public var lines: [[Spot]] {
    var walk = LineWalk(self)
    return walk.lines().map { $0.map { spots[$0] } }
  }
}

/// A walk over all links of a shape, each once.
private struct LineWalk {
  /// Lines of fewer links that touch another one are the corners of steps, not ink of their own.
  private static let shortest = 6
  /// So many places back tell where a line is going.
  private static let memory = 4

  private let spots: [Spot]
  /// The neighbours to which no line leads yet.
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

  /// From ends first, then from what is left, as rings are.
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

  /// The neighbour that lies straightest ahead.
  private func next(after line: [Int]) -> Int? {
    let here = spots[line[line.count - 1]]
    let way = here - spots[line[max(0, line.count - 1 - Self.memory)]]
    return open[line[line.count - 1]].max { cosine(way, spots[$0] - here) < cosine(way, spots[$1] - here) }
  }

  /// Of the angle between two ways, as far as it serves to compare ways with the same first one.
  private func cosine(_ way: Spot, _ step: Spot) -> Double {
    step.length > 0 ? (way.x * step.x + way.y * step.y) / step.length : 0
  }
}
