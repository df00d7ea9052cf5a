import Engine
import Interface
import Learning
import WordGame

/// Chooses the kits of a workout, and how many of their words it asks.
struct WorkoutScene: Scene {
  private static let counts = [10, 20, 30, 50]

  /// A kit that can be chosen.
  struct Row: Hashable {
    let place: StageCourse.Place
    let name, stage: String
  }

  private let course, title: String
  private let kits: [Row]
  private var chosen: Set<Int> = []
  private var count = counts[0]
  private var list: List
  /// Whether nothing was chosen when it was to begin.
  private var wasEmpty = false

  init(_ standing: StageStanding) {
    (course, title) = (standing.course.id, standing.course.name)
    kits = standing.course.stages.flatMap { stage in
      stage.allKits.map {
        Row(place: StageCourse.Place(stage: stage.id, kit: $0.id), name: $0.name, stage: stage.name)
      }
    }
    list = List(count: kits.count)
    for (index, kit) in kits.enumerated() where standing.wasPlayed(kit.place) { chosen.insert(index) }
  }

  mutating func update(_ step: inout Step) -> Transition {
    let page = Page(step.window)
    while let event = step.next(on: page) {
      if let transition = handle(event, page, &step) { return transition }
    }
    return .sleep(until: nil)
  }

  private enum Intent { case begin, mark, more, all }

  private static let keys = KeyMap<Intent>([
    (keys: [Key(.enter)], intent: .begin), (keys: [" "], intent: .mark), (keys: ["m"], intent: .more),
    (keys: ["a"], intent: .all),
  ])

  private mutating func handle(_ event: InputEvent, _ page: Page, _ step: inout Step) -> Transition? {
    let event = foot.pressed(by: event, in: page.foot)
    switch Self.keys.intent(for: event) {
    case .begin: return begin(&step)
    case .mark: return turn(list.focus)
    case .more: return turnCount()
    case .all: return turnAll()
    case nil: break
    }
    if let row = list.handle(event, in: place(page)) { return turn(row) }
    switch KeyMap.standard.intent(for: event) ?? foot.command(for: event, in: page.foot) {
    case .help: return .push(ScreenHelp.workout)
    case .pause, .leave: return .pop(with: .none)
    default: return nil
    }
  }

  private mutating func turn(_ row: Int) -> Transition? {
    wasEmpty = false
    if chosen.remove(row) == nil { chosen.insert(row) }
    return nil
  }

  private mutating func turnAll() -> Transition? {
    wasEmpty = false
    chosen = chosen.count == kits.count ? [] : Set(kits.indices)
    return nil
  }

  private mutating func turnCount() -> Transition? {
    let place = Self.counts.firstIndex(of: count) ?? 0
    count = Self.counts[(place + 1) % Self.counts.count]
    return nil
  }

  private mutating func begin(_ step: inout Step) -> Transition? {
    wasEmpty = chosen.isEmpty
    if wasEmpty { return nil }
    let places = chosen.sorted().map { kits[$0].place }
    return StageRunScene.open(.workout(places, count: count), of: course, &step)
  }

  func draw(on canvas: inout Canvas, fraction: Double) {
    let page = Page(canvas.size)
    guard !Page.isTooSmall(canvas.size) else { return Page.drawTooSmall(on: &canvas) }
    let (theme, muted) = (canvas.theme, Style(canvas.theme.muted))
    canvas.put(Text("\(title): workout"), in: page.head, .leading, Style(theme.text).bold)
    let standing = "\(chosen.count) of \(kits.count) kits, \(count) words"
    canvas.put(Text(standing), in: page.head, .trailing, muted)
    list.draw(on: &canvas, in: place(page)) { canvas, row, rect, hasFocus in
      if chosen.contains(row) { canvas.put(canvas.ornaments.right, at: rect.origin, Style(theme.right)) }
      let style = Style(hasFocus ? theme.accent : theme.text)
      canvas.put(Text(kits[row].name), in: rect.inset(2, 0), .leading, style)
      canvas.put(Text(kits[row].stage), in: rect, .trailing, muted)
    }
    let note: Text =
      wasEmpty ? "Choose a kit first: space, or a click." : "What you miss comes again until it is right."
    let place = Rect(page.body.left, page.body.bottom - 1, page.body.width, 1)
    canvas.put(note, in: place, .center, wasEmpty ? Style(theme.accent) : muted)
    foot.draw(on: &canvas, in: page.foot)
  }

  func hash(into hash: inout StateHash) {
    hash.combine(fieldsOf: self, course, title, kits, chosen.sorted(), count, list, wasEmpty)
  }

  private func place(_ page: Page) -> Rect {
    let width = min(page.body.width, 64)
    return Rect(page.body.left + (page.body.width - width) / 2, page.body.top, width, page.body.height - 2)
  }

  private var foot: Foot {
    Foot([
      .upDown("choose"), KeyHint("Space", "mark", pressing: " "), KeyHint("a", "all", pressing: "a"),
      KeyHint("m", "how many", pressing: "m"), KeyHint("Enter", "begin", pressing: Key(.enter)), .help, .back,
    ])
  }
}

extension WorkoutScene.Row: StateHashable {
  func hash(into hash: inout StateHash) {
    hash.combine([place.stage, place.kit, name, stage])
  }
}
