import Engine
import Ink

/// How ink and models look on a board.
extension Canvas {
  /// The characters that ink is drawn with: as fine as they come, since ink need not be read from afar.
  private var inkMosaic: Mosaic { ornaments.isASCII ? .ascii : mosaic == .octants ? .octants : .braille }

  /// Draws ink over a board, and leaves what is below where there is none.
  public mutating func draw(_ ink: InkBitmap, in place: InkPlace, _ color: Color) {
    draw(ink, in: place, color, marking: nil, color)
  }

  /// Draws ink with a part of it in another colour, in all cells that the part touches.
  public mutating func draw(
    _ ink: InkBitmap, in place: InkPlace, _ color: Color, marking part: InkBitmap?, _ mark: Color
  ) {
    let mosaic = inkMosaic
    let (across, down) = (2 / mosaic.dots.width, 4 / mosaic.dots.height)
    /// The dots that are drawn, each of as many finer ones as it stands for; only of cells that are marked, or aren't.
    func rows(areMarked: Bool) -> [[Bool]] {
      (0..<ink.height / down).map { y in
        (0..<ink.width / across).map { x in
          let isMarked = part.map { $0.hasInk(x * across / 2 * 2, y * down / 4 * 4, 2, 4) } ?? false
          return isMarked == areMarked && ink.hasInk(x * across, y * down, across, down)
        }
      }
    }
    draw(Picture(rows: rows(areMarked: false), mosaic: mosaic), at: place.rect.origin, Style(color))
    guard part != nil else { return }
    draw(Picture(rows: rows(areMarked: true), mosaic: mosaic), at: place.rect.origin, Style(mark))
  }

  /// Draws a character as an even pen does.
  /// - Parameters:
  ///   - first: so many strokes are left out.
  ///   - shown: up to so many strokes; 2.5 is half of the third.
  ///   - isFaint: whether only every other dot is drawn, so that it is faint without colours, too.
  public mutating func draw(
    _ model: CharacterModel, from first: Int = 0, shown: Double = .infinity, in place: InkPlace,
    _ color: Color,
    isFaint: Bool = false
  ) {
    var ink = Self.ink(of: model, from: first, shown: shown, in: place)
    if isFaint { ink.thin() }
    draw(ink, in: place, color)
  }

  /// The same in two colours, the second from a stroke on.
  mutating func draw(
    _ model: CharacterModel, shown: Double, in place: InkPlace, _ color: Color, from mark: Int,
    _ marked: Color
  ) {
    draw(
      Self.ink(of: model, shown: shown, in: place), in: place, color,
      marking: Self.ink(of: model, from: mark, shown: shown, in: place), marked)
  }

  /// The same with some strokes in the second colour, by their numbers from 1.
  mutating func draw(
    _ model: CharacterModel, marking numbers: Set<Int>, in place: InkPlace, _ color: Color, _ marked: Color
  ) {
    let part = Self.ink(of: model, in: place) { numbers.contains($0 + 1) }
    draw(Self.ink(of: model, in: place) { _ in true }, in: place, color, marking: part, marked)
  }

  private static func ink(
    of model: CharacterModel, from first: Int = 0, shown: Double, in place: InkPlace
  ) -> InkBitmap {
    ink(of: model, shown: shown, in: place) { $0 >= first }
  }

  private static func ink(
    of model: CharacterModel, shown: Double = .infinity, in place: InkPlace, where isWanted: (Int) -> Bool
  ) -> InkBitmap {
    var drawing = Drawing(side: InkPlace.side)
    for (index, stroke) in model.drawing(side: InkPlace.side, shown: shown).strokes.enumerated()
    where isWanted(index) {
      drawing.add(stroke)
    }
    return pen.ink(drawing, width: place.dots.width, height: place.dots.height)
  }

  /// Models have lines of one width.
  private static let pen = Brush(thick: 0.035, thin: 0.035)

  /// Draws the frame of a board, and the lines across its middle that help to keep proportions.
  public mutating func drawBoard(_ place: InkPlace, hasGuides: Bool = true) {
    let frame = place.rect.inset(-1, -1)
    box(frame, .rounded, Style(theme.muted))
    guard hasGuides else { return }
    let faint = Style(theme.muted.mixed(with: theme.ground, 0.55))
    let (middle, line) = (place.rect.center, ornaments.isASCII ? ("|", "-") : ("┆", "┄"))
    for y in place.rect.top..<place.rect.bottom { put(Text(line.0), at: Point(middle.x, y), faint) }
    for x in place.rect.left..<place.rect.right { put(Text(line.1), at: Point(x, middle.y), faint) }
  }
}

extension InkBitmap {
  /// Whether any dot of a rectangle has ink.
  fileprivate func hasInk(_ left: Int, _ top: Int, _ width: Int, _ height: Int) -> Bool {
    (top..<top + height).contains { y in (left..<left + width).contains { x in self[x, y] } }
  }

  /// Leaves every other dot.
  mutating func thin() {
    for y in 0..<height {
      for x in 0..<width where (x + y) % 2 == 1 { self[x, y] = false }
    }
  }
}

/// A board that is drawn on.
extension InkBoard {
  /// Draws its ink, ahead of the state where the mouse is, and the pen of the keys.
  public func draw(on canvas: inout Canvas, in place: InkPlace, tick: Tick, _ color: Color) {
    let move = canvas.followMouse(finely: true)
    canvas.draw(ink(ahead: move, in: place, tick: tick), in: place, color)
    guard let pen else { return }
    let sign: Text =
      pen.isDown ? (canvas.ornaments.isASCII ? "@" : "●") : (canvas.ornaments.isASCII ? "+" : "○")
    canvas.put(sign, at: place.cell(of: pen.point), Style(canvas.theme.accent).bold)
  }
}
