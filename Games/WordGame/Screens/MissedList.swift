import Engine
import Interface

/// The words that were missed with their answers, below a line that says so.
package struct MissedList {
  private static let label: Text = "worth another look"
  private static let gap = 2

  let words: [MissedWord]

  /// A list of words.
  package init(_ words: [MissedWord]) {
    self.words = words
  }

  var isEmpty: Bool { words.isEmpty }

  /// The rows that it takes where there is room.
  package var height: Int { isEmpty ? 0 : words.count + 1 }

  /// The columns that it takes where there is room.
  package var width: Int { max(Self.label.width, terms + Self.gap + meanings) }

  /// Draws as many as there is room for.
  package func draw(on canvas: inout Canvas, in rect: Rect) {
    guard !isEmpty else { return }
    canvas.put(Self.label, in: Rect(rect.left, rect.top, rect.width, 1), .leading, Style(canvas.theme.muted))
    let rows = max(0, rect.height - 1)
    let shown = words.prefix(words.count > rows ? max(0, rows - 1) : rows)
    for (index, word) in shown.enumerated() {
      draw(word, on: &canvas, in: Rect(rect.left, rect.top + 1 + index, rect.width, 1))
    }
    if shown.count < words.count {
      let row = Rect(rect.left, rect.bottom - 1, rect.width, 1)
      canvas.put("and \(words.count - shown.count) more", in: row, .leading, Style(canvas.theme.muted))
    }
  }

  private var terms: Int { words.map(\.term.width).max() ?? 0 }
  private var meanings: Int { words.map(\.meaning.width).max() ?? 0 }

  private func draw(_ word: MissedWord, on canvas: inout Canvas, in row: Rect) {
    let width = min(terms, max(row.width / 2, row.width - Self.gap - meanings))
    canvas.put(word.term, in: Rect(row.left, row.top, width, 1), .leading, Style(canvas.theme.text))
    let rest = Rect(row.left + width + Self.gap, row.top, row.width - width - Self.gap, 1)
    canvas.put(canvas.ornaments.spelled(word.meaning), in: rest, .leading, Style(canvas.theme.muted))
  }
}
