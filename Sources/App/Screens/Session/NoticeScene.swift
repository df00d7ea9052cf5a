import Engine
import Games
import Interface

/// Says why a game can't be played, and offers ways on: the letters if these help, another deck, or the menu.
/// Pops with a `NextStep`.
package struct NoticeScene: PageScene {
  private let obstacle: RoundObstacle
  private var menu: Menu

  package init(_ obstacle: RoundObstacle) {
    self.obstacle = obstacle
    menu = Menu(Self.choices(obstacle).map { Menu.Item($0.title) })
  }

  private static func choices(_ obstacle: RoundObstacle) -> [NextStep] {
    (obstacle.needsLetters ? [.letters] : []) + [.anotherDeck, .menu]
  }

  private var choices: [NextStep] { Self.choices(obstacle) }

  package var foot: Foot {
    Foot([.upDown("choose"), .enter(.select), .help, KeyHint("q", "menu", .leave)])
  }

  package mutating func handle(_ input: PageInput, _ step: inout Step) -> Transition? {
    if let index = menu.handle(input.event, in: menuPlace(input.page)) { return choose(choices[index]) }
    switch input.command {
    case .act: return choose(choices[menu.focus])
    case .leave, .pause: return choose(.menu)
    case .help: return .push(ScreenHelp.notice)
    default: return nil
    }
  }

  package func draw(on canvas: inout Canvas, in page: Page, fraction: Double) {
    canvas.put(canvas.ornaments.spelled(obstacle.title), in: page.head, .leading, Style(canvas.theme.muted))
    let place = menuPlace(page)
    let room = Rect(page.body.left, page.body.top, page.body.width, place.top - page.body.top - 1)
    let above = room.centered(Size(min(room.width, Page.blockWidth), room.height))
    canvas.put(obstacle.notice, wrappedIn: above, .center, .bottom, Style(canvas.theme.text))
    menu.draw(on: &canvas, in: place)
  }

  private func menuPlace(_ page: Page) -> Rect {
    page.body.centered(Size(24, menu.height)).moved(by: Point(0, 1))
  }

  private func choose(_ choice: NextStep) -> Transition { .pop(with: Outcome(choice)) }
}
