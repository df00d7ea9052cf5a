import Engine
import Interface
import Learning

enum PathLine: Hashable {
  case stage(CourseStage, StageStanding.State)
  case kit(Kit, StageCourse.Place, best: RightCount, isDone: Bool)
  case exam(stage: String, best: RightCount, isOpen: Bool)
  /// Something else to learn in a stage.
  case way(StageWay, stage: String, isChosen: Bool)
  /// The title of something that isn't open yet.
  case faint(String)
  case air

  var isStop: Bool {
    switch self {
    case .kit: true
    case .exam(_, _, let isOpen): isOpen
    case .way(_, _, let isChosen): !isChosen
    case .stage, .faint, .air: false
    }
  }

  /// The id of its stage, if it can be chosen.
  var stage: String? {
    switch self {
    case .kit(_, let place, _, _): place.stage
    case .exam(let stage, _, _), .way(_, let stage, _): stage
    case .stage, .faint, .air: nil
    }
  }

  /// The map of a course, first stage first.
  static func lines(of standing: StageStanding) -> [PathLine] {
    standing.course.stages.flatMap { stage -> [PathLine] in
      let state = standing.state(of: stage)
      let head = PathLine.stage(stage, state)
      return [head] + (state == .locked ? locked(stage, standing) : open(stage, state, standing)) + [.air]
    }.dropLast()
  }

  /// A preview, and the player's own kits, which can always be played.
  private static func locked(_ stage: CourseStage, _ standing: StageStanding) -> [PathLine] {
    let others = stage.kits.filter { !OwnKits.isOwn($0.id) }
    let names = (others.map(\.name) + stage.ways.map(\.name)).joined(separator: ", ")
    return [.faint(names)] + kits(stage.kits.filter { OwnKits.isOwn($0.id) }, stage, standing)
  }

  private static func open(
    _ stage: CourseStage, _ state: StageStanding.State, _ standing: StageStanding
  ) -> [PathLine] {
    let ways = stage.ways.flatMap { way in
      let isChosen = standing.isChosen(way, in: stage)
      return [PathLine.way(way, stage: stage.id, isChosen: isChosen)]
        + (isChosen ? kits(way.kits, stage, standing) : [])
    }
    let exam = PathLine.exam(
      stage: stage.id, best: standing.bestExam(of: stage), isOpen: state == .examOpen || state == .passed)
    return kits(stage.kits, stage, standing) + ways + (state == .toChoose ? [] : [exam])
  }

  private static func kits(_ kits: [Kit], _ stage: CourseStage, _ standing: StageStanding) -> [PathLine] {
    kits.map { kit in
      .kit(
        kit, StageCourse.Place(stage: stage.id, kit: kit.id), best: standing.best(of: kit, in: stage),
        isDone: standing.isDone(kit, in: stage))
    }
  }

  func leads(to step: StageStanding.Step) -> Bool {
    switch (self, step) {
    case (.kit(_, let place, _, _), .kit(let next)): place == next
    case (.exam(let stage, _, _), .exam(let next)): stage == next
    case (.way(_, let stage, _), .choose(let next)): stage == next
    default: false
    }
  }
}

/// Draws a line of the map: done lines have a tick, locked ones are faint and say what opens them.
struct PathDrawing {
  private static let (barWidth, figureWidth) = (16, 12)

  let rules: StageCourse.Rules
  /// For each locked stage the name of the one before it, by stage id.
  let before: [String: String]

  init(_ course: StageCourse) {
    rules = course.rules
    before = Dictionary(
      uniqueKeysWithValues: zip(course.stages.dropFirst().map(\.id), course.stages.map(\.name)))
  }

  func draw(_ line: PathLine, on canvas: inout Canvas, in row: Rect, hasFocus: Bool) {
    switch line {
    case .stage(let stage, let state): draw(stage, state, on: &canvas, in: row)
    case .kit(let kit, _, let best, let isDone):
      draw(Text(kit.name), best, isDone: isDone, hasFocus: hasFocus, on: &canvas, in: row.inset(2, 0))
    case .exam(_, let best, let isOpen): drawExam(best, isOpen, hasFocus, on: &canvas, in: row.inset(2, 0))
    case .way(let way, _, let isChosen): draw(way, isChosen, hasFocus, on: &canvas, in: row.inset(2, 0))
    case .faint(let text):
      canvas.put(Text(text), in: row.inset(2, 0), .leading, Style(canvas.theme.muted))
    case .air: break
    }
  }

  private func draw(
    _ stage: CourseStage, _ state: StageStanding.State, on canvas: inout Canvas, in row: Rect
  ) {
    let theme = canvas.theme
    let isLocked = state == .locked
    let name = Style(isLocked ? theme.muted : theme.text, on: nil, isLocked ? [] : .bold)
    let sign = state == .passed ? canvas.ornaments.right : canvas.ornaments.bubbles[isLocked ? 1 : 2]
    canvas.put(
      sign, at: row.origin, Style(state == .passed ? theme.right : isLocked ? theme.muted : theme.accent))
    canvas.put(Text(stage.name), in: Rect(row.left + 2, row.top, row.width - 2, 1), .leading, name)
    let rest = row.width - 2 - Text(stage.name).width - 3
    let told = Rect(row.right - rest, row.top, rest, 1)
    canvas.put(Text(standing(of: stage, state)), in: told, .trailing, Style(theme.muted))
  }

  private func standing(of stage: CourseStage, _ state: StageStanding.State) -> String {
    switch state {
    case .locked: "opens with the exam of \(before[stage.id] ?? "the stage before")"
    case .passed: "passed"
    case .examOpen: "the exam is open"
    case .toChoose: "choose what you want to learn"
    case .open: stage.about
    }
  }

  private func draw(
    _ name: Text, _ best: RightCount, isDone: Bool, hasFocus: Bool, on canvas: inout Canvas, in row: Rect
  ) {
    let theme = canvas.theme
    if isDone { canvas.put(canvas.ornaments.right, at: row.origin, Style(theme.right)) }
    let style = Style(hasFocus ? theme.accent : theme.text, on: nil, hasFocus ? .bold : [])
    canvas.put(name, in: Rect(row.left + 2, row.top, row.width - 2, 1), .leading, style)
    let figure = Rect(row.right - Self.figureWidth, row.top, Self.figureWidth, 1)
    canvas.put(
      Text(best.asked == 0 ? "not yet" : "\(best.percent) %"), in: figure, .trailing, Style(theme.muted))
    guard best.asked > 0 else { return }
    let bar = Rect(figure.left - Self.barWidth, row.top, Self.barWidth, 1)
    let share = Double(best.right) / Double(best.asked)
    canvas.lineBar(share, in: bar, isDone ? theme.right : theme.accent)
  }

  private func drawExam(
    _ best: RightCount, _ isOpen: Bool, _ hasFocus: Bool, on canvas: inout Canvas, in row: Rect
  ) {
    guard !isOpen else {
      let isPassed = best.reaches(rules.examFrom)
      return draw("Exam", best, isDone: isPassed, hasFocus: hasFocus, on: &canvas, in: row)
    }
    let text = Text("Exam: opens when every kit is above \(rules.kitAbove) %")
    canvas.put(text, in: Rect(row.left + 2, row.top, row.width - 2, 1), .leading, Style(canvas.theme.muted))
  }

  private func draw(
    _ way: StageWay, _ isChosen: Bool, _ hasFocus: Bool, on canvas: inout Canvas, in row: Rect
  ) {
    let theme = canvas.theme
    let style = Style(hasFocus ? theme.accent : theme.text, on: nil, hasFocus || isChosen ? .bold : [])
    canvas.put(Text(way.name), in: Rect(row.left + 2, row.top, row.width - 2, 1), .leading, style)
    let rest = row.width - 2 - Text(way.name).width - 3
    let about = Rect(row.right - rest, row.top, rest, 1)
    if !isChosen { canvas.put(Text(way.about), in: about, .trailing, Style(theme.muted)) }
  }
}
