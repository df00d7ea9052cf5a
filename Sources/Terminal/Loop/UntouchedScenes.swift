import Engine

/// The scenes as they would be if the player had done nothing since the last frame. Where they would look different, the
/// player has touched the picture: on a slow line that goes out before the rest.
///
/// Scenes are values and always do the same with the same input, so no scene has to say what the player touches: a copy
/// runs the same ticks without the input. It is thrown away with the frame, and so is what it reports.
struct UntouchedScenes {
  private var driver: SceneDriver?

  /// Copies scenes that are about to get input, unless there is a copy from before an earlier input.
  mutating func keep(_ driver: SceneDriver) {
    if self.driver == nil, driver.hasInput { self.driver = driver.withoutInput }
  }

  /// Runs the copy's ticks that are due.
  mutating func run(until now: Int) {
    _ = driver?.run(until: now) { _ in [] }
  }

  /// The rows of a canvas, on which the scenes have just been drawn, that the player has touched. The next input starts
  /// anew.
  mutating func takeTouchedRows(of canvas: Canvas, fraction: Double) -> [Int] {
    guard let driver else { return [] }
    self.driver = nil
    // A copy, so that both give the same ids to the same graphemes.
    var other = canvas
    other.newestMove = nil
    driver.stack.draw(on: &other, fraction: fraction)
    let width = canvas.size.width
    return (0..<canvas.size.height).filter { y in
      let row = y * width..<(y + 1) * width
      return canvas.cells[row] != other.cells[row]
    }
  }
}
