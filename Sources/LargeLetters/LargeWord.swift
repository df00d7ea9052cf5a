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

  /// A text of a language, as a BCP 47 tag.
  public init(_ text: Text, language: String) {
    self.text = text
    self.language = language
  }

  /// Whether there is room for a picture in a place; whether it can be made nobody knows before it is there.
  public func isLarge(in place: Rect, on canvas: Canvas) -> Bool { request(canvas.mosaic, in: place) != nil }

  /// Draws it over a ground that is there already.
  /// - Parameter alignment: where in its place a text stands that is too long for a picture.
  public func draw(on canvas: inout Canvas, in place: Rect, _ alignment: VerticalAlignment = .middle) {
    let ink = Style(canvas.theme.text)
    guard let request = request(canvas.mosaic, in: place) else {
      canvas.put(text, wrappedIn: place, .center, alignment, ink.bold)
      return
    }
    let picture = canvas.picture(request)
    let line = Rect(place.left, place.bottom - 1, place.width, 1)
    canvas.put(text, in: line, .center, picture == nil ? ink.bold : ink)
    if let picture { canvas.draw(picture, at: Self.room(in: place).centered(picture.size).origin, ink) }
  }

  /// Where the picture stands: where there is more room than it needs, with air round it.
  private static func room(in place: Rect) -> Rect {
    let (side, top) = (place.width / 24, place.height > 7 ? 1 : 0)
    let bottom = place.height > 12 ? 2 : 1
    return Rect(place.left + side, place.top + top, place.width - 2 * side, place.height - top - bottom)
  }

  /// What is to be drawn; nil where that has no room.
  private func request(_ mosaic: Mosaic, in place: Rect) -> LetterRequest? {
    guard mosaic != .plain, place.height > Self.leastRows, text.width > 0,
      text.width * Self.stretch <= place.width
    else { return nil }
    return LetterRequest(text.string, language: language, room: Self.room(in: place).size, mosaic: mosaic)
  }
}
