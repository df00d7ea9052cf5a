/// Compares a drawing with a character, stroke by stroke. Position, size and a shaky hand don't matter; what
/// counts is which strokes there are, their order and direction, and how they relate to each other.
public enum StrokeJudge {
  /// A stroke is out of place when its middle is farther than this from where it should be, as a share of the
  /// box.
  static let placeShare = 0.16

  /// Matches the strokes and lists what is wrong.
  public static func judge(_ drawing: Drawing, _ model: CharacterModel) -> StrokeReport {
    let all = (0..<model.strokes.count).map { StrokeFault.missing(model: $0 + 1) }
    guard !drawing.isEmpty else { return StrokeReport(matches: [], faults: all, distance: 1) }
    let judged = JudgedStrokes(shapes(drawing), shapes(model))
    return StrokeReport(matches: judged.matches, faults: judged.faults, distance: judged.distance)
  }

  static func shapes(_ drawing: Drawing) -> [StrokeShape] {
    drawing.strokes.map { shape($0, side: drawing.side) }
  }

  static func shapes(_ model: CharacterModel) -> [StrokeShape] {
    model.strokes.map { stroke in StrokeShape(stroke.map { $0 * (1 / CharacterModel.side) }) }
  }

  static func shape(_ stroke: Stroke, side: Int) -> StrokeShape {
    StrokeShape(stroke.spots.map { $0 * (1 / Double(side)) })
  }
}

/// Judges one stroke at a time, over a model that fills the board.
extension StrokeJudge {
  /// The largest distance from the model's stroke that is accepted, as a share of the box. hanzi-writer,
  /// known to be forgiving, allows a third, but it doesn't check the position relative to other strokes.
  private static let singleBound = 0.16

  /// Judges a stroke when the model's stroke with this number, from 1, is asked for.
  ///
  /// The model's box is the board, so the position and size of the stroke count.
  /// - Parameter side: the side of the board, in the stroke's units.
  public static func accepts(
    _ stroke: Stroke, as number: Int, of model: CharacterModel, side: Int
  ) -> StrokeAcceptance {
    let drawn = shape(stroke, side: side)
    let pairs = shapes(model).map { StrokePair(drawn, $0) }
    let distances = pairs.map { $0.distance(.identity) }
    guard let nearest = pairs.indices.min(by: { distances[$0] < distances[$1] }) else { return .no }
    let asked = number - 1
    if pairs.indices.contains(asked), isNear(pairs[asked]), !isFarther(distances[asked], distances[nearest]) {
      return pairs[asked].isReversed(.identity) ? .reversed : .right
    }
    return nearest != asked && isNear(pairs[nearest]) ? .another(nearest + 1) : .no
  }

  /// Whether position, shape and length match the model's, within what a hand can do.
  private static func isNear(_ pair: StrokePair) -> Bool {
    let (long, right) = (Polyline.length(pair.drawn.spots), Polyline.length(pair.model.spots))
    let isLong = abs(long - right) < 0.12 || (long < 2 * right && right < 2 * long)
    return isLong && pair.distance(.identity) <= singleBound
  }

  /// Whether another stroke is meant: one is much nearer, and the asked one isn't so near that it is beyond
  /// doubt.
  private static func isFarther(_ asked: Double, _ nearest: Double) -> Bool {
    asked > 0.06 && nearest < asked / 2
  }
}

/// Decides which of several look-alikes was drawn.
extension StrokeJudge {
  /// A drawing this near to the asked character is that, whatever else it resembles.
  private static let nearEnough = 0.02
  /// How much nearer a look-alike has to be. Over 37 pairs such as 土 and 士, with a hand that strays by 1.5 %
  /// of the box, the drawn one was nearer by a factor of at least two. つ and っ, which differ in size alone,
  /// are about equally near.
  private static let factor = 0.6

  /// The look-alike that was drawn instead of the asked character; nil if none was.
  ///
  /// Recognisers are poor at this. Strokes tell look-alikes apart by their lengths and positions, or because
  /// one character has strokes that the other lacks.
  public static func lookAlike(
    _ drawing: Drawing, asked: CharacterModel, among others: [CharacterModel]
  ) -> Character? {
    let own = judge(drawing, asked)
    let found = others.map { ($0.character, judge(drawing, $0)) }.filter { isInstead($0.1, of: own) }
    return found.min { $0.1.distance < $1.1.distance }?.0
  }

  private static func isInstead(_ other: StrokeReport, of own: StrokeReport) -> Bool {
    if other.isWhole, !own.isWhole { return other.distance <= own.distance }
    return own.distance > nearEnough && other.distance < factor * own.distance
  }
}

extension StrokeReport {
  /// Whether no stroke was out of order, reversed, merged or split.
  public var isInOrder: Bool {
    faults.allSatisfy { fault in
      switch fault {
      case .order, .reversed, .merged, .split: false
      case .missing, .extra, .tooLong, .tooShort, .outOfPlace: true
      }
    }
  }

  /// Whether the strokes are those of the character, even if some are badly drawn: none is missing, none too many,
  /// and together they are near enough.
  public var fits: Bool {
    distance < 0.15
      && faults.allSatisfy { fault in
        switch fault {
        case .missing, .extra: false
        case .order, .reversed, .merged, .split, .tooLong, .tooShort, .outOfPlace: true
        }
      }
  }

  /// Whether each stroke is there once, with the right length and position, in whatever order.
  public var isWhole: Bool {
    faults.allSatisfy { fault in
      switch fault {
      case .order, .reversed, .merged, .split: true
      case .missing, .extra, .tooLong, .tooShort, .outOfPlace: false
      }
    }
  }
}
