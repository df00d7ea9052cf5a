import Engine
import Interface
import Learning
import WordGame

/// The map of a course in which one grows up: its stages, their kits and exams, and how far one is. Enter begins what has
/// the focus, which is the next useful thing from the start.
package struct PathScene: Scene {
  private var knowledge: StagesKnowledge
  private var course: String?
  private var lines: [PathLine] = []
  private var list = SparseList(count: 0, stops: [])
  /// Whether something was played above, after which all may be otherwise.
  private var isStale = false
  /// Whether the next useful thing is to begin: once the host has told what that is.
  private var going = Going.no

  private enum Going: Int { case no, asked, told }

  init(_ knowledge: StagesKnowledge) {
    self.knowledge = knowledge
    course = knowledge.chosen
    show()
  }

  /// The map, as soon as the host has told what stands on it.
  package static func open(_ step: inout Step) -> Transition {
    .push(
      WaitingScene(for: .stages, &step) { news in
        if case .stages(let knowledge) = news { PathScene(knowledge) } else { nil }
      })
  }

  package mutating func update(_ step: inout Step) -> Transition {
    if isStale { step.report(.asks(.stages)) }
    isStale = false
    if going == .told {
      going = .no
      if let next = standing?.next, let transition = begin(next, &step) { return transition }
    }
    let page = Page(step.window)
    while let event = step.next(on: page) {
      if let transition = handle(event, page, &step) { return transition }
    }
    return .sleep(until: nil)
  }

  package mutating func resume(_ outcome: Outcome) {
    guard let end = outcome.as(StageRunScene.End.self) else { return }
    (isStale, going) = (true, end == .next ? .asked : .no)
  }

  package mutating func hear(_ news: any Sendable) {
    guard case .stages(let knowledge) = news as? ArcadeNews else { return }
    self.knowledge = knowledge
    show()
    if going == .asked { going = .told }
  }

  private var standing: StageStanding? {
    knowledge.courses.first { $0.course.id == course } ?? knowledge.courses.first
  }

  private mutating func show() {
    lines = standing.map(PathLine.lines) ?? []
    let next = standing?.next
    let focus = next.flatMap { next in lines.firstIndex { $0.leads(to: next) } }
    list = SparseList(count: lines.count, stops: lines.indices.filter { lines[$0].isStop }, focus: focus)
  }

  package func hash(into hash: inout StateHash) {
    hash.combine(fieldsOf: self, knowledge, course, lines, list, isStale, going.rawValue)
  }
}

/// What the player does.
extension PathScene {
  private enum Intent { case next, workout, beside, course }

  private static let keys = KeyMap<Intent>([
    (keys: ["n"], intent: .next), (keys: ["w"], intent: .workout), (keys: ["b"], intent: .beside),
    (keys: ["c"], intent: .course),
  ])

  private mutating func handle(_ event: InputEvent, _ page: Page, _ step: inout Step) -> Transition? {
    let event = foot.pressed(by: event, in: page.foot)
    if let line = list.handle(event, in: place(page)) { return choose(lines[line], &step) }
    switch Self.keys.intent(for: event) {
    case .next: return standing?.next.flatMap { begin($0, &step) }
    case .workout: return standing.map { .push(WorkoutScene($0)) }
    case .beside: return turnBeside(&step)
    case .course: return turnCourse(&step)
    case nil: break
    }
    switch KeyMap.standard.intent(for: event) ?? foot.command(for: event, in: page.foot) {
    case .act: return list.focus.flatMap { choose(lines[$0], &step) }
    case .help: return .push(ScreenHelp.path)
    case .pause, .leave: return .pop(with: .none)
    default: return nil
    }
  }

  private mutating func choose(_ line: PathLine, _ step: inout Step) -> Transition? {
    switch line {
    case .kit(_, let place, _, _): play(.kit(place), &step)
    case .exam(let stage, _, _): play(.exam(stage: stage), &step)
    case .way(let way, let stage, _): choose(way, in: stage, &step)
    case .stage, .faint, .air: nil
    }
  }

  private mutating func choose(_ way: StageWay, in stage: String, _ step: inout Step) -> Transition? {
    guard let standing else { return nil }
    step.report(.course(.stage(.chosen(course: standing.course.id, stage: stage, way: way.id))))
    step.report(.asks(.stages))
    return nil
  }

  private func begin(_ next: StageStanding.Step, _ step: inout Step) -> Transition? {
    switch next {
    case .kit(let place): play(.kit(place), &step)
    case .exam(let stage): play(.exam(stage: stage), &step)
    case .choose: nil
    }
  }

  private func play(_ part: StagePart, _ step: inout Step) -> Transition? {
    standing.map { StageRunScene.open(part, of: $0.course.id, &step) }
  }

  private mutating func turnBeside(_ step: inout Step) -> Transition? {
    knowledge.showsBeside.toggle()
    step.report(.setting(StagesKnowledge.shows(beside: knowledge.showsBeside)))
    return nil
  }

  private mutating func turnCourse(_ step: inout Step) -> Transition? {
    let ids = knowledge.courses.map(\.course.id)
    guard ids.count > 1, let standing, let place = ids.firstIndex(of: standing.course.id) else { return nil }
    let next = ids[(place + 1) % ids.count]
    course = next
    step.report(.setting(StagesKnowledge.looks(at: next)))
    show()
    return nil
  }
}

/// How it looks.
extension PathScene {
  private static let widest = 76

  private func place(_ page: Page) -> Rect {
    let body = page.body
    return Rect(
      body.left + (body.width - min(body.width, Self.widest)) / 2, body.top, min(body.width, Self.widest),
      body.height - (knowledge.complaint.isEmpty ? 0 : 2))
  }

  package func draw(on canvas: inout Canvas, fraction: Double) {
    let page = Page(canvas.size)
    guard !Page.isTooSmall(canvas.size) else { return Page.drawTooSmall(on: &canvas) }
    let muted = Style(canvas.theme.muted)
    foot.draw(on: &canvas, in: page.foot)
    let complaint = Rect(page.body.left, page.body.bottom - 1, page.body.width, 1)
    canvas.put(Text(knowledge.complaint), in: complaint, .leading, Style(canvas.theme.wrong))
    guard let standing else {
      canvas.put("There are no courses.", wrappedIn: page.body, .center, .middle, muted)
      return
    }
    canvas.put(Text(standing.course.name), in: page.head, .leading, Style(canvas.theme.text).bold)
    let done = standing.kitsDone
    canvas.put(Text("\(done.count) of \(done.all) kits"), in: page.head, .trailing, muted)
    let drawing = PathDrawing(standing.course)
    list.draw(on: &canvas, in: place(page)) { canvas, line, row, hasFocus in
      drawing.draw(lines[line], on: &canvas, in: row, hasFocus: hasFocus)
    }
  }

  private var foot: Foot {
    let hasNext = standing?.next != nil
    let hasBeside = standing?.course.hasBeside ?? false
    let language = standing.flatMap { LanguageName.of($0.course.language.meaning) } ?? "translation"
    return Foot(
      [.upDown("choose"), KeyHint("Enter", "go", .act)]
        + (hasNext ? [hint("n", "next")] : []) + [hint("w", "workout")]
        + (hasBeside ? [hint("b", knowledge.showsBeside ? "no \(language)" : language)] : [])
        + (knowledge.courses.count > 1 ? [hint("c", "course")] : []) + [.help, .back])
  }

  private func hint(_ key: Character, _ action: String) -> KeyHint {
    KeyHint(Text(String(key)), Text(action), pressing: Key(.character(key)))
  }
}
