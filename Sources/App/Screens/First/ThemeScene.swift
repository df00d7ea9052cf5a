import Engine
import Games
import Interface

/// Chooses a theme. The screen is drawn in the focused theme; nothing else changes before Enter.
struct ThemeScene: PageScene {
  private var menu: Menu

  /// - Parameter chosen: the name of the current theme.
  init(chosen: String) {
    let items = ThemeChoice.all.map { Menu.Item(Text($0.title), detail: $0.detail) }
    menu = Menu(items, focus: ThemeChoice.all.firstIndex { $0.name == chosen } ?? 0)
  }

  var foot: Foot {
    Foot([
      .upDown("show"), .enter(.save), KeyHint("Esc", "as it was", .pause), .help,
    ])
  }

  mutating func handle(_ input: PageInput, _ step: inout Step) -> Transition? {
    if let index = menu.handle(input.event, in: place(input.page)) { return choose(index, &step) }
    switch input.command {
    case .act: return choose(menu.focus, &step)
    case .help: return .push(ArcadeHelp.themes)
    case .pause, .leave: return .pop(with: .none)
    default: return nil
    }
  }

  private func choose(_ index: Int, _ step: inout Step) -> Transition {
    step.report(.setting(.look.theme, to: ThemeChoice.all[index].name))
    return .pop(with: .none)
  }

  func draw(on canvas: inout Canvas, in page: Page, fraction: Double) {
    // Remains set, so that what the host draws over the screen has this theme, too.
    canvas.look.theme = canvas.look.theme(named: ThemeChoice.all[menu.focus].name)
    canvas.clear()
    let note: Text = "Your terminal didn't tell its colours, so these are Babble's."
    canvas.putTitle("Theme", in: page.title(over: place(page)), remark: isUntold(canvas.look) ? note : .empty)
    menu.draw(on: &canvas, in: place(page))
    ThemeSample().draw(on: &canvas, in: sample(page))
  }

  /// Whether this theme goes by the terminal's colours while they are unknown.
  private func isUntold(_ look: Look) -> Bool {
    [Theme.unanswered.name, Theme.automatic.name].contains(ThemeChoice.all[menu.focus].name)
      && [.unanswered, Theme(following: nil)].contains(look.terminalTheme)
  }

  private func place(_ page: Page) -> Rect {
    let block = page.block(rows: menu.height + 1 + ThemeSample.height)
    return Rect(block.left, block.top, block.width, menu.height)
  }

  private func sample(_ page: Page) -> Rect {
    let place = place(page)
    let top = place.bottom + 1
    return Rect(place.left + 2, top, place.width - 4, page.body.bottom - top)
  }
}

/// A sample question that shows every colour role of a theme.
private struct ThemeSample {
  /// In rows, including air.
  static let height = 12
  private static let boxHeight = 3

  func draw(on canvas: inout Canvas, in rect: Rect) {
    let theme = canvas.theme
    let gap = rect.height >= 10 ? 1 : 0
    canvas.put("streak 7", in: row(rect, 0), .trailing, Style(theme.accent))
    canvas.put("Challenge", in: row(rect, 0), .leading, Style(theme.muted))
    canvas.put("agua", in: row(rect, 1 + gap), .center, Style(theme.text).bold)
    let top = rect.top + 2 + 2 * gap
    let width = (rect.width - 2) / 2
    for (index, option) in Self.options.enumerated() {
      let place = Point(rect.left + index % 2 * (width + 2), top + index / 2 * Self.boxHeight)
      option.draw(on: &canvas, in: Rect(place, Size(width, Self.boxHeight)))
    }
    let line = row(rect, 2 + 2 * gap + 2 * Self.boxHeight + gap)
    let x = canvas.put(canvas.ornaments.bubbles[2], at: line.origin, Style(theme.second))
    canvas.put("what is neither right nor wrong", at: line.origin + Point(x + 1, 0), Style(theme.muted))
  }

  private static let options = [
    OptionDrawing(number: 1, text: "water", mark: .right),
    OptionDrawing(number: 2, text: "winter", grip: .focused),
    OptionDrawing(number: 3, text: "father", mark: .wrong),
    OptionDrawing(number: 4, text: "bread"),
  ]

  private func row(_ rect: Rect, _ index: Int) -> Rect {
    Rect(rect.left, rect.top + index, rect.width, 1)
  }
}
