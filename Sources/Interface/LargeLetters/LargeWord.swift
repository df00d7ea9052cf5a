import Engine

/// The asked word, drawn as large as its place allows, with its plain text below for screen readers and
/// scripts.
///
/// The plain text keeps its row from the first frame on, so that nothing moves when the picture arrives or
/// never does. A text that is too long for a picture uses the whole place.
public struct LargeWord: Hashable, Sendable {
  /// The most rows it takes, including the plain text.
  public static let mostRows = LetterRequest.mostRows + 1
  /// The fewest rows of a picture.
  private static let leastRows = 4
  /// The fewest columns of a picture per column of plain text; with fewer, letters couldn't be told apart.
  private static let stretch = 4

  private let text: Text
  private let language: String
  private let ruby: RubyText?

  /// The language is a BCP 47 tag; the ruby is shown above.
  package init(_ text: Text, language: String, ruby: RubyText? = nil) {
    self.text = text
    self.language = language
    self.ruby = ruby
  }

  /// Whether a place has room for a picture. Whether the picture can be made isn't known before it arrives.
  public func isLarge(in place: Rect, on canvas: Canvas) -> Bool { request(canvas.mosaic, in: place) != nil }

  /// Draws the word; the background is the caller's.
  /// - Parameters:
  ///   - alignment: for a text that is too long for a picture.
  ///   - color: the theme's text by default.
  public func draw(
    on canvas: inout Canvas, in place: Rect, _ alignment: VerticalAlignment = .middle, _ color: Color? = nil
  ) {
    let ink = Style(color ?? canvas.theme.text)
    guard let request = request(canvas.mosaic, in: place) else {
      canvas.put(text, wrappedIn: place, .center, alignment, ink.bold)
      drawRuby(on: &canvas, over: plain(in: place, alignment), in: place)
      return
    }
    let picture = canvas.picture(request)
    let line = Rect(place.left, place.bottom - 1, place.width, 1)
    canvas.put(text, in: line, .center, picture == nil ? ink.bold : ink)
    let large = picture.map { room(in: place).centered($0.size) }
    if let picture, let large { canvas.draw(picture, at: large.origin, ink) }
    drawRuby(on: &canvas, over: large ?? plain(in: line, .top), in: place)
  }

  /// Draws the ruby if there is a row for it.
  private func drawRuby(on canvas: inout Canvas, over base: Rect, in place: Rect) {
    guard let ruby, ruby.base == text, base.top > place.top, text.width <= place.width else { return }
    canvas.put(ruby, over: base, Style(canvas.theme.second))
  }

  /// The place of the plain text in one row.
  private func plain(in place: Rect, _ alignment: VerticalAlignment) -> Rect {
    let left = place.left + (place.width - text.width) / 2
    let row =
      switch alignment {
      case .top: place.top
      case .middle: place.top + (place.height - 1) / 2
      case .bottom: place.bottom - 1
      }
    return Rect(left, row, text.width, 1)
  }

  /// The room for the picture: with a margin where there is space to spare, and below the ruby.
  private func room(in place: Rect) -> Rect {
    let (side, height) = (place.width / 24, place.height)
    let top = height > (ruby != nil ? 5 : isDense ? 10 : 8) ? 1 : 0
    // A blank row above the plain text, which would otherwise stick to letters without descenders.
    let bottom = height > (isDense ? 10 : ruby != nil ? 7 : 6) ? 2 : 1
    return Rect(place.left + side, place.top + top, place.width - 2 * side, place.height - top - bottom)
  }

  /// Whether it has characters with many strokes, which need more rows than letters to be told apart.
  private var isDense: Bool { text.string.unicodeScalars.contains { (0x3400...0x9FFF).contains($0.value) } }

  /// The request for the picture; nil if there is no room.
  private func request(_ mosaic: Mosaic, in place: Rect) -> LetterRequest? {
    guard mosaic != .plain, place.height > Self.leastRows, text.width > 0,
      text.width * Self.stretch <= place.width
    else { return nil }
    return LetterRequest(text.string, language: language, room: room(in: place).size, mosaic: mosaic)
  }
}
