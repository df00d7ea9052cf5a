import Engine

/// Converts a window's pixels to cells.
package struct PixelGrid: Hashable, Sendable {
  /// The size of a cell in pixels, at least 1 × 1.
  let cell: Size
  /// The size of the window in cells.
  var window: Size
  /// The terminal's number for the first pixel of a row or column: 0 or 1.
  let firstPixel: Int

  package init(cell: Size, window: Size, firstPixel: Int = 1) {
    self.cell = Size(max(1, cell.width), max(1, cell.height))
    self.window = window
    self.firstPixel = firstPixel
  }

  /// The place of a pixel in sixteenths of a cell, clamped to the window.
  func place(_ x: Int, _ y: Int) -> Point {
    Point(
      Self.place(x - firstPixel, cell.width, window.width),
      Self.place(y - firstPixel, cell.height, window.height))
  }

  /// The place of the pixel's middle along one axis.
  private static func place(_ pixel: Int, _ pixels: Int, _ cells: Int) -> Int {
    let inside = max(0, min(pixel, pixels * cells - 1))
    return (2 * inside + 1) * MouseEvent.parts / (2 * pixels)
  }
}
