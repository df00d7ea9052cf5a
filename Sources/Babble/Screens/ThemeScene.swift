import Engine
import Interface
import WordGame

/// The themes to choose from. The screen is drawn in the one that has the focus; nothing else changes before Enter.
struct ThemeScene: Scene {
  private var menu: Menu

  /// - Parameter chosen: the name of the theme that holds now.
  init(chosen: String) {
    let items = ThemeChoice.all.map { Menu.Item($0.title, detail: $0.detail) }
    menu = Menu(items, focus: ThemeChoice.all.firstIndex { $0.name == chosen } ?? 0)
  }

  mutating func update(_ step: inout Step) -> Transition {
    let page = Page(step.window)
    while let event = step.next(on: page) {
      if let transition = handle(event, page, &step) { return transition }
    }
    return .sleep(until: nil)
  }

  private mutating func handle(_ event: InputEvent, _ page: Page, _ step: inout Step) -> Transition? {
    if let index = menu.handle(event, in: place(page)) { return keep(index, &step) }
    switch KeyMap.standard.intent(for: event) ?? Self.foot.command(for: event, in: page.foot) {
    case .act: return keep(menu.focus, &step)
    case .help: return .push(ArcadeHelp.themes)
    case .pause, .leave: return .pop(with: .none)
    default: return nil
    }
  }

  private func keep(_ index: Int, _ step: inout Step) -> Transition {
    step.report(.setting(.theme(ThemeChoice.all[index].name)))
    return .pop(with: .none)
  }

  func draw(on canvas: inout Canvas, fraction: Double) {
    let page = Page(canvas.size)
    guard !Page.isTooSmall(canvas.size) else { return Page.drawTooSmall(on: &canvas) }
    // It stays: what the host writes over the screen is drawn in this theme, too.
    canvas.look.theme = canvas.look.theme(named: ThemeChoice.all[menu.focus].name)
    canvas.clear()
    canvas.put("Theme", in: page.title(over: place(page)), .leading, Style(canvas.theme.text).bold)
    if isUntold(canvas.look) {
      let note: Text = "Your terminal didn't tell its colours, so these are Babble's."
      canvas.put(note, in: page.title(over: place(page)), .trailing, Style(canvas.theme.muted))
    }
    menu.draw(on: &canvas, in: place(page))
    ThemeSample().draw(on: &canvas, in: sample(page))
    Self.foot.draw(on: &canvas, in: page.foot)
  }

  /// Whether the terminal's own colours are wanted, and nobody knows them.
  private func isUntold(_ look: Look) -> Bool {
    ThemeChoice.all[menu.focus].name == Theme.unanswered.name
      && [.unanswered, Theme(following: nil)].contains(look.terminalTheme)
  }

  func hash(into hash: inout StateHash) {
    hash.combine(menu)
  }

  private static let foot = Foot([
    .upDown("show"), KeyHint("Enter", "keep", .act), KeyHint("Esc", "as it was", .pause), .help,
  ])

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
