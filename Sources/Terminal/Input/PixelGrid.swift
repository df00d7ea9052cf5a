import Engine

/// How a window's pixels lie in its cells.
package struct PixelGrid: Hashable, Sendable {
  /// A cell in pixels, at least one each way.
  let cell: Size
  /// The window in cells.
  var window: Size
  /// The number of the first pixel in a row or a column, as the terminal counts them.
  let firstPixel: Int

  /// The grid of a window of so many cells, each of so many pixels; sides below 1 count as 1.
  package init(cell: Size, window: Size, firstPixel: Int = 1) {
    self.cell = Size(max(1, cell.width), max(1, cell.height))
    self.window = window
    self.firstPixel = firstPixel
  }

  /// Where a pixel lies, in sixteenths of a cell. What is outside of the window is at its edge.
  func place(_ x: Int, _ y: Int) -> Point {
    Point(
      Self.place(x - firstPixel, cell.width, window.width),
      Self.place(y - firstPixel, cell.height, window.height))
  }

  /// The middle of the pixel.
  private static func place(_ pixel: Int, _ pixels: Int, _ cells: Int) -> Int {
    let inside = max(0, min(pixel, pixels * cells - 1))
    return (2 * inside + 1) * MouseEvent.parts / (2 * pixels)
  }
}
