import Engine
import Interface
import Learning
import WordGame

/// The map of a course in which one grows up: its stages, their kits and exams, and how far one is. Enter begins what has
/// the focus, which is the next useful thing from the start.
package struct PathScene: Scene {
  var knowledge: StagesKnowledge
  var course: String?
  var lines: [PathLine] = []
  var list = SparseList(count: 0, stops: [])
  var removal = KitRemoval()
  /// What came of the last change to kits.
  var news: Text = .empty
  var isRefused = false
  /// Whether that change can be taken back.
  var canUndo = false
  /// What was chosen in the menu.
  private var deed: CourseDeed?
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
    if let deed {
      self.deed = nil
      if let transition = act(deed, &step) { return transition }
    }
    if removal.wake(at: step.tick) { list.letGo() }
    let page = Page(step.window)
    while let event = step.next(on: page) {
      if let transition = handle(event, page, &step) { return transition }
    }
    return .sleep(until: removal.due)
  }

  package mutating func resume(_ outcome: Outcome) {
    deed = outcome.as(CourseDeed.self)
    guard let end = outcome.as(StageRunScene.End.self) else { return }
    (isStale, going) = (true, end == .next ? .asked : .no)
  }

  package mutating func hear(_ news: any Sendable) {
    switch news as? ArcadeNews {
    case .stages(let knowledge):
      self.knowledge = knowledge
      show()
      if going == .asked { going = .told }
    case .kits(let kept):
      knowledge = kept.knowledge
      (self.news, isRefused, canUndo) = (kept.sentence, kept.isRefused, kept.canUndo)
      show(line: list.focus)
    default: break
    }
  }

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
  }

  /// The kit of the player's own that has the focus.
  var ownKit: OwnKit? {
    guard let standing, let line = list.focus, case .kit(_, let place, _, _) = lines[line] else { return nil }
    return knowledge.own.kit(at: place, in: standing.course.id)
  }

  package func hash(into hash: inout StateHash) {
    hash.combine(
      fieldsOf: self, knowledge, course, lines, list, removal, news, isRefused, canUndo, deed?.rawValue,
      isStale,
      going.rawValue)
  }
}
