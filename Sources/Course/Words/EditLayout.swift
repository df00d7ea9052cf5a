import Engine
import Interface
import Learning

/// Where the fields of a word stand, and what is said below them.
struct EditLayout {
  /// The columns of a field's name.
  static let label = 18
  let list, news: Rect

  init(_ page: Page) {
    let body = page.body
    list = Rect(body.left, body.top + 1, body.width, min(WordField.allCases.count, body.height - 4))
    news = Rect(body.left + 2, list.bottom + 1, body.width - 2, body.bottom - list.bottom - 1)
  }
}
