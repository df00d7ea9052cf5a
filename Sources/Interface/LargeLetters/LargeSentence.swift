import Engine

/// A sentence that is asked, in up to three lines of large letters, with its plain text below. Where they don't fit, the
/// sentence is bold instead, in short lines with air between them.
public struct LargeSentence: Hashable, Sendable {
  private static let mostLines = 3
  /// The fewest rows of a line, and the fewest columns per column of plain text. Which letters can be told apart then,
  /// the font decides.
  private static let least = 3.0
  /// The columns of a line of plain text.
  private static let measure = 44

  private let text: Text
  private let later: Text
  private let language: String

  /// - Parameters:
  ///   - later: the text that takes its place; so that nothing shrinks then, both are large or neither is.
  ///   - language: a BCP 47 tag.
  package init(_ text: Text, later: Text, language: String) {
    (self.text, self.later, self.language) = (text, later, language)
  }

  /// Draws the sentence; the background is the caller's.
  public func draw(on canvas: inout Canvas, in place: Rect) {
    let texts = later == text ? [text] : [text, later]
    let room = Rect(place.left, place.top, place.width, place.height - 2)
    let requests = texts.compactMap { request($0, canvas.mosaic, in: room.size) }
    let pictures = requests.compactMap { canvas.picture($0) }
    let known = canvas.look.pictures
    let isImpossible = requests.contains { known.knows($0.picture) && known[$0.picture] == nil }
    if requests.count < texts.count || isImpossible { return drawPlain(on: &canvas, in: place) }
    let isLarge = pictures.count == texts.count
    let (ink, line) = (Style(canvas.theme.text), Rect(place.left, place.bottom - 1, place.width, 1))
    canvas.put(text, in: line, .center, isLarge ? ink : ink.bold)
    if isLarge { canvas.draw(pictures[0], at: room.centered(pictures[0].size).origin, ink) }
  }

  private func request(_ text: Text, _ mosaic: Mosaic, in room: Size) -> LetterRequest? {
    guard mosaic != .plain, text.width <= room.width, let lines = lines(of: text, in: room) else {
      return nil
    }
    return LetterRequest(
      lines.map(\.string).joined(separator: "\n"), language: language, room: room, mosaic: mosaic)
  }

  /// The lines that become largest; nil if none would be large enough.
  private func lines(of text: Text, in room: Size) -> [Text]? {
    func scale(_ lines: [Text]) -> Double {
      let longest = lines.map(\.width).max() ?? 1
      return min(Double(room.width) / Double(longest), Double(room.height) / Double(lines.count))
    }
    let best = (1...Self.mostLines).map(text.evenLines).max { scale($0) < scale($1) }
    return best.flatMap { scale($0) < Self.least ? nil : $0 }
  }

  private func drawPlain(on canvas: inout Canvas, in place: Rect) {
    let ink = Style(canvas.theme.text).bold
    let lines = text.evenLines(text.lineCount(columns: min(Self.measure, place.width)))
    let spare = place.height - (2 * lines.count - 1)
    guard spare >= 0 else { return _ = canvas.put(text, wrappedIn: place, .center, .bottom, ink) }
    for (row, line) in lines.enumerated() {
      let top = place.top + spare * 3 / 4 + 2 * row
      canvas.put(line, in: Rect(place.left, top, place.width, 1), .center, ink)
    }
  }
}

extension Text {
  /// The text in so many lines of about one length, broken between words, or in fewer.
  fileprivate func evenLines(_ count: Int) -> [Text] {
    let least = max(longestWord, width / max(1, count))
    let columns = (least..<width).first { lineCount(columns: $0) <= count } ?? width
    return wrapped(to: columns)
  }
}
