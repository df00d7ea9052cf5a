public struct StrokePathError: Error, Hashable, Sendable, CustomStringConvertible {
  public enum Reason: Hashable, Sendable {
    case empty
    /// It doesn't begin with M or m.
    case noStart
    /// A second M or m: a stroke is one piece.
    case secondStart
    /// A command that isn't supported.
    case unknownCommand
    /// A command lacks a number.
    case noNumber
    /// A coordinate beyond `StrokePath.farthest`.
    case tooFar
    /// More bytes or points than a stroke may have.
    case tooLong
  }

  public let reason: Reason
  /// The offset of the byte where it was noticed.
  public let offset: Int

  init(_ reason: Reason, at offset: Int) {
    (self.reason, self.offset) = (reason, offset)
  }

  /// A sentence for the author of the file.
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
