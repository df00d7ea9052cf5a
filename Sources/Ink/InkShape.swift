/// The shape of ink or of a printed letter: its middle lines, wherever it stands and however large it is.
public struct InkShape: Hashable, Sendable {
  /// Of a drawing's longer side, in dots, when it's thinned.
  private static let dots = 72

  /// Places on the middle lines. Their box lies around 0,0, its longer side 1 long.
  let spots: [Spot]
  /// Which places are neighbours.
  let links: [Link]
  /// The box's sides.
  let (width, height): (Double, Double)

  struct Link: Hashable, Sendable {
    let (one, other): (Int, Int)
  }

  /// The shape of what is inked on a bitmap whose dots are squares, as of a letter drawn by a font; nil without ink.
  /// From 60 dots on for the letter it's exact enough; beyond 200 it only takes longer.
  public init?(_ bitmap: InkBitmap) {
    let places = Thinning(bitmap).places
    guard !places.isEmpty else { return nil }
    let box = InkBox(places.map { Spot(Double($0.x), Double($0.y)) })
    let scale = 1 / max(box.width, box.height, 1)
    spots = places.map { (Spot(Double($0.x), Double($0.y)) - box.middle) * scale }
    (width, height) = (box.width * scale, box.height * scale)
    links = Self.links(places)
  }

  /// The shape of a drawing, of even width; nil for an empty one.
  public init?(_ drawing: Drawing) {
    let spots = drawing.strokes.flatMap(\.spots)
    guard !spots.isEmpty else { return nil }
    let box = InkBox(spots)
    // Sixteen units a dot, so that rounding to whole ones loses nothing; and a margin for half the line's width.
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

  /// Each place with its neighbours to the right and below: so each link is there once.
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
