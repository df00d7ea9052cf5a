import Engine
import Interface
import Learning
import WordGame

/// A kit of the player's own is written: its name, its stage, its questions. Pops with nothing.
struct KitScene: Scene {
  private enum Row: Hashable {
    case name, stage
    case question(Int)
    case air, add
  }

  private var draft: KitDraft
  private var list = SparseList(count: 0, stops: [])
  /// The name while it is written.
  private var field: TextField?
  /// What came of the last change.
  private var news: Text
  private var isRefused: Bool
  /// Whether it was to be left though something is missing.
  private var isLeaving = false

  /// - Parameter obstacle: why nothing can be kept, in a sentence; nil where it can.
  init(_ own: OwnKit, of course: StageCourse, isNew: Bool, obstacle: String?) {
    draft = KitDraft(own, of: course, isNew: isNew)
    (news, isRefused) = (Text(obstacle ?? ""), obstacle != nil)
    show(0)
    if isNew { field = TextField(own.kit.name, limit: Kit.longestName) }
  }

  mutating func update(_ step: inout Step) -> Transition {
    let page = Page(step.window)
    while let event = step.next(on: page, typing: field != nil) {
      if field != nil {
        if let transition = write(event, page, &step) { return transition }
      } else if let transition = choose(event, page, &step) {
        return transition
      }
    }
    return .sleep(until: nil)
  }

  mutating func resume(_ outcome: Outcome) {
    guard let draft = outcome.as(KitDraft.self) else { return }
    self.draft = draft
    show(rows.count - 1)
  }

  mutating func hear(_ news: any Sendable) {
    guard case .kits(let kept) = news as? ArcadeNews else { return }
    (self.news, isRefused) = (kept.sentence, kept.isRefused)
  }

  func hash(into hash: inout StateHash) {
    hash.combine(fieldsOf: self, draft, list, field, news, isRefused, isLeaving)
  }

  private var rows: [Row] {
    [.name, .stage, .air] + draft.own.kit.questions.indices.map(Row.question) + [.add]
  }

  private var focused: Row { list.focus.map { rows[$0] } ?? .name }

  /// All rows, with the focus on one of them, or on the last before it.
  private mutating func show(_ row: Int) {
    let stops = rows.indices.filter { rows[$0] != .air }
    list = SparseList(count: rows.count, stops: stops, focus: stops.last { $0 <= row })
  }
}

/// Keys and clicks.
extension KitScene {
  private enum Deed { case undo, remove }

  private static let keys = KeyMap<Deed>([(keys: ["u"], intent: .undo), (keys: ["x"], intent: .remove)])

  private mutating func write(_ event: InputEvent, _ page: Page, _ step: inout Step) -> Transition? {
    if field?.handle(event) == true { return nil }
    let isBeside = event.isClick(in: page.body)
    switch KeyMap.standard.intent(for: event) ?? foot.command(for: event, in: page.foot)
      ?? (isBeside ? .act : nil)
    {
    case .act, .next, .down: keepName(&step)
    case .pause: field = nil
    case .help: return .push(ScreenHelp.kit)
    default: break
    }
    return nil
  }

  private mutating func keepName(_ step: inout Step) {
    var own = draft.own
    own.kit.name = Text(field?.string ?? "").string.split(separator: " ").joined(separator: " ")
    field = nil
    draft.write(own, &step)
    show(1)
  }

  private mutating func choose(_ event: InputEvent, _ page: Page, _ step: inout Step) -> Transition? {
    let event = foot.pressed(by: event, in: page.foot)
    let wasLeaving = isLeaving
    if event.isPress { isLeaving = false }
    switch Self.keys.intent(for: event) {
    case .undo: undo(&step)
    case .remove: remove(&step)
    case nil: break
    }
    if let row = list.handle(event, in: place(page)) { return open(rows[row], &step) }
    switch KeyMap.standard.intent(for: event) ?? foot.command(for: event, in: page.foot) {
    case .left: turnStage(-1, &step)
    case .right: turnStage(1, &step)
    case .help: return .push(ScreenHelp.kit)
    case .pause, .leave: return leave(wasLeaving)
    default: break
    }
    return nil
  }

  private mutating func open(_ row: Row, _ step: inout Step) -> Transition? {
    switch row {
    case .name: field = TextField(draft.own.kit.name, limit: Kit.longestName)
    case .stage: turnStage(1, &step)
    case .question(let index): return .push(KitQuestionScene(draft, at: index))
    case .add: return .push(KitQuestionScene(draft, at: nil))
    case .air: break
    }
    return nil
  }

  private mutating func turnStage(_ way: Int, _ step: inout Step) {
    let ids = draft.course.stages.map(\.id)
    guard focused == .stage, let place = ids.firstIndex(of: draft.own.stage) else { return }
    var own = draft.own
    own.stage = ids[(place + way + ids.count) % ids.count]
    draft.write(own, &step)
  }

  private mutating func remove(_ step: inout Step) {
    guard case .question(let index) = focused else { return }
    var own = draft.own
    own.kit.questions.remove(at: index)
    draft.write(own, &step)
    (news, isRefused) = ("The question is out. u brings it back.", false)
    show(index + 3)
  }

  private mutating func undo(_ step: inout Step) {
    if !draft.undo(&step) { (news, isRefused) = ("There is nothing to undo.", true) }
    show(list.focus ?? 0)
  }

  /// What isn't whole is lost, which is asked first.
  private mutating func leave(_ isAsked: Bool) -> Transition? {
    guard draft.problem != nil, draft.isUnkept, !isAsked else { return .pop(with: .none) }
    isLeaving = true
    return nil
  }
}

/// The picture.
extension KitScene {
  private static let label = 9

  private func place(_ page: Page) -> Rect {
    Rect(page.body.left, page.body.top, page.body.width, page.body.height - 3)
  }

  func draw(on canvas: inout Canvas, fraction: Double) {
    let page = Page(canvas.size)
    guard !Page.isTooSmall(canvas.size) else { return Page.drawTooSmall(on: &canvas) }
    let theme = canvas.theme
    canvas.put("A kit of your own", in: page.head, .leading, Style(theme.text).bold)
    canvas.put(Text(draft.course.name), in: page.head, .trailing, Style(theme.muted))
    list.draw(on: &canvas, in: place(page)) { canvas, row, place, hasFocus in
      draw(rows[row], hasFocus, on: &canvas, in: place)
    }
    let below = Rect(page.body.left + 2, page.body.bottom - 2, page.body.width - 2, 2)
    let (text, color) = said(theme)
    canvas.put(text, wrappedIn: below, .leading, .top, Style(color))
    foot.draw(on: &canvas, in: page.foot)
  }

  private func said(_ theme: Theme) -> (Text, Color) {
    if isLeaving {
      return ("Not everything is there yet, and it would be lost. Esc once more leaves.", theme.wrong)
    }
    if isRefused { return (news, theme.wrong) }
    if let problem = draft.problem { return (Text("\(problem)"), theme.second) }
    return (news, theme.accent)
  }

  private func draw(_ row: Row, _ hasFocus: Bool, on canvas: inout Canvas, in place: Rect) {
    let style = Style(hasFocus ? canvas.theme.accent : canvas.theme.text)
    switch row {
    case .name: drawName(on: &canvas, in: rest(of: place, "name", on: &canvas, hasFocus), hasFocus)
    case .stage:
      let name = Text(draft.stage?.name ?? draft.own.stage)
      let (left, right): (Text, Text) = canvas.ornaments.isASCII ? ("< ", " >") : ("← ", " →")
      let text = hasFocus ? left + name + right : name
      canvas.put(
        text, in: rest(of: place, "stage", on: &canvas, hasFocus), .leading, Style(canvas.theme.text))
    case .question(let index): draw(index, style, on: &canvas, in: place)
    case .air: break
    case .add: canvas.put("+ write a question", in: place, .leading, style)
    }
  }

  private func rest(of row: Rect, _ label: Text, on canvas: inout Canvas, _ hasFocus: Bool) -> Rect {
    canvas.put(label, in: row, .leading, Style(hasFocus ? canvas.theme.accent : canvas.theme.muted))
    return Rect(row.left + Self.label, row.top, row.width - Self.label, 1)
  }

  private func drawName(on canvas: inout Canvas, in place: Rect, _ hasFocus: Bool) {
    if let field, hasFocus {
      return field.draw(
        on: &canvas, in: Rect(place.left, place.top, min(place.width, Kit.longestName + 2), 1))
    }
    let name = draft.own.kit.name
    canvas.put(
      name.isEmpty ? "none" : Text(name), in: place, .leading,
      Style(name.isEmpty ? canvas.theme.muted : canvas.theme.text))
  }

  private func draw(_ index: Int, _ style: Style, on canvas: inout Canvas, in row: Rect) {
    let question = draft.own.kit.questions[index]
    let answer = Text(question.answer).shortened(to: row.width / 3, ellipsis: canvas.ornaments.ellipsis)
    canvas.put(answer, in: row, .trailing, Style(canvas.theme.muted))
    let width = row.width - answer.width - 2
    let text = Text("\(index + 1)  \(question.question)").shortened(
      to: width, ellipsis: canvas.ornaments.ellipsis)
    canvas.put(text, in: Rect(row.left, row.top, width, 1), .leading, style)
  }

  private var foot: Foot {
    if field != nil {
      return Foot([
        KeyHint("Enter", "keep the name", .act), KeyHint("Esc", "leave as it was", .pause), .helpWhileTyping,
      ])
    }
    var hints = [
      KeyHint.upDown("choose"), KeyHint("Enter", focused == .stage ? "next stage" : "write", .act),
    ]
    if case .question = focused { hints.append(KeyHint("x", "take out", pressing: "x")) }
    return Foot(hints + [KeyHint("u", "undo", pressing: "u"), .help, .back])
  }
}
