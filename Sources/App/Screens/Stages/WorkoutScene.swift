import Engine
import Interface
import Learning

/// Chooses the kits of a workout and the number of questions.
struct WorkoutScene: PageScene {
  private static let counts = [10, 20, 30, 50]

  struct Row: Hashable {
    let place: StageCourse.Place
    let name, stage: String
  }

  private let course, title: String
  private var kits: [Row]
  /// The player's own kits among them.
  private var own: OwnKits
  private var chosen: Set<StageCourse.Place>
  private var count = counts[0]
  private var list: List
  /// Whether the player tried to start with no kit chosen.
  private var wasEmpty = false
  private var removal = KitRemoval()
  /// The result of the last change to kits.
  private var news: Text = .empty
  private var kept: KitsKept?
  private var changes = AwaitedChanges<ChangeKits>()
  private var stages: Shown<StagesOverview>

  init(_ standing: StageStanding, in knowledge: StagesKnowledge) {
    stages = Shown(changingWith: .stages, knowledge)
    (course, title, own) = (standing.course.id, standing.course.name, knowledge.own)
    kits = Self.rows(standing.course)
    list = List(count: kits.count)
    chosen = Set(kits.map(\.place).filter(standing.wasPlayed))
  }

  private static func rows(_ course: StageCourse) -> [Row] {
    course.stages.flatMap { stage in
      stage.allKits.map {
        Row(place: StageCourse.Place(stage: stage.id, kit: $0.id), name: $0.name, stage: stage.name)
      }
    }
  }

  mutating func beforeInput(_ step: inout Step) -> Transition? {
    while let kept = changes.next(&step) {
      self.kept = kept
      news = kept.sentence
      removal.forget()
    }
    if stages.update(&step, StagesOverview()), let knowledge = stages.value { show(knowledge) }
    if removal.wake(at: step.tick) { list.cancelPress() }
    return changes.isClosing ? changes.close(with: outcome, &step) : nil
  }

  var isReady: Bool { !changes.isClosing }

  private var outcome: Outcome { kept.map { Outcome($0) } ?? .none }

  private mutating func show(_ knowledge: StagesKnowledge) {
    guard let standing = knowledge.courses.first(where: { $0.course.id == course }) else { return }
    (kits, own) = (Self.rows(standing.course), knowledge.own)
    list = List(count: kits.count, focus: list.focus)
    chosen.formIntersection(kits.map(\.place))
  }

  mutating func afterInput(_ step: inout Step) -> Transition { .sleep(until: removal.due) }

  private enum Intent { case begin, mark, more, all, remove, undo }

  private static let keys = KeyMap<Intent>([
    (keys: [Key(.enter)], intent: .begin), (keys: [" "], intent: .mark), (keys: ["m"], intent: .more),
    (keys: [SharedKey.all.key], intent: .all), (keys: [SharedKey.delete.key], intent: .remove),
    (keys: [SharedKey.undo.key], intent: .undo),
  ])

  mutating func handle(_ input: PageInput, _ step: inout Step) -> Transition? {
    let (event, page) = (input.event, input.page)
    if removal.asked != nil, input.command != .help {
      if let asked = removal.answer(event) { changes.ask(.make([.removed(asked)]), &step) }
      return nil
    }
    if event.isPress { news = .empty }
    if let intent = Self.keys.intent(for: event) { return act(intent, &step) }
    let turned = list.handle(event, in: place(page))
    removal.handle(event, over: pointed(by: event, page), at: step.tick)
    if let row = turned { return turn(row) }
    switch input.command {
    case .help: return .push(ScreenHelp.workout)
    case .pause, .leave: return changes.close(with: outcome, &step)
    default: return nil
    }
  }

  private mutating func act(_ intent: Intent, _ step: inout Step) -> Transition? {
    switch intent {
    case .begin: return begin()
    case .mark: return turn(list.focus)
    case .more: return turnCount()
    case .all: return turnAll()
    case .remove: removal.ask(ownKit(list.focus))
    case .undo where removal.hasKept: news = KitRemoval.nothingToUndo
    case .undo: changes.ask(.undo, &step)
    }
    return nil
  }

  private func ownKit(_ row: Int) -> OwnKit? {
    kits.indices.contains(row) ? own.kit(at: kits[row].place, in: course) : nil
  }

  private func pointed(by event: InputEvent, _ page: Page) -> OwnKit? {
    guard case .mouse(let mouse) = event else { return nil }
    return list.index(at: mouse.position, in: place(page)).flatMap(ownKit)
  }

  private mutating func turn(_ row: Int) -> Transition? {
    wasEmpty = false
    if chosen.remove(kits[row].place) == nil { chosen.insert(kits[row].place) }
    return nil
  }

  private mutating func turnAll() -> Transition? {
    wasEmpty = false
    chosen = chosen.count == kits.count ? [] : Set(kits.map(\.place))
    return nil
  }

  private mutating func turnCount() -> Transition? {
    let place = Self.counts.firstIndex(of: count) ?? 0
    count = Self.counts[(place + 1) % Self.counts.count]
    return nil
  }

  private mutating func begin() -> Transition? {
    wasEmpty = chosen.isEmpty
    if wasEmpty { return nil }
    let places = kits.map(\.place).filter(chosen.contains)
    return .push(StageRunScene.pending(.workout(places, count: count), of: course))
  }

  func draw(on canvas: inout Canvas, in page: Page, fraction: Double) {
    let (theme, muted) = (canvas.theme, Style(canvas.theme.muted))
    let standing = "\(Figure.count(chosen.count, "kit", "kits")) chosen, \(count) words"
    canvas.putTitle(Text("\(title): workout"), in: page.head, remark: Text(standing))
    list.draw(on: &canvas, in: place(page)) { canvas, row, rect, hasFocus in
      if chosen.contains(kits[row].place) {
        canvas.put(canvas.ornaments.right, at: rect.origin, Style(theme.right))
      }
      let style = Style(hasFocus ? theme.accent : theme.text)
      canvas.put(Text(kits[row].name), in: rect.inset(2, 0), .leading, style)
      canvas.put(Text(kits[row].stage), in: rect, .trailing, muted)
    }
    let place = Rect(page.body.left, page.body.bottom - 1, page.body.width, 2)
    let (text, color) = said(theme)
    canvas.put(text, wrappedIn: place, .center, .top, Style(color))
  }

  private func said(_ theme: Theme) -> (Text, Color) {
    if let question = removal.question { return (question, theme.wrong) }
    if !news.isEmpty { return (news, theme.accent) }
    if wasEmpty { return ("Choose a kit first: space, or a click.", theme.accent) }
    return ("What you miss comes again until it is right.", theme.muted)
  }

  private func place(_ page: Page) -> Rect {
    let width = min(page.body.width, 64)
    return Rect(page.body.left + (page.body.width - width) / 2, page.body.top, width, page.body.height - 2)
  }

  var foot: Foot {
    let remove = SharedKey.delete.keyHint(removal.asked == nil ? "delete" : "delete it")
    if removal.asked != nil {
      return Foot([remove, .help, KeyHint("Esc", "keep it", pressing: Key(.escape))])
    }
    let own = ownKit(list.focus) == nil ? [] : [remove]
    let undo = news.isEmpty || kept?.canUndo != true ? [] : [SharedKey.undo.keyHint("undo")]
    return Foot(
      [.upDown("choose"), KeyHint("Space", "mark", pressing: " "), SharedKey.all.keyHint("all")] + own
        + undo + [
          KeyHint("m", "how many", pressing: "m"), .enter(.start), .help,
          .back,
        ])
  }
}
