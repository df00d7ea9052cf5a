import Engine

/// A letter as large as its place allows, on the guide lines of its script. The scene that shows it also
/// asks for its picture, with `AskedLetters`. Until the picture arrives, or if no font has the letter, it is
/// shown at the usual size.
///
/// It is drawn in braille, the finest dots that a terminal has. Blocks would be more solid, but if a row is
/// higher than the font's block the letter breaks into stripes, as in xterm.
public struct LargeLetter: Hashable, Sendable {
  /// How far the guide lines extend beyond the letter, in cells.
  private static let margin = 2

  /// Asks for its picture.
  public let request: LetterRequest
  public let place: Rect

  /// A letter centred in a place. The language is a BCP 47 tag.
  public init(_ letter: String, language: String, in place: Rect) {
    let room = Size(max(0, place.width - 2 * Self.margin), place.height)
    request = LetterRequest(letter, language: language, room: room)
    self.place = place
  }

  /// Draws the asked letter with its plain form in the row below, like a `LargeWord`.
  public func drawAsked(on canvas: inout Canvas, _ color: Color) {
    let line = Rect(place.left, place.bottom, place.width, 1)
    let picture = canvas.picture(request)
    let style = Style(color)
    canvas.put(Text(request.letter), in: line, .center, picture == nil ? style.bold : style)
    if let picture { draw(picture, on: &canvas, color) }
  }

  /// Draws the picture, or the plain letter if there is none.
  /// - Parameter absence: shown below the plain letter.
  public func draw(on canvas: inout Canvas, absence: Text) {
    if let picture = canvas.picture(request) {
      draw(picture, on: &canvas, canvas.theme.text)
    } else {
      drawPlain(on: &canvas, absence)
    }
  }

  private func drawPlain(on canvas: inout Canvas, _ reason: Text) {
    let style = Style(canvas.theme.text).bold
    canvas.put(Text(request.letter), wrappedIn: place, .center, .middle, style)
    let below = Rect(place.left, place.top + place.height / 2 + 2, place.width, place.height / 2 - 2)
    canvas.put(reason, wrappedIn: below, .center, .top, Style(canvas.theme.muted))
  }

  private func draw(_ picture: Picture, on canvas: inout Canvas, _ color: Color) {
    let corner = place.centered(picture.size).origin
    let faint = Style(canvas.theme.muted.mixed(with: canvas.theme.ground, 0.35))
    let ink = Style(color)
    let lines = Point(corner.x - Self.margin, corner.y)
    canvas.clipped(to: place) { canvas in
      if canvas.ornaments.isASCII {
        drawLines(of: picture, on: &canvas, at: lines, faint)
        draw(picture, on: &canvas, at: corner, ink)
      } else {
        canvas.draw(dots(linesOf: picture), at: lines, faint)
        canvas.draw(picture, at: corner, ink)
      }
    }
  }

  private func dots(linesOf picture: Picture) -> DotCanvas {
    var dots = DotCanvas(Size(picture.size.width + 2 * Self.margin, picture.size.height))
    for line in picture.lines {
      for x in 0..<dots.width where line.isWhole || x % 4 < 2 { dots.set(x, line.row) }
    }
    return dots
  }
}

/// Drawing in pure ASCII.
extension LargeLetter {
  private func drawLines(
    of picture: Picture, on canvas: inout Canvas, at corner: Point, _ style: Style
  ) {
    let width = picture.size.width + 2 * Self.margin
    for line in picture.lines {
      for x in 0..<width where line.isWhole || x % 2 == 0 {
        canvas.put("-", at: Point(corner.x + x, corner.y + line.row / 4), style)
      }
    }
  }

  private func draw(_ picture: Picture, on canvas: inout Canvas, at corner: Point, _ style: Style) {
    for y in 0..<picture.size.height {
      for x in 0..<picture.size.width {
        let count = picture.inkCount(Rect(2 * x, 4 * y, 2, 4))
        guard count > 0 else { continue }
        canvas.put(count > 4 ? "#" : count > 2 ? "+" : ".", at: Point(corner.x + x, corner.y + y), style)
      }
    }
  }
}

extension Picture {
  fileprivate func inkCount(_ rect: Rect) -> Int {
    (rect.top..<min(rect.bottom, height)).reduce(0) { sum, y in
      sum + (rect.left..<min(rect.right, width)).count { isSet($0, y) }
    }
  }
}
