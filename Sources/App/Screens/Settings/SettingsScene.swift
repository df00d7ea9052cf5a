import Engine
import Games
import Interface
import Learning

/// The player's settings, as they are declared, on a page for each group. Every change is reported and visible at once.
struct SettingsScene: PageScene {
  private var pages: [SettingsPage]
  private var settings: Settings
  private var learned: Text
  private var shown: Shown<CurrentSettings>
  /// The index of the page.
  private var turned = 0
  private var list: Tiles
  /// The name while it is being edited.
  private var field: TextField?

  init(_ known: KnownSettings) {
    (settings, learned, pages) = (known.settings, known.learned, SettingsPage.all(known.own))
    shown = Shown(known)
    list = Tiles(count: pages[0].rows.count)
  }

  static var pending: any Scene { Pending(CurrentSettings()) { SettingsScene($0) } }

  mutating func resume(_ outcome: Outcome, _ step: inout Step) -> Transition? {
    shown.ask(CurrentSettings(), &step)
    return nil
  }

  var foot: Foot { isTyping ? Self.editingFoot : Self.foot }

  var isTyping: Bool { field != nil }

  mutating func beforeInput(_ step: inout Step) -> Transition? {
    if shown.update(&step, CurrentSettings()), let known = shown.value {
      (settings, learned, pages) = (known.settings, known.learned, SettingsPage.all(known.own))
      if list.count != rows.count { list = Tiles(count: rows.count) }
    }
    return nil
  }

  mutating func handle(_ input: PageInput, _ step: inout Step) -> Transition? {
    isTyping ? edit(input, &step) : choose(by: input, &step)
  }

  private var rows: [any ListedSetting] { pages[turned].rows }

  private func layout(_ page: Page) -> SettingsLayout {
    SettingsLayout(page, most: pages.map(\.rows.count).max() ?? 0)
  }

  /// The values of a setting, with the current one beside those offered if it is another number.
  private func chips(_ row: any ListedSetting, in tile: Rect) -> ValueChips {
    let value = row.words(in: settings)
    let options = row.options.contains(value) ? row.options : row.options + [value]
    let titles = row.options.count > 1 ? options.map { Text($0) } : [name(of: row) ?? Text(value)]
    let chosen = titles.firstIndex(of: Text(value)) ?? 0
    return ValueChips(titles, chosen: chosen, in: SettingsLayout.value(in: tile))
  }

  /// The value of a setting that has a screen of its own, as that names it.
  private func name(of row: any ListedSetting) -> Text? {
    switch row.id {
    case LookSettings.all.avatar.id: Avatar(settings[.look.avatar])?.title
    case TodaySettings.all.deck.id: learned.isEmpty ? nil : learned
    default: nil
    }
  }
}

/// Drawing.
extension SettingsScene {
  func draw(on canvas: inout Canvas, in page: Page, fraction: Double) {
    let layout = layout(page)
    drawTabs(on: &canvas, layout)
    // While the name is edited, the mouse belongs to the text field.
    if field != nil { canvas.newestMove = nil }
    list.draw(on: &canvas, in: layout.list) { canvas, index, tile, hasFocus in
      draw(rows[index], in: tile, hasFocus, on: &canvas)
      if index == list.hold.pressed {
        canvas.reverse(Rect(tile.left, tile.top, tile.width, 1), canvas.theme.accent)
      }
    }
    markHidden(on: &canvas, layout.list)
  }

  /// Marks that rows are hidden above or below those in view.
  private func markHidden(on canvas: inout Canvas, _ grid: TileGrid) {
    let (first, last) = (grid.place(0), grid.place(grid.rows - 1))
    let style = Style(canvas.theme.muted)
    if list.place(of: 0, in: grid) == nil {
      canvas.put(canvas.ornaments.less, at: Point(first.right - 1, first.top), style)
    }
    if list.place(of: rows.count - 1, in: grid) == nil {
      canvas.put(canvas.ornaments.more, at: Point(last.right - 1, last.top), style)
    }
  }

  private func drawTabs(on canvas: inout Canvas, _ layout: SettingsLayout) {
    let (theme, isASCII) = (canvas.theme, canvas.ornaments.isASCII)
    canvas.putTitle("Settings", in: layout.title)
    let line = Rect(layout.title.left, layout.title.top + 1, layout.title.width, 1)
    canvas.fill(line, isASCII ? "-" : "─", Style(theme.raised))
    for (index, place) in layout.tabs(pages.map(\.title)).enumerated() {
      let isShown = index == turned
      let style = isShown ? Style(theme.accent).bold : Style(theme.text)
      canvas.put(Text(pages[index].title), at: Point(place.left + 1, place.top), style)
      if isShown { canvas.fill(place.moved(by: Point(0, 1)), isASCII ? "=" : "━", Style(theme.accent)) }
    }
  }

  private func draw(_ row: any ListedSetting, in tile: Rect, _ hasFocus: Bool, on canvas: inout Canvas) {
    let theme = canvas.theme
    if hasFocus { canvas.put(canvas.ornaments.pointer, at: tile.origin, Style(theme.accent).bold) }
    let title = hasFocus ? Style(theme.accent).bold : Style(theme.text)
    canvas.put(Text(row.title), at: Point(tile.left + 2, tile.top), title)
    let place = SettingsLayout.value(in: tile)
    if hasFocus {
      let detail = detail(of: row, canvas.look)
      let left = max(tile.left + 2, min(place.left + 1, tile.right - detail.width))
      let below = Rect(left, tile.top + 1, tile.right - left, 1)
      canvas.put(detail, in: below, .leading, Style(theme.muted))
      if let field {
        return field.draw(on: &canvas, in: Rect(place.left, place.top, min(30, place.width), 1))
      }
    }
    chips(row, in: tile).draw(on: &canvas, hasFocus: hasFocus)
  }

  /// What the setting is for, or that the command line overrides it.
  private func detail(of row: any ListedSetting, _ look: Look) -> Text {
    let isOverridden =
      row.id == LookSettings.all.hasMotion.id && look.reducesMotion && settings[.look.hasMotion]
    return isOverridden ? "reduced by --reduce-motion" : Text(row.detail)
  }
}

/// Input.
extension SettingsScene {
  private mutating func choose(by input: PageInput, _ step: inout Step) -> Transition? {
    let layout = layout(input.page)
    let tabs = layout.tabs(pages.map(\.title))
    if let tab = tabs.firstIndex(where: { input.event.isClick(in: $0) }) {
      turn(to: tab)
      return nil
    }
    switch input.command {
    case .right: return act(rows[list.focus], 1, &step)
    case .left: return act(rows[list.focus], -1, &step)
    case .next, .pageDown: turn(to: (turned + 1) % pages.count)
    case .previous, .pageUp: turn(to: (turned + pages.count - 1) % pages.count)
    case .help: return .push(ArcadeHelp.settings)
    case .pause, .leave: return .pop(with: .none)
    default:
      guard let index = list.handle(input.event, in: layout.list) else { return nil }
      return choose(index, by: input.event, layout, &step)
    }
    return nil
  }

  private mutating func turn(to page: Int) {
    if page != turned { list = Tiles(count: pages[page].rows.count) }
    turned = page
  }

  /// Enter, or a click beside the values, goes to the next one; a click on a value chooses that.
  private mutating func choose(
    _ index: Int, by event: InputEvent, _ layout: SettingsLayout, _ step: inout Step
  ) -> Transition? {
    let row = rows[index]
    guard case .mouse(let mouse) = event, let tile = list.place(of: index, in: layout.list),
      let target = chips(row, in: tile).target(at: mouse.position)
    else { return act(row, nil, &step) }
    switch target {
    case .step(let way): return act(row, way, &step)
    case .value(let option):
      guard row.options.count > 1, row.options.indices.contains(option) else { return act(row, nil, &step) }
      row.change(to: row.options[option]).map { apply($0, &step) }
      return nil
    }
  }

  /// Course, avatar and theme have screens of their own; left and right switch to the next theme at once.
  private mutating func act(_ row: any ListedSetting, _ way: Int?, _ step: inout Step) -> Transition? {
    switch row.id {
    case TodaySettings.all.deck.id: return .push(StartScene.pending(.change))
    case LookSettings.all.avatar.id:
      return .push(AvatarScene(chosen: settings[.look.avatar], name: settings[.look.name]))
    case LookSettings.all.theme.id where way == nil: return .push(ThemeScene(chosen: settings[.look.theme]))
    case LookSettings.all.name.id: field = TextField(settings[.look.name], limit: 30)
    default: row.next(in: settings, by: way ?? 1).map { apply($0, &step) }
    }
    return nil
  }

  /// A click beside the field keeps the name, as in any form.
  private mutating func edit(_ input: PageInput, _ step: inout Step) -> Transition? {
    guard var field else { return nil }
    let isOurs = field.handle(input.event)
    self.field = field
    guard !isOurs else { return nil }
    switch input.command ?? (input.event.isClick(in: input.page.window) ? .act : nil) {
    case .act:
      apply(Settings.Change(.look.name, to: Text(field.string).string), &step)
      self.field = nil
    case .pause: self.field = nil
    case .help: return .push(ArcadeHelp.settings)
    default: break
    }
    return nil
  }

  private mutating func apply(_ change: Settings.Change, _ step: inout Step) {
    settings.apply(change)
    step.report(.setting(change))
    // Lets the player hear it; the host has applied the change by then.
    if change.id == LookSettings.all.sound.id { step.report(.cue(.match)) }
  }

  private static let foot = Foot([
    .arrows("choose and change"), .enter(.select), KeyHint("Tab", "next page", pressing: Key(.tab)), .help,
    .back,
  ])
  private static let editingFoot = Foot([
    .enter(.save), KeyHint("Esc", "leave it", .pause), .helpWhileTyping,
  ])
}
