import Engine
import Interface

/// The words of an introduction, one below the other, each beside what it means and what else is to be known of it.
struct NewWords {
  private static let gap = 3

  private let words: [IntroductionScene.Line]

  init(_ words: [IntroductionScene.Line]) { self.words = words }

  /// What they take one below the other, in so many columns at most.
  func size(in width: Int, _ ornaments: Ornaments) -> Size {
    let facts = words.map { Self.facts(of: $0, ornaments) }
    let longest = facts.map(\.width).max() ?? 0
    let left = term(in: width, beside: longest) + Self.gap
    let rows = facts.map { max(1, $0.lineCount(columns: width - left)) }
    return Size(min(width, left + longest), rows.reduce(0, +))
  }

  /// Nothing is cut off as long as there are rows for it; then each word has one row, and at last half of one.
  func draw(on canvas: inout Canvas, in rect: Rect) {
    let columns = words.count > rect.height ? 2 : 1
    let width = rect.width / columns
    let facts = words.map { Self.facts(of: $0, canvas.ornaments) }
    let term = term(in: width, beside: facts.map(\.width).max() ?? 0)
    let rows = facts.map { max(1, $0.lineCount(columns: width - term - Self.gap)) }
    if columns == 1, rows.reduce(0, +) <= rect.height {
      var row = rect.top
      for index in words.indices {
        draw(index, facts[index], on: &canvas, in: Rect(rect.left, row, width, rows[index]), term)
        row += rows[index]
      }
    } else {
      for index in words.indices.prefix(rect.height * columns) {
        let place = Point(rect.left + index / rect.height * width, rect.top + index % rect.height)
        draw(index, facts[index], on: &canvas, in: Rect(place, Size(width - 2, 1)), term)
      }
    }
  }

  /// The columns of the words: half of all, or what the facts beside them leave.
  private func term(in width: Int, beside facts: Int) -> Int {
    min(words.map(\.term.width).max() ?? 0, max(width / 2, width - Self.gap - facts))
  }

  private static func facts(of word: IntroductionScene.Line, _ ornaments: Ornaments) -> Text {
    ornaments.spelled(Text.joined([word.explanation, word.note].filter { !$0.isEmpty }, by: "  ·  "))
  }

  private func draw(
    _ index: Int, _ facts: Text, on canvas: inout Canvas, in rect: Rect, _ term: Int
  ) {
    let word = Rect(rect.left, rect.top, term, 1)
    canvas.put(words[index].term, in: word, .leading, Style(canvas.theme.text).bold)
    let left = term + Self.gap
    let rest = Rect(rect.left + left, rect.top, rect.width - left, rect.height)
    canvas.put(facts, wrappedIn: rest, .leading, .top, Style(canvas.theme.muted))
  }
}
