import Engine
import Ink
import LargeLetters

/// How what was drawn stands beside what is right.
extension Canvas {
  /// Draws what was drawn. The strokes that something is wrong with stand out, each with its number.
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

  /// Draws how a character is right. The strokes that a drawing lacks stand out.
  public mutating func draw(_ model: CharacterModel, lackingIn report: StrokeReport?, in place: InkPlace) {
    let missing = Set(
      (report?.faults ?? []).flatMap { if case .missing(let number) = $0 { [number] } else { [Int]() } })
    draw(model, marking: missing, in: place, theme.text, theme.accent)
  }

  /// Draws a character as fonts have it, or in its usual size where none does.
  /// - Parameters:
  ///   - isNumbered: whether with the numbers of its strokes, where a font has them.
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

  /// Says below the frame of a board what is on it.
  public mutating func put(_ caption: Text, below place: InkPlace) {
    let row = Rect(place.rect.left, place.rect.bottom + 1, place.rect.width, 1)
    let shown = caption.shortened(to: row.width, ellipsis: ornaments.ellipsis)
    put(shown, in: row, .center, Style(theme.muted))
  }
}

extension InkBitmap {
  /// A letter's dots, in the middle of a board.
  fileprivate init(_ picture: Picture, in place: InkPlace) {
    self.init(width: place.dots.width, height: place.dots.height)
    let (left, top) = ((width - picture.width) / 2, (height - picture.height) / 2)
    for y in 0..<picture.height {
      for x in 0..<picture.width { self[left + x, top + y] = picture.isSet(x, y) }
    }
  }
}
