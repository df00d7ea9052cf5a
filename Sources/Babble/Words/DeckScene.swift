import Engine
import Interface
import Learning

/// The deck that was chosen, and the game to start with it, if one was meant.
struct DeckChoice: Sendable {
  let id: String
  let game: GameRequest?
}

/// All decks: how large they are, what is known of them. A search finds the one that is meant.
struct DeckScene: Scene {
  /// What choosing one does.
  enum Purpose: Sendable {
    /// The scene pops with a `DeckChoice`.
    case take(thenPlay: GameRequest?)
    /// Its words are shown.
    case look
  }

  private let purpose: Purpose
  private var arcade: Arcade
  private let counts: [MarkCounts]
  private var decks: SearchedList

  init(_ arcade: Arcade, _ purpose: Purpose) {
    self.arcade = arcade
    self.purpose = purpose
    let all = arcade.decks
    let time = arcade.now()
    counts = all.shelved.map { arcade.marks(of: $0.outline, at: time) }
    decks = SearchedList(count: all.count, focus: all.shelved.firstIndex { $0.id == arcade.outline?.id } ?? 0)
    {
      all.map(\.searchText)
    }
  }

  mutating func update(_ step: inout Step) -> Transition {
    let page = Page(step.window)
    let layout = DeckLayout(page)
    while let event = step.next(on: page, typing: decks.search.isActive) {
      switch decks.handle(event, layout.searched, foot: foot) {
      case .chosen(let index): return choose(arcade.decks[index])
      case .left: return .pop(with: .none)
      case .taken: break
      }
    }
    return .sleep(until: nil)
  }

  mutating func hear(_ report: any Sendable) {
    _ = arcade.save.take(report, at: arcade.now())
  }

  func draw(on canvas: inout Canvas, fraction: Double) {
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

  func hash(into hash: inout StateHash) {
    // Left out: how much is known of each deck comes from the save.
    hash.combine(fieldsOf: self, purpose, arcade, decks, cosmetic: 1)
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

  private func choose(_ deck: Deck) -> Transition {
    switch purpose {
    case .take(let game): .pop(with: Outcome(DeckChoice(id: deck.id, game: game)))
    case .look: .push(WordListScene(deck, arcade))
    }
  }

  private func draw(_ index: Int, _ hasFocus: Bool, on canvas: inout Canvas, in row: Rect) {
    let deck = arcade.decks[index]
    let theme = canvas.theme
    let columns = DeckLayout.columns(row)
    let style = Style(hasFocus ? theme.accent : theme.text, on: nil, hasFocus ? .bold : [])
    canvas.put(Text(deck.name), in: columns.name, .leading, style)
    canvas.put(deck.size, in: columns.size, .trailing, Style(theme.muted))
    canvas.put(canvas.ornaments.spelled(deck.languages), in: columns.languages, .leading, Style(theme.muted))
    canvas.bar(counts[index], in: columns.bar)
  }

  private func drawBelow(on canvas: inout Canvas, _ layout: DeckLayout) {
    let hint: Text = "your own words: babble decks import FILE"
    canvas.put(hint, in: layout.hint, .leading, Style(canvas.theme.muted))
    if let index = decks.focused {
      canvas.legend(counts[index], at: layout.legend.origin)
    } else {
      let nothing: Text = arcade.decks.isEmpty ? "There are no decks." : "No deck is called so."
      canvas.put(nothing, in: layout.searched.list, .leading, Style(canvas.theme.muted))
    }
  }
}

extension DeckScene.Purpose: StateHashable {
  func hash(into hash: inout StateHash) {
    switch self {
    case .take(let game):
      hash.combine(0)
      hash.combine(game)
    case .look: hash.combine(1)
    }
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
    let languages = part(bar.left - 16, 14)
    let size = part(languages.left - 14, 12)
    return (part(row.left, size.left - row.left - 1), size, languages, bar)
  }
}
