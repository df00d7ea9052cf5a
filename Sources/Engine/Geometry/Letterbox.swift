/// Fits a picture of a fixed size into a window of any size: centered, at the largest whole-number scale.
///
/// With it a game has the same field in every window, and its rules and replays don't depend on the window:
///
///     let field = Letterbox(pixels: Size(64, 40), in: Rect(step.window))
///     if let place = field.place(of: mouse) { paddle = place.x }      // in update
///     canvas.draw(pixels, in: field)                                  // in draw
///
/// It depends only on the window, not on the characters that the terminal can show, so `update` may use it.
public struct Letterbox: Hashable, Sendable {
  /// The size of the picture, in its own pixels or cells.
  public let logical: Size
  /// The cells that it covers. It extends beyond a window that is too small.
  public let rect: Rect
  /// The scale of its pixels: 1, 2, 3 …. Cells are never scaled.
  public let scale: Int
  private let dots: Size
  private let room: Size

  public init(cells size: Size, in room: Rect) {
    self.init(size, dots: Size(1, 1), scale: 1, in: room)
  }

  public init(pixels size: Size, grain: PixelCanvas.Grain = .halves, in room: Rect) {
    let dots = grain.dots
    let across = room.width * dots.width / max(1, size.width)
    let down = room.height * dots.height / max(1, size.height)
    self.init(size, dots: dots, scale: max(1, min(across, down)), in: room)
  }

  private init(_ size: Size, dots: Size, scale: Int, in room: Rect) {
    (logical, self.dots, self.scale, self.room) = (size, dots, scale, room.size)
    rect = room.centered(
      Size(Self.cells(size.width * scale, dots.width), Self.cells(size.height * scale, dots.height)))
  }

  private static func cells(_ pixels: Int, _ dots: Int) -> Int { (pixels + dots - 1) / dots }

  /// Whether all of it is visible.
  public var fits: Bool { room.holds(rect.size) }

  /// The place the mouse points at, as precisely as the terminal reports it; nil outside the picture.
  public func place(of mouse: MouseEvent) -> Point? {
    let place = unboundedPlace(of: mouse)
    return Rect(logical).contains(place) ? place : nil
  }

  /// The place in the picture nearest to the mouse: for things that follow the mouse up to the edge.
  public func nearestPlace(of mouse: MouseEvent) -> Point {
    let place = unboundedPlace(of: mouse)
    return Point(
      min(max(0, place.x), max(0, logical.width - 1)), min(max(0, place.y), max(0, logical.height - 1)))
  }

  /// The dot of the window (two across and four down in a cell) at which a place of the picture begins, to
  /// draw `DotCanvas` and `Particles` over it.
  public func dot(of place: Point) -> Point {
    Point(
      2 * rect.left + 2 * place.x * scale / dots.width, 4 * rect.top + 4 * place.y * scale / dots.height)
  }

  private func unboundedPlace(of mouse: MouseEvent) -> Point {
    let way = mouse.fine - Point(rect.left * MouseEvent.parts, rect.top * MouseEvent.parts)
    let step = MouseEvent.parts * scale
    return Point(Self.floor(way.x * dots.width, step), Self.floor(way.y * dots.height, step))
  }

  private static func floor(_ value: Int, _ divisor: Int) -> Int {
    value >= 0 ? value / divisor : -((divisor - 1 - value) / divisor)
  }
}

extension Canvas {
  /// Draws pixels at the letterbox's place and scale.
  public mutating func draw(_ pixels: PixelCanvas, in field: Letterbox) {
    draw(pixels, at: field.rect.origin, scale: field.scale)
  }

  /// Draws on a layer of the letterbox's size and puts it in the letterbox's place. On it, mouse positions
  /// count from its own corner.
  public mutating func draw(in field: Letterbox, _ draw: (inout Canvas) -> Void) {
    var layer = Canvas.layer(field.rect.size, look: look)
    layer.newestMove = newestMove.map { move in
      var move = move
      move.position = move.position - field.rect.origin
      return move
    }
    draw(&layer)
    if layer.followsMouse { _ = followMouse(finely: layer.followsFinely) }
    want(layer.wanted)
    self.draw(layer, at: field.rect.origin)
  }
}
