import Engine

/// A screen of menus, lists and text, laid out on a `Page`. Most screens that are no games are one.
///
///     struct ColorScene: PageScene {
///       private var menu = Menu([Menu.Item("Red"), Menu.Item("Blue")])
///
///       var foot: Foot { Foot([.upDown("choose"), .enter(.select), .back]) }
///
///       mutating func handle(_ input: PageInput, _ step: inout Step) -> Transition? {
///         if let index = menu.handle(input.event, in: input.page.body) { return .pop(with: Outcome(index)) }
///         switch input.command {
///         case .act: return .pop(with: Outcome(menu.focus))
///         case .pause, .leave: return .pop(with: .none)
///         default: return nil
///         }
///       }
///
///       func draw(on canvas: inout Canvas, in page: Page, fraction: Double) {
///         menu.draw(on: &canvas, in: page.body)
///       }
///     }
///
/// The protocol does what all of them share: it loops over the input, turns clicks on the foot into commands,
/// asks for more room in too small a window, and sleeps until there is input. A game that pauses when the
/// window changes is a plain `Scene`.
public protocol PageScene: Scene {
  /// The keys that work now. Implement one of `foot` and `foot(on:)`: the default, `Foot([])`, draws no foot.
  var foot: Foot { get }

  /// The keys that work now, for a screen on which they depend on the size of the page. By default `foot`.
  func foot(on page: Page) -> Foot

  /// Whether letters are text now, and no commands. By default they are commands.
  var isTyping: Bool { get }

  /// Called in each update before the input. If it returns a transition, the update ends with that: the next
  /// scene gets the input, and if this one stays on top the input is dropped.
  mutating func beforeInput(_ step: inout Step) -> Transition?

  /// Handles one event. If it returns a transition, the next scene gets the events after this one.
  mutating func handle(_ input: PageInput, _ step: inout Step) -> Transition?

  /// Called in each update after the input, unless an event has led elsewhere. By default the screen sleeps
  /// until there is input.
  mutating func afterInput(_ step: inout Step) -> Transition

  /// Draws everything but the foot. Not called while the window is too small.
  func draw(on canvas: inout Canvas, in page: Page, fraction: Double)
}

extension PageScene {
  public var foot: Foot { Foot([]) }

  public func foot(on page: Page) -> Foot { foot }

  public var isTyping: Bool { false }

  public mutating func beforeInput(_ step: inout Step) -> Transition? { nil }

  public mutating func afterInput(_ step: inout Step) -> Transition { .sleep(until: nil) }

  public mutating func update(_ step: inout Step) -> Transition { updatePage(&step) }

  /// The update of every page, for a screen that does more in its own.
  public mutating func updatePage(_ step: inout Step) -> Transition {
    if let transition = beforeInput(&step) { return transition }
    let page = Page(step.window)
    while let event = step.next(on: page, typing: isTyping) {
      let input = PageInput(event, on: page, foot(on: page))
      if let transition = handle(input, &step) { return transition }
    }
    return afterInput(&step)
  }

  public func draw(on canvas: inout Canvas, fraction: Double) {
    guard !Page.isTooSmall(canvas.size) else { return Page.drawTooSmall(on: &canvas) }
    let page = Page(canvas.size)
    draw(on: &canvas, in: page, fraction: fraction)
    foot(on: page).draw(on: &canvas, in: page.foot)
  }
}

extension Canvas {
  /// Writes the title of a screen, and a remark at the right end of its line.
  public mutating func putTitle(_ title: Text, in line: Rect, remark: Text = .empty) {
    put(title, in: line, .leading, Style(theme.text).bold)
    put(remark, in: line, .trailing, Style(theme.muted))
  }
}

extension Step {
  /// The next event for a screen on this page, with the player's own keys as the usual ones. In a window that is too small, mouse, pasted text and all keys
  /// but those that leave or help are dropped, since nobody should change what they can't see.
  /// - Parameter typing: whether letters are text now, and no commands.
  public mutating func next(on page: Page, typing: Bool = false) -> InputEvent? {
    while let next = next() {
      let event = typing ? next : ownKeys.usual(next)
      if !Page.isTooSmall(page.window.size) || event.isTakenUnseen(typing: typing) { return event }
    }
    return nil
  }
}

extension InputEvent {
  fileprivate func isTakenUnseen(typing: Bool) -> Bool {
    switch self {
    case .key(let key):
      switch KeyMap.standard.intent(for: self) {
      case .leave, .pause, .help: !(typing && key.code.isCharacter)
      default: false
      }
    case .mouse, .paste: false
    case .focus, .resize, .resumed: true
    }
  }
}

extension Key.Code {
  fileprivate var isCharacter: Bool { if case .character = self { true } else { false } }
}
