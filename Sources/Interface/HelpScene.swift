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

  /// Scrolls or leaves.
  public mutating func update(_ step: inout Step) -> Transition {
    let page = Page(step.window)
    let limit = max(0, lines(columns: page.body.width).count - page.body.height)
    scroll = min(scroll, limit)
    for event in step.input {
      switch KeyMap.standard.intent(for: event) ?? foot.command(for: event, in: page.foot) {
      case .up: scroll = max(0, scroll - 1)
      case .down: scroll = min(limit, scroll + 1)
      case .act, .pause, .help, .leave: return .pop(with: .none)
      default: break
      }
      if case .mouse(let mouse) = event, case .wheel(let notches) = mouse.action {
        scroll = min(max(0, scroll + notches), limit)
      }
    }
    return .sleep(until: nil)
  }

  /// Draws as many lines as there is room for.
  public func draw(on canvas: inout Canvas, fraction: Double) {
    let page = Page(canvas.size)
    guard !Page.isTooSmall(canvas.size) else { return Page.drawTooSmall(on: &canvas) }
    canvas.put(title, in: page.head, .leading, Style(canvas.theme.text).bold)
    for (row, line) in lines(columns: page.body.width).dropFirst(scroll).prefix(page.body.height).enumerated()
    {
      let style = Style(line.isHeading ? canvas.theme.accent : canvas.theme.text)
      canvas.put(line.text, at: page.body.origin + Point(line.isHeading ? 0 : 2, row), style)
    }
    foot.draw(on: &canvas, in: page.foot)
  }

  /// Folds how far it is scrolled.
  public func fold(into hash: inout StateHash) {
    hash.fold(scroll)
  }

  private var foot: Foot {
    Foot([.upDown("scroll"), KeyHint("Enter", "back", .act)])
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
