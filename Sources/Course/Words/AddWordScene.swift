import Engine
import Interface
import WordGame

/// A word of the player's own is typed in: what it is, then what it means. It goes to a deck of theirs, and the next one
/// can follow.
struct AddWordScene: Scene {
  /// More than any word to learn has.
  private static let longest = 200

  private var fields = [TextField(limit: longest), TextField(limit: longest)]
  /// The field that has the focus.
  private var focus = 0
  /// What came of the last word.
  private var news: Text = .empty
  private var isRefused = false

  mutating func update(_ step: inout Step) -> Transition {
    let page = Page(step.window)
    while let event = step.next(on: page, typing: true) {
      if fields[focus].handle(event) { continue }
      if let field = AddWordLayout(page).fields.firstIndex(where: { event.isClick(in: $0) }) { focus = field }
      switch KeyMap.standard.intent(for: event) ?? Self.foot.command(for: event, in: page.foot) {
      case .act: goOn(&step)
      case .next, .previous, .up, .down: focus = 1 - focus
      case .pause: return .pop(with: .none)
      case .help: return .push(ScreenHelp.addWord)
      default: break
      }
    }
    return .sleep(until: nil)
  }

  mutating func hear(_ news: any Sendable) {
    guard case .own(let kept) = news as? ArcadeNews else { return }
    if kept.rows != nil { self = AddWordScene() }
    (self.news, isRefused) = (kept.sentence, kept.rows == nil)
  }

  func draw(on canvas: inout Canvas, fraction: Double) {
    let page = Page(canvas.size)
    guard !Page.isTooSmall(canvas.size) else { return Page.drawTooSmall(on: &canvas) }
    let (theme, layout) = (canvas.theme, AddWordLayout(page))
    canvas.put("Add a word", in: page.head, .leading, Style(theme.text).bold)
    for (index, label) in (["word", "meaning"] as [Text]).enumerated() {
      let color = index == focus ? theme.accent : theme.muted
      canvas.put(label, in: layout.labels[index], .leading, Style(color))
      draw(index, on: &canvas, in: layout.fields[index])
    }
    canvas.put(news, wrappedIn: layout.news, .leading, .top, Style(isRefused ? theme.wrong : theme.right))
    Self.foot.draw(on: &canvas, in: page.foot)
  }

  func hash(into hash: inout StateHash) {
    hash.combine(fieldsOf: self, fields, focus, news, isRefused)
  }

  private func draw(_ index: Int, on canvas: inout Canvas, in place: Rect) {
    guard index != focus else { return fields[index].draw(on: &canvas, in: place) }
    canvas.fill(place, canvas.theme.raised)
    canvas.put(Text(fields[index].string), in: place, .leading, Style(canvas.theme.text))
  }

  /// To the field that is still empty; where none is, the word is told to the host.
  private mutating func goOn(_ step: inout Step) {
    let texts = fields.map { Text($0.string).string.split(separator: " ").joined(separator: " ") }
    if let empty = texts.firstIndex(of: "") { return focus = empty }
    if focus == 0 { return focus = 1 }
    step.report(.asks(.own(.word(texts[0], meaning: texts[1]))))
  }

  private static let foot = Foot([
    KeyHint("Enter", "go on", .act), KeyHint("Tab", "the other line"), KeyHint("Esc", "back", .pause),
    .helpWhileTyping,
  ])
}

/// Where the two lines stand.
private struct AddWordLayout {
  let labels, fields: [Rect]
  let news: Rect

  init(_ page: Page) {
    let body = page.body
    labels = [1, 3].map { Rect(body.left, body.top + $0, 9, 1) }
    fields = labels.map { Rect($0.right + 1, $0.top, min(50, body.right - $0.right - 1), 1) }
    news = Rect(body.left, body.top + 6, body.width, body.height - 6)
  }
}
