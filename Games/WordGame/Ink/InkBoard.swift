import Engine
import Learning

/// A board to draw on by mouse, or with keys that move a pen. It holds the drawing and its undo; reading it is
/// up to others.
public struct InkBoard: Sendable {
  public enum Change: Hashable, Sendable {
    /// A stroke was finished.
    case stroke
    /// Something else changed: a longer stroke, one less, the pen moved.
    case other
  }

  /// The pen that the keys move.
  struct Pen: Hashable, Sendable {
    var point = InkPoint(x: InkPlace.side / 2, y: InkPlace.side / 2, tick: 0)
    var isDown = false
  }

  public private(set) var drawing = Drawing(side: InkPlace.side)
  private(set) var isDragging = false
  /// The keyboard's pen; nil before its first key, and while the mouse draws.
  private(set) var pen: Pen?
  /// The drawing before strokes were last erased or cleared, for undo.
  private var removed: Drawing?
  /// The cached ink of finished strokes, and the size in cells it was made for.
  private var sheet = InkSheet(width: 1, height: 1)
  private var cells = Size(0, 0)

  public init() {}

  public init(_ drawing: Drawing) { self.drawing = drawing }

  public var isEmpty: Bool { drawing.isEmpty }
  public var isFull: Bool { drawing.isFull || !isDrawing && drawing.strokes.count == Drawing.mostStrokes }
  var isDrawing: Bool { isDragging || pen?.isDown == true }
  public var canUndo: Bool { !isEmpty || removed != nil }

  /// Restores what was just cleared or erased with the right button, or else removes the newest stroke.
  public mutating func undo() {
    lift()
    if let removed { (drawing, self.removed) = (removed, nil) } else { drawing.undo() }
  }

  /// Clears the board; `undo` restores it.
  public mutating func startOver() {
    lift()
    guard !isEmpty else { return }
    removed = drawing
    drawing.clear()
  }

  /// Removes the newest stroke for good.
  mutating func refuse() {
    lift()
    drawing.undo()
  }

  public mutating func lift() {
    isDragging = false
    pen?.isDown = false
  }
}

extension InkBoard {
  /// Inks new strokes at the board's current place, so that frames between two ticks cost next to nothing.
  public mutating func settle(in place: InkPlace) {
    if cells != place.rect.size {
      cells = place.rect.size
      sheet = InkSheet(width: place.dots.width, height: place.dots.height)
    }
    _ = sheet.show(drawing)
  }

  /// The ink, including a mouse move since the last tick.
  func ink(ahead move: MouseEvent?, in place: InkPlace, tick: Tick) -> InkBitmap {
    var board = self
    if isDragging, let move, move.button == .left {
      board.drawing.extend(to: place.point(of: move, tick: tick))
    }
    board.settle(in: place)
    return board.sheet.show(board.drawing)
  }
}

extension InkBoard {
  /// How far from a stroke the right button still erases it, as a fraction of the board.
  private static let reach = 0.03

  /// Handles a mouse event, or an interruption; nil if it doesn't concern the board.
  public mutating func handle(_ event: InputEvent, in place: InkPlace, tick: Tick) -> Change? {
    guard case .mouse(let mouse) = event else { return event.isInterruption && isDrawing ? end() : nil }
    let point = place.point(of: mouse, tick: tick)
    switch (mouse.action, mouse.button) {
    case (.press, .left): return place.rect.contains(mouse.position) ? begin(at: point) : nil
    case (.move, .left) where isDragging: drawing.extend(to: point)
    case (.release, .left) where isDragging, (.release, .none) where isDragging:
      drawing.extend(to: point)
      return end()
    // A release outside the window isn't reported.
    case (.move, .none) where isDragging: return end()
    case (.press, .right), (.move, .right): return erase(at: point, isSweep: mouse.action == .move)
    default: return nil
    }
    return .other
  }

  /// If a stroke is already being drawn, its end wasn't reported.
  private mutating func begin(at point: InkPoint) -> Change? {
    if isDrawing { return end() }
    (pen, removed) = (nil, nil)
    isDragging = drawing.begin(at: point)
    return .other
  }

  private mutating func end() -> Change? {
    lift()
    return .stroke
  }

  /// Everything that one sweep erases is restored by one undo.
  private mutating func erase(at point: InkPoint, isSweep: Bool) -> Change? {
    let reach = Self.reach * Double(InkPlace.side)
    guard !isDrawing, let index = drawing.stroke(atX: point.x, y: point.y, within: reach) else { return nil }
    if !isSweep || removed == nil { removed = drawing }
    drawing.remove(index)
    return .other
  }
}

extension InkBoard {
  /// Directions of the pen, including those of a keypad's digits, since strokes can be diagonal.
  private static let ways = KeyMap<Point>([
    (keys: [Key(.left), "4"], intent: Point(-1, 0)),
    (keys: [Key(.right), "6"], intent: Point(1, 0)),
    (keys: [Key(.up), "8"], intent: Point(0, -1)), (keys: [Key(.down), "2"], intent: Point(0, 1)),
    (keys: ["7"], intent: Point(-1, -1)), (keys: ["9"], intent: Point(1, -1)),
    (keys: ["1"], intent: Point(-1, 1)), (keys: ["3"], intent: Point(1, 1)),
  ])
  /// Steps of the pen across the board.
  private static let steps = 16

  /// Handles a key: arrows and digits move the pen, Space lowers and lifts it. Nil for all others.
  public mutating func press(_ event: InputEvent, tick: Tick) -> Change? {
    if isDragging { return nil }
    if let way = Self.ways.intent(for: event) { return move(way, tick) }
    guard case .key(let key) = event, key.code == .character(" "), key.phase == .press else { return nil }
    return tap(tick)
  }

  private mutating func move(_ way: Point, _ tick: Tick) -> Change {
    var pen = pen ?? Pen()
    let step = InkPlace.side / Self.steps
    func next(_ place: Int, _ way: Int) -> Int { min(max(place + way * step, 0), InkPlace.side) }
    pen.point = InkPoint(x: next(pen.point.x, way.x), y: next(pen.point.y, way.y), tick: tick)
    if pen.isDown { drawing.extend(to: pen.point) }
    self.pen = pen
    return .other
  }

  private mutating func tap(_ tick: Tick) -> Change {
    var pen = pen ?? Pen()
    defer { self.pen = pen }
    if pen.isDown {
      pen.isDown = false
      return .stroke
    }
    removed = nil
    pen.isDown = drawing.begin(at: InkPoint(x: pen.point.x, y: pen.point.y, tick: tick))
    return .other
  }
}

extension InkBoard: StateHashable {
  public func hash(into hash: inout StateHash) {
    // Left out: the ink follows from the drawing.
    hash.combine(fieldsOf: self, drawing, isDragging, pen, removed, cosmetic: 2)
  }
}

extension InkBoard.Pen: StateHashable {
  func hash(into hash: inout StateHash) { hash.combine(fieldsOf: self, point, isDown) }
}

extension InkBoard {
  /// Draws the ink, up to the mouse's newest position, and the keyboard's pen.
  public func draw(on canvas: inout Canvas, in place: InkPlace, tick: Tick, _ color: Color) {
    let move = canvas.followMouse(finely: true)
    canvas.draw(ink(ahead: move, in: place, tick: tick), in: place, color)
    guard let pen else { return }
    let sign: Text =
      pen.isDown ? (canvas.ornaments.isASCII ? "@" : "●") : (canvas.ornaments.isASCII ? "+" : "○")
    canvas.put(sign, at: place.cell(of: pen.point), Style(canvas.theme.accent).bold)
  }
}
