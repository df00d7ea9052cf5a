/// How glyphs are drawn apart from their colours.
public struct Attributes: OptionSet, Hashable, Sendable, BitwiseCopyable {
  public let rawValue: UInt8
  @inlinable public init(rawValue: UInt8) { self.rawValue = rawValue }
  public static let bold = Attributes(rawValue: 1)
  public static let dim = Attributes(rawValue: 2)
  public static let italic = Attributes(rawValue: 4)
  public static let underline = Attributes(rawValue: 8)
  /// Foreground and background swapped.
  public static let reverse = Attributes(rawValue: 16)
  public static let strikethrough = Attributes(rawValue: 32)
}
