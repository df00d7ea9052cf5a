import Engine
import Games
import Learning

/// The columns of a list of words: mark, term, reading, meaning, and notes such as "fading". Widths are
/// computed from the deck's first words only, so that nothing jumps while scrolling.
struct WordColumns: Sendable {
  /// How many words the widths are computed from.
  static let judged = 500
  private let term, reading: Int

  init(_ deck: Deck) { self.init(deck.words) }

  init(_ words: some Collection<Word>) {
    let words = words.prefix(Self.judged)
    term = words.map { Text($0.term).width }.max() ?? 0
    reading = words.map { Self.reading($0).width }.max() ?? 0
  }

  func draw(_ word: Word, _ mark: ShownMark, _ hasFocus: Bool, on canvas: inout Canvas, in row: Rect) {
    let theme = canvas.theme
    canvas.put(mark.mark.sign(canvas.ornaments), at: row.origin, Style(mark.color(theme)))
    let term = Rect(row.left + 2, row.top, min(term, row.width * 36 / 100), 1)
    let style = Style(hasFocus ? theme.accent : theme.text, on: nil, hasFocus ? .bold : [])
    canvas.put(Text(word.term), in: term, .leading, style)
    let reading = Rect(term.right + 2, row.top, min(reading, row.width * 24 / 100), 1)
    canvas.put(Self.reading(word), in: reading, .leading, Style(theme.second))
    let left = reading.right + (reading.isEmpty ? 0 : 2)
    let note = mark.note.isEmpty ? mark.note : mark.name
    canvas.put(note, in: row, .trailing, Style(mark.color(theme)))
    let right = row.right - (note.isEmpty ? 0 : note.width + 2)
    let meaning = Rect(left, row.top, max(0, right - left), 1)
    canvas.put(Text(word.meanings.joined(separator: ", ")), in: meaning, .leading, Style(theme.muted))
  }

  private static func reading(_ word: Word) -> Text { Text(word.readings.first ?? "") }
}
