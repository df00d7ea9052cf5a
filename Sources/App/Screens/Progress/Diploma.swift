import Engine
import Games
import Interface
import Learning

/// What a learner gets for a whole alphabet, to look at and to save as a picture.
struct Diploma: StillPicture.Drawing {
  let name: String
  let avatar: Avatar?
  let deck: String
  let letters: [Text]
  /// Right answers to its letters, in either form.
  let right: Int
  var window = Page.least

  func canvas(_ look: Look) -> Canvas {
    var canvas = Canvas(window, look: look)
    draw(on: &canvas, in: Page(window).body)
    return canvas
  }

  func draw(on canvas: inout Canvas, in body: Rect) {
    let theme = canvas.theme
    let frame = body.centered(Size(min(body.width, 72), min(body.height, 20)))
    canvas.box(frame, .double, Style(theme.accent))
    let inside = frame.inset(3, 1)
    if let avatar {
      let middle = inside.centered(AvatarDrawing.size).left
      AvatarDrawing(avatar).draw(on: &canvas, at: Point(middle, inside.top))
    }
    let below = avatar == nil ? 0 : AvatarDrawing.size.height
    let rows = alphabet.lineCount(columns: inside.width)
    let headline = Rect(
      inside.left, inside.top + below, inside.width, inside.height - below - rows - 5)
    LargeWord(Text(name.isEmpty ? "You" : name), language: Language.home.tag)
      .draw(on: &canvas, in: headline, .middle, theme.accent)
    let rest = Rect(inside.left, headline.bottom, inside.width, inside.bottom - headline.bottom)
    func row(_ row: Int) -> Rect { Rect(rest.left, rest.top + row, rest.width, 1) }
    canvas.put("can read", in: row(0), .center, Style(theme.muted))
    canvas.put(Text(deck), in: row(1), .center, Style(theme.text).bold)
    let lines = Rect(rest.left, rest.top + 3, rest.width, rows)
    canvas.put(alphabet, wrappedIn: lines, .center, .top, Style(theme.right))
    let figures = Text("\(letters.count) letters · \(Figure.count(right, "right answer", "right answers"))")
    canvas.put(
      canvas.ornaments.spelled(figures), in: row(rest.height - 1), .center, Style(theme.muted))
  }

  private var alphabet: Text { Text.joined(letters, by: " ") }
}
