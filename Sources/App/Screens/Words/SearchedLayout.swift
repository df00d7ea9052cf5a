import Engine
import Interface

struct SearchedLayout {
  let search, list: Rect
  /// The place of tiles in the list; nil for rows.
  var grid: TileGrid?

  /// - Parameters:
  ///   - above: rows left free below the search.
  ///   - below: rows left free at the bottom of the page.
  init(_ page: Page, above: Int = 0, below: Int = 0) {
    let body = page.body
    search = Rect(body.left, body.top, body.width, 1)
    list = Rect(body.left, body.top + 2 + above, body.width, body.height - 2 - above - below)
  }
}
