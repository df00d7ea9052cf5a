import Engine
import Interface
import Learning

/// How the map looks.
extension PathScene {
  private static let widest = 76

  func place(_ page: Page) -> Rect {
    let body = page.body
    let width = min(body.width, Self.widest)
    let below = said(.dark).text.isEmpty ? 0 : 2
    return Rect(
      body.left + (body.width - width) / 2, body.top + airBelowPlayer, width,
      body.height - airBelowPlayer - below)
  }

  /// A figure at the head reaches down to the row above the body.
  private var airBelowPlayer: Int { if case .figure = knowledge.avatar { 1 } else { 0 } }

  package func draw(on canvas: inout Canvas, fraction: Double) {
    let page = Page(canvas.size)
    guard !Page.isTooSmall(canvas.size) else { return Page.drawTooSmall(on: &canvas) }
    let muted = Style(canvas.theme.muted)
    foot.draw(on: &canvas, in: page.foot)
    drawSaid(on: &canvas, page)
    guard let standing else {
      canvas.put("There are no courses.", wrappedIn: page.body, .center, .middle, muted)
      return
    }
    canvas.put(Text(standing.course.name), in: page.head, .leading, Style(canvas.theme.text).bold)
    let done = standing.kitsDone
    let taken = knowledge.avatar.map { AvatarDrawing($0).drawBust(on: &canvas, endingIn: page.head) + 2 }
    let rest = Rect(page.head.left, page.head.top, page.head.width - (taken ?? 0), 1)
    canvas.put(Text("\(done.count) of \(done.all) kits"), in: rest, .trailing, muted)
    let drawing = PathDrawing(standing.course)
    list.draw(on: &canvas, in: place(page)) { canvas, line, row, hasFocus in
      drawing.draw(lines[line], on: &canvas, in: row, hasFocus: hasFocus)
    }
  }

  /// What is asked, what has happened, or what is wrong with a file.
  private func said(_ theme: Theme) -> (text: Text, color: Color) {
    if let question = removal.question { return (question, theme.wrong) }
    if !news.isEmpty { return (news, isRefused ? theme.wrong : theme.accent) }
    return (Text(knowledge.complaint), theme.wrong)
  }

  private func drawSaid(on canvas: inout Canvas, _ page: Page) {
    let (text, color) = said(canvas.theme)
    let lines = Rect(page.body.left, page.body.bottom - 1, page.body.width, 2)
    canvas.put(text, wrappedIn: lines, .leading, .top, Style(color))
  }

  var foot: Foot {
    if removal.asked != nil {
      return Foot([hint("x", "delete it"), .help, KeyHint("Esc", "keep it", pressing: Key(.escape))])
    }
    let hasNext = standing?.next != nil
    let hasBeside = standing?.course.hasBeside ?? false
    let own = ownKit == nil ? [] : [hint("e", "edit"), hint("x", "delete")]
    return Foot(
      [.upDown("choose"), KeyHint("Enter", "go", .act)]
        + (hasNext ? [hint("n", "next")] : []) + own + (news.isEmpty || !canUndo ? [] : [hint("u", "undo")])
        + (canBringBack ? [hint("u", "bring back")] : [])
        + [hint("m", "more"), hint("w", "workout")]
        + (hasBeside ? [hint("b", knowledge.showsBeside ? "no \(besideName)" : besideName)] : [])
        + (knowledge.courses.count > 1 ? [hint("c", "course")] : [])
        + [hint("s", "statistics"), .help, .back])
  }

  private func hint(_ key: Character, _ action: String) -> KeyHint {
    KeyHint(Text(String(key)), Text(action), pressing: Key(.character(key)))
  }
}
