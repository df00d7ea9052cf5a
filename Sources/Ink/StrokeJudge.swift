/// Compares drawings with characters, stroke by stroke. Where a drawing stands on the board and how large it is doesn't
/// matter, nor a shaky hand; what does is which strokes there are, their order and direction, and how they stand to each
/// other.
public enum StrokeJudge {
  /// A stroke is out of place when its middle is farther than this share of the box from where it should be.
  static let placeShare = 0.16

  /// What belongs together, and what is wrong.
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
