import Engine
import Interface
import Learning

/// Draws an introduction, centred on its page: the name of the game, its rules, the new words, and the start
/// button.
struct IntroductionDrawing {
  let name: Text
  let rules: [Text]
  let heading: Text
  let words: [IntroductionScene.Line]

  func draw(on canvas: inout Canvas, in body: Rect) {
    let table = NewWords(words)
    let lines = rules.reduce(0) { $0 + $1.lineCount(columns: min(body.width, Page.blockWidth)) }
    let size = table.size(in: min(body.width, Page.blockWidth), canvas.ornaments)
    let layout = IntroductionLayout(
      body, rules: lines, words: words.isEmpty ? 0 : size.height + 2, isLarge: canvas.mosaic != .plain)
    drawName(on: &canvas, in: layout.name)
    drawRules(on: &canvas, in: layout.rules.centered(Size(min(body.width, Page.blockWidth), lines)))
    drawWords(
      table, on: &canvas,
      in: layout.hasAllWords ? layout.words.centered(Size(size.width, size.height + 2)) : layout.words)
    drawStart(on: &canvas, in: layout.start)
  }

  private func drawName(on canvas: inout Canvas, in place: Rect) {
    guard place.height > 0 else { return }
    LargeWord(name, language: Language.home.tag).draw(on: &canvas, in: place)
  }

  private func drawRules(on canvas: inout Canvas, in place: Rect) {
    var row = place.top
    for rule in rules {
      let rest = Rect(place.left, row, place.width, place.bottom - row)
      row += canvas.put(rule, wrappedIn: rest, .center, .top, Style(canvas.theme.text))
    }
  }

  private func drawWords(_ table: NewWords, on canvas: inout Canvas, in place: Rect) {
    guard !words.isEmpty else { return }
    canvas.put(heading, at: place.origin, Style(canvas.theme.accent).bold)
    table.draw(on: &canvas, in: Rect(place.left, place.top + 2, place.width, max(1, place.height - 2)))
  }

  /// Looks like the choices at the end of a game. A click anywhere starts, too.
  private func drawStart(on canvas: inout Canvas, in place: Rect) {
    guard place.height > 0 else { return }
    let title: Text = "Start"
    let box = place.centered(Size(title.width + 6, place.height))
    canvas.box(box, .heavy, Style(canvas.theme.accent), fill: canvas.theme.raised)
    canvas.put(title, at: box.origin + Point(3, 1), Style(canvas.theme.accent).bold)
  }
}

/// The layout of an introduction: its parts stacked in the middle of the page. If there is little room, the
/// name is drawn small, then the start box goes (the foot names its key), then the name.
private struct IntroductionLayout {
  /// Rows of a name drawn large, with its plain text.
  private static let largeName = 7
  private static let box = 3

  let name, rules, words, start: Rect
  /// Whether all words fit.
  let hasAllWords: Bool

  /// - Parameters:
  ///   - rules: rows of the rules; 0 for none, likewise for the words.
  ///   - isLarge: whether the name can be drawn large.
  init(_ body: Rect, rules: Int, words: Int, isLarge: Bool) {
    let plans = [(Self.largeName, Self.box), (1, Self.box), (1, 0), (0, 0)]
      .dropFirst(isLarge ? 0 : 1).map { [$0.0, rules, words, $0.1] }
    let fitting = plans.first { Self.height($0) <= body.height }
    var rows = fitting ?? [0, rules, 0, 0]
    hasAllWords = fitting != nil
    if !hasAllWords { rows[2] = body.height - (rules > 0 ? rules + 1 : 0) }
    var y = body.top + max(0, body.height - Self.height(rows)) / 2
    let parts = rows.map { height in
      defer { y += height > 0 ? height + 1 : 0 }
      return Rect(body.left, y, body.width, height)
    }
    (name, self.rules, self.words, start) = (parts[0], parts[1], parts[2], parts[3])
  }

  /// Total rows of the parts, with a row between them.
  private static func height(_ rows: [Int]) -> Int {
    let parts = rows.filter { $0 > 0 }
    return parts.reduce(0, +) + parts.count - 1
  }
}

/// The new words of an introduction as a table: each with its meaning and note.
private struct NewWords {
  private static let gap = 3

  private let words: [IntroductionScene.Line]

  init(_ words: [IntroductionScene.Line]) { self.words = words }

  /// The size of the table in one column, at most `width` wide.
  func size(in width: Int, _ ornaments: Ornaments) -> Size {
    let facts = words.map { Self.facts(of: $0, ornaments) }
    let longest = facts.map(\.width).max() ?? 0
    let left = term(in: width, beside: longest) + Self.gap
    let rows = facts.map { max(1, $0.lineCount(columns: width - left)) }
    return Size(min(width, left + longest), rows.reduce(0, +))
  }

  /// Nothing is cut off while there are enough rows; beyond that each word gets one row, and then half a row.
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

  /// The columns for the words: up to half, or what the facts leave.
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
