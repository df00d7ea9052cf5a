import Engine

/// A page of help: what a screen is for in a sentence or two, its keys as a table, and what else there is to know.
/// It scrolls if it is longer than the window.
///
///     HelpScene(
///       "Snake", "Eat the apples. Every one makes you longer.", keys: [("←↑↓→", "turn"), ("p", "pause")],
///       [.init("Score", rows: [("an apple", "10"), ("a golden one", "50")])])
public struct HelpScene: PageScene {
  /// A key as the keyboard and the foot name it, several of them, or another short name; and a phrase about it.
  public typealias Row = (name: Text, meaning: Text)

  /// What follows the keys, such as a table of points.
  public struct Section: Sendable {
    fileprivate let heading, text: Text
    fileprivate let rows: [Row]

    public init(_ heading: Text, _ text: Text = .empty, rows: [Row] = []) {
      (self.heading, self.text, self.rows) = (heading, text, rows)
    }
  }

  private enum Line {
    case heading(Text)
    case text(Text)
    case row(Row)
  }

  private static let (margin, gap) = (2, 3)

  private let title: Text
  private let sections: [Section]
  private var scroll = 0

  public init(_ title: Text, _ purpose: Text, keys: [Row], _ others: [Section] = []) {
    self.title = title
    sections = [Section(.empty, purpose), Section(.empty, rows: keys)] + others
  }

  public func foot(on page: Page) -> Foot {
    let back = KeyHint.back
    return Foot(lastScroll(page) > 0 ? [.upDown("scroll"), back] : [back])
  }

  public mutating func handle(_ input: PageInput, _ step: inout Step) -> Transition? {
    switch input.command {
    case .act, .pause, .help, .leave: return .pop(with: .none)
    default:
      let last = lastScroll(input.page)
      scroll = min(max(0, min(scroll, last) + way(input)), last)
      return nil
    }
  }

  public func draw(on canvas: inout Canvas, in page: Page, fraction: Double) {
    canvas.putTitle(title, in: page.head)
    let first = min(scroll, lastScroll(page))
    let lines = lines(columns: page.body.width).dropFirst(first).prefix(page.body.height)
    for (row, line) in lines.enumerated() {
      draw(line, on: &canvas, in: Rect(page.body.left, page.body.top + row, page.body.width, 1))
    }
    if first < lastScroll(page) {
      let place = Point(page.body.left, page.body.bottom)
      canvas.put(canvas.ornaments.more + " more", at: place, Style(canvas.theme.muted))
    }
  }

  private func draw(_ line: Line, on canvas: inout Canvas, in place: Rect) {
    let (theme, ornaments) = (canvas.theme, canvas.ornaments)
    switch line {
    case .heading(let text): canvas.put(ornaments.spelled(text), at: place.origin, Style(theme.text).bold)
    case .text(let text): canvas.put(ornaments.spelled(text), at: place.origin, Style(theme.text))
    case .row(let row):
      let column = column(in: place.width)
      let name = ornaments.spelled(ornaments.keys(row.name)).shortened(to: column - Self.margin - 1)
      canvas.put(name, at: place.origin + Point(Self.margin, 0), Style(theme.accent))
      canvas.put(ornaments.spelled(row.meaning), at: place.origin + Point(column, 0), Style(theme.text))
    }
  }

  /// The text decides nothing.
  public var isToRead: Bool { true }

  public func hash(into hash: inout StateHash) {
    // Left out: title and sections, which are only read.
    hash.combine(fieldsOf: self, scroll, cosmetic: 2)
  }

  private func lastScroll(_ page: Page) -> Int {
    max(0, lines(columns: page.body.width).count - page.body.height)
  }

  /// How many lines to scroll by.
  private func way(_ input: PageInput) -> Int {
    if case .mouse(let mouse) = input.event, case .wheel(let notches) = mouse.action { return notches }
    let page = input.page
    switch input.command {
    case .up: return -1
    case .down: return 1
    case .pageUp: return -max(1, page.body.height - 1)
    case .pageDown: return max(1, page.body.height - 1)
    case .first: return -scroll
    case .last: return lastScroll(page)
    default: return 0
    }
  }

  /// All sections, with an empty line between two.
  private func lines(columns: Int) -> [Line] {
    let parts = sections.map { lines(of: $0, columns: columns) }.filter { !$0.isEmpty }
    return Array(parts.joined(separator: [.text(.empty)]))
  }

  private func lines(of section: Section, columns: Int) -> [Line] {
    let heading = section.heading.isEmpty ? [] : [Line.heading(section.heading)]
    let text = section.text.wrapped(to: columns).map(Line.text)
    let rows = section.rows.flatMap { row in
      row.meaning.wrapped(to: columns - column(in: columns)).enumerated().map { number, part in
        Line.row((number == 0 ? row.name : .empty, part))
      }
    }
    return heading + text + rows
  }

  /// Where the phrases of all tables begin: behind the widest name, but in the left half.
  private func column(in columns: Int) -> Int {
    let widest = sections.flatMap(\.rows).map(\.name.width).max() ?? 0
    return min(Self.margin + widest + Self.gap, columns / 2)
  }
}
