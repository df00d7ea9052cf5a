import Engine
import Interface

/// Where the lines stand, with air between them where there is room.
struct KitQuestionLayout {
  private static let label = 14
  let labels, fields: [Rect]
  let news: Rect

  init(_ page: Page, lines: Int) {
    let body = page.body
    let pitch = body.height >= 2 * lines + 2 ? 2 : 1
    labels = (0..<lines).map { Rect(body.left, body.top + $0 * pitch, Self.label, 1) }
    fields = labels.map { Rect($0.right + 1, $0.top, min(80, body.right - $0.right - 1), 1) }
    let end = body.top + lines * pitch + 2 - pitch
    news = Rect(body.left, end, body.width, max(1, body.bottom - end))
  }
}
