import Course
import Engine
import Interface
import Learning
import Saving
import WordGame

/// The player's settings. Every change is reported and visible at once.
struct SettingsScene: PageScene {
  /// The name of the setting for the sides to show.
  static let sides = "sides"

  private let rows: [SettingsRow]
  private var settings: Settings
  private var course: CourseChoice
  private var menu = Menu([])
  /// The name while it is being edited.
  private var field: TextField?

  /// Set when a screen above has closed: anything may have changed.
  private var isStale = false

  /// - Parameter learned: the name of the course.
  init(
    _ settings: Settings = Settings(), _ course: CourseChoice = CourseChoice(), learned: Text = .empty,
    own choices: [GameChoice] = []
  ) {
    self.settings = settings
    self.course = course
    rows = Self.usualRows(learned) + choices.map(SettingsRow.own)
    menu = Menu(items)
  }

  /// Opens the settings on top of the current screen.
  static func open(_ step: inout Step) -> Transition {
    step.report(.asks(.settings))
    return .push(SettingsScene())
  }

  mutating func hear(_ news: any Sendable) {
    guard case .settings(let list, let course, let learned, let own) = news as? ArcadeNews else { return }
    let focus = menu.focus
    self = SettingsScene(Settings(list), course, learned: learned, own: own)
    menu = Menu(items, focus: focus)
  }

  mutating func resume(_ outcome: Outcome) { isStale = true }

  var foot: Foot { isTyping ? Self.editingFoot : Self.foot }

  var isTyping: Bool { field != nil }

  mutating func beforeInput(_ step: inout Step) -> Transition? {
    if isStale { step.report(.asks(.settings)) }
    isStale = false
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

  private var items: [Menu.Item] {
    rows.enumerated().map { index, row in
      Menu.Item(
        row.title, detail: row.detail, trailing: row.value(in: settings, course),
        air: index > 0 && row.group != rows[index - 1].group ? 1 : 0)
    }
  }

  /// The menu, with remarks where the command line overrides a setting.
  private func shownMenu(_ look: Look) -> Menu {
    guard look.reducesMotion, settings.hasMotion, let row = rows.firstIndex(of: .motion) else { return menu }
    var menu = menu
    menu.items[row].trailing = "reduced by --reduce-motion"
    return menu
  }

  private mutating func choose(by input: PageInput, _ step: inout Step) -> Transition? {
    if let index = menu.handle(input.event, in: place(input.page)) { return take(rows[index], nil, &step) }
    switch input.command {
    case .act: return take(rows[menu.focus], nil, &step)
    case .right: return take(rows[menu.focus], 1, &step)
    case .left: return take(rows[menu.focus], -1, &step)
    case .help: return .push(ArcadeHelp.settings)
    case .pause, .leave: return .pop(with: .none)
    default: return nil
    }
  }

  /// Course, avatar and theme have screens of their own; left and right switch to the next theme at once.
  private mutating func take(_ row: SettingsRow, _ way: Int?, _ step: inout Step) -> Transition? {
    if case .course = row { return StartScene.open(.change, &step) }
    if row == .avatar { return .push(AvatarScene(chosen: settings.avatar, name: settings.name)) }
    if row == .theme, way == nil { return .push(ThemeScene(chosen: settings.theme)) }
    change(row, way ?? 1, &step)
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
      choose(.name(Text(field.string).string), &step)
      self.field = nil
    case .pause: self.field = nil
    case .help: return .push(ArcadeHelp.settings)
    default: break
    }
    return nil
  }

  private mutating func change(_ row: SettingsRow, _ way: Int, _ step: inout Step) {
    switch row {
    case .name: field = TextField(settings.name, limit: 30)
    case .theme: choose(.theme(next(after: settings.theme, in: ThemeChoice.all.map(\.name), way)), &step)
    case .motion: choose(.motion(!settings.hasMotion), &step)
    case .sound:
      choose(.sound(!settings.hasSound), &step)
      // Lets the player hear it; the host has applied the setting by then.
      step.report(.cue(.match))
    case .clock: choose(.timers(!settings.hasTimers), &step)
    case .time: choose(.seconds(next(after: settings.seconds, in: Self.times, way)), &step)
    case .ghost: choose(.ghost(!settings.hasGhost), &step)
    case .sides: choose(other(Self.sides, ["game"] + AskedSides.allCases.map(\.rawValue), way), &step)
    case .own(let choice): choose(other(choice.name, choice.values.map(\.id), way), &step)
    case .minutes: choose(.minutes(next(after: course.minutes, in: Self.minutes, way)), &step)
    case .answers: choose(.choosesAnswers(!course.choosesAnswers), &step)
    case .script: choose(.isScriptOnly(!course.isScriptOnly), &step)
    case .drawing: choose(.drawsAnswers(!course.drawsAnswers), &step)
    case .strokes: choose(.countsStrokes(!course.countsStrokes), &step)
    case .listening: choose(.listens(!course.listens), &step)
    case .schedule:
      choose(.schedule(next(after: course.schedule, in: MemoryModel.Schedule.allCases, way)), &step)
    case .course, .avatar: break
    }
  }

  private func other(_ name: String, _ values: [String], _ way: Int) -> Setting {
    .choice(name, next(after: settings.choices[name] ?? values[0], in: values, way))
  }

  private func next<Value: Equatable>(after value: Value, in values: [Value], _ way: Int) -> Value {
    let index = values.firstIndex(of: value) ?? 0
    return values[(index + way + values.count) % values.count]
  }

  private mutating func choose(_ setting: Setting, _ step: inout Step) {
    _ = settings.take(setting)
    menu.items = items
    step.report(.setting(setting))
  }

  private mutating func choose(_ change: CourseChoice.Change, _ step: inout Step) {
    course.take(change)
    menu.items = items
    step.report(.course(.chosen(change)))
  }

  private func place(_ page: Page) -> Rect { page.block(rows: menu.height) }
}
