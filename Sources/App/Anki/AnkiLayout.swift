import Engine
import Interface

struct AnkiLayout {
  let list, title, words, below: Rect

  init(_ page: Page) {
    let body = page.body
    let shown = body.height > 24 ? 8 : 4
    below = Rect(body.left, body.bottom - 2, body.width, 2)
    words = Rect(body.left + 2, below.top - 1 - shown, body.width - 2, shown)
    title = Rect(body.left, words.top - 1, body.width, 1)
    list = Rect(body.left, body.top, body.width, title.top - 1 - body.top)
  }
}
