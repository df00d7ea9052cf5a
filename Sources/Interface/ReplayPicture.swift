import Engine

/// Recorded scenes, drawn in the window that they were recorded in.
public struct ReplayPicture {
  /// The most cells of a window that is drawn. No screen has as many; a damaged file may claim more.
  private static let mostCells = 1 << 18

  private let stack: SceneStack

  public init(stack: SceneStack) {
    self.stack = stack
  }

  public static func canDraw(_ size: Size) -> Bool { size.width * size.height <= mostCells }

  /// The recorded window; nil if it is larger than any screen.
  public func canvas(_ look: Look, fraction: Double) -> Canvas? {
    guard Self.canDraw(stack.window) else { return nil }
    var canvas = Canvas(stack.window, look: look)
    stack.draw(on: &canvas, fraction: fraction)
    return canvas
  }

  /// Draws its middle, without the last line, whose keys don't work in a replay.
  func draw(on canvas: inout Canvas, in stage: Rect, fraction: Double) {
    let size = stack.window
    guard let picture = self.canvas(canvas.look, fraction: fraction) else {
      return put("recorded in a window of", "which is too large to be drawn", on: &canvas, in: stage)
    }
    let shown = Size(size.width, size.height - 1)
    // In a window of the recorded size, the bar takes the empty row above the foot.
    let top = shown.height == stage.height + 1 ? 0 : stage.centered(shown).top
    let place = Rect(Point(stage.centered(shown).left, top), shown)
    canvas.clipped(to: stage.intersection(place)) { $0.draw(picture, at: place.origin) }
    canvas.want(picture.wanted)
    if !canvas.size.holds(size) {
      put("recorded at", "a window that large shows all of it", on: &canvas, in: stage)
    }
  }

  /// Writes a remark with the recorded window's size into the last line.
  private func put(_ before: Text, _ after: Text, on canvas: inout Canvas, in stage: Rect) {
    let size = Text("\(stack.window.width)") + canvas.ornaments.times + Text("\(stack.window.height)")
    let line = Rect(stage.left, stage.bottom - 1, stage.width, 1)
    canvas.fill(line, canvas.theme.ground)
    canvas.put(
      before + " " + size + ": " + after, in: line.inset(2, 0), .center, Style(canvas.theme.accent))
  }
}
