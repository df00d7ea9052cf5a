import Engine

/// A screen of menus, lists and text on a `Page`: it takes an event at a time, and the last line names its keys.
///
///     struct ColorScene: PageScene {
///       private var menu = Menu([Menu.Item("Red"), Menu.Item("Blue")])
///
///       var foot: Foot { Foot([.upDown("choose"), KeyHint("Enter", "take", .act), .back]) }
///
///       mutating func handle(_ input: PageInput, _ step: inout Step) -> Transition? {
///         if let index = menu.handle(input.event, in: input.page.body) { return .pop(with: Outcome(index)) }
///         switch input.command {
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
/// The loop over the input, the window that is too small, the clicks on the foot and the sleep until something happens
/// are done here. A game whose window must not change unseen is a plain `Scene`, and so is one that has no foot.
public protocol PageScene: Scene {
  /// The keys that work now. By default none.
  var foot: Foot { get }

  /// The keys that work now, for a screen where they hang on the room that the page has. By default `foot`.
  func foot(on page: Page) -> Foot

  /// Whether letters are text just now and no commands. By default they are commands.
  var isTyping: Bool { get }

  /// Called in each update before the input. Where it returns a transition, that is what the update comes to: the input
  /// is for the scene that comes, and lost where none comes.
  mutating func beforeInput(_ step: inout Step) -> Transition?

  /// Takes one event. Where it returns a transition, the events behind this one are for the scene that comes.
  mutating func handle(_ input: PageInput, _ step: inout Step) -> Transition?

  /// Called in each update after all input, if nothing of it led elsewhere. By default the screen sleeps until something
  /// happens.
  mutating func afterInput(_ step: inout Step) -> Transition

  /// Draws everything but the foot. Not called while the window is too small.
  func draw(on canvas: inout Canvas, in page: Page, fraction: Double)
}

/// An event with what it means on a `PageScene`.
public struct PageInput: Sendable {
  /// What happened. A click on a hint of the foot that stands for a key is the press of that key.
  public let event: InputEvent
  /// The command of the key, by `KeyMap.standard`, or of the hint that was clicked. Where letters are text, a text field
  /// takes the event first.
  public let command: Command?
  /// The page that the player saw when it happened.
  public let page: Page

  init(_ event: InputEvent, on page: Page, _ foot: Foot) {
    self.event = foot.pressed(by: event, in: page.foot)
    command = KeyMap.standard.intent(for: self.event) ?? foot.command(for: self.event, in: page.foot)
    self.page = page
  }
}

extension PageScene {
  public var foot: Foot { Foot([]) }

  public func foot(on page: Page) -> Foot { foot }

  public var isTyping: Bool { false }

  public mutating func beforeInput(_ step: inout Step) -> Transition? { nil }

  public mutating func afterInput(_ step: inout Step) -> Transition { .sleep(until: nil) }

  public mutating func update(_ step: inout Step) -> Transition {
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
  /// Writes the title of a screen, and in the same line at its right end a remark.
  public mutating func putTitle(_ title: Text, in line: Rect, remark: Text = .empty) {
    put(title, in: line, .leading, Style(theme.text).bold)
    put(remark, in: line, .trailing, Style(theme.muted))
  }
}

extension Step {
  /// The next event for a screen that is drawn on this page, as `next()` has it. Where the window is too small for any
  /// screen, only what leaves or explains comes of keys, mouse and pasted text: nobody should change what they can't see. With `typing`
  /// letters are text just now, and no commands.
  public mutating func next(on page: Page, typing: Bool = false) -> InputEvent? {
    while let event = next() {
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
    case .focus, .resize, .cellShape, .resumed, .answer: true
    }
  }
}

extension Key.Code {
  fileprivate var isCharacter: Bool { if case .character = self { true } else { false } }
}
