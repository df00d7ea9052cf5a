import Engine

/// A page that explains: paragraphs under headings. It scrolls where it is longer than the window.
public struct HelpScene: Scene {
  /// A heading with what stands below it.
  public struct Section: Hashable, Sendable {
    /// What it is about.
    public let heading: Text
    /// Its paragraphs.
    public let paragraphs: [Text]

    /// A section of its parts.
    public init(_ heading: Text, _ paragraphs: [Text]) {
      self.heading = heading
      self.paragraphs = paragraphs
    }
  }

  private let title: Text
  private let sections: [Section]
  private var scroll = 0

  /// A page of sections.
  public init(_ title: Text, _ sections: [Section]) {
    self.title = title
    self.sections = sections
  }

  /// A page for a screen of menus: what it is for, and its keys.
  package init(_ title: Text, _ purpose: [Text], keys: [Text]) {
    self.init(title, [Section("What it is for", purpose), Section("Keys", keys)])
  }

  /// Scrolls or leaves.
  public mutating func update(_ step: inout Step) -> Transition {
    let page = Page(step.window)
    let last = lastScroll(page)
    while let event = step.next(on: page) {
      let command = KeyMap.standard.intent(for: event) ?? foot(page).command(for: event, in: page.foot)
      switch command {
      case .act, .pause, .help, .leave: return .pop(with: .none)
      default: scroll = min(max(0, min(scroll, last) + way(command, event, page)), last)
      }
    }
    return .sleep(until: nil)
  }

  /// Draws as many lines as there is room for.
  public func draw(on canvas: inout Canvas, fraction: Double) {
    let page = Page(canvas.size)
    guard !Page.isTooSmall(canvas.size) else { return Page.drawTooSmall(on: &canvas) }
    canvas.put(title, in: page.head, .leading, Style(canvas.theme.text).bold)
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
    foot(page).draw(on: &canvas, in: page.foot)
  }

  /// What it says decides nothing.
  public var isToRead: Bool { true }

  /// Hashes how far it is scrolled.
  public func hash(into hash: inout StateHash) {
    hash.combine(scroll)
  }

  private func foot(_ page: Page) -> Foot {
    let back = KeyHint("Enter", "back", .act)
    return Foot(lastScroll(page) > 0 ? [.upDown("scroll"), back] : [back])
  }

  /// How far it can be scrolled.
  private func lastScroll(_ page: Page) -> Int {
    max(0, lines(columns: page.body.width).count - page.body.height)
  }

  /// Lines to scroll by.
  private func way(_ command: Command?, _ event: InputEvent, _ page: Page) -> Int {
    if case .mouse(let mouse) = event, case .wheel(let notches) = mouse.action { return notches }
    switch command {
    case .up: return -1
    case .down: return 1
    case .pageUp: return -max(1, page.body.height - 1)
    case .pageDown: return max(1, page.body.height - 1)
    case .first: return -scroll
    case .last: return lastScroll(page)
    default: return 0
    }
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
