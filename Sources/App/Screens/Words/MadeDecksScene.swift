import Engine
import Interface

/// The decks that a dictionary holds, such as a level of the HSK: those that exist, those that can be made at
/// once, and what the others need. Pops with the last one that was made.
struct MadeDecksScene: PageScene {
  private var rows: [MadeDeckRow]
  private var decks: SearchedList
  private var known: Shown<MakeableDecks>
  /// Whether the player wants to know if the focused one can be made now.
  private var isLookingAgain = false
  /// The deck that is being made, or was made last.
  private var making: DeckChoice?
  private var keeping: Ticket<ChangeOwnWords>?
  /// The result of the last one, or what to do for one that can't be made.
  private var news: Text = .empty
  /// The last deck that was made.
  private var made: DeckChoice?

  init(_ rows: [MadeDeckRow]) {
    self.rows = rows
    known = Shown(changingWith: .words, rows)
    let focus = rows.firstIndex { $0.state == .ready } ?? 0
    decks = SearchedList(count: rows.count, focus: focus) { rows[$0].searchText }
  }

  static var pending: Pending<MakeableDecks> { Pending(MakeableDecks()) { MadeDecksScene($0) } }

  var isTyping: Bool { decks.search.isActive }

  mutating func beforeInput(_ step: inout Step) -> Transition? {
    if known.update(&step, MakeableDecks()), let rows = known.value { show(rows) }
    if let kept = step.value(of: &keeping)?.kept {
      news = kept.sentence
      if !kept.isRefused { made = making }
    }
    decks.advance()
    return nil
  }

  mutating func handle(_ input: PageInput, _ step: inout Step) -> Transition? {
    switch decks.handle(input, DeckLayout(input.page).searched) {
    case .lookedUp(let text): return .push(LookUpScene(text))
    case .chosen(let index): return choose(index, &step)
    case .left: return .pop(with: made.map { Outcome($0) } ?? .none)
    case .explained: return .push(ScreenHelp.madeDecks)
    case .taken: return nil
    }
  }

  mutating func afterInput(_ step: inout Step) -> Transition {
    decks.isDone ? .sleep(until: nil) : .stay
  }

  private mutating func choose(_ index: Int, _ step: inout Step) -> Transition? {
    let row = rows[index]
    switch row.state {
    case .made: return .push(Pending(WordsOf(deck: row.id)) { WordListScene($0) })
    // Its dictionary may have been fetched meanwhile.
    case .missing:
      isLookingAgain = true
      known.ask(MakeableDecks(), &step)
    case .ready:
      if keeping != nil { return nil }
      (making, news) = (DeckChoice(id: row.id, name: row.name), .empty)
      keeping = step.ask(ChangeOwnWords(.make(deck: row.id)), .inOrder)
    }
    return nil
  }

  private mutating func show(_ rows: [MadeDeckRow]) {
    self.rows = rows
    decks.replace(count: rows.count, focus: decks.focused ?? 0) { rows[$0].searchText }
    guard isLookingAgain else { return }
    (isLookingAgain, news) = (false, .empty)
    guard let index = decks.focused, case .missing = rows[index].state else { return }
    news = "Not there yet. Run this in a shell, and press Enter again:"
  }
}

extension MadeDecksScene {
  private static let stateWidth = 18

  func draw(on canvas: inout Canvas, in page: Page, fraction: Double) {
    let layout = DeckLayout(page)
    canvas.putTitle("Make a deck", in: page.head, remark: "of your dictionary")
    decks.search.draw(on: &canvas, in: layout.searched.search)
    decks.list.draw(on: &canvas, in: layout.searched.list) { canvas, row, place, hasFocus in
      draw(rows[decks.found[row]], hasFocus, on: &canvas, in: place)
    }
    if decks.found.isEmpty {
      canvas.put("No deck has that name.", in: layout.searched.list, .leading, Style(canvas.theme.muted))
    }
    drawBelow(on: &canvas, layout)
  }

  private func draw(_ row: MadeDeckRow, _ hasFocus: Bool, on canvas: inout Canvas, in place: Rect) {
    let theme = canvas.theme
    let state = Rect(place.right - Self.stateWidth, place.top, Self.stateWidth, 1)
    let language = Rect(state.left - 11, place.top, 10, 1)
    let name = Rect(place.left, place.top, max(0, language.left - place.left - 1), 1)
    let style = Style(hasFocus ? theme.accent : theme.text, on: nil, hasFocus ? .bold : [])
    canvas.put(row.name, in: name, .leading, style)
    canvas.put(row.language, in: language, .leading, Style(theme.muted))
    let (text, color): (Text, Color) =
      switch row.state {
      case _ where keeping != nil && making?.id == row.id:
        (canvas.ornaments.spelled("making …"), theme.accent)
      case .made: ("one of yours", theme.right)
      case .ready: ("ready", theme.text)
      case .missing: ("needs a dictionary", theme.muted)
      }
    canvas.put(text, in: state, .trailing, Style(color))
  }

  private func drawBelow(on canvas: inout Canvas, _ layout: DeckLayout) {
    let theme = canvas.theme
    guard let index = decks.focused else { return }
    if case .missing(let command) = rows[index].state {
      let advice = news.isEmpty ? "It is made of a dictionary, which one command gets:" : news
      canvas.put(advice, in: layout.legend, .leading, Style(theme.muted))
      canvas.put(Text(command), wrappedIn: layout.hint, .leading, .top, Style(theme.accent))
    } else {
      canvas.put(news, wrappedIn: layout.hint, .leading, .top, Style(theme.accent))
    }
  }

  var foot: Foot {
    decks.foot(act: decks.focused.map { rows[$0].state } == .made ? .open : .start)
  }
}
