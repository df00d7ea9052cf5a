import Engine

/// A candidate arrangement of the cards, for some number of columns.
struct MemoryGrid {
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
