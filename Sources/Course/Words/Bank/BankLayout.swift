import Engine
import Interface

/// Where the parts of the word bank stand.
struct BankLayout {
  /// A tile has a mark and a term.
  private static let tile = Size(17, 1)

  let page: Page
  let searched: SearchedLayout
  let filter, below: Rect

  init(_ page: Page, isGrid: Bool) {
    self.page = page
    let body = page.body
    var searched = SearchedLayout(page, above: 1, below: 2)
    if isGrid { searched.grid = TileGrid(in: searched.list, tile: Self.tile, gap: Size(2, 0)) }
    self.searched = searched
    filter = Rect(body.left, body.top + 1, body.width, 1)
    below = Rect(body.left, body.bottom - 1, body.width, 1)
  }
}
