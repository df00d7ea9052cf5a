/// The ratio of a cell's width to its height, in lowest terms. Use it to draw something square in pixels.
public struct CellShape: Hashable, Sendable {
  public let width: Int
  public let height: Int

  /// Twice as high as wide, roughly as most cells are: the default if the terminal doesn't say.
  public static let usual = CellShape(width: 1, height: 2)
  /// The longest plausible side, in pixels.
  static let longest = 4096
  /// The largest plausible ratio of one side to the other.
  private static let longestRatio = 8

  /// The shape of a cell of this width and height in any unit. Both are clamped to 1 to 4,096, and the ratio
  /// to 8.
  public init(width: Int, height: Int) {
    var (width, height) = (Self.believed(width), Self.believed(height))
    (width, height) = (min(width, Self.longestRatio * height), min(height, Self.longestRatio * width))
    let divisor = Self.divisor(width, height)
    (self.width, self.height) = (width / divisor, height / divisor)
  }

  private static func believed(_ side: Int) -> Int { min(max(1, side), longest) }

  /// The greatest common divisor.
  private static func divisor(_ one: Int, _ other: Int) -> Int {
    other == 0 ? one : divisor(other, one % other)
  }
}
