/// Where a picture of one fixed size stands in a window of any size: in the middle, as large as whole steps allow.
///
/// With it a game has the same field in every window, and rules and replays needn't know of the window:
///
///     let field = Letterbox(pixels: Size(64, 40), in: Rect(step.window))
///     if let place = field.place(of: mouse) { paddle = place.x }      // in update
///     canvas.draw(pixels, in: field)                                  // in draw
///
/// It depends on the window alone, never on the terminal's characters, so `update` may use it.
public struct Letterbox: Hashable, Sendable {
  /// The size of the picture, in pixels or cells of its own.
  public let logical: Size
  /// The cells that it takes; it reaches beyond the room where that is too small.
  public let rect: Rect
  /// How large each of its pixels is: 1, 2, 3 … times the smallest. Cells are never scaled.
  public let scale: Int
  private let dots: Size
  private let room: Size

  /// A field of cells.
  public init(cells size: Size, in room: Rect) {
    self.init(size, dots: Size(1, 1), scale: 1, in: room)
  }

  /// A field of square pixels.
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

  /// Whether all of it can be seen.
  public var fits: Bool { room.holds(rect.size) }

  /// What the mouse points at, as exactly as the terminal tells; nil beside the picture.
  public func place(of mouse: MouseEvent) -> Point? {
    let place = unboundedPlace(of: mouse)
    return Rect(logical).contains(place) ? place : nil
  }

  /// The place of the picture that is nearest to the mouse: for what follows the mouse as far as it can.
  public func nearestPlace(of mouse: MouseEvent) -> Point {
    let place = unboundedPlace(of: mouse)
    return Point(
      min(max(0, place.x), max(0, logical.width - 1)), min(max(0, place.y), max(0, logical.height - 1)))
  }

  /// The dot of the window, two across and four down in a cell, at which a place of the picture begins: for `DotCanvas`
  /// and `Particles` over it.
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
  /// Draws pixels where the letterbox has them.
  public mutating func draw(_ pixels: PixelCanvas, in field: Letterbox) {
    draw(pixels, at: field.rect.origin, scale: field.scale)
  }

  /// Draws on a canvas that is as large as a letterbox's cells, and lays it where the letterbox has it. On it the mouse
  /// counts from its own corner, too.
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
