import Engine
import Interface
import WordGame

/// The deck that was chosen.
package struct DeckChoice: Sendable {
  /// Its id.
  package let id: String
}

/// A deck in the list of all.
package struct DeckRow: Sendable {
  let id: String
  let name: Text
  let size, languages: Text
  /// What it is found by.
  let searchText: String
  let marks: MarkCounts

  /// A row of its parts.
  package init(
    id: String, name: Text, size: Text, languages: Text, searchText: String, marks: MarkCounts
  ) {
    self.id = id
    self.name = name
    self.size = size
    self.languages = languages
    self.searchText = searchText
    self.marks = marks
  }
}

/// All decks: how large they are, what is known of them. A search finds the one that is meant.
package struct DeckScene: Scene {
  /// What choosing one does.
  package enum Purpose: Sendable {
    /// The scene pops with a `DeckChoice`.
    case take
    /// Its words are shown.
    case look
  }

  private let purpose: Purpose
  private var rows: [DeckRow]
  private var decks: SearchedList

  /// All decks, as soon as the host has told them, with the focus on the one that is chosen.
  package init(_ purpose: Purpose, _ rows: [DeckRow] = [], chosen: String? = nil) {
    self.purpose = purpose
    self.rows = rows
    decks = SearchedList(count: rows.count, focus: rows.firstIndex { $0.id == chosen } ?? 0) {
      rows.map(\.searchText)
    }
  }

  /// The list as it comes on top.
  package static func open(_ purpose: Purpose, _ step: inout Step) -> Transition {
    step.report(.asks(.decks))
    return .push(DeckScene(purpose))
  }

  package mutating func update(_ step: inout Step) -> Transition {
    let page = Page(step.window)
    let layout = DeckLayout(page)
    while let event = step.next(on: page, typing: decks.search.isActive) {
      switch decks.handle(event, layout.searched, foot: foot) {
      case .chosen(let index): return choose(rows[index].id, &step)
      case .left: return .pop(with: .none)
      case .explained: return .push(ScreenHelp.decks)
      case .taken: break
      }
    }
    return .sleep(until: nil)
  }

  package mutating func hear(_ news: any Sendable) {
    guard rows.isEmpty, case .decks(let rows, let chosen) = news as? ArcadeNews else { return }
    self = DeckScene(purpose, rows, chosen: chosen)
  }

  package func draw(on canvas: inout Canvas, fraction: Double) {
    let page = Page(canvas.size)
    guard !Page.isTooSmall(canvas.size) else { return Page.drawTooSmall(on: &canvas) }
    let layout = DeckLayout(page)
    canvas.put(title, in: page.head, .leading, Style(canvas.theme.text).bold)
    decks.search.draw(on: &canvas, in: layout.searched.search)
    decks.list.draw(on: &canvas, in: layout.searched.list) { canvas, row, place, hasFocus in
      draw(decks.found[row], hasFocus, on: &canvas, in: place)
    }
    drawBelow(on: &canvas, layout)
    foot.draw(on: &canvas, in: page.foot)
  }

  package func hash(into hash: inout StateHash) {
    hash.combine(fieldsOf: self, purpose, rows, decks)
  }

  private var title: Text {
    switch purpose {
    case .take: "Which deck?"
    case .look: "Words"
    }
  }

  private var foot: Foot {
    switch purpose {
    case .take: decks.foot(act: "take")
    case .look: decks.foot(act: "words")
    }
  }

  private func choose(_ deck: String, _ step: inout Step) -> Transition {
    switch purpose {
    case .take: .pop(with: Outcome(DeckChoice(id: deck)))
    case .look: WordListScene.open(deck, &step)
    }
  }

  private func draw(_ index: Int, _ hasFocus: Bool, on canvas: inout Canvas, in row: Rect) {
    let deck = rows[index]
    let theme = canvas.theme
    let columns = DeckLayout.columns(row)
    let style = Style(hasFocus ? theme.accent : theme.text, on: nil, hasFocus ? .bold : [])
    canvas.put(deck.name, in: columns.name, .leading, style)
    canvas.put(deck.size, in: columns.size, .trailing, Style(theme.muted))
    canvas.put(canvas.ornaments.spelled(deck.languages), in: columns.languages, .leading, Style(theme.muted))
    canvas.bar(deck.marks, in: columns.bar)
  }

  private func drawBelow(on canvas: inout Canvas, _ layout: DeckLayout) {
    let hint: Text = "your own words: babble decks import FILE"
    canvas.put(hint, in: layout.hint, .leading, Style(canvas.theme.muted))
    if let index = decks.focused {
      canvas.legend(rows[index].marks, in: layout.legend)
    } else {
      let nothing: Text = rows.isEmpty ? "There are no decks." : "No deck is called so."
      canvas.put(nothing, in: layout.searched.list, .leading, Style(canvas.theme.muted))
    }
  }
}

extension DeckScene.Purpose: StateHashable {
  package func hash(into hash: inout StateHash) {
    switch self {
    case .take: hash.combine(0)
    case .look: hash.combine(1)
    }
  }
}

extension DeckRow: StateHashable {
  package func hash(into hash: inout StateHash) {
    hash.combine([id, searchText])
    hash.combine([name, size, languages])
    hash.combine(marks)
  }
}

/// Where the parts of the list of decks stand.
struct DeckLayout {
  let searched: SearchedLayout
  let legend, hint: Rect

  init(_ page: Page) {
    let body = page.body
    searched = SearchedLayout(page, below: 4)
    legend = Rect(body.left + 2, body.bottom - 3, body.width - 2, 1)
    hint = Rect(body.left + 2, body.bottom - 1, body.width - 2, 1)
  }

  /// The columns of one row.
  static func columns(_ row: Rect) -> (name: Rect, size: Rect, languages: Rect, bar: Rect) {
    func part(_ from: Int, _ width: Int) -> Rect { Rect(from, row.top, width, 1) }
    let bar = part(row.right - 14, 14)
    let languages = part(bar.left - 17, 15)
    let size = part(languages.left - 14, 12)
    return (part(row.left, size.left - row.left - 1), size, languages, bar)
  }
}
