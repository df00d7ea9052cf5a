/// A part of a word and how it is read, small above it.
public struct RubySegment: Hashable, Sendable {
  /// What stands in the line.
  public var base: String
  /// What stands above it; nil where the script says it.
  public var ruby: String?

  /// A part of a word.
  public init(_ base: String, _ ruby: String? = nil) { (self.base, self.ruby) = (base, ruby) }
}
