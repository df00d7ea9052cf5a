import Engine
import Interface
import Learning

/// Writes a kit of the player's own: its name, its stage, its questions. Pops with the last
/// `KitsKept`, if the map has changed.
struct KitScene: PageScene {
  enum Row: Hashable {
    case name, stage
    case question(Int)
    case air, add
  }

  private(set) var draft: KitDraft
  private(set) var list = SparseList(count: 0, stops: [])
  /// The name while it is being typed.
  private(set) var field: TextField?
  private var changes = AwaitedChanges<ChangeKits>()
  private var kept: KitsKept?
  /// The result of the last change.
  private(set) var news: Text
  private(set) var isRefused: Bool
  /// Whether the player was asked if an incomplete kit may be lost.
  private(set) var isLeaving = false

  /// - Parameter obstacle: why nothing can be kept, in a sentence; nil if it can.
  init(_ own: OwnKit, of course: StageCourse, isNew: Bool, obstacle: String?) {
    draft = KitDraft(own, of: course, isNew: isNew)
    (news, isRefused) = (Text(obstacle ?? ""), obstacle != nil)
    show(0)
    if isNew { field = TextField(own.kit.name, limit: Kit.longestName) }
  }

  var isTyping: Bool { field != nil }

  var isReady: Bool { !changes.isClosing }

  mutating func handle(_ input: PageInput, _ step: inout Step) -> Transition? {
    isTyping ? write(input, &step) : choose(input, &step)
  }

  mutating func beforeInput(_ step: inout Step) -> Transition? {
    while let kept = changes.next(&step) {
      (self.kept, news, isRefused) = (kept, kept.sentence, kept.isRefused)
      draft.settle(isRefused: kept.isRefused)
    }
    return changes.isClosing ? changes.close(with: outcome, &step) : nil
  }

  private var outcome: Outcome { kept.map { Outcome($0) } ?? .none }

  /// After a new question the next one follows.
  mutating func resume(_ outcome: Outcome, _ step: inout Step) -> Transition? {
    guard let written = outcome.as(KitQuestionScene.Written.self) else { return nil }
    let row = focused == .add ? nil : list.focus
    var own = draft.own
    if let index = written.index {
      own.kit.questions[index] = written.question
    } else {
      own.kit.questions.append(written.question)
    }
    write(own, &step)
    show(row ?? rows.count - 1)
    return written.index == nil ? .push(KitQuestionScene(draft, at: nil, isNext: true)) : nil
  }

  private mutating func write(_ own: OwnKit, _ step: inout Step) { change(draft.write(own), &step) }

  private mutating func change(_ changes: [KitChange], _ step: inout Step) {
    if !changes.isEmpty { self.changes.ask(.make(changes), &step) }
  }

  var rows: [Row] {
    [.name, .stage, .air] + draft.own.kit.questions.indices.map(Row.question) + [.add]
  }

  var focused: Row { list.isEmpty ? .name : rows[list.focus] }

  /// Rebuilds the rows, with the focus on one of them, or on the last before it.
  private mutating func show(_ row: Int) {
    let stops = rows.indices.filter { rows[$0] != .air }
    list = SparseList(count: rows.count, stops: stops, focus: stops.last { $0 <= row })
  }
}

extension KitScene {
  private enum Action { case undo, remove }

  private static let keys = KeyMap<Action>([
    (keys: [SharedKey.undo.key], intent: .undo), (keys: [SharedKey.delete.key], intent: .remove),
  ])

  private mutating func write(_ input: PageInput, _ step: inout Step) -> Transition? {
    if field?.handle(input.event) == true { return nil }
    let isBeside = input.event.isClick(in: input.page.body)
    switch input.command ?? (isBeside ? .act : nil) {
    case .act, .next, .down: saveName(&step)
    case .pause: field = nil
    case .help: return .push(ScreenHelp.kit)
    default: break
    }
    return nil
  }

  private mutating func saveName(_ step: inout Step) {
    var own = draft.own
    own.kit.name = Text(field?.string ?? "").string.split(separator: " ").joined(separator: " ")
    field = nil
    write(own, &step)
    show(1)
  }

  private mutating func choose(_ input: PageInput, _ step: inout Step) -> Transition? {
    let wasLeaving = isLeaving
    if input.event.isPress { isLeaving = false }
    switch Self.keys.intent(for: input.event) {
    case .undo: undo(&step)
    case .remove: remove(&step)
    case nil: break
    }
    if let row = list.handle(input.event, in: place(input.page)) { return open(rows[row], &step) }
    switch input.command {
    case .left: turnStage(-1, &step)
    case .right: turnStage(1, &step)
    case .help: return .push(ScreenHelp.kit)
    case .pause, .leave: return leave(wasLeaving, &step)
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
    write(own, &step)
  }

  private mutating func remove(_ step: inout Step) {
    guard case .question(let index) = focused else { return }
    var own = draft.own
    own.kit.questions.remove(at: index)
    write(own, &step)
    show(index + 3)
  }

  private mutating func undo(_ step: inout Step) {
    if let changes = draft.undo() {
      change(changes, &step)
    } else {
      (news, isRefused) = ("There is nothing to undo.", true)
    }
    show(list.focus)
  }

  /// Asks first if something would be lost.
  private mutating func leave(_ isAsked: Bool, _ step: inout Step) -> Transition? {
    guard draft.isUnkept, !isAsked else { return changes.close(with: outcome, &step) }
    isLeaving = true
    return nil
  }
}
