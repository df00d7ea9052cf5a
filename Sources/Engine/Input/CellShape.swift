/// How wide a cell of the window is to its height, in the smallest whole numbers: what is to be square in pixels goes
/// by it.
public struct CellShape: Hashable, Sendable {
  /// Parts of its width.
  public let width: Int
  /// As many parts of its height, each as long as one of its width.
  public let height: Int

  /// Twice as high as wide, as most are about; taken where the terminal doesn't tell.
  public static let usual = CellShape(width: 1, height: 2)
  /// The longest side that is believed, in pixels.
  static let longest = 4096
  /// No cell is believed to be longer than so many times its other side.
  private static let longestRatio = 8

  /// The shape of a cell of so many pixels, or other parts, each way; from 1 to 4,096 of them are believed.
  public init(width: Int, height: Int) {
    var (width, height) = (Self.believed(width), Self.believed(height))
    (width, height) = (min(width, Self.longestRatio * height), min(height, Self.longestRatio * width))
    let divisor = Self.divisor(width, height)
    (self.width, self.height) = (width / divisor, height / divisor)
  }

  private static func believed(_ side: Int) -> Int { min(max(1, side), longest) }

  /// The greatest that divides both.
  private static func divisor(_ one: Int, _ other: Int) -> Int {
    other == 0 ? one : divisor(other, one % other)
  }
}
