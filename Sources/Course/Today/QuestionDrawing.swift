import Engine
import Interface
import LargeLetters
import WordChoice
import WordGame

/// How a question is shown.
extension QuestionScene {
  func drawQuestion(on canvas: inout Canvas) {
    if question.mode == .chosen {
      drawOptions(on: &canvas)
    } else {
      let layout = QuestionLayout(canvas.size)
      drawPrompt(on: &canvas, in: layout.prompt, asked: layout.asked)
      if question.mode == .judged { return drawInvitation(on: &canvas, in: layout.line) }
      line.draw(on: &canvas, in: layout.line)
      drawNote(on: &canvas, in: layout.note)
      line.palette.draw(on: &canvas, in: layout.palette)
    }
  }

  private func drawPrompt(on canvas: inout Canvas, in rect: Rect, asked place: Rect) {
    let (theme, ruby) = (canvas.theme, ruby(on: &canvas))
    let prompt = question.isHeard ? "Listen" : Text(question.prompt)
    LargeWord(prompt, language: question.isHeard ? "en" : question.language, ruby: ruby)
      .draw(on: &canvas, in: rect, .bottom)
    canvas.put(question.wording.map { Text($0.beside) } ?? asked, in: place, .center, Style(theme.muted))
  }

  /// The reading above the prompt, where neither it nor the term is what is asked for.
  private func ruby(on canvas: inout Canvas) -> RubyText? {
    guard question.side == .meaning, !question.isHeard else { return nil }
    return WordRuby.above(
      question.item.word, language: question.language, isFamiliar: question.isFamiliar, on: &canvas)
  }

  private func drawInvitation(on canvas: inout Canvas, in rect: Rect) {
    canvas.put(
      "Say it to yourself, then look.", wrappedIn: rect, .center, .middle, Style(canvas.theme.second))
  }

  private func drawNote(on canvas: inout Canvas, in rect: Rect) {
    let (text, isOfTry) = note
    guard !text.isEmpty else { return }
    let sign = isOfTry ? "~ " : Text.empty
    let color = isOfTry ? canvas.theme.accent : canvas.theme.muted
    canvas.put(sign + text, wrappedIn: rect, .center, .top, Style(color))
  }

  private func drawOptions(on canvas: inout Canvas) {
    let layout = ChoiceLayout(canvas.size, options: options)
    let above = layout.prompt
    let prompt = Rect(above.left, above.top, above.width, above.height - 2)
    let asked = Rect(above.left, prompt.bottom + 1, above.width, 1)
    drawPrompt(on: &canvas, in: prompt, asked: asked)
    hand.draw(options, on: &canvas, in: layout.grid)
  }
}
