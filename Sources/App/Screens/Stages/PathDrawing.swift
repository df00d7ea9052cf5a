import Engine
import Interface
import Learning

/// Draws the map of a course as a path that runs down from stage to stage, heavy as far as the player has come. Kits
/// branch off from it, and an exam is a gate across it.
struct PathDrawing {
  /// Columns from the left to the path, and to what branches off.
  private static let (path, branch) = (2, 7)
  /// How far the kits of a way are indented.
  private static let indent = 2
  private static let figureWidth = 12

  private let lines: [PathLine]
  /// The line of the next useful thing, up to which the path was walked; past the end if everything is passed.
  private let here: Int
  private let rules: StageCourse.Rules
  /// For each stage but the first, the name of the one before it, by stage id.
  private let before: [String: String]

  init(_ lines: [PathLine], of standing: StageStanding) {
    self.lines = lines
    here = standing.next.flatMap { next in lines.firstIndex { $0.leads(to: next) } } ?? lines.count
    rules = standing.course.rules
    let stages = standing.course.stages
    before = Dictionary(uniqueKeysWithValues: zip(stages.dropFirst().map(\.id), stages.map(\.name)))
  }

  func draw(_ index: Int, on canvas: inout Canvas, in row: Rect, hasFocus: Bool) {
    drawPath(index, on: &canvas, in: row)
    let indent = lines[index].isInWay ? Self.branch + Self.indent : Self.branch
    let rest = Rect(row.left + indent, row.top, row.width - indent, 1)
    let isHere = index == here
    switch lines[index] {
    case .stage(let stage, let state): drawStage(stage, state, on: &canvas, in: row)
    case .kit(let line):
      drawScored(
        Text(line.kit.name), line.best, isDone: line.isDone, isHere: isHere, hasFocus: hasFocus, on: &canvas,
        in: rest)
    case .exam(_, let best, isOpen: true):
      let isDone = best.reaches(rules.examFrom)
      drawScored("Exam", best, isDone: isDone, isHere: isHere, hasFocus: hasFocus, on: &canvas, in: rest)
    case .exam: drawClosedExam(on: &canvas, in: rest)
    case .way(let way, _, let isChosen):
      drawWay(way, isChosen: isChosen, hasFocus: hasFocus, on: &canvas, in: rest)
    case .air: break
    }
  }
}

/// The path itself.
extension PathDrawing {
  private func drawPath(_ index: Int, on canvas: inout Canvas, in row: Rect) {
    let (theme, ornaments) = (canvas.theme, canvas.ornaments)
    let stroke = index < here ? PathStroke.walked(ornaments) : .ahead(ornaments)
    let (piece, left) = piece(of: index, stroke)
    canvas.put(piece, at: row.origin + Point(left, 0), Style(index < here ? theme.right : theme.muted))
    let node = row.origin + Point(lines[index].isInWay ? Self.path + Self.indent : Self.path, 0)
    if isDone(index) { canvas.put(ornaments.right, at: node + Point(3, 0), Style(theme.right)) }
    if index == here { canvas.put(ornaments.isASCII ? "@" : "◉", at: node, Style(theme.accent).bold) }
  }

  /// What a line shows of the path, and its left column. A stage is a node, drawn with its name.
  private func piece(of index: Int, _ stroke: PathStroke) -> (piece: Text, left: Int) {
    let isLast = index == lines.count - 1
    let fork = isLast ? stroke.end : stroke.fork
    let branch = isDone(index) ? stroke.line : stroke.line + stroke.line + stroke.line
    switch lines[index] {
    case .stage: return (.empty, 0)
    case .air: return (stroke.trunk, Self.path)
    case .kit(let line) where line.isInWay:
      let isLastOfWay = isLast || !lines[index + 1].isInWay
      return (stroke.trunk + " " + (isLastOfWay ? stroke.end : stroke.fork) + branch, Self.path)
    case .exam:
      let gate = stroke.bar + stroke.bar + (isLast ? stroke.lastGate : stroke.gate)
      return (gate + (isDone(index) ? stroke.bar : stroke.bar + stroke.bar + stroke.bar), 0)
    case .way(_, _, isChosen: true): return (fork + stroke.line + stroke.bend, Self.path)
    case .kit, .way: return (fork + branch, Self.path)
    }
  }

  private func isDone(_ index: Int) -> Bool {
    switch lines[index] {
    case .kit(let line): line.isDone
    case .exam(_, let best, let isOpen): isOpen && best.reaches(rules.examFrom)
    case .stage, .way, .air: false
    }
  }
}

/// The pieces of the path: heavy where it was walked.
private struct PathStroke {
  let trunk, fork, end, line, bend, gate, lastGate, bar: Text

  static func walked(_ ornaments: Ornaments) -> PathStroke {
    ornaments.isASCII
      ? PathStroke(trunk: "#", fork: "#", end: "#", line: "=", bend: ".", gate: "#", lastGate: "#", bar: "=")
      : PathStroke(trunk: "┃", fork: "┣", end: "┗", line: "━", bend: "┓", gate: "╋", lastGate: "┻", bar: "━")
  }

  static func ahead(_ ornaments: Ornaments) -> PathStroke {
    ornaments.isASCII
      ? PathStroke(trunk: "|", fork: "|", end: "'", line: "-", bend: ".", gate: "|", lastGate: "|", bar: "=")
      : PathStroke(trunk: "│", fork: "├", end: "╰", line: "─", bend: "╮", gate: "╪", lastGate: "╧", bar: "═")
  }
}

/// What stands beside the path.
extension PathDrawing {
  private func drawStage(
    _ stage: CourseStage, _ state: StageStanding.State, on canvas: inout Canvas, in row: Rect
  ) {
    let (theme, ornaments) = (canvas.theme, canvas.ornaments)
    let isLocked = state == .locked
    let sign = state == .passed ? ornaments.right : ornaments.bubbles[isLocked ? 1 : 2]
    let color = state == .passed ? theme.right : isLocked ? theme.muted : theme.text
    canvas.put(sign, at: row.origin + Point(Self.path, 0), Style(color).bold)
    let rest = Rect(row.left + Self.path + 2, row.top, row.width - Self.path - 2, 1)
    let name = Style(isLocked ? theme.muted : theme.text)
    draw(Text(stage.name), isLocked ? name : name.bold, beside: told(stage, state), on: &canvas, in: rest)
  }

  private func told(_ stage: CourseStage, _ state: StageStanding.State) -> [String] {
    switch state {
    case .locked:
      let opener = before[stage.id] ?? "the stage before"
      return ["opens with the exam of \(opener)", "after \(opener)"]
    case .passed: return ["passed"]
    case .examOpen: return ["the exam is open"]
    case .toChoose: return ["choose what you want to learn"]
    case .open: return [stage.about]
    }
  }

  /// A name and, at the right end, the first of these texts that fits, or what fits of the last.
  private func draw(
    _ name: Text, _ style: Style, beside texts: [String], on canvas: inout Canvas, in row: Rect
  ) {
    canvas.put(name, in: row, .leading, style)
    let rest = Rect(row.left + name.width + 3, row.top, row.width - name.width - 3, 1)
    let told = texts.map { Text($0) }
    let text = told.first { $0.width <= rest.width } ?? told.last ?? .empty
    canvas.put(text, in: rest, .trailing, Style(canvas.theme.muted))
  }

  private func drawScored(
    _ name: Text, _ best: RightCount, isDone: Bool, isHere: Bool, hasFocus: Bool,
    on canvas: inout Canvas, in row: Rect
  ) {
    let theme = canvas.theme
    let figure = Rect(row.right - Self.figureWidth, row.top, Self.figureWidth, 1)
    let barWidth = row.width < 50 ? 6 : 16
    let rest = Rect(row.left, row.top, row.width - Self.figureWidth - barWidth - 2, 1)
    canvas.put(name, in: rest, .leading, style(hasFocus, theme))
    if best.asked == 0 {
      let color = isHere ? theme.accent : theme.muted
      return canvas.put(isHere ? "you are here" : "not yet", in: figure, .trailing, Style(color))
    }
    canvas.put(Text("\(best.percent) %"), in: figure, .trailing, Style(theme.muted))
    let share = Double(best.right) / Double(best.asked)
    let bar = Rect(figure.left - barWidth, row.top, barWidth, 1)
    canvas.bar(share, in: bar, isDone ? theme.right : theme.accent)
  }

  private func style(_ hasFocus: Bool, _ theme: Theme) -> Style {
    hasFocus ? Style(theme.accent).bold : Style(theme.text)
  }

  private func drawClosedExam(on canvas: inout Canvas, in row: Rect) {
    let opening = "opens when every kit is above \(rules.kitAbove) %"
    draw("Exam", Style(canvas.theme.muted), beside: [opening], on: &canvas, in: row)
  }

  private func drawWay(
    _ way: StageWay, isChosen: Bool, hasFocus: Bool, on canvas: inout Canvas, in row: Rect
  ) {
    let style = isChosen ? Style(canvas.theme.text).bold : style(hasFocus, canvas.theme)
    draw(Text(way.name), style, beside: isChosen ? [] : [way.about], on: &canvas, in: row)
  }
}
