/// A grid of cells to draw on. All drawing is clipped to the canvas and to the rectangle of `clipped(to:)`. A
/// wide glyph is never left half drawn: overwriting one half blanks the other.
public struct Canvas: Sendable {
  public private(set) var size: Size
  /// All cells, row by row.
  package internal(set) var cells: ContiguousArray<Cell>
  /// The graphemes that consist of several scalars; cells refer to them by index.
  package internal(set) var graphemes = GraphemeTable()
  /// The theme and ornaments for scenes to draw with.
  public var look: Look
  /// The rectangle outside which drawing has no effect.
  public internal(set) var clip: Rect
  /// The newest mouse move, if its tick is yet to come and no scene has got it. Until then it is here to draw
  /// with. Setting it resets `followsMouse`, for the next scene's drawing.
  public var newestMove: MouseEvent? {
    didSet { (followsMouse, followsFinely) = (false, false) }
  }
  /// Whether the drawing depends on the mouse's place.
  public private(set) var followsMouse = false
  /// Whether it needs that place finer than a cell.
  public private(set) var followsFinely = false
  /// What drawing has missed in the look since `clear`.
  package private(set) var wanted: [any LookQuery] = []

  public init(_ size: Size, look: Look = Look()) {
    self.size = size
    self.look = look
    clip = Rect(size)
    cells = ContiguousArray(repeating: .blank(look.theme.ground), count: size.width * size.height)
  }

  public var theme: Theme { look.theme }
  public var ornaments: Ornaments { look.ornaments }
  public var bounds: Rect { Rect(size) }

  /// The newest mouse move, for things that are dragged or pointed at. If a scene calls this while drawing,
  /// further moves are shown as soon as they come, between two ticks; otherwise not before their tick.
  /// - Parameter finely: asks terminals that can to report the mouse by pixels, as long as frames ask for it.
  ///   Meant for drawing boards, since every pixel on the way then is an event.
  public mutating func followMouse(finely: Bool = false) -> MouseEvent? {
    followsMouse = true
    if finely { followsFinely = true }
    return newestMove
  }

  /// A picture that is only shown and has no influence on the scene; nil while it isn't there, and if it can't
  /// be made.
  ///
  /// It is asked for by drawing, not by `update`, so that it can't influence state: runs recorded without
  /// pictures replay the same.
  package mutating func picture(_ request: some PictureQuery) -> Picture? {
    if !look.pictures.knows(request.picture) { wanted.append(request) }
    return look.pictures[request.picture]
  }

  /// Adds what another canvas, drawn into this one, has missed.
  package mutating func want(_ queries: [any LookQuery]) { wanted += queries }

  /// The ruby text above a text, if it is known. Asked for by drawing, as pictures are.
  package mutating func ruby(above request: RubyRequest) -> RubyText? {
    if !look.rubies.knows(request) { wanted.append(request) }
    return look.rubies[request]
  }

  /// Changes the size and blanks everything.
  public mutating func resize(to size: Size) {
    self.size = size
    clip = Rect(size)
    cells = ContiguousArray(repeating: .blank(theme.ground), count: size.width * size.height)
  }

  /// Blanks everything with the theme's ground, and forgets what was asked for.
  public mutating func clear() {
    clip = Rect(size)
    wanted = []
    let blank = Cell.blank(theme.ground)
    cells.withUnsafeMutableBufferPointer { $0.update(repeating: blank) }
  }

  package subscript(point: Point) -> Cell {
    precondition(bounds.contains(point), "no cell at \(point) of a canvas of \(size)")
    return cells[point.y * size.width + point.x]
  }

  /// The text of a cell; empty for the right half of a wide glyph.
  public func grapheme(at point: Point) -> String {
    let glyph = self[point].glyph
    if glyph == .rightHalf { return "" }
    if let index = glyph.clusterIndex { return graphemes[index].string }
    return Unicode.Scalar(glyph.rawValue).map { String(Character($0)) } ?? ""
  }

  /// Draws with a smaller clip.
  public mutating func clipped(to rect: Rect, _ draw: (inout Canvas) -> Void) {
    let outer = clip
    clip = clip.intersection(rect)
    draw(&self)
    clip = outer
  }
}

// The functions through which cells change. They keep two promises: a wide glyph is always whole, and nothing
// outside the clip changes except the other half of a glyph that is cut.
extension Canvas {
  mutating func id(of glyph: Glyph) -> GlyphID {
    glyph.scalar != 0 ? GlyphID(rawValue: glyph.scalar) : graphemes.id(of: glyph.cluster)
  }

  mutating func set(_ x: Int, _ y: Int, _ scalar: Unicode.Scalar, _ style: Style) {
    guard x >= clip.left, x < clip.right, y >= clip.top, y < clip.bottom else { return }
    set(x, y, GlyphID(rawValue: scalar.value), 1, style)
  }

  /// Sets a glyph, which must be within the clip.
  mutating func set(_ x: Int, _ y: Int, _ glyph: GlyphID, _ width: Int, _ style: Style) {
    let row = y * size.width
    let (index, rowEnd) = (row + x, row + size.width)
    // The buffer below isn't bounds-checked in a release build.
    precondition(x >= 0 && index >= 0 && index + width <= cells.count, "no cell (\(x), \(y)) in \(size)")
    cells.withUnsafeMutableBufferPointer { cells in
      let old = cells[index]
      let cell = Cell(
        glyph, foreground: style.foreground ?? old.foreground, background: style.background ?? old.background,
        attributes: style.attributes, width: UInt8(width))
      Self.cut(cells, index, index + width, rowEnd)
      cells[index] = cell
      if width == 2 {
        cells[index + 1] = Cell(
          .rightHalf, foreground: cell.foreground, background: cell.background, attributes: cell.attributes,
          width: 0)
      }
    }
  }

  mutating func fill(_ rect: Rect, with cell: Cell) {
    let visible = rect.intersection(clip)
    guard !visible.isEmpty else { return }
    let width = size.width
    // Once for all rows: the uniqueness check takes longer than filling a short row.
    cells.withUnsafeMutableBufferPointer { cells in
      for y in visible.top..<visible.bottom {
        let row = y * width
        Self.cut(cells, row + visible.left, row + visible.right, row + width)
        cells[row + visible.left..<row + visible.right].update(repeating: cell)
      }
    }
  }

  /// Blanks the halves of wide glyphs that would be left when the cells from `start` to before `end` change.
  private static func cut(_ cells: UnsafeMutableBufferPointer<Cell>, _ start: Int, _ end: Int, _ rowEnd: Int)
  {
    if cells[start].width == 0 { cells[start - 1] = .blank(cells[start - 1].background) }
    if end < rowEnd, cells[end].width == 0 { cells[end] = .blank(cells[end].background) }
  }
}
