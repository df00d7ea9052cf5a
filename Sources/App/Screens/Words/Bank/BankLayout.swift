import Engine
import Interface

struct BankLayout {
  private static let tile = Size(17, 1)

  let searched: SearchedLayout
  let filter, below: Rect

  init(_ page: Page, isGrid: Bool) {
    let body = page.body
    var searched = SearchedLayout(page, above: 1, below: 2)
    if isGrid { searched.grid = TileGrid(in: searched.list, tile: Self.tile, gap: Size(2, 0)) }
    self.searched = searched
    filter = Rect(body.left, body.top + 1, body.width, 1)
    below = Rect(body.left, body.bottom - 1, body.width, 1)
  }
}
