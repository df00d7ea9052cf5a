import Engine
import Interface
import Learning

/// What a player sees before the first game, and before a game with words that they have never met: how to
/// play, and the new words with what they mean. One key leaves it; the clock starts after it.
struct MemoryIntroduction: Scene {
  private let setup: MemorySetup
  private let game: MemoryScene

  init(_ setup: MemorySetup, game: MemoryScene) {
    self.setup = setup
    self.game = game
  }

  mutating func update(_ step: inout Step) -> Transition {
    let page = Page(step.window)
    for event in step.input {
      switch KeyMap.standard.intent(for: event) ?? foot.command(for: event, in: page.foot) {
      case .leave, .pause: return .pop(with: Outcome(ResultsChoice.menu))
      case _ where Page.isTooSmall(step.window): break
      case .act: return start(&step)
      case .help: return .push(MemoryHelp.scene)
      default: if isClick(event, in: page.body) { return start(&step) }
      }
    }
    return .sleep(until: nil)
  }

  func draw(on canvas: inout Canvas, fraction: Double) {
    let page = Page(canvas.size)
    guard !Page.isTooSmall(canvas.size) else { return Page.drawTooSmall(on: &canvas) }
    canvas.put(canvas.ornaments.spelled(setup.title), in: page.head, .leading, Style(canvas.theme.muted))
    let explained = drawRules(on: &canvas, in: page.body)
    drawWords(on: &canvas, in: page.body, from: page.body.top + explained)
    foot.draw(on: &canvas, in: page.foot)
  }

  func fold(into hash: inout StateHash) {
    game.fold(into: &hash)
  }

  private func start(_ step: inout Step) -> Transition {
    step.report(WordsMet(deck: setup.round.deck, words: newPairs.map(\.word.id)))
    return .replace(game)
  }

  private func isClick(_ event: InputEvent, in rect: Rect) -> Bool {
    guard case .mouse(let mouse) = event else { return false }
    return mouse.action == .press && mouse.button == .left && rect.contains(mouse.position)
  }

  private var newPairs: [RoundSetup.Item] { setup.round.items.filter(\.isNew) }

  private var foot: Foot {
    Foot([KeyHint("Enter", "start", .act), KeyHint("?", "help", .help), KeyHint("q", "menu", .leave)])
  }

  /// Returns the rows that it took.
  private func drawRules(on canvas: inout Canvas, in rect: Rect) -> Int {
    guard setup.round.explains else { return 0 }
    var row = rect.top
    for rule in MemoryHelp.short(isMixed: setup.isMixed) {
      let place = Rect(rect.left, row, rect.width, rect.bottom - row)
      row += canvas.put(rule, wrappedIn: place, .leading, .top, Style(canvas.theme.text))
    }
    return row - rect.top + 1
  }

  private func drawWords(on canvas: inout Canvas, in rect: Rect, from top: Int) {
    guard !newPairs.isEmpty else { return }
    let label: Text = setup.round.kind == .alphabet ? "New letters" : "New words"
    canvas.put(label, at: Point(rect.left, top), Style(canvas.theme.accent).bold)
    let rows = max(1, rect.bottom - top - 2)
    let columns = newPairs.count > rows ? 2 : 1
    let width = rect.width / columns
    let term = min((newPairs.map(\.term.width).max() ?? 0), width / 2)
    for (index, pair) in newPairs.prefix(rows * columns).enumerated() {
      let row = Rect(rect.left + index / rows * width, top + 2 + index % rows, width - 2, 1)
      canvas.put(pair.term, in: Rect(row.left, row.top, term, 1), .leading, Style(canvas.theme.text).bold)
      let rest = Rect(row.left + term + 3, row.top, row.width - term - 3, 1)
      canvas.put(canvas.ornaments.spelled(pair.explanation), in: rest, .leading, Style(canvas.theme.muted))
    }
  }
}
