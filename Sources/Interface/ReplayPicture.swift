import Engine

/// Scenes as they looked in the window in which they were played.
public struct ReplayPicture {
  /// The most cells of a window that is drawn: no screen has as many.
  private static let mostCells = 1 << 18

  private let stack: SceneStack

  /// The picture of a stack in its own window.
  public init(stack: SceneStack) {
    self.stack = stack
  }

  /// Whether a window of this size is drawn.
  public static func canDraw(_ size: Size) -> Bool { size.width * size.height <= mostCells }

  /// The recorded window; nil where it is larger than any screen.
  public func canvas(_ look: Look, fraction: Double) -> Canvas? {
    guard Self.canDraw(stack.window) else { return nil }
    var canvas = Canvas(stack.window, look: look)
    stack.draw(on: &canvas, fraction: fraction)
    return canvas
  }

  /// Draws the middle of it, without its last line, which names keys that don't work now.
  func draw(on canvas: inout Canvas, in stage: Rect, fraction: Double) {
    let size = stack.window
    guard let picture = self.canvas(canvas.look, fraction: fraction) else {
      return put("recorded in a window of", "which is too large to be drawn", on: &canvas, in: stage)
    }
    let shown = Size(size.width, size.height - 1)
    // A window of the recorded size loses the row of air above the foot to the bar.
    let top = shown.height == stage.height + 1 ? 0 : stage.centered(shown).top
    let place = Rect(Point(stage.centered(shown).left, top), shown)
    canvas.clipped(to: stage.intersection(place)) { $0.draw(picture, at: place.origin) }
    canvas.want(picture.wanted)
    if !canvas.size.holds(size) {
      put("recorded at", "a window that large shows all of it", on: &canvas, in: stage)
    }
  }

  /// Says something of the recorded window's size in the last line.
  private func put(_ before: Text, _ after: Text, on canvas: inout Canvas, in stage: Rect) {
    let size = Text("\(stack.window.width)") + canvas.ornaments.times + Text("\(stack.window.height)")
    let line = Rect(stage.left, stage.bottom - 1, stage.width, 1)
    canvas.fill(line, canvas.theme.ground)
    canvas.put(
      before + " " + size + ": " + after, in: line.inset(2, 0), .center, Style(canvas.theme.accent))
  }
}
