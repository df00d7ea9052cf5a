import Engine
import Interface
import WordGame

/// Says why a game can't be played, and offers ways on: the letters if these help, another deck, or the menu.
/// Pops with a `NextStep`.
package struct NoticeScene: Scene {
  private let hindrance: Hindrance
  private var menu: Menu

  package init(_ hindrance: Hindrance) {
    self.hindrance = hindrance
    menu = Menu(Self.choices(hindrance).map { Menu.Item($0.title) })
  }

  private static func choices(_ hindrance: Hindrance) -> [NextStep] {
    (hindrance.needsLetters ? [.letters] : []) + [.anotherDeck, .menu]
  }

  private var choices: [NextStep] { Self.choices(hindrance) }

  package mutating func update(_ step: inout Step) -> Transition {
    let page = Page(step.window)
    while let event = step.next(on: page) {
      if let index = menu.handle(event, in: menuPlace(page)) { return choose(choices[index]) }
      switch KeyMap.standard.intent(for: event) ?? Self.foot.command(for: event, in: page.foot) {
      case .act: return choose(choices[menu.focus])
      case .leave, .pause: return choose(.menu)
      case .help: return .push(ScreenHelp.notice)
      default: break
      }
    }
    return .sleep(until: nil)
  }

  package func draw(on canvas: inout Canvas, fraction: Double) {
    let page = Page(canvas.size)
    guard !Page.isTooSmall(canvas.size) else { return Page.drawTooSmall(on: &canvas) }
    canvas.put(canvas.ornaments.spelled(hindrance.title), in: page.head, .leading, Style(canvas.theme.muted))
    let place = menuPlace(page)
    let room = Rect(page.body.left, page.body.top, page.body.width, place.top - page.body.top - 1)
    let above = room.centered(Size(min(room.width, Page.blockWidth), room.height))
    canvas.put(hindrance.notice, wrappedIn: above, .center, .bottom, Style(canvas.theme.text))
    menu.draw(on: &canvas, in: place)
    Self.foot.draw(on: &canvas, in: page.foot)
  }

  package func hash(into hash: inout StateHash) {
    hash.combine(fieldsOf: self, hindrance, menu)
  }

  private static let foot = Foot([
    .upDown("choose"), KeyHint("Enter", "go", .act), .help, KeyHint("q", "menu", .leave),
  ])

  private func menuPlace(_ page: Page) -> Rect {
    page.body.centered(Size(24, menu.height)).moved(by: Point(0, 1))
  }

  private func choose(_ choice: NextStep) -> Transition { .pop(with: Outcome(choice)) }
}
