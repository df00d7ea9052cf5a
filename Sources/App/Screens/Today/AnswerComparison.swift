import Engine
import Learning

/// How the given answer differs from the right one, which is always the brighter of the two.
enum AnswerComparison: Hashable {
  case none
  /// A few words, then the given answer.
  case line(Text, Text)
  /// Compared letter by letter.
  case slips(Slips)
  /// Another word, with its meaning.
  case word(Word)

  var rows: Int {
    switch self {
    case .none: 0
    case .line, .word: 1
    case .slips: 3
    }
  }

  func draw(on canvas: inout Canvas, in rect: Rect) {
    switch self {
    case .none: break
    case .line(let verb, let given): Self.draw(verb, given, on: &canvas, in: rect)
    case .slips(let slips): SlipDrawing(slips).draw(on: &canvas, in: rect)
    case .word(let word): Self.draw(word, on: &canvas, in: rect)
    }
  }

  private static func draw(_ verb: Text, _ given: Text, on canvas: inout Canvas, in rect: Rect) {
    let room = rect.width - verb.width - 2
    let shown = given.shortened(to: room, ellipsis: canvas.ornaments.ellipsis)
    let start = rect.left + (rect.width - verb.width - 2 - shown.width) / 2
    canvas.put(verb, at: Point(start, rect.top), Style(canvas.theme.muted))
    canvas.put(shown, at: Point(start + verb.width + 2, rect.top), Style(canvas.theme.muted))
  }

  private static func draw(_ word: Word, on canvas: inout Canvas, in rect: Rect) {
    let term = canvas.ornaments.wrong + " " + Text(word.term)
    let meaning = Text(word.meanings.joined(separator: ", "))
      .shortened(to: max(0, rect.width - term.width - 2), ellipsis: canvas.ornaments.ellipsis)
    let start = rect.left + max(0, (rect.width - term.width - 2 - meaning.width) / 2)
    canvas.put(
      term, in: Rect(start, rect.top, rect.right - start, 1), .leading, Style(canvas.theme.wrong))
    let behind = start + term.width + 2
    canvas.put(
      meaning, in: Rect(behind, rect.top, max(0, rect.right - behind), 1), .leading, Style(canvas.theme.muted)
    )
  }
}

/// The typed answer above the right one, letter by letter, with a mark below each difference.
private struct SlipDrawing {
  private struct Column {
    let given: Text
    let right: Text
    let isSame: Bool
    var width: Int { max(given.width, right.width, 1) }
  }

  private static let labels: (given: Text, right: Text) = ("you wrote", "it is")
  private let columns: [Column]

  init(_ slips: Slips) { columns = slips.steps.flatMap(Self.columns) }

  private static func columns(_ step: Slips.Step) -> [Column] {
    func column(_ given: Character?, _ right: Character?, isSame: Bool = false) -> Column {
      let (given, right) = (given.map { Text(String($0)) }, right.map { Text(String($0)) })
      return Column(given: given ?? .empty, right: right ?? .empty, isSame: isSame)
    }
    switch step {
    case .same(let letter): return [column(letter, letter, isSame: true)]
    case .accent(let letter, let given), .wrong(let letter, let given): return [column(given, letter)]
    case .missing(let letter): return [column(nil, letter)]
    case .extra(let letter): return [column(letter, nil)]
    case .swapped(let first, let second): return [column(second, first), column(first, second)]
    }
  }

  func draw(on canvas: inout Canvas, in rect: Rect) {
    let label = Self.labels.given.width + 2
    let width = columns.reduce(0) { $0 + $1.width }
    var x = rect.left + max(0, (rect.width - label - width) / 2)
    canvas.put(Self.labels.given, at: Point(x, rect.top), Style(canvas.theme.muted))
    canvas.put(Self.labels.right, at: Point(x, rect.top + 1), Style(canvas.theme.muted))
    x += label
    canvas.clipped(to: rect) { canvas in
      for column in columns {
        Self.draw(column, on: &canvas, at: Point(x, rect.top))
        x += column.width
      }
    }
  }

  private static func draw(_ column: Column, on canvas: inout Canvas, at point: Point) {
    let theme = canvas.theme
    let (gap, isSame) = (canvas.ornaments.dot, column.isSame)
    let given = column.given.isEmpty ? gap : column.given
    let right = column.right.isEmpty ? gap : column.right
    canvas.put(given, at: point, Style(isSame ? theme.muted : theme.wrong))
    canvas.put(right, at: point + Point(0, 1), Style(isSame ? theme.text : theme.right).bold)
    guard !isSame else { return }
    canvas.put("^", at: point + Point(0, 2), Style(theme.accent).bold)
  }
}
