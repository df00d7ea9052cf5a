import Engine
import Interface

/// The layout: a pure function of the window and the words, shared by drawing and mouse.
struct MemoryLayout: Hashable, Sendable {
  /// Pairs on the first board, how many more each next one has, and the most.
  private static let (firstPairs, morePairs, mostPairs) = (6, 2, 12)

  let page: Page
  /// One field for prompts and one for answers, or one for both.
  let fields: [Rect]
  let columns: Int
  let card: Size
  /// Columns between two cards.
  let gap: Int

  func place(field: Int, slot: Int) -> Rect {
    let corner = Point(
      fields[field].left + slot % columns * (card.width + gap),
      fields[field].top + slot / columns * card.height)
    return Rect(corner, card)
  }

  /// Two rows below the fields: the lower one holds the note, the upper one stays empty unless the note is
  /// long.
  var lines: Rect {
    let below = (fields.map(\.bottom).max() ?? 0) + 2
    return Rect(page.body.left, min(page.foot.top - 1, below) - 1, page.body.width, 2)
  }

  /// Finds a layout in which every word takes two lines at most, if there is one. Nil if the window can't hold
  /// that many cards.
  init?(_ window: Size, prompts: [Text], answers: [Text], isMixed: Bool) {
    let page = Page(window, widest: 120)
    let table = Rect(page.body.left, page.body.top + 1, page.body.width, page.body.height - 2)
    let texts = prompts + answers
    let roomy = Self.best(texts, in: table, isMixed: isMixed, gap: 1, least: Size(6, 3))
    // A game started in a larger window may have more cards than fit comfortably in this one.
    guard let best = roomy ?? Self.best(texts, in: table, isMixed: isMixed, gap: 0, least: Size(4, 3))
    else { return nil }
    self.page = page
    columns = best.columns
    card = best.card
    gap = best.gap
    fields = Self.gathered(best, in: table)
  }

  /// The words of a board, by their places in the round: more on each next one, as far as the window holds them. A few
  /// that would be left over join the last board.
  ///
  /// - Parameter number: from 0.
  static func board(_ number: Int, from start: Int, of setup: GameSetup, in window: Size) -> Range<Int> {
    let size = min(firstPairs + number * morePairs, mostPairs)
    let rest = setup.round.content.items.dropFirst(start)
    let wanted = rest.prefix(rest.count <= size + morePairs ? rest.count : size)
    let fitting = capacity(
      window, prompts: wanted.map { Text($0.prompt) }, answers: wanted.map { Text($0.answer) },
      isMixed: setup.isMixed)
    return start..<start + min(fitting, wanted.count)
  }

  /// How many of the pairs fit in a window with every word on two lines at most; at least one.
  static func capacity(_ window: Size, prompts: [Text], answers: [Text], isMixed: Bool) -> Int {
    let window = Size(max(window.width, Page.least.width), max(window.height, Page.least.height))
    let roomy = min(max(window.width * window.height / 160, 2), prompts.count)
    let fitting = (1...max(1, roomy)).last { count in
      let prompts = Array(prompts.prefix(count))
      let answers = Array(answers.prefix(count))
      let layout = MemoryLayout(window, prompts: prompts, answers: answers, isMixed: isMixed)
      return layout.map { (prompts + answers).allSatisfy(fits($0.card)) } ?? false
    }
    // A word too long for any card is shortened, instead of limiting all others.
    return fitting ?? min(roomy, 6)
  }

  static func fits(_ card: Size) -> (Text) -> Bool {
    let columns = card.width - 2
    return { $0.longestWord <= columns && $0.lineCount(columns: columns) <= min(2, card.height - 2) }
  }

  private static func best(_ texts: [Text], in table: Rect, isMixed: Bool, gap: Int, least: Size)
    -> MemoryGrid?
  {
    let options = divisions(of: table, isMixed: isMixed).flatMap { fields in
      (1...max(1, texts.count)).compactMap { columns in
        MemoryGrid(
          fields: fields, cards: texts.count / fields.count, columns: columns, gap: gap, least: least)
      }
    }
    return options.map { (grid: $0, quality: $0.quality(texts)) }.max { $0.quality < $1.quality }?.grid
  }

  private static func divisions(of table: Rect, isMixed: Bool) -> [[Rect]] {
    if isMixed { return [[table]] }
    let half = Size(table.width, (table.height - 1) / 2)
    let stacked = [Rect(table.origin, half), Rect(Point(table.left, table.top + half.height + 1), half)]
    guard table.width >= 90 else { return [stacked] }
    let side = Size((table.width - 4) / 2, table.height)
    return [
      [Rect(table.origin, side), Rect(Point(table.right - side.width, table.top), side)], stacked,
    ]
  }

  /// The fields close together in the middle of the table, however large it is.
  private static func gathered(_ grid: MemoryGrid, in table: Rect) -> [Rect] {
    guard let first = grid.fields.first, let last = grid.fields.last, grid.fields.count > 1 else {
      return [table.centered(grid.size)]
    }
    let size = grid.size
    if first.top != last.top {
      let both = table.centered(Size(size.width, min(2 * size.height + 3, table.height)))
      return [Rect(both.origin, size), Rect(Point(both.left, both.bottom - size.height), size)]
    }
    let both = table.centered(Size(min(2 * size.width + 8, table.width), size.height))
    return [Rect(both.origin, size), Rect(Point(both.right - size.width, both.top), size)]
  }
}

/// A candidate arrangement of the cards, for some number of columns.
private struct MemoryGrid {
  private static let largest = Size(20, 7)

  let fields: [Rect]
  let columns: Int
  let card: Size
  let gap: Int
  let size: Size
  private let empty: Int

  init?(fields: [Rect], cards: Int, columns: Int, gap: Int, least: Size) {
    let rows = (cards + columns - 1) / columns
    guard columns <= cards, rows > 0 else { return nil }
    let room = Size((fields[0].width + gap) / columns - gap, fields[0].height / rows)
    guard room.holds(least) else { return nil }
    self.fields = fields
    self.columns = columns
    self.gap = gap
    card = Size(min(room.width, Self.largest.width), min(room.height, Self.largest.height))
    size = Size(columns * (card.width + gap) - gap, rows * card.height)
    empty = rows * columns - cards
  }

  /// Unbroken words count most, then large cards about 2.5 times as wide as high, then full rows.
  func quality(_ texts: [Text]) -> Int {
    let whole = texts.count(where: MemoryLayout.fits(card))
    return whole * 1000 + min(2 * card.width, 5 * card.height) * 10 + card.width + card.height - 4 * empty
  }
}
