import Engine

/// What the player wants after a pause.
public enum PauseChoice: Hashable, Sendable {
  /// To go on.
  case resume
  /// To start the same game anew.
  case restart
  /// To leave the game.
  case leave
}

/// A game that rests. It hides the board: time stands still, and so should thinking.
public struct PauseScene: PageScene {
  private enum Line: Sendable {
    case choice(PauseChoice)
    case lookBack
    case help
  }

  private let title: Text
  private var note: Text
  /// What becomes of it where the player leaves; empty for nothing to be said.
  private let promise: Text
  private let help: HelpScene?
  private let lookBack: (any Sendable)?
  /// What the player would leave.
  private let thing: Text
  private let lines: [Line]
  private var menu: Menu
  /// The window when it was updated last. What lies over the pause takes the news that it is another one.
  private var window: Size?

  /// A pause over a game: to go on, start again or leave, and to read the help where there is one. What the player
  /// wants is a `PauseChoice`, the outcome of the scene.
  ///
  ///     return .push(PauseScene(over: "Snake"))
  ///     …
  ///     mutating func resume(_ outcome: Outcome) {
  ///       if outcome.as(PauseChoice.self) == .leave { isOver = true }
  ///     }
  ///
  /// Where the player did not ask for it, the note says why it came: `PauseScene.note(for:)` of the event.
  public init(over title: Text, note: Text = .empty, help: HelpScene? = nil) {
    (self.title, self.note, promise, self.help, lookBack) = (title, note, .empty, help, nil)
    lines = [.choice(.resume)] + (help == nil ? [] : [.help]) + [.choice(.restart), .choice(.leave)]
    let names: [Text] = ["Go on"] + (help == nil ? [] : ["Help"]) + ["Start again", "Leave the game"]
    menu = Self.menu(names, false)
    thing = "game"
  }

  /// A pause over the game of that title, which can be looked back at.
  /// - Parameters:
  ///   - title: what pauses.
  ///   - note: why it came, where the player did not ask for it.
  ///   - promise: what becomes of what was done where the player leaves, in a sentence or two.
  ///   - help: the help that can be opened over it.
  ///   - leaving: whether the line that leaves has the focus.
  ///   - lookBack: reported when the player wants to see what just was; who runs the game may show it.
  public init(
    over title: Text, note: Text = .empty, promise: Text = .empty, help: HelpScene, leaving: Bool = false,
    lookBack: any Sendable
  ) {
    (self.title, self.note, self.promise, self.help, self.lookBack) = (title, note, promise, help, lookBack)
    thing = "game"
    lines = [.choice(.resume), .lookBack, .choice(.restart), .choice(.leave)]
    // A pause is recorded with its game, and a click in it takes its choice as ever.
    menu = Self.menu(["Go on", "Look back", "Start again", "Leave the game"], leaving, takesOnPress: true)
  }

  /// A pause over a session of a course, in which nothing is played that could be seen or started again.
  public init(overSession title: Text, promise: Text = .empty, help: HelpScene, leaving: Bool = false) {
    (self.title, note, self.promise, self.help, lookBack) = (title, .empty, promise, help, nil)
    thing = "session"
    lines = [.choice(.resume), .help, .choice(.leave)]
    menu = Self.menu(["Go on", "Help", "Leave the session"], leaving)
  }

  private static func menu(_ titles: [Text], _ leaving: Bool, takesOnPress: Bool = false) -> Menu {
    Menu(
      titles.map { Menu.Item($0) }, focus: leaving ? titles.count - 1 : 0, takesOnPress: takesOnPress)
  }

  public var foot: Foot {
    let lookingBack = lookBack == nil ? [] : [KeyHint("b", "look back")]
    return Foot(
      [KeyHint("Enter", "choose", .act), KeyHint("Esc", "go on", .pause)] + lookingBack
        + (help == nil ? [] : [.help]) + [KeyHint("q", "leave the " + thing, .leave)])
  }

  public mutating func beforeInput(_ step: inout Step) -> Transition? {
    if let window, window != step.window, !note.isEmpty { note = Self.changed }
    window = step.window
    return nil
  }

  public mutating func handle(_ input: PageInput, _ step: inout Step) -> Transition? {
    // Of several reasons for a pause the player is told the last.
    if let latest = Self.note(for: input.event), !note.isEmpty { note = latest }
    if let index = menu.handle(input.event, in: menuPlace(input.page)) { return take(index, &step) }
    switch input.command {
    case .leave: return choose(.leave)
    case .act: return take(menu.focus, &step)
    // Nobody should play what they can't see.
    case .pause: return Page.isTooSmall(input.page.window.size) ? nil : choose(.resume)
    case .help: return help.map { .push($0) }
    default:
      if Self.lookBackKey.intent(for: input.event) != nil { reportLookBack(&step) }
      return nil
    }
  }

  /// Looking back doesn't end the pause.
  private func take(_ index: Int, _ step: inout Step) -> Transition? {
    switch lines[index] {
    case .choice(let choice): return choose(choice)
    case .help: return help.map { .push($0) }
    case .lookBack:
      reportLookBack(&step)
      return nil
    }
  }

  private func reportLookBack(_ step: inout Step) {
    if let lookBack { step.report(lookBack) }
  }

  private static let lookBackKey = KeyMap<Bool>([(keys: ["b"], intent: true)])

  /// Why an event pauses a game; nil if it doesn't.
  public static func note(for event: InputEvent) -> Text? {
    switch event {
    case .resize: changed
    case .focus(false): "the window lost the focus"
    case .resumed: "the program was stopped"
    case .key, .mouse, .paste, .focus(true), .cellShape, .answer: nil
    }
  }

  private static let changed: Text = "the window has changed"

  public func draw(on canvas: inout Canvas, in page: Page, fraction: Double) {
    let place = menuPlace(page)
    canvas.put(canvas.ornaments.spelled(title), in: page.head, .leading, Style(canvas.theme.muted))
    let head = Rect(page.body.left, place.top - 4, page.body.width, 1)
    canvas.put("Paused", in: head, .center, Style(canvas.theme.text).bold)
    canvas.put(note, in: head.moved(by: Point(0, 1)), .center, Style(canvas.theme.muted))
    menu.draw(on: &canvas, in: place)
    let below = page.body.centered(Size(min(page.body.width, 60), 2))
    canvas.put(
      promise, wrappedIn: Rect(below.left, place.bottom + 1, below.width, below.height), .center, .top,
      Style(canvas.theme.muted))
  }

  /// What it says decides nothing.
  public var isToRead: Bool { true }

  /// Hashes which choice has the focus, of how many, and whether it came unasked.
  public func hash(into hash: inout StateHash) {
    // Left out: the window is the stack's to hash; what is reported is told to the host alone; the promise is only said.
    hash.combine([lines.count, menu.focus])
    hash.combine(note.isEmpty)
  }

  private func choose(_ choice: PauseChoice) -> Transition { .pop(with: Outcome(choice)) }

  private func menuPlace(_ page: Page) -> Rect {
    page.body.centered(Size(24, menu.height)).moved(by: Point(0, 1))
  }
}
