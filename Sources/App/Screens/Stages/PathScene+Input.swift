import Engine
import Games
import Interface
import Learning

extension PathScene {
  private enum Intent { case next, workout, more, edit, remove, undo, action(CourseDeed) }

  private static let keys = KeyMap<Intent>([
    (keys: ["n"], intent: .next), (keys: ["w"], intent: .workout), (keys: ["m"], intent: .more),
    (keys: [SharedKey.edit.key], intent: .edit), (keys: [SharedKey.delete.key], intent: .remove),
    (keys: [SharedKey.undo.key], intent: .undo), (keys: [SharedKey.add.key], intent: .action(.write)),
    (keys: ["g"], intent: .action(.get)),
    (keys: ["b"], intent: .action(.beside)), (keys: ["c"], intent: .action(.course)),
    (keys: ["s"], intent: .action(.statistics)),
  ])

  mutating func handle(_ input: PageInput, _ step: inout Step) -> Transition? {
    let (event, page) = (input.event, input.page)
    if removal.asked != nil, input.command != .help {
      if let asked = removal.answer(event) { changes.ask(.make([.removed(asked)]), &step) }
      return nil
    }
    // By the news u tells a change of a kit from a reset, so it mustn't clear them first.
    if event.isPress, event != .key("u") { news = .empty }
    let chosen = list.handle(event, in: place(page))
    removal.handle(event, over: isOver(event, page) ? ownKit : nil, at: step.tick)
    if let line = chosen { return choose(lines[line], &step) }
    if let intent = Self.keys.intent(for: event) { return act(intent, &step) }
    switch input.command {
    case .act: return list.isEmpty ? nil : choose(lines[list.focus], &step)
    case .help: return .push(ScreenHelp.path)
    case .pause, .leave: return .pop(with: .none)
    default: return nil
    }
  }

  /// Whether the mouse is on the focused line.
  private func isOver(_ event: InputEvent, _ page: Page) -> Bool {
    guard case .mouse(let mouse) = event else { return false }
    return list.index(at: mouse.position, in: place(page)) == list.focus
  }

  private mutating func act(_ intent: Intent, _ step: inout Step) -> Transition? {
    switch intent {
    case .next: return standing?.next.flatMap(begin)
    case .workout: return standing.map { .push(WorkoutScene($0, in: knowledge)) }
    case .more: return standing.map { .push(CourseMenuScene(Text($0.course.name), deeds)) }
    case .edit: return ownKit.flatMap { write($0, isNew: false) }
    case .remove: removal.ask(ownKit)
    case .undo where removal.hasKept: (news, isRefused) = (KitRemoval.nothingToUndo, true)
    case .undo where canBringBack: bringBack(&step)
    case .undo: changes.ask(.undo, &step)
    case .action(let action): return act(action, &step)
    }
    return nil
  }

  mutating func act(_ action: CourseDeed, _ step: inout Step) -> Transition? {
    switch action {
    case .write: return writeNew()
    case .get: return standing.map { .push(GetKitsScene(knowledge, for: $0)) }
    case .statistics: return standing.map { .push(Self.statistics(of: $0.course.id)) }
    case .beside: turnBeside(&step)
    case .course: turnCourse(&step)
    case .reset: return reset()
    case .restore: bringBack(&step)
    }
    return nil
  }

  /// Whether a reset was the last change, so that undoing means that one.
  var canBringBack: Bool {
    guard let record = standing?.record, news.isEmpty else { return false }
    return record.isEmpty && record.beforeReset != nil
  }

  private static func statistics(of course: String) -> some Scene {
    Pending(StageStatisticsOf(course: course)) { StageStatisticsScene($0) }
  }

  private mutating func bringBack(_ step: inout Step) {
    guard let standing else { return }
    aim = .next
    step.report(.course(.stage(.restored(course: standing.course.id))))
  }

  private func reset() -> Transition? {
    guard let standing else { return nil }
    let scene = StageResetScene(
      knowledge.courses, chosen: standing.course.id, obstacle: knowledge.obstacle)
    return scene.map { .push($0) }
  }

  private var deeds: [(action: CourseDeed, detail: Text)] {
    let hasBeside = standing?.course.hasBeside ?? false
    let hasForgotten = standing?.record.beforeReset != nil
    return [
      (.write, "questions of your own, in a stage that you choose"),
      (.get, "from a page or a file, as others have written them"),
      (.statistics, "each kit, each exam, and day by day"),
    ]
      + (hasBeside
        ? [(.beside, Text("\(besideName) beside each question: \(showsBeside ? "on" : "off")"))]
        : [])
      + (knowledge.courses.count > 1 ? [(.course, nextCourse.map { Text($0.name) } ?? .empty)] : [])
      + [(.reset, "start over (you can undo this)")]
      + (hasForgotten ? [(.restore, "what the last reset deleted")] : [])
  }

  /// The learner's language, as in "Russian".
  var besideName: String {
    standing.flatMap { LanguageName.of($0.course.language.meaning) } ?? "Translation"
  }
}

extension PathScene {
  private mutating func choose(_ line: PathLine, _ step: inout Step) -> Transition? {
    switch line {
    case .kit(let line): play(.kit(line.place))
    case .exam(let stage, _, _): play(.exam(stage: stage))
    case .way(let way, let stage, _): choose(way, in: stage, &step)
    case .stage, .air: nil
    }
  }

  private mutating func choose(_ way: StageWay, in stage: String, _ step: inout Step) -> Transition? {
    guard let standing else { return nil }
    aim = .next
    step.report(.course(.stage(.chosen(course: standing.course.id, stage: stage, way: way.id))))
    return nil
  }

  func begin(_ next: StageStanding.Step) -> Transition? {
    switch next {
    case .kit(let place): play(.kit(place))
    case .exam(let stage): play(.exam(stage: stage))
    case .choose: nil
    }
  }

  private func play(_ part: StagePart) -> Transition? {
    standing.map { .push(StageRunScene.pending(part, of: $0.course.id)) }
  }

  /// In the stage of the focused line, or in the first.
  private func writeNew() -> Transition? {
    guard let standing, let first = standing.course.stages.first else { return nil }
    let stage = (list.isEmpty ? nil : lines[list.focus].stage) ?? first.id
    let kit = Kit(id: knowledge.own.nextID, name: "", questions: [])
    return write(OwnKit(kit, course: standing.course.id, stage: stage), isNew: true)
  }

  private func write(_ own: OwnKit, isNew: Bool) -> Transition? {
    standing.map {
      .push(KitScene(own, of: $0.course, isNew: isNew, obstacle: knowledge.obstacle))
    }
  }

  private mutating func turnBeside(_ step: inout Step) {
    showsBeside.toggle()
    step.report(.setting(StagesKnowledge.besideIsShown, to: showsBeside))
  }

  private var nextCourse: StageCourse? {
    let courses = knowledge.courses.map(\.course)
    guard courses.count > 1, let place = courses.firstIndex(where: { $0.id == standing?.course.id }) else {
      return nil
    }
    return courses[(place + 1) % courses.count]
  }

  private mutating func turnCourse(_ step: inout Step) {
    guard let next = nextCourse else { return }
    course = next.id
    step.report(.setting(StagesKnowledge.chosenCourse, to: next.id))
    show()
  }
}
