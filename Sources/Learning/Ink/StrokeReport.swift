/// How the strokes of a drawing compare with those of a character.
public struct StrokeReport: Hashable, Sendable {
  /// Strokes of the drawing and of the character that match.
  public struct Match: Hashable, Sendable {
    /// In the drawing, from 1: one, or several that make up one stroke of the character.
    public let drawn: [Int]
    /// In the character, from 1: one, or several that were drawn in one go.
    public let models: [Int]
    public let isReversed: Bool
  }

  /// In the order of the drawing.
  public let matches: [Match]
  /// In the order of the drawing, with missing strokes last.
  public let faults: [StrokeFault]
  /// The mean distance of matched strokes from the character's, as a share of its box: 0.03 is a careful
  /// hand, and from 0.15 on it's hardly this character. 1 if nothing matches.
  public let distance: Double

  public var isRight: Bool { faults.isEmpty }

  /// How close a right drawing is: three stars for a careful hand without a fault, one for a bad one.
  public var stars: Int {
    if isRight && distance < 0.03 { return 3 }
    return isRight || distance < 0.05 ? 2 : 1
  }
}
