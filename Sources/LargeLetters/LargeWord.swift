import Engine

/// What is asked, drawn as large as its place lets it, with its plain text below for screen readers and scripts.
///
/// The plain text keeps its row from the first frame on, so that nothing moves when the picture comes, and nothing where
/// none does. A text that is too long for a picture has the whole place for itself.
public struct LargeWord: Hashable, Sendable {
  /// The most rows that it takes, with the plain text.
  public static let mostRows = LetterRequest.mostRows + 1
  /// The least rows of a picture.
  private static let leastRows = 4
  /// Columns of a picture for each column of plain text, at least: with fewer no letter could be told from the next.
  private static let stretch = 4

  private let text: Text
  private let language: String
  private let ruby: RubyText?

  /// A text of a language, as a BCP 47 tag, with what stands small above it.
  package init(_ text: Text, language: String, ruby: RubyText? = nil) {
    self.text = text
    self.language = language
    self.ruby = ruby
  }

  /// Whether there is room for a picture in a place; whether it can be made nobody knows before it is there.
  public func isLarge(in place: Rect, on canvas: Canvas) -> Bool { request(canvas.mosaic, in: place) != nil }

  /// Draws it over a ground that is there already.
  /// - Parameter alignment: where in its place a text stands that is too long for a picture.
  public func draw(on canvas: inout Canvas, in place: Rect, _ alignment: VerticalAlignment = .middle) {
    let ink = Style(canvas.theme.text)
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

  /// Draws it where there is a row for it.
  private func drawRuby(on canvas: inout Canvas, over base: Rect, in place: Rect) {
    guard let ruby, ruby.base == text, base.top > place.top, text.width <= place.width else { return }
    canvas.put(ruby, over: base, Style(canvas.theme.second))
  }

  /// Where the plain text stands in one row.
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

  /// Where the picture stands: where there is more room than it needs, with air round it, and below what stands above.
  private func room(in place: Rect) -> Rect {
    let (side, height) = (place.width / 24, place.height)
    let top = height > (ruby != nil ? 5 : isDense ? 10 : 8) ? 1 : 0
    // A row of air over the plain text, which would stick to what doesn't descend.
    let bottom = height > (isDense ? 10 : ruby != nil ? 7 : 6) ? 2 : 1
    return Rect(place.left + side, place.top + top, place.width - 2 * side, place.height - top - bottom)
  }

  /// Whether it is of characters with many strokes, which can't be told apart in so few rows as letters can.
  private var isDense: Bool { text.string.unicodeScalars.contains { (0x3400...0x9FFF).contains($0.value) } }

  /// What is to be drawn; nil where that has no room.
  private func request(_ mosaic: Mosaic, in place: Rect) -> LetterRequest? {
    guard mosaic != .plain, place.height > Self.leastRows, text.width > 0,
      text.width * Self.stretch <= place.width
    else { return nil }
    return LetterRequest(text.string, language: language, room: room(in: place).size, mosaic: mosaic)
  }
}
