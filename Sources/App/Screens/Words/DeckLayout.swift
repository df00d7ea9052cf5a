import Engine
import Interface

struct DeckLayout {
  let searched: SearchedLayout
  let legend, hint: Rect

  init(_ page: Page) {
    let body = page.body
    searched = SearchedLayout(page, below: 4)
    legend = Rect(body.left + 2, body.bottom - 3, body.width - 2, 1)
    hint = Rect(body.left + 2, body.bottom - 2, body.width - 2, 2)
  }
}
