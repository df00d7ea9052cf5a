import Deterministic

/// Whose writing it is. Order and look-alikes differ between them.
public enum InkLanguage: String, Hashable, Sendable, StateHashable {
  /// Kana and kanji.
  case japanese
  /// Hanzi, simplified or traditional.
  case chinese
}

/// A character as its strokes are drawn, in their order.
public struct CharacterModel: Hashable, Sendable {
  /// Width and height of the box that its strokes lie in.
  public static let side = 1024.0
  /// No character has more strokes; KanjiVG's longest has 30.
  public static let mostStrokes = 64

  /// What is drawn.
  public let character: Character
  /// At least one, each of at least one place in a square of `side` units. A few reach a little beyond it.
  public let strokes: [[Spot]]
  /// Whose order it is. Never show one's for the other: they differ in 右, 必, 田 and hundreds more.
  public let order: InkLanguage

  /// A model of strokes that lie in the box already.
  /// - Throws: where there is no stroke or too many, or one without a place or far out of the box.
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

  /// A Japanese character of KanjiVG: the path data of its strokes, in order, drawn in a box of 109 units.
  /// - Throws: at the first stroke that isn't understood.
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

  /// A Chinese character of make-me-a-hanzi (or hanzi-writer-data): the "medians" of its strokes, in order. Their box is
  /// 1,024 units wide with y upward from -124 to 900.
  /// - Throws: where a median is empty or far out of the box.
  public init(_ character: Character, medians: [[Spot]]) throws(CharacterModelError) {
    let strokes = medians.map { $0.map { Spot($0.x, 900 - $0.y) } }
    try self.init(character, strokes: strokes, order: .chinese)
  }
}

/// Why strokes are no character.
public struct CharacterModelError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong.
  public enum Reason: Hashable, Sendable {
    /// There is none.
    case noStrokes
    /// There are more than `CharacterModel.mostStrokes`.
    case tooManyStrokes
    /// A stroke has no place, thousands of them, or one far out of the box.
    case outOfBox
    /// A stroke's path isn't understood.
    case path(StrokePathError)
  }

  /// Whose strokes they are.
  public let character: Character
  /// The stroke, from 0; nil if it's about all of them.
  public let stroke: Int?
  /// What is wrong.
  public let reason: Reason

  init(_ character: Character, stroke: Int?, _ reason: Reason) {
    (self.character, self.stroke, self.reason) = (character, stroke, reason)
  }

  /// A sentence that names character and stroke.
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
