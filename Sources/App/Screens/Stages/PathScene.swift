import Engine
import Interface
import Learning

/// The map of a course of stages, with kits, exams and progress. Enter starts the focused line, which at
/// first is the next useful thing.
struct PathScene: PageScene {
  private var stages: Shown<StagesOverview>
  var course: String?
  /// Whether questions are also shown in the learner's language.
  var showsBeside: Bool
  var lines: [PathLine] = []
  var list = SparseList(count: 0, stops: [])
  var removal = KitRemoval()
  var changes = AwaitedChanges<ChangeKits>()
  /// The result of the last change to kits.
  var news: Text = .empty
  var isRefused = false
  /// Whether that change can be undone.
  var canUndo = false
  /// The choice from the menu, carried out with the next update.
  private var action: CourseDeed?
  /// What to do when the map has changed.
  var aim = Aim.line

  enum Aim: Int {
    /// Leave the focus where it is.
    case line
    /// Focus the next useful thing.
    case next
    /// Start that.
    case start
  }

  init(_ knowledge: StagesKnowledge) {
    stages = Shown(changingWith: .stages, knowledge)
    (course, showsBeside) = (knowledge.chosen, knowledge.showsBeside)
    show()
  }

  mutating func beforeInput(_ step: inout Step) -> Transition? {
    while let kept = changes.next(&step) { show(kept) }
    if stages.update(&step, StagesOverview()), let transition = showChanged(&step) { return transition }
    if let action {
      self.action = nil
      if let transition = act(action, &step) { return transition }
    }
    if removal.wake(at: step.tick) { list.cancelPress() }
    return nil
  }

  mutating func afterInput(_ step: inout Step) -> Transition { .sleep(until: removal.due) }

  mutating func resume(_ outcome: Outcome, _ step: inout Step) -> Transition? {
    action = outcome.as(CourseDeed.self)
    if let kept = outcome.as(KitsKept.self) { show(kept) }
    if let end = outcome.as(StageRunScene.End.self) {
      aim = end == .next ? .start : .next
      stages.ask(StagesOverview(), &step)
    }
    return nil
  }

  private mutating func show(_ kept: KitsKept) {
    (news, isRefused, canUndo) = (kept.sentence, kept.isRefused, kept.canUndo)
    removal.forget()
  }

  private mutating func showChanged(_ step: inout Step) -> Transition? {
    defer { aim = .line }
    show(line: aim == .line ? list.focus : nil)
    return aim == .start ? standing?.next.flatMap(begin) : nil
  }

  var knowledge: StagesKnowledge { stages.value ?? StagesKnowledge([], chosen: nil, showsBeside: false) }

  var standing: StageStanding? {
    knowledge.courses.first { $0.course.id == course } ?? knowledge.courses.first
  }

  /// With the focus on the next useful thing, or near a line.
  mutating func show(line: Int? = nil) {
    lines = standing.map(PathLine.lines) ?? []
    let stops = lines.indices.filter { lines[$0].isStop }
    let next = standing?.next
    let near = line.flatMap { line in stops.last { $0 <= line } }
    let focus = near ?? next.flatMap { next in lines.firstIndex { $0.leads(to: next) } }
    list = SparseList(count: lines.count, stops: stops, focus: focus)
    list.scroll(to: head(of: list.focus) - 1)
  }

  /// The line of a line's stage.
  private func head(of line: Int) -> Int {
    lines.prefix(line + 1).lastIndex { if case .stage = $0 { true } else { false } } ?? 0
  }

  /// The focused kit, if it is one of the player's own.
  var ownKit: OwnKit? {
    guard let standing, !list.isEmpty, case .kit(let line) = lines[list.focus] else { return nil }
    return knowledge.own.kit(at: line.place, in: standing.course.id)
  }
}

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

  /// A figure in the head reaches into the row above the body.
  private var airBelowPlayer: Int { if case .figure = knowledge.avatar { 1 } else { 0 } }

  func draw(on canvas: inout Canvas, in page: Page, fraction: Double) {
    let muted = Style(canvas.theme.muted)
    drawSaid(on: &canvas, page)
    guard let standing else {
      canvas.put("There are no courses.", wrappedIn: page.body, .center, .middle, muted)
      return
    }
    canvas.putTitle(Text(standing.course.name), in: page.head)
    let done = standing.kitsDone
    let taken = knowledge.avatar.map { AvatarDrawing($0).drawBust(on: &canvas, endingIn: page.head) + 2 }
    let rest = Rect(page.head.left, page.head.top, page.head.width - (taken ?? 0), 1)
    canvas.put(Text("\(done.count) of \(done.all) kits"), in: rest, .trailing, muted)
    let drawing = PathDrawing(lines, of: standing)
    list.draw(on: &canvas, in: place(page)) { canvas, line, row, hasFocus in
      drawing.draw(line, on: &canvas, in: row, hasFocus: hasFocus)
    }
  }

  /// The question asked, the last result, or what is wrong with a file.
  private func said(_ theme: Theme) -> (text: Text, color: Color) {
    if let question = removal.question { return (question, theme.wrong) }
    if !news.isEmpty { return (news, isRefused ? theme.wrong : theme.accent) }
    return (Text(knowledge.courseObstacle), theme.wrong)
  }

  private func drawSaid(on canvas: inout Canvas, _ page: Page) {
    let (text, color) = said(canvas.theme)
    let lines = Rect(page.body.left, page.body.bottom - 1, page.body.width, 2)
    canvas.put(text, wrappedIn: lines, .leading, .top, Style(color))
  }

  var foot: Foot {
    if removal.asked != nil {
      return Foot([
        SharedKey.delete.keyHint("delete it"), .help, KeyHint("Esc", "keep it", pressing: Key(.escape)),
      ])
    }
    let hasNext = standing?.next != nil
    let hasBeside = standing?.course.hasBeside ?? false
    let own = ownKit == nil ? [] : [SharedKey.edit.keyHint("edit"), SharedKey.delete.keyHint("delete")]
    return Foot(
      [.upDown("choose"), .enter(.open)]
        + (hasNext ? [hint("n", "next")] : []) + own
        + (news.isEmpty || !canUndo ? [] : [SharedKey.undo.keyHint("undo")])
        + (canBringBack ? [SharedKey.undo.keyHint("bring back")] : [])
        + [hint("m", "more"), hint("w", "workout")]
        + (hasBeside ? [hint("b", showsBeside ? "no \(besideName)" : besideName)] : [])
        + (knowledge.courses.count > 1 ? [hint("c", "course")] : [])
        + [hint("s", "statistics"), .help, .back])
  }

  private func hint(_ key: Character, _ action: String) -> KeyHint {
    KeyHint(Text(String(key)), Text(action), pressing: Key(.character(key)))
  }
}
