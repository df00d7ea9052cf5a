import Engine
import Interface
import Learning

/// Shows kits that came from elsewhere, each with its first question; the player chooses which to take and
/// for which stage. Pops with `KitsKept` once they are kept.
struct OfferedKitsScene: PageScene {
  private let offered: KitOffer
  private let course: StageCourse
  private let own: OwnKits
  private var marked: Set<Int>
  /// The index of the stage; the index after the last stage stands for a course of their own.
  private var stage: Int
  private var list: List
  /// Why they couldn't be taken.
  private var obstacle: Text = .empty
  private var changes = AwaitedChanges<ChangeKits>()

  init(_ offered: KitOffer, for standing: StageStanding, _ own: OwnKits) {
    (self.offered, self.own, course) = (offered, own, standing.course)
    marked = Set(offered.kits.indices)
    list = List(count: offered.kits.count + 1)
    let next = standing.course.stages.firstIndex { $0.id == standing.next?.stage }
    stage = offered.course == nil ? next ?? 0 : standing.course.stages.count
  }

  mutating func beforeInput(_ step: inout Step) -> Transition? {
    if let kept = changes.next(&step) {
      if !kept.isRefused { return .pop(with: Outcome(kept)) }
      obstacle = kept.sentence
    }
    return changes.isClosing ? changes.close(with: .none, &step) : nil
  }

  var isReady: Bool { !changes.isClosing }

  /// Whether they become a course of their own.
  private var isWhole: Bool { stage == course.stages.count }
}

extension OfferedKitsScene {
  private enum Intent { case take, mark, all }

  private static let keys = KeyMap<Intent>([
    (keys: [Key(.enter)], intent: .take), (keys: [" "], intent: .mark),
    (keys: [SharedKey.all.key], intent: .all),
  ])

  mutating func handle(_ input: PageInput, _ step: inout Step) -> Transition? {
    switch Self.keys.intent(for: input.event) {
    case .take: addMarked(&step)
    case .mark: turn(list.focus)
    case .all: if !isWhole { marked = marked.count == offered.kits.count ? [] : Set(offered.kits.indices) }
    case nil: return move(input, &step)
    }
    return nil
  }

  private mutating func move(_ input: PageInput, _ step: inout Step) -> Transition? {
    if let row = list.handle(input.event, in: place(input.page)) { turn(row) }
    switch input.command {
    case .left: turnStage(-1)
    case .right: turnStage(1)
    case .help: return .push(ScreenHelp.offeredKits)
    case .pause, .leave: return changes.close(with: .none, &step)
    default: break
    }
    return nil
  }

  /// The first row is the stage.
  private mutating func turn(_ row: Int) {
    obstacle = .empty
    if row == 0 { return turnStage(1) }
    if !isWhole, marked.remove(row - 1) == nil { marked.insert(row - 1) }
  }

  private mutating func turnStage(_ way: Int) {
    let count = course.stages.count + (offered.course == nil ? 0 : 1)
    stage = (stage + way + count) % count
    obstacle = .empty
  }

  private mutating func addMarked(_ step: inout Step) {
    guard changes.isEmpty else { return }
    guard let wish else {
      return obstacle = isWhole || !marked.isEmpty ? presence : "Mark a kit first: space, or a click."
    }
    changes.ask(wish, &step)
  }

  /// Nil if there is nothing to wish for.
  private var wish: ChangeKits.Wish? {
    if isWhole { return offered.course.map(ChangeKits.Wish.add) }
    let changes = plan.changes
    return changes.isEmpty ? nil : .make(changes)
  }

  private var plan: KitPlan {
    KitPlan(marked.sorted().map { offered.kits[$0] }, for: course.stages[stage], of: course, own)
  }

  private var presence: Text { "All of that is there already, with the same questions." }
}

extension OfferedKitsScene {
  /// Shorter excerpts of a question tell nothing.
  private static let leastQuestion = 12

  private func place(_ page: Page) -> Rect {
    Rect(page.body.left, page.body.top, page.body.width, page.body.height - 3)
  }

  func draw(on canvas: inout Canvas, in page: Page, fraction: Double) {
    let theme = canvas.theme
    let count = isWhole ? offered.kits.count : marked.count
    let share = Text("\(count) of \(Figure.count(offered.kits.count, "kit", "kits"))")
    canvas.putTitle("Kits found", in: page.head, remark: share)
    list.draw(on: &canvas, in: place(page)) { canvas, row, place, hasFocus in
      let style = Style(hasFocus ? canvas.theme.accent : canvas.theme.text)
      if row == 0 {
        drawStage(style, on: &canvas, in: place)
      } else {
        draw(row - 1, style, on: &canvas, in: place)
      }
    }
    let below = Rect(page.body.left + 2, page.body.bottom - 2, page.body.width - 2, 2)
    let color = obstacle.isEmpty ? theme.muted : theme.wrong
    canvas.put(obstacle.isEmpty ? notes : obstacle, wrappedIn: below, .leading, .top, Style(color))
  }

  private func drawStage(_ style: Style, on canvas: inout Canvas, in row: Rect) {
    let name = isWhole ? "a course of its own" : "\(course.name): \(course.stages[stage].name)"
    canvas.put("goes to", in: row, .leading, Style(canvas.theme.muted))
    canvas.put(
      canvas.ornaments.turning(Text(name)), in: Rect(row.left + 9, row.top, row.width - 9, 1), .leading, style
    )
  }

  private func draw(_ index: Int, _ style: Style, on canvas: inout Canvas, in row: Rect) {
    let (kit, muted) = (offered.kits[index], Style(canvas.theme.muted))
    if isWhole || marked.contains(index) {
      canvas.put(canvas.ornaments.right, at: row.origin, Style(canvas.theme.right))
    }
    canvas.put(Text(kit.name), in: Rect(row.left + 2, row.top, Kit.longestName, 1), .leading, style)
    let size = Text(Figure.count(kit.questions.count, "question", "questions"))
    canvas.put(size, in: row, .trailing, muted)
    let left = row.left + Kit.longestName + 4
    let rest = Rect(left, row.top, max(0, row.right - left - size.width - 2), 1)
    if rest.width < Self.leastQuestion { return }
    let first = Text(kit.questions.first?.question ?? "")
    canvas.put(
      first.shortened(to: rest.width, ellipsis: canvas.ornaments.ellipsis), in: rest, .leading, muted)
  }

  /// What was left out, and what doesn't fit.
  private var notes: Text {
    let parts = [Text(offered.note ?? ""), isWhole ? .empty : strangeness].filter { !$0.isEmpty }
    return Text.joined(parts, by: " ")
  }

  private var strangeness: Text {
    guard let language = offered.language, !offered.isFit(for: course) else { return .empty }
    return Text("The answers are in another language: \(LanguageName.of(language) ?? language).")
  }

  var foot: Foot {
    Foot(
      [.upDown("choose"), .enter(.save)]
        + (isWhole ? [] : [KeyHint("Space", "mark", pressing: " "), SharedKey.all.keyHint("all")])
        + [.right("stage"), .help, .back])
  }
}

extension StageStanding.Step {
  fileprivate var stage: String {
    switch self {
    case .kit(let place): place.stage
    case .choose(let stage), .exam(let stage): stage
    }
  }
}
