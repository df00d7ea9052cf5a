import Engine
import Interface
import Learning
import WordChoice
import WordGame

extension PracticeScene {
  func draw(on canvas: inout Canvas, fraction: Double) {
    guard !Page.isTooSmall(canvas.size) else { return Page.drawTooSmall(on: &canvas) }
    let layout = ChoiceLayout(canvas.size, options: options)
    head.draw(on: &canvas, in: layout.page.head)
    drawRow(on: &canvas, in: layout.meter)
    drawPrompt(Text(question.prompt), language, on: &canvas, in: layout.prompt)
    drawOptions(on: &canvas, layout.grid)
    drawLine(on: &canvas, in: layout.line, fraction)
    foot.draw(on: &canvas, in: layout.page.foot)
  }

  private var language: String {
    question.shown == .term ? setup.round.content.letters?.deck.language.term ?? "und" : "und"
  }

  private func drawRow(on canvas: inout Canvas, in rect: Rect) {
    let left = waiting.count + (phase.isLooking ? 0 : 1)
    canvas.put(
      "\(left) of \(Figure.count(count, "word", "words")) left", in: rect, .center, Style(canvas.theme.muted))
  }

  private func drawLine(on canvas: inout Canvas, in rect: Rect, _ fraction: Double) {
    guard let last else { return drawInvitation(on: &canvas, in: rect) }
    let told = canvas.ornaments.spelled(Text("\(last.term)  ·  \(last.explanation)"))
    if phase.isLooking {
      canvas.put(told, wrappedIn: rect, .center, .top, Style(canvas.theme.second))
    } else {
      drawFlash(of: told, on: &canvas, in: rect, fraction)
    }
  }
}
