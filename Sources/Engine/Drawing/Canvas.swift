/// A grid of cells to draw on. Drawing clips: nothing outside the canvas, or outside the rectangle of
/// `clipped(to:)`, is touched. Half a wide glyph never stays: what overwrites one half blanks the other.
public struct Canvas: Sendable {
  /// Columns and rows.
  public private(set) var size: Size
  /// All cells, row after row.
  package internal(set) var cells: ContiguousArray<Cell>
  /// The graphemes of several scalars that cells refer to.
  package internal(set) var graphemes = GraphemeTable()
  /// Colours and ornaments for scenes to draw with.
  public var look: Look
  /// Where drawing has an effect.
  public internal(set) var clip: Rect
  /// The newest move of the mouse that no scene has heard of: its tick is yet to come, and until then it is there to
  /// draw with. Setting it begins a scene's picture, of which nothing follows the mouse yet.
  public var newestMove: MouseEvent? {
    didSet { (followsMouse, followsFinely) = (false, false) }
  }
  /// Whether something on the picture is where the mouse is.
  public private(set) var followsMouse = false
  /// Whether that has to be finer than a cell.
  public private(set) var followsFinely = false
  /// Pictures that would be shown if they were there, since `clear`. Who draws has them made, and draws again.
  package private(set) var wanted: [any PictureRequest] = []
  /// Texts of which somebody may know what stands above them, since `clear`.
  package private(set) var wantedRubies: [RubyRequest] = []

  /// A canvas filled with the theme's ground.
  public init(_ size: Size, look: Look = Look()) {
    self.size = size
    self.look = look
    clip = Rect(size)
    cells = ContiguousArray(repeating: .blank(look.theme.ground), count: size.width * size.height)
  }

  /// The theme of its look.
  public var theme: Theme { look.theme }
  /// The ornaments of its look.
  public var ornaments: Ornaments { look.ornaments }
  /// All of it.
  public var bounds: Rect { Rect(size) }

  /// The newest move, for what is dragged or pointed at. Where this was called while a picture was drawn, further moves
  /// are shown as soon as they come, between two ticks; else none is before its tick.
  /// - Parameter finely: whether the mouse is to be told finer than by cells, by terminals that can, as long as pictures
  ///   ask for it: for a board to draw on, since every pixel on its way is then an event.
  public mutating func followMouse(finely: Bool = false) -> MouseEvent? {
    followsMouse = true
    if finely { followsFinely = true }
    return newestMove
  }

  /// A picture for showing alone; nil as long as it isn't there, and where it can't be made.
  ///
  /// It is asked for by drawing and not by `update`, so that no state knows of it: what was recorded before there was a
  /// picture, and where there is none, replays the same.
  package mutating func picture(_ request: any PictureRequest) -> Picture? {
    if !look.pictures.knows(request.picture) { wanted.append(request) }
    return look.pictures[request.picture]
  }

  /// Wants what another canvas does, of which this one shows a part.
  package mutating func want(_ pictures: [any PictureRequest]) { wanted += pictures }

  /// What stands small above a text, as far as somebody around the scenes knows it; asked for by drawing as a picture is.
  package mutating func ruby(above request: RubyRequest) -> RubyText? {
    if !look.rubies.knows(request) { wantedRubies.append(request) }
    return look.rubies[request]
  }

  /// Takes another size; what was drawn is gone.
  public mutating func resize(to size: Size) {
    self.size = size
    clip = Rect(size)
    cells = ContiguousArray(repeating: .blank(theme.ground), count: size.width * size.height)
  }

  /// Fills all of it with the theme's ground.
  public mutating func clear() {
    clip = Rect(size)
    (wanted, wantedRubies) = ([], [])
    let blank = Cell.blank(theme.ground)
    cells.withUnsafeMutableBufferPointer { $0.update(repeating: blank) }
  }

  /// The cell at a point of the canvas.
  package subscript(point: Point) -> Cell {
    precondition(bounds.contains(point), "no cell at \(point) of a canvas of \(size)")
    return cells[point.y * size.width + point.x]
  }

  /// What a cell shows; nothing for the right half of a wide glyph.
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
