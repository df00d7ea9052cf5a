/// Parts of what a program knows, to tell scenes which of them have changed.
///
///     extension Changes {
///       static let words = Changes(rawValue: 1)
///       static let settings = Changes(rawValue: 2)
///     }
public struct Changes: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }
}
