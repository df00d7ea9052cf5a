import Engine
import Interface
import LargeLetters
import Learning
import WordGame

/// A card was left while it showed this row of the list.
struct CardLeft: Sendable {
  let row: Int
}

/// All that is known about a word and of it, and the hint that the player writes for themselves.
struct WordCardScene: Scene {
  private let rows: [Int]
  private var shown: DeckKnowledge
  private var row: Int
  /// The row whose word was said last.
  private var saidRow: Int?
  private var drawings = AskedLetters()

  /// The card of one of the rows, which are indices of the deck's words.
  init(_ shown: DeckKnowledge, rows: [Int], at row: Int) {
    self.shown = shown
    self.rows = rows
    self.row = row
  }

  mutating func update(_ step: inout Step) -> Transition {
    let page = Page(step.window)
    while let event = step.next(on: page) {
      if let transition = handle(event, page) { return transition }
    }
    ask(&step)
    return .sleep(until: nil)
  }

  mutating func hear(_ news: any Sendable) {
    if case .hint(let change) = news as? ArcadeNews { shown.take(change) }
  }

  func draw(on canvas: inout Canvas, fraction: Double) {
    let page = Page(canvas.size)
    guard !Page.isTooSmall(canvas.size) else { return Page.drawTooSmall(on: &canvas) }
    let theme = canvas.theme
    let place = "\(Figure.grouped(row + 1)) of \(Figure.grouped(rows.count))"
    let title = Text(deck.name).shortened(to: page.head.width - 30) + " · " + Text(place)
    canvas.put(canvas.ornaments.spelled(title), in: page.head, .leading, Style(theme.muted))
    let mark = shown.shownMark(of: word)
    canvas.put(
      mark.mark.sign(canvas.ornaments) + " " + mark.name, in: page.head, .trailing, Style(mark.color(theme)))
    WordCard(word, shown).draw(on: &canvas, drawings)
    Self.foot.draw(on: &canvas, in: page.foot)
  }

  func hash(into hash: inout StateHash) {
    // Left out: drawings, which only look nice.
    hash.combine(fieldsOf: self, rows, shown, row, saidRow, cosmetic: 1)
  }

  private var deck: Deck { shown.deck }
  private var word: Word { deck.words[rows[row]] }

  private static let foot = Foot([
    KeyHint("Enter", "your hint", .act), .left("before"), .right("next"), .help, .back,
  ])

  private mutating func handle(_ event: InputEvent, _ page: Page) -> Transition? {
    if HintLine.isWanted(by: event, in: layout(page.window.size).hint) { return writing }
    if case .mouse(let mouse) = event, case .wheel(let notches) = mouse.action { move(notches) }
    switch KeyMap.standard.intent(for: event) ?? Self.foot.command(for: event, in: page.foot) {
    case .act: return writing
    case .left, .up, .previous: move(-1)
    case .right, .down, .next: move(1)
    case .first: move(-row)
    case .last: move(rows.count)
    case .help: return .push(ScreenHelp.card)
    case .pause, .leave: return .pop(with: Outcome(CardLeft(row: row)))
    default: break
    }
    return nil
  }

  private var writing: Transition {
    let deck = deck
    return .push(
      HintScene(for: shown.met(word), shown.hint(of: word), obstacle: shown.obstacle) { window in
        WordCard.layout(of: deck, in: window).hint
      })
  }

  /// Has the word said once, and letters drawn: also those to either side, so that they are there when they come.
  private mutating func ask(_ step: inout Step) {
    let language = deck.language.term
    if saidRow != row {
      step.report(.spoken(Spoken(word.spoken(in: language), language: language)))
      saidRow = row
    }
    let layout = layout(step.window)
    let near = [row, row + 1, row - 1].filter(rows.indices.contains)
    drawings.update(near.compactMap { layout.large(deck.words[rows[$0]], language: language) }, &step)
  }

  private func layout(_ window: Size) -> CardLayout { WordCard.layout(of: deck, in: window) }

  private mutating func move(_ way: Int) {
    row = min(max(0, row + way), rows.count - 1)
  }
}
