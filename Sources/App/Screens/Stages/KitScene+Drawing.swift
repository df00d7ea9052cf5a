import Engine
import Interface
import Learning

extension KitScene {
  private static let label = 9

  func place(_ page: Page) -> Rect {
    Rect(page.body.left, page.body.top, page.body.width, page.body.height - 3)
  }

  func draw(on canvas: inout Canvas, in page: Page, fraction: Double) {
    let theme = canvas.theme
    canvas.putTitle("A kit of your own", in: page.head, remark: Text(draft.course.name))
    list.draw(on: &canvas, in: place(page)) { canvas, row, place, hasFocus in
      draw(rows[row], hasFocus, on: &canvas, in: place)
    }
    let below = Rect(page.body.left + 2, page.body.bottom - 2, page.body.width - 2, 2)
    let (text, color) = said(theme)
    canvas.put(text, wrappedIn: below, .leading, .top, Style(color))
  }

  private func said(_ theme: Theme) -> (Text, Color) {
    if isLeaving {
      return ("This isn't kept yet, and would be lost. Press Esc again to leave.", theme.wrong)
    }
    if isRefused { return (news, theme.wrong) }
    if let problem = draft.problem { return (Text("\(problem)"), theme.second) }
    return (news, theme.accent)
  }

  private func draw(_ row: Row, _ hasFocus: Bool, on canvas: inout Canvas, in place: Rect) {
    let style = Style(hasFocus ? canvas.theme.accent : canvas.theme.text)
    switch row {
    case .name: drawName(on: &canvas, in: rest(of: place, "name", on: &canvas, hasFocus), hasFocus)
    case .stage:
      let name = Text(draft.stage?.name ?? draft.own.stage)
      let text = hasFocus ? canvas.ornaments.turning(name) : name
      canvas.put(
        text, in: rest(of: place, "stage", on: &canvas, hasFocus), .leading, Style(canvas.theme.text))
    case .question(let index): draw(index, style, on: &canvas, in: place)
    case .air: break
    case .add: canvas.put("+ write a question", in: place, .leading, style)
    }
  }

  private func rest(of row: Rect, _ label: Text, on canvas: inout Canvas, _ hasFocus: Bool) -> Rect {
    canvas.put(label, in: row, .leading, Style(hasFocus ? canvas.theme.accent : canvas.theme.muted))
    return Rect(row.left + Self.label, row.top, row.width - Self.label, 1)
  }

  private func drawName(on canvas: inout Canvas, in place: Rect, _ hasFocus: Bool) {
    if let field, hasFocus {
      return field.draw(
        on: &canvas, in: Rect(place.left, place.top, min(place.width, Kit.longestName + 2), 1))
    }
    let name = draft.own.kit.name
    canvas.put(
      name.isEmpty ? "none" : Text(name), in: place, .leading,
      Style(name.isEmpty ? canvas.theme.muted : canvas.theme.text))
  }

  private func draw(_ index: Int, _ style: Style, on canvas: inout Canvas, in row: Rect) {
    let question = draft.own.kit.questions[index]
    let answer = Text(question.answer).shortened(to: row.width / 3, ellipsis: canvas.ornaments.ellipsis)
    canvas.put(answer, in: row, .trailing, Style(canvas.theme.muted))
    let width = row.width - answer.width - 2
    let text = Text("\(index + 1)  \(question.question)").shortened(
      to: width, ellipsis: canvas.ornaments.ellipsis)
    canvas.put(text, in: Rect(row.left, row.top, width, 1), .leading, style)
  }

  var foot: Foot {
    if field != nil {
      return Foot([
        .enter(.save), KeyHint("Esc", "leave as it was", .pause), .helpWhileTyping,
      ])
    }
    var hints = [
      KeyHint.upDown("choose"), .enter(focused == .stage ? .select : .open),
    ]
    if case .question = focused { hints.append(SharedKey.delete.keyHint("take out")) }
    return Foot(hints + [SharedKey.undo.keyHint("undo"), .help, .back])
  }
}
