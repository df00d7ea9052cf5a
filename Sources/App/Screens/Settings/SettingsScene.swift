import Engine
import Games
import Interface
import Learning

/// The player's settings, as they are declared. Every change is reported and visible at once.
struct SettingsScene: PageScene {
  private var groups: [[any ListedSetting]]
  private var settings: Settings
  private var learned: Text
  private var shown: Shown<CurrentSettings>
  private var menu = Menu([])
  /// The name while it is being edited.
  private var field: TextField?

  init(_ known: KnownSettings) {
    (settings, learned, groups) = (known.settings, known.learned, Self.groups(known.own))
    shown = Shown(known)
    menu = Menu(items)
  }

  /// All settings that players choose.
  static func groups(_ own: [any ListedSetting]) -> [[any ListedSetting]] {
    [
      LookSettings.all.rows, GameSettings.all.rows, TodaySettings.all.rows,
      Catalogue.games.flatMap(\.profile.settings) + own,
    ]
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
      (settings, learned, groups) = (known.settings, known.learned, Self.groups(known.own))
      menu.items = items
    }
    return nil
  }

  mutating func handle(_ input: PageInput, _ step: inout Step) -> Transition? {
    isTyping ? edit(input, &step) : choose(by: input, &step)
  }

  func draw(on canvas: inout Canvas, in page: Page, fraction: Double) {
    let place = place(page)
    canvas.putTitle("Settings", in: page.title(over: place))
    // While the name is edited, the mouse belongs to the text field.
    if field != nil { canvas.newestMove = nil }
    shownMenu(canvas.look).draw(on: &canvas, in: place)
    if let field {
      field.draw(on: &canvas, in: Rect(place.right - 31, place.top, 30, 1))
    }
  }

  private var rows: [any ListedSetting] { groups.flatMap(\.self) }

  /// With air between the groups.
  private var items: [Menu.Item] {
    groups.flatMap { group in
      group.enumerated().map { index, row in
        Menu.Item(
          Text(row.title), detail: Text(row.detail), trailing: value(of: row),
          air: index == 0 && row.id != rows[0].id ? 1 : 0)
      }
    }
  }

  private func value(of row: any ListedSetting) -> Text {
    switch row.id {
    case LookSettings.all.avatar.id: Avatar(settings[.look.avatar])?.title ?? Text(row.words(in: Settings()))
    case TodaySettings.all.deck.id: learned.isEmpty ? Text(row.words(in: Settings())) : learned
    default: Text(row.words(in: settings))
    }
  }

  /// The menu, with remarks where the command line overrides a setting.
  private func shownMenu(_ look: Look) -> Menu {
    guard look.reducesMotion, settings[.look.hasMotion],
      let row = rows.firstIndex(where: { $0.id == LookSettings.all.hasMotion.id })
    else { return menu }
    var menu = menu
    menu.items[row].trailing = "reduced by --reduce-motion"
    return menu
  }

  private mutating func choose(by input: PageInput, _ step: inout Step) -> Transition? {
    if let index = menu.handle(input.event, in: place(input.page)) { return act(rows[index], nil, &step) }
    switch input.command {
    case .act: return act(rows[menu.focus], nil, &step)
    case .right: return act(rows[menu.focus], 1, &step)
    case .left: return act(rows[menu.focus], -1, &step)
    case .help: return .push(ArcadeHelp.settings)
    case .pause, .leave: return .pop(with: .none)
    default: return nil
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
    menu.items = items
    step.report(.setting(change))
    // Lets the player hear it; the host has applied the change by then.
    if change.id == LookSettings.all.hasSound.id { step.report(.cue(.match)) }
  }

  private func place(_ page: Page) -> Rect { page.block(rows: menu.height) }

  private static let foot = Foot([.upDown("choose"), .enter(.select), .help, .back])
  private static let editingFoot = Foot([
    .enter(.save), KeyHint("Esc", "leave it", .pause), .helpWhileTyping,
  ])
}
