import Engine
import Interface
import Learning
import Saving

/// The words of a deck, however many: term, reading, meaning and mark, with a search. Enter opens a word's card.
struct WordListScene: Scene {
  private let deck: Deck
  private let time: Int64
  private var arcade: Arcade
  private let columns: WordColumns
  private var words: SearchedList

  init(_ deck: Deck, _ arcade: Arcade) {
    self.deck = deck
    time = arcade.now()
    self.arcade = arcade
    columns = WordColumns(deck)
    words = SearchedList(count: deck.words.count) { deck.words.map(\.searchText) }
  }

  mutating func update(_ step: inout Step) -> Transition {
    let page = Page(step.window)
    let layout = SearchedLayout(page)
    while let event = step.next(on: page, typing: words.search.isActive) {
      switch words.handle(event, layout, foot: foot) {
      case .chosen:
        return .push(WordCardScene(deck, rows: words.found, at: words.list.focus, arcade, time: time))
      case .left: return .pop(with: .none)
      case .taken: break
      }
    }
    return .sleep(until: nil)
  }

  /// The card goes from word to word; the list follows it.
  mutating func resume(_ outcome: Outcome) {
    if let row = outcome.as(CardLeft.self)?.row { words.select(row) }
  }

  mutating func hear(_ report: any Sendable) {
    _ = arcade.save.take(report, at: time)
  }

  func draw(on canvas: inout Canvas, fraction: Double) {
    let page = Page(canvas.size)
    guard !Page.isTooSmall(canvas.size) else { return Page.drawTooSmall(on: &canvas) }
    let layout = SearchedLayout(page)
    let title = Rect(page.head.left, page.head.top, page.head.width - 20, 1)
    canvas.put(Text(deck.name), in: title, .leading, Style(canvas.theme.text).bold)
    canvas.put(place, in: page.head, .trailing, Style(canvas.theme.muted))
    words.search.draw(on: &canvas, in: layout.search)
    words.list.draw(on: &canvas, in: layout.list) { canvas, row, place, hasFocus in
      let word = deck.words[words.found[row]]
      let mark = arcade.save.mark(of: word, in: deck, at: time)
      columns.draw(word, mark, hasFocus, on: &canvas, in: place)
    }
    if words.found.isEmpty { canvas.put(nothing, in: layout.list, .leading, Style(canvas.theme.muted)) }
    foot.draw(on: &canvas, in: page.foot)
  }

  func hash(into hash: inout StateHash) {
    // Left out: the columns come from the deck.
    hash.combine(fieldsOf: self, deck, time, arcade, words, cosmetic: 1)
  }

  private var foot: Foot { words.foot(act: "card") }

  private var nothing: Text { deck.words.isEmpty ? "This deck has no words yet." : "No word is like that." }

  /// As in "37 of 150".
  private var place: Text {
    let (row, count) = (words.list.focus + 1, words.found.count)
    return count == 0 ? .empty : Text("\(Figure.grouped(row)) of \(Figure.grouped(count))")
  }
}
