/// Which of several look-alikes a drawing is.
extension StrokeJudge {
  /// A drawing this near to what was asked for is that, whatever else it is near to.
  private static let nearEnough = 0.02
  /// A look-alike has to be nearer by this factor. Over 37 pairs such as 土 and 士, with a hand that strays by 1.5 % of the
  /// box, the one that was drawn was nearer by a factor of two at least; and つ and っ, which differ in size alone, are
  /// about as near.
  private static let factor = 0.6

  /// The look-alike that was drawn in place of what was asked for; nil where none was.
  ///
  /// Recognisers are poor judges of these. Strokes tell them apart by their lengths and places, or since one of them has
  /// strokes that the other one lacks.
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
  /// Whether no stroke came out of turn, backwards, or together with another one.
  public var isInOrder: Bool {
    faults.allSatisfy { fault in
      switch fault {
      case .order, .reversed, .merged, .split: false
      case .missing, .extra, .tooLong, .tooShort, .outOfPlace: true
      }
    }
  }

  /// Whether each stroke is there, as long as it should be and in its place, and none besides: whatever their order.
  public var isWhole: Bool {
    faults.allSatisfy { fault in
      switch fault {
      case .order, .reversed, .merged, .split: true
      case .missing, .extra, .tooLong, .tooShort, .outOfPlace: false
      }
    }
  }
}
