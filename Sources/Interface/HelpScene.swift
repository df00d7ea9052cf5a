import Engine

/// A page of help: paragraphs under headings. It scrolls if it is longer than the window.
public struct HelpScene: PageScene {
  public struct Section: Hashable, Sendable {
    public let heading: Text
    public let paragraphs: [Text]

    public init(_ heading: Text, _ paragraphs: [Text]) {
      self.heading = heading
      self.paragraphs = paragraphs
    }
  }

  private let title: Text
  private let sections: [Section]
  private var scroll = 0

  public init(_ title: Text, _ sections: [Section]) {
    self.title = title
    self.sections = sections
  }

  /// Help for a screen that is no game: what it is for, and its keys.
  package init(_ title: Text, _ purpose: [Text], keys: [Text]) {
    self.init(title, [Section("What it is for", purpose), Section("Keys", keys)])
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
      let style = Style(line.isHeading ? canvas.theme.accent : canvas.theme.text)
      let place = page.body.origin + Point(line.isHeading ? 0 : 2, row)
      canvas.put(canvas.ornaments.spelled(line.text), at: place, style)
    }
    if first < lastScroll(page) {
      let place = Point(page.body.left, page.body.bottom)
      canvas.put(canvas.ornaments.more + " more", at: place, Style(canvas.theme.muted))
    }
  }

  /// The text decides nothing.
  public var isToRead: Bool { true }

  public func hash(into hash: inout StateHash) {
    // Left out: title and sections, which are only read.
    hash.combine(fieldsOf: self, scroll, cosmetic: 2)
  }

  private func lastScroll(_ page: Page) -> Int {
    max(0, lineCount(columns: page.body.width) - page.body.height)
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

  /// How many lines `lines` gives, without making them: each key asks for it, and the help of a game is long.
  private func lineCount(columns: Int) -> Int {
    let counts = sections.flatMap(\.paragraphs).map { $0.lineCount(columns: columns - 2) }
    // Each section has a heading, and there is an empty line between two.
    return counts.reduce(max(0, 2 * sections.count - 1), +)
  }

  private func lines(columns: Int) -> [(text: Text, isHeading: Bool)] {
    var lines: [(text: Text, isHeading: Bool)] = []
    for section in sections {
      if !lines.isEmpty { lines.append((.empty, false)) }
      lines.append((section.heading, true))
      for paragraph in section.paragraphs {
        lines += paragraph.wrapped(to: columns - 2).map { ($0, false) }
      }
    }
    return lines
  }
}
