/// A part of a word with the small text above it.
public struct RubySegment: Hashable, Sendable {
  public var base: String
  /// Nil where the script shows the reading itself.
  public var ruby: String?

  public init(_ base: String, _ ruby: String? = nil) { (self.base, self.ruby) = (base, ruby) }
}
