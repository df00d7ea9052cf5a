import Engine
import Interface
import Learning

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
    canvas.bar(share, in: bar, isDone ? theme.right : theme.accent)
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
