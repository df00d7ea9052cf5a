import Engine
import Games
import Interface
import Learning

/// The games that some words can be played in. The one that is chosen takes its place.
struct WordGamesScene: PageScene {
  /// The key of lists and cards that opens it.
  static let key = Key(.character("p"))
  static let hint = KeyHint("p", "play", pressing: key)

  private let words: [WordReference]
  private var menu = Menu(GameTitle.ofWords.map { Menu.Item($0.title, detail: $0.summary) })

  /// - Parameter words: more than a round takes are left out.
  init(_ words: [WordReference]) { self.words = Array(words.prefix(RoundSetup.mostItems)) }

  var foot: Foot { Foot([.upDown("choose"), .enter(.start), .help, .back]) }

  mutating func handle(_ input: PageInput, _ step: inout Step) -> Transition? {
    if let index = menu.handle(input.event, in: place(input.page)) { return play(GameTitle.ofWords[index]) }
    switch input.command {
    case .act: return play(GameTitle.ofWords[menu.focus])
    case .help: return .push(ScreenHelp.wordGames)
    case .pause, .leave: return .pop(with: .none)
    default: return nil
    }
  }

  func draw(on canvas: inout Canvas, in page: Page, fraction: Double) {
    let place = place(page)
    let title = Text(
      "Play with " + (words.count == 1 ? "this word" : "these \(Figure.grouped(words.count)) words"))
    canvas.putTitle(title, in: page.title(over: place))
    menu.draw(on: &canvas, in: place)
  }

  private func place(_ page: Page) -> Rect { page.block(rows: menu.height) }

  private func play(_ game: GameTitle) -> Transition {
    .replace(SessionScene(GameRequest(game: game.name, words: words)))
  }
}
