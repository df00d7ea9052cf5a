import Engine

/// The column widths of the list of decks, as narrow as their contents, so that names have the rest.
struct DeckColumns {
  typealias Places = (name: Rect, size: Rect, languages: Rect, bar: Rect)

  private static let gap = 2
  private static let bars = 8...14
  private let name, size, languages: Int

  init(_ rows: [DeckRow]) {
    func widest(_ text: (DeckRow) -> Text) -> Int { rows.map { text($0).width }.max() ?? 0 }
    (name, size, languages) = (widest(\.name), widest(\.size), widest(\.languages))
  }

  /// The places in one row. The bar is shorter if a name needs the room.
  func places(in row: Rect) -> Places {
    func part(_ from: Int, _ width: Int) -> Rect { Rect(from, row.top, width, 1) }
    let languages = min(languages, row.width / 4)
    let room = row.width - name - size - languages - 3 * Self.gap
    let bar = part(
      row.right - min(max(room, Self.bars.lowerBound), Self.bars.upperBound), Self.bars.upperBound)
    let second = part(bar.left - Self.gap - languages, languages)
    let first = part(second.left - Self.gap - size, size)
    return (
      part(row.left, first.left - Self.gap - row.left), first, second, part(bar.left, row.right - bar.left)
    )
  }
}
