import Engine
import Interface
import Learning

/// The dictionary search: a line for a word, a reading or a meaning, with the hits below it updated while
/// typing. The line always has the focus; the arrows move in the hits.
struct LookUpScene: PageScene {
  private var field: TextField
  private var found: Shown<TextLookUp>
  private var list: List
  /// The text that was looked up last; nil before the first.
  private var asked: String?

  /// - Parameter result: what was found for the text; nil to look it up.
  init(_ text: String = "", _ result: LookUpResult? = nil) {
    field = TextField(text, limit: 60)
    found = Shown(changingWith: .words, result)
    list = List(count: result?.hits.count ?? 0)
    asked = result?.text
  }

  private var hits: [DictionaryHit] { found.value?.hits ?? [] }

  var isTyping: Bool { true }

  var foot: Foot {
    let leave = KeyHint("Esc", field.string.isEmpty ? "back" : "clear", .pause)
    let add = foundNothing ? [KeyHint.enter(.open)] : []
    let entry = hits.isEmpty ? add : [.upDown("choose"), .enter(.open)]
    return Foot(entry + [leave, .helpWhileTyping])
  }

  mutating func beforeInput(_ step: inout Step) -> Transition? {
    if found.update(&step, TextLookUp(text: field.string)) { list = List(count: hits.count) }
    return nil
  }

  mutating func handle(_ input: PageInput, _ step: inout Step) -> Transition? {
    if field.handle(input.event) { return nil }
    if let row = list.handle(input.event, in: LookUpLayout(input.page).list) { return open(row) }
    switch input.command {
    case .act where foundNothing: return .push(AddWordScene(field.string))
    case .help: return .push(ScreenHelp.lookUp)
    case .pause: return clear()
    default: return nil
    }
  }

  mutating func afterInput(_ step: inout Step) -> Transition {
    if asked != field.string {
      asked = field.string
      found.ask(TextLookUp(text: field.string), &step)
    }
    return .sleep(until: nil)
  }

  /// Whether what stands in the line is nowhere, so that only adding it is left.
  private var foundNothing: Bool {
    hits.isEmpty && !field.string.isEmpty && found.value?.text == field.string
  }

  /// Clears the line first; when it is empty, leaves.
  private mutating func clear() -> Transition? {
    if field.string.isEmpty { return .pop(with: .none) }
    field = TextField(limit: field.limit)
    return nil
  }

  private func open(_ row: Int) -> Transition? {
    hits.indices.contains(row) ? .push(LookUpPageScene(.entry(hits[row].entry))) : nil
  }

  func draw(on canvas: inout Canvas, in page: Page, fraction: Double) {
    let layout = LookUpLayout(page)
    canvas.putTitle("Look up", in: page.head)
    canvas.put("/", at: layout.search.origin, Style(canvas.theme.accent).bold)
    field.draw(on: &canvas, in: layout.search.inset(1, 0).moved(by: Point(1, 0)))
    list.draw(on: &canvas, in: layout.list) { canvas, row, place, hasFocus in
      let hit = hits[row]
      HitRow(hit).draw(on: &canvas, in: place, hasFocus: hasFocus)
    }
    if foundNothing {
      canvas.put(
        "Nothing found. Enter adds it to your words.", in: layout.list, .leading, Style(canvas.theme.muted))
    }
    canvas.put(
      found.value?.notice ?? .empty, wrappedIn: layout.notice, .leading, .bottom, Style(canvas.theme.muted))
  }
}

private struct LookUpLayout {
  let search, list, notice: Rect

  init(_ page: Page) {
    let body = page.body
    search = Rect(body.left, body.top, body.width, 1)
    list = Rect(body.left, body.top + 2, body.width, body.height - 5)
    notice = Rect(body.left, body.bottom - 2, body.width, 2)
  }
}

/// A hit: the term, its reading and meaning, and how common it is or why it was found.
private struct HitRow {
  private let hit: DictionaryHit

  init(_ hit: DictionaryHit) { self.hit = hit }

  func draw(on canvas: inout Canvas, in row: Rect, hasFocus: Bool) {
    let theme = canvas.theme
    let why = canvas.ornaments.spelled(why).shortened(to: row.width / 4)
    let term = Rect(row.left, row.top, row.width / 5, 1)
    let reading = Rect(term.right + 1, row.top, row.width / 5, 1)
    let left = hit.entry.reading == nil ? term.right + 1 : reading.right + 1
    let meaning = Rect(left, row.top, row.right - left - (why.isEmpty ? 0 : why.width + 2), 1)
    canvas.put(Text(hit.entry.term), in: term, .leading, Style(hasFocus ? theme.accent : theme.text).bold)
    canvas.put(Text(hit.entry.shownReading ?? ""), in: reading, .leading, Style(theme.muted))
    canvas.put(Text(hit.entry.meanings.joined(separator: "; ")), in: meaning, .leading, Style(theme.text))
    canvas.put(why, in: row, .trailing, Style(theme.muted))
  }

  /// The list it is on; for an inflected form, which form it is.
  private var why: Text {
    if case .form(let form) = hit.match { return Text(form) }
    return Text(hit.entry.lists.first ?? "")
  }
}
