import Engine
import Interface
import Learning

/// The words of a deck, however many, with reading, meaning, mark, and a search. Enter opens a word's card.
struct WordListScene: PageScene {
  private var shown: DeckKnowledge
  private var known: Shown<WordsOf>
  private let columns: WordColumns
  private var words: SearchedList

  init(_ shown: DeckKnowledge) {
    self.shown = shown
    known = Shown(changingWith: .words, shown)
    columns = WordColumns(shown.deck)
    words = SearchedList(count: shown.deck.words.count, beginnings: shown.beginnings) {
      shown.deck.words[$0].searchText
    }
  }

  var isTyping: Bool { words.search.isActive }

  var foot: Foot {
    let suspending = focused.flatMap(shown.suspendHint)
    return words.foot(
      act: .open,
      [WordGamesScene.hint] + [suspending].compactMap(\.self) + [KeyHint("v", "voice", pressing: "v")])
  }

  private var focused: Word? { words.focused.map { deck.words[$0] } }

  mutating func beforeInput(_ step: inout Step) -> Transition? {
    if known.update(&step, WordsOf(deck: shown.deck.id)), let known = known.value { show(known) }
    words.advance()
    return nil
  }

  mutating func handle(_ input: PageInput, _ step: inout Step) -> Transition? {
    switch isTyping ? nil : Self.keys.intent(for: input.event) {
    case .play:
      return .push(
        WordGamesScene(words.found.map { WordReference(deck: deck.id, word: deck.words[$0].id) }))
    case .record: return .push(Pending(RecordingQueue(scope: .deck(deck.id))) { RecordScene($0) })
    case .suspend: focused.flatMap(shown.suspendReport).map { step.report($0) }
    case nil: break
    }
    switch words.handle(input, layout(input.page)) {
    case .lookedUp(let text): return .push(LookUpScene(text))
    case .chosen: return .push(WordCardScene(shown, rows: words.found, at: words.list.focus))
    case .left: return .pop(with: .none)
    case .explained: return .push(ScreenHelp.words)
    case .taken: return nil
    }
  }

  mutating func afterInput(_ step: inout Step) -> Transition {
    words.isDone ? .sleep(until: nil) : .stay
  }

  /// The card can go on to other words; the list follows.
  mutating func resume(_ outcome: Outcome, _ step: inout Step) -> Transition? {
    if let row = outcome.as(CardLeft.self)?.row { words.select(row) }
    return nil
  }

  /// Lists the words as they are now, with the focus on the same one if it is still there.
  private mutating func show(_ shown: DeckKnowledge) {
    let focused = words.focused.map { deck.words[$0].id }
    let focus = shown.deck.words.firstIndex { $0.id == focused } ?? words.focused ?? 0
    self.shown = shown
    words.replace(count: deck.words.count, focus: focus, beginnings: shown.beginnings) {
      shown.deck.words[$0].searchText
    }
  }

  func draw(on canvas: inout Canvas, in page: Page, fraction: Double) {
    let layout = layout(page)
    let title = Rect(page.head.left, page.head.top, page.head.width - 20, 1)
    canvas.putTitle(Text(deck.name), in: title)
    canvas.put(place, in: page.head, .trailing, Style(canvas.theme.muted))
    words.search.draw(on: &canvas, in: layout.search)
    words.list.draw(on: &canvas, in: layout.list) { canvas, row, place, hasFocus in
      let word = deck.words[words.found[row]]
      columns.draw(word, shown.shownMark(of: word), hasFocus, on: &canvas, in: place)
    }
    if words.found.isEmpty { canvas.put(nothing, in: layout.list, .leading, Style(canvas.theme.muted)) }
    let below = Rect(layout.list.left, layout.list.bottom + 1, layout.list.width, creditRows)
    canvas.put(credits, wrappedIn: below, .leading, .top, Style(canvas.theme.muted))
  }

  private var deck: Deck { shown.deck }

  /// The sources of the deck with their licences; empty for a deck that somebody wrote.
  private var credits: Text {
    let works = deck.credits.map { [$0.name, $0.licence].filter { !$0.isEmpty }.joined(separator: ", ") }
    return works.isEmpty ? .empty : Text("Made from " + works.joined(separator: "; "))
  }

  private var creditRows: Int { deck.credits.isEmpty ? 0 : 2 }

  private func layout(_ page: Page) -> SearchedLayout {
    SearchedLayout(page, below: creditRows == 0 ? 0 : creditRows + 1)
  }

  private enum Action { case play, record, suspend }

  private static let keys = KeyMap<Action>([
    (keys: [WordGamesScene.key], intent: .play), (keys: ["v"], intent: .record),
    (keys: [SharedKey.suspend.key], intent: .suspend),
  ])

  private var nothing: Text {
    if deck.words.isEmpty { return "This deck has no words yet." }
    return words.isDone ? "No word matches." : .empty
  }

  /// As in "37 of 150".
  private var place: Text {
    let (row, count) = (words.list.focus + 1, words.found.count)
    return count == 0 ? .empty : Text("\(Figure.grouped(row)) of \(Figure.grouped(count))")
  }
}
