/// A number of columns and rows, never negative.
public struct Size: Hashable, Sendable, BitwiseCopyable {
  public let width: Int
  public let height: Int

  /// Negative lengths become 0.
  public init(_ width: Int, _ height: Int) {
    self.width = max(0, width)
    self.height = max(0, height)
  }

  /// Whether the other size fits into this one.
  public func holds(_ other: Size) -> Bool {
    other.width <= width && other.height <= height
  }
}
