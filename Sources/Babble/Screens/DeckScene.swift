import Engine
import Interface
import Learning

/// The deck that was chosen, and the game to start with it, if one was meant.
struct DeckChoice: Sendable {
  let id: String
  let game: CatalogueEntry?
}

/// All decks to choose from. Pops with a `DeckChoice`.
struct DeckScene: Scene {
  private let decks: [Deck]
  private let game: CatalogueEntry?
  private var menu: Menu

  init(_ arcade: Arcade, thenPlay game: CatalogueEntry?) {
    decks = arcade.decks
    self.game = game
    let time = arcade.now()
    let items = decks.map { deck in
      let met = deck.words.count { arcade.standing(of: $0, in: deck, at: time) != .new }
      return Menu.Item(
        Text(deck.name), detail: Text("\(deck.language.term) → \(deck.language.meaning)"),
        trailing: Text("\(met) of \(Figure.grouped(deck.words.count)) met"))
    }
    menu = Menu(items, focus: decks.firstIndex { $0.id == arcade.deck?.id } ?? 0)
  }

  mutating func update(_ step: inout Step) -> Transition {
    let page = Page(step.window)
    for event in step.input {
      if let index = menu.handle(event, in: place(page)) { return choose(index) }
      switch KeyMap.standard.intent(for: event) ?? Self.foot.command(for: event, in: page.foot) {
      case .act where !decks.isEmpty: return choose(menu.focus)
      case .pause, .leave: return .pop(with: .none)
      default: break
      }
    }
    return .sleep(until: nil)
  }

  func draw(on canvas: inout Canvas, fraction: Double) {
    let page = Page(canvas.size)
    guard !Page.isTooSmall(canvas.size) else { return Page.drawTooSmall(on: &canvas) }
    canvas.put("Words", in: page.head, .leading, Style(canvas.theme.text).bold)
    menu.draw(on: &canvas, in: place(page))
    let hint: Text = "Your own words: babble play memory --deck FILE, with JSON, CSV or TSV."
    let row = Rect(page.body.left, page.body.bottom - 1, page.body.width, 1)
    canvas.put(hint, in: row, .leading, Style(canvas.theme.muted))
    Self.foot.draw(on: &canvas, in: page.foot)
  }

  func fold(into hash: inout StateHash) {
    hash.fold(menu)
  }

  private static let foot = Foot([
    .upDown("choose"), KeyHint("Enter", "take", .act), KeyHint("Esc", "back", .pause),
  ])

  private func choose(_ index: Int) -> Transition {
    .pop(with: Outcome(DeckChoice(id: decks[index].id, game: game)))
  }

  private func place(_ page: Page) -> Rect {
    Rect(page.body.left, page.body.top, page.body.width, page.body.height - 2)
  }
}
