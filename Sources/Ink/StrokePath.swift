/// A stroke as the path data of SVG, for files such as KanjiVG's: M, L, H, V, C, S, Q and Z, absolute and relative,
/// with numbers written as closely as SVG allows ("c-.5-1,2.3"). No exponents, arcs, or second piece.
public enum StrokePath {
  /// No path has more bytes; KanjiVG's longest has 461.
  public static let mostBytes = 20_000
  /// No place lies farther from 0, nor has a line more places.
  public static let (farthest, mostSpots) = (100_000.0, 4_000)

  /// The path as a line through places, in the path's own units, curves flattened to within a twentieth of a unit.
  /// - Throws: what is wrong, and at which byte.
  public static func polyline(_ text: String) throws(StrokePathError) -> [Spot] {
    guard text.utf8.count <= mostBytes else { throw StrokePathError(.tooLong, at: mostBytes) }
    var reader = PathReader(text)
    var pen = PathPen()
    while let command = try reader.command() {
      try pen.follow(command, &reader)
    }
    guard !pen.spots.isEmpty else { throw StrokePathError(.empty, at: 0) }
    return pen.spots
  }
}

/// What is wrong with a path, and where.
public struct StrokePathError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong.
  public enum Reason: Hashable, Sendable {
    /// Nothing is drawn.
    case empty
    /// It begins with something else than M or m.
    case noStart
    /// A second M or m: a stroke is of one piece.
    case secondStart
    /// Something that is no command of those that are read.
    case unknownCommand
    /// A command lacks a number.
    case noNumber
    /// A place beyond `StrokePath.farthest`.
    case tooFar
    /// More bytes or places than a stroke may have.
    case tooLong
  }

  /// What is wrong.
  public let reason: Reason
  /// The byte at which it was noticed, from 0.
  public let offset: Int

  init(_ reason: Reason, at offset: Int) {
    (self.reason, self.offset) = (reason, offset)
  }

  /// A sentence for whoever gave the path.
  public var description: String {
    let what =
      switch reason {
      case .empty: "the path draws nothing"
      case .noStart: "a path begins with M or m"
      case .secondStart: "a stroke is of one piece, so it has only one M or m"
      case .unknownCommand: "only the commands M L H V C S Q Z and their small letters are read"
      case .noNumber: "a number is missing"
      case .tooFar: "a number is too large: places go up to \(Int(StrokePath.farthest))"
      case .tooLong: "the path is too long for a stroke"
      }
    return "\(what) (byte \(offset) of the path)"
  }
}
