/// A character as a sequence of strokes, in writing order.
public struct CharacterModel: Hashable, Sendable {
  /// Width and height of the box around the strokes.
  public static let side = 1024.0
  /// The most strokes accepted; KanjiVG's longest character has 30.
  public static let mostStrokes = 64

  public let character: Character
  /// At least one, each with at least one point in a square of `side` units. A few reach slightly beyond it.
  public let strokes: [[Spot]]
  /// Whose stroke order this is. Never show one for the other: they differ in 右, 必, 田 and hundreds more.
  public let order: InkLanguage

  /// A model of strokes that are already in the box.
  /// - Throws: if there are no strokes or too many, or one is empty or far outside the box.
  public init(_ character: Character, strokes: [[Spot]], order: InkLanguage) throws(CharacterModelError) {
    guard !strokes.isEmpty else { throw CharacterModelError(character, stroke: nil, .noStrokes) }
    guard strokes.count <= Self.mostStrokes else {
      throw CharacterModelError(character, stroke: nil, .tooManyStrokes)
    }
    for (index, stroke) in strokes.enumerated() {
      let isInside = stroke.allSatisfy { ($0 - Spot(512, 512)).isWithin(Self.side) }
      guard !stroke.isEmpty, stroke.count <= StrokePath.mostSpots, isInside else {
        throw CharacterModelError(character, stroke: index, .outOfBox)
      }
    }
    (self.character, self.strokes, self.order) = (character, strokes, order)
  }

  /// A Japanese character from KanjiVG: the path data of its strokes, in order, in a box of 109 units.
  /// - Throws: at the first stroke that can't be read.
  public init(_ character: Character, kanjiVG paths: [String]) throws(CharacterModelError) {
    var strokes: [[Spot]] = []
    for (index, path) in paths.enumerated() {
      do throws(StrokePathError) {
        strokes.append(try StrokePath.polyline(path).map { $0 * (Self.side / 109) })
      } catch {
        throw CharacterModelError(character, stroke: index, .path(error))
      }
    }
    try self.init(character, strokes: strokes, order: .japanese)
  }

  /// A Chinese character from make-me-a-hanzi (or hanzi-writer-data): the "medians" of its strokes, in order.
  /// Their box is 1,024 units wide, and y goes up from -124 to 900.
  /// - Throws: if a median is empty or far outside the box.
  public init(_ character: Character, medians: [[Spot]]) throws(CharacterModelError) {
    let strokes = medians.map { $0.map { Spot($0.x, 900 - $0.y) } }
    try self.init(character, strokes: strokes, order: .chinese)
  }
}

extension CharacterModel {
  /// The character as a steady hand draws it, its box filling the board: a model to trace, the right picture
  /// beside the learner's, and its strokes one after another.
  /// - Parameter shown: how many strokes to draw; 2.5 is the first two and half of the third.
  public func drawing(side: Int, shown: Double = .infinity) -> Drawing {
    var (drawing, tick) = (Drawing(side: side), 0)
    for (index, line) in strokes.enumerated() where Double(index) < shown {
      // A fiftieth of the box per tick, neither fast nor slow.
      let places = Polyline.resampled(line, count: 2 + Int(Polyline.length(line) / Self.side * 50))
      let share = min(shown - Double(index), 1)
      let points = places.prefix(Int((Double(places.count) * share).rounded(.up))).map { spot in
        tick += 1
        return point(spot, side: drawing.side, tick: tick)
      }
      if let stroke = Stroke(points) { drawing.add(stroke) }
    }
    return drawing
  }

  private func point(_ spot: Spot, side: Int, tick: Int) -> InkPoint {
    let scale = Double(side) / Self.side
    return InkPoint(x: Int((spot.x * scale).rounded()), y: Int((spot.y * scale).rounded()), tick: tick)
  }
}
