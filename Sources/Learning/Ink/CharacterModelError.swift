/// Why strokes don't make a character.
public struct CharacterModelError: Error, Hashable, Sendable, CustomStringConvertible {
  public enum Reason: Hashable, Sendable {
    case noStrokes
    /// More than `CharacterModel.mostStrokes`.
    case tooManyStrokes
    /// A stroke has no points, thousands of them, or one far outside the box.
    case outOfBox
    /// A stroke's path can't be read.
    case path(StrokePathError)
  }

  let character: Character
  /// The index of the stroke; nil if it concerns all of them.
  let stroke: Int?
  public let reason: Reason

  init(_ character: Character, stroke: Int?, _ reason: Reason) {
    (self.character, self.stroke, self.reason) = (character, stroke, reason)
  }

  /// A sentence that names the character and the stroke.
  public var description: String {
    let what =
      switch reason {
      case .noStrokes: "it has no strokes"
      case .tooManyStrokes: "it has more than \(CharacterModel.mostStrokes) strokes"
      case .outOfBox: "it is empty, or lies far out of the box of its character"
      case .path(let error): error.description
      }
    return "\(character)\(stroke.map { ", stroke \($0 + 1)" } ?? ""): \(what)"
  }
}
