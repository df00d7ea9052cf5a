import Engine
import Games

/// The place of the prompt and, below it, of the task or the verdict.
struct PromptLayout: Hashable {
  let prompt: Rect
  let asked: Rect

  init(_ layout: QuestionLayout) { (prompt, asked) = (layout.prompt, layout.asked) }

  init(_ layout: ChoiceLayout) {
    let above = layout.prompt
    prompt = Rect(above.left, above.top, above.width, above.height - 2)
    asked = Rect(above.left, prompt.bottom + 1, above.width, 1)
  }
}
