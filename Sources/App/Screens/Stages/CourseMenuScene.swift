import Engine
import Interface

/// The menu of the map with everything else that can be done there, and its keys. Pops with a `CourseDeed`.
struct CourseMenuScene: PageScene {
  private let title: Text
  private let deeds: [CourseDeed]
  private var menu: Menu

  init(_ title: Text, _ deeds: [(action: CourseDeed, detail: Text)]) {
    self.title = title
    self.deeds = deeds.map(\.action)
    menu = Menu(
      deeds.map { Menu.Item($0.action.title, detail: $0.detail, trailing: $0.action.key ?? .empty, air: 1) })
  }

  var foot: Foot { Foot([.upDown("choose"), .enter(.open), .help, .back]) }

  mutating func handle(_ input: PageInput, _ step: inout Step) -> Transition? {
    if let index = menu.handle(input.event, in: place(input.page)) { return choose(index) }
    switch input.command {
    case .act: return choose(menu.focus)
    case .help: return .push(ScreenHelp.courseMenu)
    case .pause, .leave: return .pop(with: .none)
    default: return nil
    }
  }

  private func choose(_ index: Int) -> Transition { .pop(with: Outcome(deeds[index])) }

  func draw(on canvas: inout Canvas, in page: Page, fraction: Double) {
    let place = place(page)
    canvas.putTitle(title, in: page.title(over: place))
    menu.draw(on: &canvas, in: place)
  }

  private func place(_ page: Page) -> Rect { page.block(rows: menu.height) }
}
