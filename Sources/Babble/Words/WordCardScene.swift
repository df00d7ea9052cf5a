import Engine
import Interface
import Learning
import Saving

/// A card was left while it showed this row of the list.
struct CardLeft: Sendable {
  let row: Int
}

/// All that is known about a word and of it, and the hint that the player writes for themselves.
struct WordCardScene: Scene {
  /// The most characters of a hint.
  private static let longestHint = 200

  private let deck: Deck
  private let rows: [Int]
  private let time: Int64
  private var row: Int
  private var save: SaveFile
  /// The hint while it is edited.
  private var field: TextField?
  /// The row whose word was said last.
  private var saidRow: Int?

  /// The card of one of the rows, which are indices of the deck's words.
  init(_ deck: Deck, rows: [Int], at row: Int, _ save: SaveFile, time: Int64) {
    self.deck = deck
    self.rows = rows
    self.row = row
    self.save = save
    self.time = time
  }

  mutating func update(_ step: inout Step) -> Transition {
    let page = Page(step.window)
    while let event = step.next() {
      if field != nil {
        edit(event, page, &step)
      } else if let transition = handle(event, page) {
        return transition
      }
    }
    ask(&step)
    return .sleep(until: nil)
  }

  func draw(on canvas: inout Canvas, fraction: Double) {
    let page = Page(canvas.size)
    guard !Page.isTooSmall(canvas.size) else { return Page.drawTooSmall(on: &canvas) }
    let theme = canvas.theme
    let place = "\(Figure.grouped(row + 1)) of \(Figure.grouped(rows.count))"
    let title = Text(deck.name).shortened(to: page.head.width - 30) + " · " + Text(place)
    canvas.put(canvas.ornaments.spelled(title), in: page.head, .leading, Style(theme.muted))
    let mark = figures.mark(at: time).sign
    let sign = mark.sign(canvas.ornaments) + " " + mark.name
    canvas.put(sign, in: page.head, .trailing, Style(mark.color(theme)))
    let card = WordCard(word: word, deck: deck, figures: figures, hint: hint, time: time)
    card.draw(on: &canvas, layout(page), field: field)
    foot.draw(on: &canvas, in: page.foot)
  }

  func fold(into hash: inout StateHash) {
    hash.fold(fieldsOf: self, deck, rows, time, row, save, field, saidRow)
  }

  private var word: Word { deck.words[rows[row]] }
  private var figures: WordFigures { save.figures(deck: deck.id, word: word.id) }
  /// The player's own hint; empty where there is none.
  private var hint: String { save.mnemonic(deck: deck.id, word: word.id) ?? "" }

  private var foot: Foot {
    field == nil
      ? Foot([
        KeyHint("Enter", "your hint", .act), .left("before"), .right("next"), KeyHint("Esc", "back", .pause),
      ])
      : Foot([KeyHint("Enter", "keep", .act), KeyHint("Esc", "leave as it was", .pause)])
  }

  private mutating func handle(_ event: InputEvent, _ page: Page) -> Transition? {
    if event.isClick(in: layout(page).hint) {
      startEditing()
      return nil
    }
    if case .mouse(let mouse) = event, case .wheel(let notches) = mouse.action { move(notches) }
    switch KeyMap.standard.intent(for: event) ?? foot.command(for: event, in: page.foot) {
    case .act: startEditing()
    case .left, .up, .previous: move(-1)
    case .right, .down, .next: move(1)
    case .first: move(-row)
    case .last: move(rows.count)
    case .pause, .leave: return .pop(with: Outcome(CardLeft(row: row)))
    default: break
    }
    return nil
  }

  /// Has the word said once, and letters drawn: also those to either side, so that they are there when they come.
  private mutating func ask(_ step: inout Step) {
    if saidRow != row {
      let language = deck.language.term
      step.ask(.speak(Spoken(word.spoken(in: language), language: language)))
      saidRow = row
    }
    let layout = layout(Page(step.window))
    for near in [row, row + 1, row - 1] where rows.indices.contains(near) {
      if let large = layout.large(deck.words[rows[near]], of: deck) { step.ask(.letter(large.wish)) }
    }
  }

  private func layout(_ page: Page) -> CardLayout { CardLayout(page, isLetter: deck.kind == .alphabet) }

  private mutating func move(_ way: Int) {
    row = min(max(0, row + way), rows.count - 1)
  }

  private mutating func startEditing() {
    field = TextField(hint, limit: Self.longestHint)
  }

  private mutating func edit(_ event: InputEvent, _ page: Page, _ step: inout Step) {
    guard var field else { return }
    let isOurs = field.handle(event)
    self.field = field
    guard !isOurs else { return }
    switch KeyMap.standard.intent(for: event) ?? foot.command(for: event, in: page.foot) {
    case .act: keep(field.string, &step)
    case .pause: self.field = nil
    default: break
    }
  }

  private mutating func keep(_ text: String, _ step: inout Step) {
    // Kept as it is shown, without what turns the writing direction.
    let text = Text(text).string.split(separator: " ").joined(separator: " ")
    let changed = MnemonicChanged(
      word: WordKey(deck: deck.id, word: word.id), text: text.isEmpty ? nil : text)
    field = nil
    _ = save.take(changed, at: time)
    step.report(changed)
  }
}
