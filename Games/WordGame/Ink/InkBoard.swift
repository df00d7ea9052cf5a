import Engine
import Ink
import Interface

/// A board to draw on by mouse, or by keys that move a pen. Holds what is drawn and takes strokes back; drawing and
/// reading it are others' business.
public struct InkBoard: Sendable {
  /// What an event did.
  public enum Change: Hashable, Sendable {
    /// The pen came up: a stroke is there.
    case stroke
    /// Something else is to be seen: a longer stroke, one less, the pen elsewhere.
    case other
  }

  /// The pen that keys move.
  struct Pen: Hashable, Sendable {
    var point = InkPoint(x: InkPlace.side / 2, y: InkPlace.side / 2, tick: 0)
    var isDown = false
  }

  /// What is drawn.
  public private(set) var drawing = Drawing(side: InkPlace.side)
  /// Whether the terminal tells of the mouse finer than by cells, as far as it was used.
  public private(set) var isFine = false
  /// Whether the mouse draws a stroke.
  public private(set) var isDragging = false
  /// The pen of the keys; nil before the first of them, and while the mouse draws.
  private(set) var pen: Pen?
  /// The drawing before strokes were last taken off it otherwise than one by one, to be brought back.
  private var removed: Drawing?
  /// Its ink, as far as it is settled, and the cells that it is for.
  private var sheet = InkSheet(width: 1, height: 1)
  private var cells = Size(0, 0)

  /// An empty board.
  public init() {}

  /// A board with what was drawn before.
  public init(_ drawing: Drawing) { self.drawing = drawing }

  /// Whether there is nothing on it.
  public var isEmpty: Bool { drawing.isEmpty }
  /// Whether it takes no further stroke, or nothing more at all.
  public var isFull: Bool { drawing.isFull || !isDrawing && drawing.strokes.count == Drawing.mostStrokes }
  /// Whether a stroke is being drawn.
  public var isDrawing: Bool { isDragging || pen?.isDown == true }
  /// Whether there is anything to take back.
  public var canUndo: Bool { !isEmpty || removed != nil }

  /// Brings back what was started over or taken away with the right button just before, else takes the newest stroke away.
  public mutating func undo() {
    lift()
    if let removed { (drawing, self.removed) = (removed, nil) } else { drawing.undo() }
  }

  /// Empties the board; `undo` brings it back.
  public mutating func startOver() {
    lift()
    guard !isEmpty else { return }
    removed = drawing
    drawing.clear()
  }

  /// Takes the newest stroke away for good, as one that was refused.
  public mutating func refuse() {
    lift()
    drawing.undo()
  }

  /// Ends the stroke that is being drawn.
  public mutating func lift() {
    isDragging = false
    pen?.isDown = false
  }
}

/// Its ink.
extension InkBoard {
  /// Inks what is new, where the board stands now: what is drawn between two ticks then costs next to nothing.
  public mutating func settle(in place: InkPlace) {
    if cells != place.rect.size {
      cells = place.rect.size
      sheet = InkSheet(width: place.dots.width, height: place.dots.height)
    }
    _ = sheet.show(drawing)
  }

  /// The ink with a move that has come since the last tick.
  func ink(ahead move: MouseEvent?, in place: InkPlace, tick: Tick) -> InkBitmap {
    var board = self
    if isDragging, let move, move.button == .left {
      board.drawing.extend(to: place.point(of: move, tick: tick))
    }
    board.settle(in: place)
    return board.sheet.show(board.drawing)
  }
}

/// The mouse.
extension InkBoard {
  /// So far from a stroke the right button still takes it away, as a share of the board.
  private static let reach = 0.03

  /// Takes an event of the mouse, or one that interrupts it; nil where that is none of the board's business.
  public mutating func follow(_ event: InputEvent, in place: InkPlace, tick: Tick) -> Change? {
    guard case .mouse(let mouse) = event else { return event.isInterruption && isDrawing ? end() : nil }
    isFine = mouse.within != nil
    let point = place.point(of: mouse, tick: tick)
    switch (mouse.action, mouse.button) {
    case (.press, .left): return place.rect.contains(mouse.position) ? begin(at: point) : nil
    case (.move, .left) where isDragging: drawing.extend(to: point)
    case (.release, .left) where isDragging, (.release, .none) where isDragging:
      drawing.extend(to: point)
      return end()
    // A button that came up outside of the window is told by nobody.
    case (.move, .none) where isDragging: return end()
    case (.press, .right), (.move, .right): return erase(at: point, isSweep: mouse.action == .move)
    default: return nil
    }
    return .other
  }

  /// Where a stroke is being drawn already, its end was told by nobody.
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

  /// What one sweep takes away comes back in one go.
  private mutating func erase(at point: InkPoint, isSweep: Bool) -> Change? {
    let reach = Self.reach * Double(InkPlace.side)
    guard !isDrawing, let index = drawing.stroke(atX: point.x, y: point.y, within: reach) else { return nil }
    if !isSweep || removed == nil { removed = drawing }
    drawing.remove(index)
    return .other
  }
}

/// The keys.
extension InkBoard {
  /// Where a key takes the pen: in the directions of a keypad's figures, too, since strokes are slanted.
  private static let ways = KeyMap<Point>([
    (keys: [Key(.left), "h", "4"], intent: Point(-1, 0)),
    (keys: [Key(.right), "l", "6"], intent: Point(1, 0)),
    (keys: [Key(.up), "k", "8"], intent: Point(0, -1)), (keys: [Key(.down), "j", "2"], intent: Point(0, 1)),
    (keys: ["7"], intent: Point(-1, -1)), (keys: ["9"], intent: Point(1, -1)),
    (keys: ["1"], intent: Point(-1, 1)), (keys: ["3"], intent: Point(1, 1)),
  ])
  /// So many steps take the pen across the board.
  private static let steps = 16

  /// Takes a key: an arrow or a figure moves the pen, space puts it down and lifts it; nil for all others.
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
  /// Hashes what is drawn, the pen, and what can be brought back.
  public func hash(into hash: inout StateHash) {
    // Left out: the ink comes from the drawing.
    hash.combine(fieldsOf: self, drawing, isFine, isDragging, pen, removed, cosmetic: 2)
  }
}

extension InkBoard.Pen: StateHashable {
  func hash(into hash: inout StateHash) { hash.combine(fieldsOf: self, point, isDown) }
}
