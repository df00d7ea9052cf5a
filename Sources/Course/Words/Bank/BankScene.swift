import Engine
import Interface
import Learning
import WordGame

/// The player's own words of all languages, in rows or as tiles: sorted, filtered, and searched as one types. Enter opens
/// a word's card.
struct BankScene: Scene {
  private var bank: BankKnowledge
  private var filter = BankFilter()
  /// The rows of the bank that the filter lets through, in their order: what is searched.
  private var rows: [Int]
  private var words: SearchedList
  private var columns: WordColumns
  private var isGrid = false
  /// What came of the last change.
  private var news: Text = .empty
  private var isRefused = false
  /// Whether words were added or taken out.
  private var isStale = false

  /// All words of a bank.
  init(_ bank: BankKnowledge) {
    self.bank = bank
    let rows = BankFilter().rows(of: bank)
    self.rows = rows
    columns = Self.columns(bank, rows)
    words = SearchedList(count: rows.count) { bank.word(rows[$0]).searchText }
  }

  /// The bank as it comes on top.
  static func open(_ step: inout Step) -> Transition {
    let waiting = WaitingScene(for: .bank, &step) { news in
      if case .bank(let bank) = news { BankScene(bank) } else { nil }
    }
    return .push(waiting)
  }

  mutating func update(_ step: inout Step) -> Transition {
    let page = Page(step.window)
    let layout = BankLayout(page, isGrid: isGrid)
    if isStale { step.report(.asks(.bank)) }
    isStale = false
    words.goOn()
    while let event = step.next(on: page, typing: words.search.isActive) {
      if let transition = handle(event, layout, &step) { return transition }
    }
    return words.isDone ? .sleep(until: nil) : .stay
  }

  /// The card goes from word to word; the list follows it.
  mutating func resume(_ outcome: Outcome) {
    if let row = outcome.as(CardLeft.self)?.row { words.select(row) }
  }

  mutating func hear(_ news: any Sendable) {
    switch news as? ArcadeNews {
    case .hint(let change): bank.take(change)
    case .own(let kept):
      (self.news, isRefused) = (kept.sentence, kept.isRefused)
      isStale = isStale || bank.take(kept)
    case .bank(let bank):
      let focused = words.focused.map { self.bank.reference(rows[$0]) }
      self.bank = bank
      show(focused)
    default: break
    }
  }

  func hash(into hash: inout StateHash) {
    // Left out: the columns come from the words.
    hash.combine(
      fieldsOf: self, bank, filter, rows, words, isGrid, news, isRefused, isStale, cosmetic: 1)
  }

  private static func columns(_ bank: BankKnowledge, _ rows: [Int]) -> WordColumns {
    WordColumns(rows.prefix(WordColumns.judged).map(bank.word))
  }

  /// What the filter lets through; the focus goes to a word where that is among it.
  private mutating func show(_ word: WordReference?) {
    let rows = filter.rows(of: bank)
    let (bank, focus) = (bank, word.flatMap { word in rows.firstIndex { self.bank.reference($0) == word } })
    self.rows = rows
    columns = Self.columns(bank, rows)
    words.replace(count: rows.count, focus: focus ?? 0) { bank.word(rows[$0]).searchText }
  }
}

/// Keys and clicks.
extension BankScene {
  private enum Deed {
    case add, shape, undo
  }

  private static let keys = KeyMap<Deed>([
    (keys: ["a"], intent: .add), (keys: ["g"], intent: .shape), (keys: ["u"], intent: .undo),
  ])

  private mutating func handle(_ event: InputEvent, _ layout: BankLayout, _ step: inout Step) -> Transition? {
    if !words.search.isActive {
      let pressed = filter.foot(bank).pressed(
        by: foot.pressed(by: event, in: layout.page.foot), in: layout.filter)
      if let transition = take(pressed, &step) { return transition }
    }
    switch words.handle(event, layout.searched, foot: foot) {
    case .chosen:
      let places = words.found.map {
        CardWords.Place(deck: bank.rows[rows[$0]].deck, word: bank.rows[rows[$0]].word)
      }
      return .push(WordCardScene(CardWords(bank.decks, places), at: words.list.focus))
    case .left: return .pop(with: .none)
    case .explained: return .push(ScreenHelp.bank)
    case .taken: return nil
    }
  }

  private mutating func take(_ event: InputEvent, _ step: inout Step) -> Transition? {
    if filter.take(event, bank) {
      show(words.focused.map { bank.reference(rows[$0]) })
      return nil
    }
    switch Self.keys.intent(for: event) {
    case .add: return .push(AddWordScene())
    case .shape: isGrid.toggle()
    case .undo: step.report(.asks(.own(.undo)))
    case nil: break
    }
    return nil
  }

  private var foot: Foot {
    words.foot(
      act: "word",
      [
        KeyHint("a", "add", pressing: "a"), KeyHint("g", isGrid ? "list" : "grid", pressing: "g"),
        KeyHint("u", "undo", pressing: "u"),
      ], moving: isGrid ? .arrows("choose") : .upDown("choose"))
  }
}

/// The picture.
extension BankScene {
  func draw(on canvas: inout Canvas, fraction: Double) {
    let page = Page(canvas.size)
    guard !Page.isTooSmall(canvas.size) else { return Page.drawTooSmall(on: &canvas) }
    let (theme, layout) = (canvas.theme, BankLayout(page, isGrid: isGrid))
    canvas.put("Word bank", in: page.head, .leading, Style(theme.text).bold)
    canvas.put(place, in: page.head, .trailing, Style(theme.muted))
    words.search.draw(on: &canvas, in: layout.searched.search)
    filter.foot(bank).draw(on: &canvas, in: layout.filter)
    if let grid = layout.searched.grid { drawTiles(on: &canvas, grid) } else { drawRows(on: &canvas, layout) }
    if words.found.isEmpty {
      canvas.put(nothing, wrappedIn: layout.searched.list, .leading, .top, Style(theme.muted))
    }
    drawBelow(on: &canvas, layout)
    foot.draw(on: &canvas, in: page.foot)
  }

  private func drawRows(on canvas: inout Canvas, _ layout: BankLayout) {
    words.list.draw(on: &canvas, in: layout.searched.list) { canvas, row, place, hasFocus in
      let (word, mark) = shown(row)
      columns.draw(word, mark, hasFocus, on: &canvas, in: place)
    }
  }

  private func drawTiles(on canvas: inout Canvas, _ grid: TileGrid) {
    words.tiles.draw(on: &canvas, in: grid) { canvas, row, place, hasFocus in
      let ((word, mark), theme) = (shown(row), canvas.theme)
      if hasFocus { canvas.fill(place, theme.raised) }
      let pointer = hasFocus ? canvas.ornaments.pointer : mark.mark.sign(canvas.ornaments)
      canvas.put(pointer, at: place.origin, Style(hasFocus ? theme.accent : mark.color(theme)))
      let rest = Rect(place.left + 2, place.top, place.width - 2, 1)
      let style = Style(hasFocus ? theme.accent : theme.text, on: nil, hasFocus ? .bold : [])
      let term = Text(word.term).shortened(to: rest.width, ellipsis: canvas.ornaments.ellipsis)
      canvas.put(term, in: rest, .leading, style)
    }
  }

  /// A word that was found, and its mark.
  private func shown(_ row: Int) -> (Word, ShownMark) {
    let place = rows[words.found[row]]
    let word = bank.word(place)
    return (word, bank.deck(place).shownMark(of: word))
  }

  /// What came of the last change; else, below tiles, what the word with the focus means.
  private func drawBelow(on canvas: inout Canvas, _ layout: BankLayout) {
    let theme = canvas.theme
    if !news.isEmpty {
      let color = isRefused ? theme.wrong : theme.accent
      return canvas.put(news.sentences(fitting: layout.below.width), in: layout.below, .leading, Style(color))
    }
    guard isGrid, words.focused != nil else { return }
    let (word, mark) = shown(words.list.focus)
    let facts = [
      word.readings.joined(separator: ", "), word.meanings.joined(separator: ", "), mark.name.string,
    ]
    let line = facts.filter { !$0.isEmpty }.map { Text($0) }
    canvas.put(
      Text.joined(line, by: " " + canvas.ornaments.dot + " "), in: layout.below, .leading, Style(theme.muted))
  }

  private var nothing: Text {
    if bank.rows.isEmpty { return "You have no words of your own yet. a adds one." }
    return words.isDone ? "No word is like that." : .empty
  }

  /// As in "37 of 150".
  private var place: Text {
    let (row, count) = (words.list.focus + 1, words.found.count)
    return count == 0 ? .empty : Text("\(Figure.grouped(row)) of \(Figure.grouped(count))")
  }
}
