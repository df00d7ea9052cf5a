import Engine
import Interface

/// The kinds of a game. Pops with a `GameRequest` for the one that is chosen.
struct VariationScene: Scene {
  private let game: CatalogueEntry
  private var menu: Menu

  init(_ game: CatalogueEntry, _ arcade: Arcade) {
    self.game = game
    menu = Menu(
      game.profile.variations.map { variation in
        let best = arcade.best(game.profile.name, variation: variation.name)
        return Menu.Item(
          variation.title, detail: variation.detail,
          trailing: best.map { Text("best \(Figure.grouped($0))") } ?? .empty)
      })
  }

  mutating func update(_ step: inout Step) -> Transition {
    let page = Page(step.window)
    for event in step.input {
      if let index = menu.handle(event, in: place(page)) { return choose(index) }
      switch KeyMap.standard.intent(for: event) ?? Self.foot.command(for: event, in: page.foot) {
      case .act: return choose(menu.focus)
      case .help: return .push(game.profile.help)
      case .pause, .leave: return .pop(with: .none)
      default: break
      }
    }
    return .sleep(until: nil)
  }

  func draw(on canvas: inout Canvas, fraction: Double) {
    let page = Page(canvas.size)
    guard !Page.isTooSmall(canvas.size) else { return Page.drawTooSmall(on: &canvas) }
    canvas.put(game.profile.title, in: page.head, .leading, Style(canvas.theme.text).bold)
    menu.draw(on: &canvas, in: place(page))
    Self.foot.draw(on: &canvas, in: page.foot)
  }

  func fold(into hash: inout StateHash) {
    hash.fold(menu)
  }

  private static let foot = Foot([
    .upDown("choose"), KeyHint("Enter", "play", .act), KeyHint("?", "help", .help), .back,
  ])

  private func place(_ page: Page) -> Rect {
    Rect(page.body.left, page.body.top + 1, min(page.body.width, 76), menu.height)
  }

  private func choose(_ index: Int) -> Transition {
    .pop(with: Outcome(GameRequest(game, variation: game.profile.variations[index].name)))
  }
}
