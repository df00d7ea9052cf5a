import Engine
import Interface
import LargeLetters

/// Where the parts of a page stand.
struct LookUpPageLayout {
  /// The columns to either side of a line, of which the left ones hold the pointer.
  static let margin = 2

  let term, lines, news: Rect
  /// Where the learner's hint stands; nil on a page that has none.
  let hint: Rect?

  init(_ page: Page, hasReading: Bool, hasHint: Bool) {
    let body = page.body
    let usual = body.height < 18 ? 5 : min(body.height * 2 / 5, LargeWord.mostRows)
    let rows = hasReading && usual < 8 ? usual + 1 : usual
    term = Rect(body.left, body.top - 1, body.width, rows)
    news = Rect(body.left, body.bottom - 1, body.width, 1)
    let below = hasHint ? 2 : 0
    lines = Rect(body.left, term.bottom + 1, body.width, news.top - term.bottom - 2 - below)
    hint = hasHint ? Rect(body.left + Self.margin, news.top - 2, body.width - 2 * Self.margin, 1) : nil
  }
}
