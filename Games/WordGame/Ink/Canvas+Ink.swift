import Engine
import Interface
import Learning

/// Draws ink and stroke models on a board.
extension Canvas {
  /// The finest mosaic available: ink needn't be read from afar.
  private var inkMosaic: Mosaic { ornaments.isASCII ? .ascii : mosaic == .octants ? .octants : .braille }

  /// Draws ink over a board; the rest stays as it is.
  public mutating func draw(_ ink: InkBitmap, in place: InkPlace, _ color: Color) {
    draw(ink, in: place, color, marking: nil, color)
  }

  /// Draws ink, with every cell that `part` touches in another colour.
  mutating func draw(
    _ ink: InkBitmap, in place: InkPlace, _ color: Color, marking part: InkBitmap?, _ mark: Color
  ) {
    let mosaic = inkMosaic
    let (across, down) = (2 / mosaic.dots.width, 4 / mosaic.dots.height)
    /// The ink reduced to the mosaic's dots, of either the marked or the unmarked cells.
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

  /// Draws a character with a pen of even width.
  /// - Parameters:
  ///   - first: strokes before this one are left out.
  ///   - shown: how many strokes; 2.5 is half of the third.
  ///   - isFaint: whether only every other dot is drawn, so that it is faint without colours, too.
  mutating func draw(
    _ model: CharacterModel, from first: Int = 0, shown: Double = .infinity, in place: InkPlace,
    _ color: Color,
    isFaint: Bool = false
  ) {
    var ink = Self.ink(of: model, from: first, shown: shown, in: place)
    if isFaint { ink.thin() }
    draw(ink, in: place, color)
  }

  /// The same in two colours, the second from stroke `mark` on.
  mutating func draw(
    _ model: CharacterModel, shown: Double, in place: InkPlace, _ color: Color, from mark: Int,
    _ marked: Color
  ) {
    draw(
      Self.ink(of: model, shown: shown, in: place), in: place, color,
      marking: Self.ink(of: model, from: mark, shown: shown, in: place), marked)
  }

  /// The same with the strokes `numbers`, from 1, in the second colour.
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

  private static let pen = Brush(thick: 0.035, thin: 0.035)

  /// Draws the frame of a board, with centre lines that help to keep proportions.
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
  fileprivate func hasInk(_ left: Int, _ top: Int, _ width: Int, _ height: Int) -> Bool {
    (top..<top + height).contains { y in (left..<left + width).contains { x in self[x, y] } }
  }

  /// Keeps every other dot.
  mutating func thin() {
    for y in 0..<height {
      for x in 0..<width where (x + y) % 2 == 1 { self[x, y] = false }
    }
  }
}

/// Draws the comparison of a drawing with the right one.
extension Canvas {
  /// Draws a drawing. Faulty strokes are coloured and numbered.
  public mutating func draw(_ drawing: Drawing, faultsOf report: StrokeReport?, in place: InkPlace) {
    let faulty = Set(report?.faults.flatMap(\.drawn) ?? [])
    var part = Drawing(side: drawing.side)
    for (index, stroke) in drawing.strokes.enumerated() where faulty.contains(index + 1) { part.add(stroke) }
    func ink(_ drawing: Drawing) -> InkBitmap {
      Brush().ink(drawing, width: place.dots.width, height: place.dots.height)
    }
    draw(ink(drawing), in: place, theme.text, marking: ink(part), theme.wrong)
    for number in faulty.sorted() where drawing.strokes.indices.contains(number - 1) {
      let start = place.cell(of: drawing.strokes[number - 1].points[0])
      put(Text("\(number)"), at: start, Style(theme.wrong).bold)
    }
  }

  /// Draws the right character. Strokes that the drawing lacks are coloured.
  mutating func draw(_ model: CharacterModel, lackingIn report: StrokeReport?, in place: InkPlace) {
    let missing = Set(
      (report?.faults ?? []).flatMap { if case .missing(let number) = $0 { [number] } else { [Int]() } })
    draw(model, marking: missing, in: place, theme.text, theme.accent)
  }

  /// Draws a character as printed, or in its usual size if no font has it.
  /// - Parameters:
  ///   - isNumbered: whether to use a font with stroke numbers, if there is one.
  ///   - isFaint: whether only every other dot is drawn, so that it is faint without colours, too.
  public mutating func draw(
    printed character: Character, language: String, in place: InkPlace, _ color: Color,
    isNumbered: Bool = false, isFaint: Bool = false
  ) {
    func request(_ isNumbered: Bool) -> LetterRequest {
      LetterRequest(String(character), language: language, room: place.rect.size, isNumbered: isNumbered)
    }
    guard let picture = (isNumbered ? picture(request(true)) : nil) ?? picture(request(false)) else {
      return put(Text(String(character)), in: place.rect.centered(Size(2, 1)), .center, Style(color).bold)
    }
    var ink = InkBitmap(picture, in: place)
    if isFaint { ink.thin() }
    draw(ink, in: place, color)
  }

  /// Puts a caption below the frame of a board.
  public mutating func put(_ caption: Text, below place: InkPlace) {
    let row = Rect(place.rect.left, place.rect.bottom + 1, place.rect.width, 1)
    let shown = caption.shortened(to: row.width, ellipsis: ornaments.ellipsis)
    put(shown, in: row, .center, Style(theme.muted))
  }
}

extension InkBitmap {
  /// A letter's dots, centred on a board.
  fileprivate init(_ picture: Picture, in place: InkPlace) {
    self.init(width: place.dots.width, height: place.dots.height)
    let (left, top) = ((width - picture.width) / 2, (height - picture.height) / 2)
    for y in 0..<picture.height {
      for x in 0..<picture.width { self[left + x, top + y] = picture.isSet(x, y) }
    }
  }
}
