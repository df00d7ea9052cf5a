/// A grid of dots with or without ink.
public struct InkBitmap: Hashable, Sendable {
  /// The largest width and height, in dots.
  static let longestSide = 4096

  /// In dots, at least 1.
  public let width: Int
  /// In dots, at least 1.
  public let height: Int
  /// Row by row from the top left: true where there is ink.
  public private(set) var bits: [Bool]

  /// An empty bitmap; the size is clamped to 1...`longestSide`.
  public init(width: Int, height: Int) {
    self.width = min(max(width, 1), InkBitmap.longestSide)
    self.height = min(max(height, 1), InkBitmap.longestSide)
    bits = Array(repeating: false, count: self.width * self.height)
  }

  /// Whether a dot has ink. Outside the bitmap it reads false, and setting does nothing.
  public subscript(x: Int, y: Int) -> Bool {
    get { contains(x, y) && bits[y * width + x] }
    set { if contains(x, y) { bits[y * width + x] = newValue } }
  }

  private func contains(_ x: Int, _ y: Int) -> Bool {
    x >= 0 && x < width && y >= 0 && y < height
  }

  /// Inks part of a row, clipped to the bitmap.
  mutating func fill(row: Int, _ columns: ClosedRange<Int>) {
    guard row >= 0, row < height, columns.upperBound >= 0, columns.lowerBound < width else { return }
    let (first, last) = (
      row * width + max(columns.lowerBound, 0), row * width + min(columns.upperBound, width - 1)
    )
    bits.withUnsafeMutableBufferPointer { $0[first...last].update(repeating: true) }
  }
}
