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
    guard let picture else { return }
    let room = Rect(place.left, place.top, place.width, place.height - 1)
    canvas.draw(picture, at: room.centered(picture.size).origin, ink)
  }

  /// What is to be drawn; nil where that has no room.
  func request(_ mosaic: Mosaic, in place: Rect) -> LetterRequest? {
    guard mosaic != .plain, place.height > Self.leastRows, text.width > 0,
      text.width * Self.stretch <= place.width
    else { return nil }
    let room = Size(place.width, place.height - 1)
    return LetterRequest(text.string, language: language, room: room, mosaic: mosaic)
  }
}
