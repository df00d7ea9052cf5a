import Engine
import Interface
import LargeLetters
import Learning
import WordGame

/// An entry of the dictionary or a character, large, with all that is known of it. Enter takes an entry among the
/// learner's words; its lines lead to others.
struct LookUpPageScene: Scene {
  private var page: LookUpPage
  /// The focus, among the lines that lead somewhere; 0 is the page itself.
  private var list = List(count: 1)
  private var scroll = 0
  private var hasAsked = false
  /// What came of taking the word.
  private var news: Text = .empty

  /// The page of something that is looked up.
  init(_ question: LookUpQuestion) { page = LookUpPage(question) }

  mutating func update(_ step: inout Step) -> Transition {
    if !hasAsked { step.report(.asks(.lookUp(page.question))) }
    hasAsked = true
    let window = Page(step.window)
    while let event = step.next(on: window) {
      if let transition = handle(event, window, &step) { return transition }
    }
    return .sleep(until: nil)
  }

  mutating func hear(_ news: any Sendable) {
    switch news as? ArcadeNews {
    case .lookUp(let answer):
      if page.take(answer) { list = List(count: page.links.count + 1, focus: list.focus) }
    case .own(let kept): self.news = kept.sentence
    default: break
    }
  }

  private mutating func handle(_ event: InputEvent, _ window: Page, _ step: inout Step) -> Transition? {
    let event = foot.pressed(by: event, in: window.foot)
    let layout = layout(window)
    if let line = layout.line(at: event, first: scroll), let row = page.links.firstIndex(of: line) {
      list.select(row + 1)
      return follow()
    }
    switch Self.keys.intent(for: event) {
    case .say: return say(&step)
    case .parts: return parts()
    case nil: break
    }
    // In no place: a click on a line is dealt with above.
    if list.handle(event, in: Rect(0, 0, 0, layout.lines.height)) != nil { return act(&step) }
    scroll = layout.scroll(from: scroll, showing: list.focus == 0 ? 0 : page.links[list.focus - 1])
    switch KeyMap.standard.intent(for: event) ?? foot.command(for: event, in: window.foot) {
    case .act: return act(&step)
    case .help: return .push(ScreenHelp.lookUpPage)
    case .pause, .leave: return .pop(with: .none)
    default: return nil
    }
  }

  private enum KeyIntent { case say, parts }
  private static let keys = KeyMap<KeyIntent>([(keys: ["v"], intent: .say), (keys: ["c"], intent: .parts)])

  private func act(_ step: inout Step) -> Transition? {
    if list.focus > 0 { return follow() }
    if let own = page.own { step.report(.asks(.own(own))) }
    return nil
  }

  private func follow() -> Transition? {
    page.lines[page.links[list.focus - 1]].link.map { .push(LookUpPageScene($0)) }
  }

  private func say(_ step: inout Step) -> Transition? {
    step.report(.spoken(Spoken(page.spoken, language: page.language)))
    return nil
  }

  /// Of one character its page, of several that of the first.
  private func parts() -> Transition? {
    page.characters.first.map { .push(LookUpPageScene(.character($0))) }
  }
}

/// How it looks.
extension LookUpPageScene {
  func draw(on canvas: inout Canvas, fraction: Double) {
    let window = Page(canvas.size)
    guard !Page.isTooSmall(canvas.size) else { return Page.drawTooSmall(on: &canvas) }
    let (theme, layout) = (canvas.theme, layout(window))
    canvas.put(page.title, in: window.head, .leading, Style(theme.muted))
    canvas.put(canvas.ornaments.spelled(page.standing), in: window.head, .trailing, Style(theme.muted))
    LargeWord(Text(page.term), language: page.language).draw(on: &canvas, in: layout.term)
    for (place, line) in page.lines.enumerated().dropFirst(scroll).prefix(layout.lines.height) {
      let row = Rect(layout.lines.left, layout.lines.top + place - scroll, layout.lines.width, 1)
      let hasFocus = list.focus > 0 && page.links[list.focus - 1] == place
      if hasFocus { canvas.fill(row, theme.raised) }
      line.draw(on: &canvas, in: row.inset(2, 0), hasFocus: hasFocus)
      if hasFocus { canvas.put(canvas.ornaments.pointer, at: row.origin, Style(theme.accent).bold) }
    }
    canvas.put(news.isEmpty ? page.known : news, in: layout.news, .leading, Style(theme.accent))
    foot.draw(on: &canvas, in: window.foot)
  }

  func hash(into hash: inout StateHash) {
    hash.combine(fieldsOf: self, page, list, scroll, hasAsked, news)
  }

  private func layout(_ window: Page) -> LookUpPageLayout {
    LookUpPageLayout(window, lines: page.lines.count)
  }

  private var foot: Foot {
    let enter = list.focus > 0 ? "look" : page.own == nil ? nil : "add to your words"
    let act = enter.map { [KeyHint("Enter", Text($0), .act)] } ?? []
    let parts = page.characters.isEmpty ? [] : [KeyHint("c", "parts", pressing: Key(.character("c")))]
    let choose = page.links.isEmpty ? [] : [KeyHint.upDown("choose")]
    return Foot(
      choose + act + [KeyHint("v", "say", pressing: Key(.character("v")))] + parts + [.help, .back])
  }
}

/// Where the parts of a page stand.
private struct LookUpPageLayout {
  let term, lines, news: Rect
  private let count: Int

  init(_ page: Page, lines count: Int) {
    let body = page.body
    let rows = body.height < 18 ? 5 : min(body.height * 2 / 5, LargeWord.mostRows)
    term = Rect(body.left, body.top - 1, body.width, rows)
    news = Rect(body.left, body.bottom - 1, body.width, 1)
    lines = Rect(body.left, term.bottom + 1, body.width, news.top - term.bottom - 2)
    self.count = count
  }

  /// The line under a click, the first one shown being this.
  func line(at event: InputEvent, first: Int) -> Int? {
    guard case .mouse(let mouse) = event, event.isClick(in: lines) else { return nil }
    return mouse.position.y - lines.top + first
  }

  /// The first line to show so that another is in view, and no room is left over.
  func scroll(from first: Int, showing line: Int) -> Int {
    if line == 0 { return 0 }
    return max(0, min(max(first, line - lines.height + 2), line, count - lines.height))
  }
}
