import Engine

/// A paused game. Of the field only the frames show through, faintly, so that a pause gives no time to think.
public struct PauseScene: PageScene {
  private enum Line: Sendable {
    case choice(PauseChoice)
    case lookBack
    case help
  }

  private let title: Text
  private var note: Text
  /// What leaving means for what was done so far; may be empty.
  private let promise: Text
  /// How the game stands; may be empty.
  private let standing: Text
  private let help: HelpScene?
  private let lookBack: (any Sendable)?
  /// What the player would leave: "game" or "session".
  private let thing: Text
  private let lines: [Line]
  private var menu: Menu
  /// The window at the last update. A scene over the pause may have taken the resize event.
  private var window: Size?

  /// A pause over a game: go on, start again, leave, and read the help if there is one. Its outcome is a
  /// `PauseChoice`.
  ///
  ///     return .push(PauseScene(over: "Snake"))
  ///     …
  ///     mutating func resume(_ outcome: Outcome, _ step: inout Step) -> Transition? {
  ///       outcome.as(PauseChoice.self) == .leave ? .pop(with: .none) : nil
  ///     }
  ///
  /// If the player didn't ask for the pause, pass the reason as note: `PauseScene.note(for:)` of the event.
  public init(over title: Text, note: Text = .empty, help: HelpScene? = nil) {
    (self.title, self.note, self.help, lookBack) = (title, note, help, nil)
    (promise, standing) = (.empty, .empty)
    lines = [.choice(.resume)] + (help == nil ? [] : [.help]) + [.choice(.restart), .choice(.leave)]
    let names: [Text] = ["Go on"] + (help == nil ? [] : ["Help"]) + ["Start again", "Leave the game"]
    menu = Self.menu(names, false)
    thing = "game"
  }

  /// A pause over a game whose last seconds can be looked back at.
  /// - Parameters:
  ///   - note: the reason, if the player didn't ask for the pause.
  ///   - standing: how the game stands, as in "0:41 left · 1,240 points".
  ///   - promise: what leaving means for what was done so far, in a sentence or two.
  ///   - leaving: whether the item that leaves has the focus.
  ///   - lookBack: reported when the player wants to look back. The scene below shows it.
  public init(
    over title: Text, note: Text = .empty, standing: Text = .empty, promise: Text = .empty, help: HelpScene,
    leaving: Bool = false, lookBack: any Sendable
  ) {
    (self.title, self.note, self.standing, self.promise) = (title, note, standing, promise)
    (self.help, self.lookBack) = (help, lookBack)
    thing = "game"
    lines = [.choice(.resume), .lookBack, .choice(.restart), .choice(.leave)]
    menu = Self.menu(["Go on", "Look back", "Start again", "Leave the game"], leaving)
  }

  /// A pause over a session of a course, which can't be looked back at or started again.
  public init(overSession title: Text, promise: Text = .empty, help: HelpScene, leaving: Bool = false) {
    (self.title, self.promise, self.help, lookBack) = (title, promise, help, nil)
    (note, standing) = (.empty, .empty)
    thing = "session"
    lines = [.choice(.resume), .help, .choice(.leave)]
    menu = Self.menu(["Go on", "Help", "Leave the session"], leaving)
  }

  private static func menu(_ titles: [Text], _ leaving: Bool) -> Menu {
    Menu(titles.map { Menu.Item($0) }, focus: leaving ? titles.count - 1 : 0)
  }

  public var foot: Foot {
    let lookingBack = lookBack == nil ? [] : [KeyHint("b", "look back", pressing: "b")]
    return Foot(
      [.enter(.select), KeyHint("Esc", "go on", .pause)] + lookingBack
        + (help == nil ? [] : [.help]) + [KeyHint("q", "leave the " + thing, .leave)])
  }

  public mutating func beforeInput(_ step: inout Step) -> Transition? {
    if let window, window != step.window, !note.isEmpty { note = Self.changed }
    window = step.window
    return nil
  }

  public mutating func handle(_ input: PageInput, _ step: inout Step) -> Transition? {
    // The player is told the latest of several reasons.
    if let latest = Self.note(for: input.event), !note.isEmpty { note = latest }
    if let index = menu.handle(input.event, in: menuPlace(input.page)) { return choose(index, &step) }
    switch input.command {
    case .leave: return choose(.leave)
    case .act: return choose(menu.focus, &step)
    // Nobody should play what they can't see.
    case .pause: return Page.isTooSmall(input.page.window.size) ? nil : choose(.resume)
    case .help: return help.map { .push($0) }
    default: return Self.lookBackKey.intent(for: input.event).flatMap { _ in lookBack(&step) }
    }
  }

  /// Looking back doesn't end the pause.
  private func choose(_ index: Int, _ step: inout Step) -> Transition? {
    switch lines[index] {
    case .choice(let choice): return choose(choice)
    case .help: return help.map { .push($0) }
    case .lookBack: return lookBack(&step)
    }
  }

  /// Keys of the same tick were meant for the look back, so they do nothing here.
  private func lookBack(_ step: inout Step) -> Transition? {
    guard let lookBack else { return nil }
    step.report(lookBack)
    return .sleep(until: nil)
  }

  private static let lookBackKey = KeyMap<Bool>([(keys: ["b"], intent: true)])

  /// The reason why an event pauses a game; nil if it doesn't.
  public static func note(for event: InputEvent) -> Text? {
    switch event {
    case .resize: changed
    case .focus(false): "the window lost the focus"
    case .resumed: "the program was stopped"
    case .key, .mouse, .paste, .focus(true): nil
    }
  }

  private static let changed: Text = "the window has changed"

  public var isTransparent: Bool { true }

  public func draw(on canvas: inout Canvas, in page: Page, fraction: Double) {
    let theme = canvas.theme
    // In a window of another size the game below hasn't been laid out again.
    if note == Self.changed { canvas.clear() } else { canvas.veil(0.7) }
    for line in [page.head, page.foot] {
      canvas.fill(Rect(0, line.top, canvas.size.width, line.height), theme.ground)
    }
    canvas.put(canvas.ornaments.spelled(title), in: page.head, .leading, Style(theme.muted))
    let (place, panel) = (menuPlace(page), panel(page))
    canvas.fill(panel.inset(-1, 0), theme.ground)
    canvas.box(panel, .rounded, Style(theme.muted), fill: theme.raised)
    let line = Rect(panel.left + 2, panel.top + 1, panel.width - 4, 1)
    canvas.put("Paused", in: line, .center, Style(theme.text).bold)
    canvas.put(
      canvas.ornaments.spelled(standing), in: line.moved(by: Point(0, 1)), .center, Style(theme.text))
    canvas.put(note, in: line.moved(by: Point(0, 2)), .center, Style(theme.muted))
    menu.draw(on: &canvas, in: place)
    let below = Rect(line.left, place.bottom + 1, line.width, Self.promiseHeight)
    canvas.put(promise, wrappedIn: below, .center, .top, Style(theme.muted))
  }

  /// The text decides nothing.
  public var isToRead: Bool { true }

  public func hash(into hash: inout StateHash) {
    // Fixed by recordings. Left out: the window, which the stack hashes; lookBack, which is only reported;
    // texts.
    hash.combine([lines.count, menu.focus])
    hash.combine(note.isEmpty)
  }

  private func choose(_ choice: PauseChoice) -> Transition { .pop(with: Outcome(choice)) }

  private static let promiseHeight = 2

  private func panel(_ page: Page) -> Rect {
    let place = menuPlace(page)
    let width = min(page.body.width, promise.isEmpty ? 44 : 64)
    let below = promise.isEmpty ? 1 : Self.promiseHeight + 1
    return Rect(
      page.body.left + (page.body.width - width) / 2, place.top - 4, width, place.height + 5 + below)
  }

  private func menuPlace(_ page: Page) -> Rect {
    page.body.centered(Size(24, menu.height)).moved(by: Point(0, 1))
  }
}
