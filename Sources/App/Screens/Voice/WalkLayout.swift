import Engine
import Interface

struct WalkLayout {
  let sources, manner, list, file, below: Rect

  init(_ page: Page) {
    let body = page.body
    sources = Rect(body.left, body.top, body.width, 1)
    manner = Rect(body.left, body.top + 1, body.width, 1)
    list = Rect(body.left, body.top + 3, body.width, body.height - 8)
    file = Rect(body.left, body.bottom - 4, body.width, 1)
    below = Rect(body.left, body.bottom - 2, body.width, 2)
  }
}
