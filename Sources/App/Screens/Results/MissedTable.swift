import Engine
import Games

/// The missed words with their readings, their meanings and what they were taken for. Scrolls if there are
/// more than fit.
struct MissedTable {
  static let label: Text = "worth another look"
  private static let taken: Text = "taken for"
  private static let gap = 3

  private let words: [MissedWord]
  private let columns: [Int]

  init(_ words: [MissedWord]) {
    self.words = words
    let texts = words.map(Self.texts)
    var columns = (0..<4).map { column in texts.map { $0[column].width }.max() ?? 0 }
    if columns[3] > 0 { columns[3] = max(columns[3] + 2, Self.taken.width) }
    self.columns = columns
  }

  var isEmpty: Bool { words.isEmpty }

  /// The rows it wants: a head, and one for each word.
  var height: Int { isEmpty ? 0 : words.count + 1 }

  /// The columns it wants.
  var width: Int {
    let head = label(words.indices.dropFirst(words.count / 2)).width
    return max(head + (columns[3] == 0 ? 0 : Self.gap + columns[3]), Self.sum(columns))
  }

  /// The largest scroll offset for a height.
  func mostScroll(height: Int) -> Int { max(0, words.count - max(0, height - 1)) }

  func draw(on canvas: inout Canvas, in rect: Rect, from scroll: Int) {
    guard !isEmpty, rect.height > 1 else { return }
    let widths = widths(in: rect.width)
    let first = min(scroll, mostScroll(height: rect.height))
    let rows = first..<min(words.count, first + rect.height - 1)
    drawHead(on: &canvas, in: rect.row(0), takenAt: rect.left + Self.start(of: 3, widths), rows)
    for (line, index) in rows.enumerated() {
      drawRow(words[index], on: &canvas, in: rect.row(line + 1), widths)
    }
  }

  private func drawHead(on canvas: inout Canvas, in row: Rect, takenAt x: Int, _ rows: Range<Int>) {
    let muted = Style(canvas.theme.muted)
    let label = label(rows)
    canvas.put(label, in: row, .leading, muted)
    guard columns[3] > 0, x > row.left + label.width else { return }
    canvas.put(Self.taken, in: Rect(x, row.top, max(0, row.right - x), 1), .leading, muted)
  }

  /// The heading, with the range in view if not all words are.
  private func label(_ rows: Range<Int>) -> Text {
    rows.count == words.count
      ? Self.label : Self.label + ", " + Text("\(rows.lowerBound + 1)-\(rows.upperBound) of \(words.count)")
  }

  private func drawRow(_ word: MissedWord, on canvas: inout Canvas, in row: Rect, _ widths: [Int]) {
    let (theme, texts) = (canvas.theme, Self.texts(word))
    let styles = [Style(theme.text).bold, Style(theme.muted), Style(theme.text), Style(theme.wrong)]
    for column in 0..<4 where !texts[column].isEmpty {
      let x = row.left + Self.start(of: column, widths)
      let width = max(0, min(widths[column], row.right - x))
      let text =
        column == 3
        ? canvas.ornaments.wrong + " " + Self.fitting(word.takenFor, width - 2) : texts[column]
      canvas.put(text, in: Rect(x, row.top, width, 1), .leading, styles[column])
    }
  }

  /// As many of the words as fit, and how many more there are.
  private static func fitting(_ words: [Text], _ width: Int) -> Text {
    let lines = (1...max(1, words.count)).reversed().map { count in
      let rest = words.count - count
      return Text.joined(Array(words.prefix(count)), by: ", ") + Text(rest > 0 ? " +\(rest)" : "")
    }
    return lines.first { $0.width <= width } ?? lines[lines.count - 1]
  }

  private static func texts(_ word: MissedWord) -> [Text] {
    let taken = Text.joined(word.takenFor, by: ", ")
    return [word.term, word.reading, word.meaning, taken]
  }

  /// The column widths for a narrower place: the widest column gives way first.
  private func widths(in width: Int) -> [Int] {
    var widths = columns
    while Self.sum(widths) > width, let widest = widths.max(), widest > 4 {
      widths[widths.lastIndex(of: widest) ?? 0] -= 1
    }
    // The heading of the last column needs room beside that of the first.
    let label = label(words.indices.dropFirst(words.count / 2)).width
    if widths[3] > 0 { widths[2] = max(widths[2], label - Self.start(of: 2, widths)) }
    return widths
  }

  private static func sum(_ widths: [Int]) -> Int { start(of: 4, widths) - gap }

  /// Where a column begins; empty columns take no room.
  private static func start(of column: Int, _ widths: [Int]) -> Int {
    widths.prefix(column).reduce(0) { $0 + ($1 == 0 ? 0 : $1 + gap) }
  }
}

extension Rect {
  func row(_ index: Int) -> Rect { Rect(left, top + index, width, 1) }
}
