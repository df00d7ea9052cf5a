import Engine
import Interface
import Learning
import WordGame

package struct DeckChoice: Sendable {
  package let id: String
  package let name: Text
}

/// All decks with their size and progress, and a search.
package struct DeckScene: PageScene {
  package enum Purpose: Sendable {
    /// For one game: also words with a tag, or from many decks. The scene pops with a `DeckChoice`.
    case play
    /// Opens its words.
    case look
  }

  private let purpose: Purpose
  private var rows: [DeckRow]
  private var decks: SearchedList
  /// The result of dropping a file or typing a word.
  private var news: Text = .empty
  /// Whether a deck has changed.
  private var isStale = false
  /// The language of a dropped file: to be asked, or to be told to the host.
  private var question, answer: FileLanguage?
  /// What wasn't read of a dropped file, to be shown.
  private var leftOut: [Text] = []

  /// - Parameter chosen: the id of the deck that has the focus.
  package init(_ purpose: Purpose, _ rows: [DeckRow], chosen: String? = nil) {
    self.purpose = purpose
    let rows = Self.rows(rows, purpose)
    self.rows = rows
    let focus = rows.firstIndex { $0.id == chosen } ?? 0
    decks = SearchedList(count: rows.count, focus: focus) { rows[$0].searchText }
  }

  private static func rows(_ rows: [DeckRow], _ purpose: Purpose) -> [DeckRow] {
    switch purpose {
    case .play: rows
    case .look: (rows.isEmpty ? [] : [.adding, .bank, .making]) + rows.filter { $0.isDeck && $0.tag == nil }
    }
  }

  /// Opens the list as soon as the host has sent the decks.
  package static func open(_ purpose: Purpose, _ step: inout Step) -> Transition {
    .push(awaited(purpose, &step))
  }

  /// The placeholder until the host has sent the decks.
  static func awaited(_ purpose: Purpose, _ step: inout Step) -> WaitingScene {
    WaitingScene(for: .decks, &step) { news in
      guard case .decks(let rows, let chosen) = news else { return nil }
      return DeckScene(purpose, rows, chosen: chosen)
    }
  }

  package var isTyping: Bool { decks.search.isActive }

  package mutating func beforeInput(_ step: inout Step) -> Transition? {
    if isStale { step.report(.asks(.decks)) }
    isStale = false
    if let answer { step.report(.asks(.own(.file(answer.file, language: answer.language)))) }
    answer = nil
    decks.goOn()
    return next()
  }

  /// What a dropped file leads to.
  private mutating func next() -> Transition? {
    defer { (question, leftOut) = (nil, []) }
    if let question { return .push(FileLanguageScene(question)) }
    return leftOut.isEmpty ? nil : .push(HelpScene("What was not read", [.init("", leftOut)]))
  }

  package mutating func resume(_ outcome: Outcome, _ step: inout Step) -> Transition? {
    answer = outcome.as(FileLanguage.self)
    return nil
  }

  package mutating func handle(_ input: PageInput, _ step: inout Step) -> Transition? {
    if !isTyping, let own = own(input.event) {
      step.report(.asks(.own(own)))
      return nil
    }
    let result = decks.handle(input, DeckLayout(input.page).searched)
    if isTyping { news = .empty }
    switch result {
    case .lookedUp(let text): return .push(LookUpScene(text))
    case .chosen(let index): return choose(rows[index], &step)
    case .left: return .pop(with: .none)
    case .explained: return .push(ScreenHelp.decks)
    case .taken: return nil
    }
  }

  package mutating func afterInput(_ step: inout Step) -> Transition {
    decks.isDone ? .sleep(until: nil) : .stay
  }

  package mutating func hear(_ news: any Sendable) {
    switch news as? ArcadeNews {
    case .own(let kept) where purpose == .look: take(kept)
    case .decks(let rows, _) where purpose == .look:
      self = DeckScene(.look, rows, chosen: decks.focused.map { self.rows[$0].id })
    default: break
    }
  }

  /// The screens above report changes to words themselves.
  private mutating func take(_ kept: OwnWordsKept) {
    // Whoever adds a word may add the next one; a new deck is to be seen.
    let row = kept.added.isEmpty ? kept.deck : decks.focused.map { self.rows[$0].id }
    if let rows = kept.rows { self = DeckScene(.look, rows, chosen: row) }
    (question, leftOut) = (kept.question, kept.leftOut)
    if !kept.gone.isEmpty { isStale = true }
    if kept.rows != nil || kept.words.isEmpty && kept.gone.isEmpty { news = kept.sentence }
  }

  package func draw(on canvas: inout Canvas, in page: Page, fraction: Double) {
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

  package var foot: Foot {
    switch purpose {
    case .play: decks.foot(act: .select)
    case .look:
      decks.foot(act: .open, isDeck ? [Self.export] : [])
    }
  }

  private static let export = KeyHint("f", "as a file", pressing: "f")

  /// The request for the host: a dropped file, or the focused deck as a file.
  private func own(_ event: InputEvent) -> OwnWords? {
    guard purpose == .look else { return nil }
    if case .paste(let text) = event { return .file(text) }
    guard isDeck, Self.exportKey.intent(for: event) != nil else { return nil }
    return decks.focused.map { .export(deck: rows[$0].id) }
  }

  private static let exportKey = KeyMap<Bool>([(keys: ["f"], intent: true)])

  /// Whether a deck has the focus, not one of the special rows.
  private var isDeck: Bool { decks.focused.map { rows[$0].isDeck } ?? false }

  private func choose(_ row: DeckRow, _ step: inout Step) -> Transition {
    switch row.id {
    case DeckRow.adding.id: .push(AddWordScene())
    case DeckRow.bank.id: BankScene.open(&step)
    case DeckRow.making.id: MadeDecksScene.open(&step)
    case let id where purpose == .look: WordListScene.open(id, &step)
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

struct DeckLayout {
  let searched: SearchedLayout
  let legend, hint: Rect

  init(_ page: Page) {
    let body = page.body
    searched = SearchedLayout(page, below: 4)
    legend = Rect(body.left + 2, body.bottom - 3, body.width - 2, 1)
    hint = Rect(body.left + 2, body.bottom - 2, body.width - 2, 2)
  }
}
