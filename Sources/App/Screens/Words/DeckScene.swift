import Engine
import Games
import Interface

/// All decks with their size and progress, and a search.
struct DeckScene: PageScene {
  enum Purpose: Sendable {
    /// For one game: also words with a tag, or from many decks. The scene pops with a `DeckChoice`.
    case play
    /// Opens its words.
    case look
  }

  private let purpose: Purpose
  private var rows: [DeckRow]
  private var decks: SearchedList
  private var known: Shown<AllDecks>
  /// The result of dropping a file, or of writing one.
  private var news: Text = .empty
  private var changes = AwaitedChanges<ChangeOwnWords>()
  private var exporting: Ticket<DeckExport>?
  /// The id of a new deck, which is to be seen.
  private var new: String?

  /// The chosen deck has the focus.
  init(_ purpose: Purpose, _ known: DeckRows) {
    self.purpose = purpose
    self.known = Shown(changingWith: purpose == .look ? .words : [], known)
    let rows = Self.rows(known.rows, purpose)
    self.rows = rows
    decks = Self.list(rows, focus: known.chosen)
  }

  private static func list(_ rows: [DeckRow], focus id: String?) -> SearchedList {
    SearchedList(count: rows.count, focus: rows.firstIndex { $0.id == id } ?? 0) { rows[$0].searchText }
  }

  private static func rows(_ rows: [DeckRow], _ purpose: Purpose) -> [DeckRow] {
    switch purpose {
    case .play: rows
    case .look: (rows.isEmpty ? [] : [.adding, .bank, .making]) + rows.filter { $0.isDeck && $0.tag == nil }
    }
  }

  static func pending(_ purpose: Purpose) -> Pending<AllDecks> {
    Pending(AllDecks()) { DeckScene(purpose, $0) }
  }

  var isTyping: Bool { decks.search.isActive }

  mutating func beforeInput(_ step: inout Step) -> Transition? {
    if known.update(&step, AllDecks()), let known = known.value { show(known.rows) }
    if let told = step.value(of: &exporting) { news = told }
    decks.advance()
    while let kept = changes.next(&step) {
      if let next = show(kept) { return next }
    }
    return nil
  }

  /// A new deck gets the focus; otherwise it stays.
  private mutating func show(_ rows: [DeckRow]) {
    let focused = decks.focused.map { self.rows[$0].id }
    let rows = Self.rows(rows, purpose)
    self.rows = rows
    if let new {
      decks = Self.list(rows, focus: new)
    } else {
      let focus = rows.firstIndex { $0.id == focused } ?? 0
      decks.replace(count: rows.count, focus: focus) { rows[$0].searchText }
    }
    new = nil
  }

  /// Shows what has become of a dropped file. Returns where that leads.
  private mutating func show(_ kept: OwnWordsKept) -> Transition? {
    (news, new) = (kept.sentence, kept.deck ?? new)
    if let question = kept.question { return .push(FileLanguageScene(question)) }
    return kept.leftOut.isEmpty ? nil : .push(Self.list(of: kept.leftOut))
  }

  private static func list(of leftOut: [Text]) -> HelpScene {
    HelpScene("What was not read", .empty, keys: [], leftOut.map { .init(.empty, $0) })
  }

  mutating func resume(_ outcome: Outcome, _ step: inout Step) -> Transition? {
    if let answer = outcome.as(FileLanguage.self) {
      changes.ask(.file(answer.file, language: answer.language), &step)
    }
    new = outcome.as(DeckChoice.self)?.id ?? new
    return nil
  }

  mutating func handle(_ input: PageInput, _ step: inout Step) -> Transition? {
    if !isTyping, purpose == .look, handleFile(input.event, &step) { return nil }
    let result = decks.handle(input, DeckLayout(input.page).searched)
    if isTyping { news = .empty }
    switch result {
    case .lookedUp(let text): return .push(LookUpScene(text))
    case .chosen(let index): return choose(rows[index])
    case .left: return .pop(with: .none)
    case .explained: return .push(purpose == .look ? ScreenHelp.decks : ScreenHelp.gameDecks)
    case .taken: return nil
    }
  }

  mutating func afterInput(_ step: inout Step) -> Transition {
    decks.isDone ? .sleep(until: nil) : .stay
  }

  func draw(on canvas: inout Canvas, in page: Page, fraction: Double) {
    let layout = DeckLayout(page)
    canvas.putTitle(title, in: page.head)
    decks.search.draw(on: &canvas, in: layout.searched.search)
    let columns = DeckColumns(rows)
    decks.list.draw(on: &canvas, in: layout.searched.list) { canvas, row, place, hasFocus in
      draw(decks.found[row], hasFocus, on: &canvas, in: columns.places(in: place))
    }
    drawBelow(on: &canvas, layout)
  }

  private var title: Text {
    switch purpose {
    case .play: "Which words for this game?"
    case .look: "Words"
    }
  }

  var foot: Foot {
    switch purpose {
    case .play: decks.foot(act: .select)
    case .look:
      decks.foot(act: .open, isDeck ? [Self.export] : [])
    }
  }

  private static let export = KeyHint("f", "as a file", pressing: "f")

  /// Reads a dropped file, or writes the focused deck to one. Returns whether the event asks for either.
  private mutating func handleFile(_ event: InputEvent, _ step: inout Step) -> Bool {
    if case .paste(let text) = event {
      changes.ask(.file(text), &step)
      return true
    }
    guard isDeck, let row = decks.focused, Self.exportKey.intent(for: event) != nil else { return false }
    exporting = step.ask(DeckExport(deck: rows[row].id), .inOrder)
    return true
  }

  private static let exportKey = KeyMap<Bool>([(keys: ["f"], intent: true)])

  /// Whether a deck has the focus, not one of the special rows.
  private var isDeck: Bool { decks.focused.map { rows[$0].isDeck } ?? false }

  private func choose(_ row: DeckRow) -> Transition {
    switch row.id {
    case DeckRow.adding.id: .push(AddWordScene())
    case DeckRow.bank.id: .push(Pending(BankOverview()) { BankScene($0) })
    case DeckRow.making.id: .push(MadeDecksScene.pending)
    case let id where purpose == .look: .push(Pending(WordsOf(deck: id)) { WordListScene($0) })
    default: .pop(with: Outcome(DeckChoice(id: row.id, name: row.name)))
    }
  }

  private func draw(
    _ index: Int, _ hasFocus: Bool, on canvas: inout Canvas, in columns: DeckColumns.Places
  ) {
    let deck = rows[index]
    let theme = canvas.theme
    let style = Style(hasFocus ? theme.accent : theme.text, on: nil, hasFocus ? .bold : [])
    let name = decks.search.text.isEmpty ? deck.tag.map { Text("  #\($0)") } ?? deck.name : deck.name
    canvas.put(name, in: columns.name, .leading, style)
    canvas.put(deck.size, in: columns.size, .trailing, Style(theme.muted))
    canvas.put(canvas.ornaments.spelled(deck.languages), in: columns.languages, .leading, Style(theme.muted))
    if deck.marks.met > 0 { canvas.bar(deck.marks, in: columns.bar) }
  }

  private func drawBelow(on canvas: inout Canvas, _ layout: DeckLayout) {
    let hint: Text =
      switch purpose {
      case .play: "for words of your own, see Words"
      case .look: "drop a file of words here, or paste its path"
      }
    let (text, color) = news.isEmpty ? (hint, canvas.theme.muted) : (news, canvas.theme.accent)
    canvas.put(text, wrappedIn: layout.hint, .leading, .top, Style(color))
    if let index = decks.focused {
      guard isDeck else { return }
      canvas.legend(rows[index].marks, in: layout.legend)
    } else {
      let nothing: Text = rows.isEmpty ? "There are no decks." : "No deck has that name."
      canvas.put(nothing, in: layout.searched.list, .leading, Style(canvas.theme.muted))
    }
  }
}
