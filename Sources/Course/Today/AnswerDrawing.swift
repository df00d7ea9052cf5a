import Engine
import Interface
import Learning
import WordGame

/// How an answer is shown: the verdict, how what was given differs, and the card of the word.
extension QuestionScene {
  func answerLayout(_ window: Size) -> AnswerLayout {
    AnswerLayout(
      window, isLetter: question.item.isLetter, sentenceWidth: sentence.width, comparisonRows: comparison.rows
    )
  }

  /// What was asked in a sentence, with the answer in its gap; empty for a word.
  private var sentence: Text {
    question.wording.map { Text($0.text.replacing(KitQuestion.gap, with: question.answer)) } ?? .empty
  }

  /// The card of the word; nil while that would tell the answer.
  func answerFace(in window: Size) -> CardFace? {
    guard phase != .asking, guide == nil else { return nil }
    return CardFace(
      examiner.card(of: word), language: question.item.origin.language.term, systems: examiner.systems,
      isFamiliar: question.isFamiliar, in: answerLayout(window).card)
  }

  func drawAnswer(on canvas: inout Canvas, _ fraction: Double) {
    let layout = answerLayout(canvas.size)
    if let settled {
      drawVerdict(settled, on: &canvas, in: layout.verdict)
    } else {
      canvas.put("How well did you know it?", in: layout.verdict, .center, Style(canvas.theme.accent))
    }
    canvas.put(sentence, wrappedIn: layout.sentence, .center, .top, Style(canvas.theme.text))
    comparison.draw(on: &canvas, in: layout.comparison)
    answerFace(in: canvas.size)?.draw(on: &canvas, drawings)
    drawGuide(on: &canvas, in: layout.card.body, fraction)
    HintLine(hint, in: layout.card.hint, isOpen: obstacle == nil).draw(on: &canvas)
  }

  private func drawVerdict(_ settled: Settled, on canvas: inout Canvas, in rect: Rect) {
    let (sign, name, color) = verdict(settled.verdict, canvas)
    let (head, reason) = (sign + " " + name, reason(settled))
    let tail = reason.isEmpty ? reason : " " + canvas.ornaments.dot + " " + reason
    let line = Rect(rect.left + max(0, (rect.width - head.width - tail.width) / 2), rect.top, rect.width, 1)
    canvas.put(head, at: line.origin, Style(color).bold)
    let rest = Rect(line.left + head.width, line.top, rect.right - line.left - head.width, 1)
    canvas.put(tail, in: rest, .leading, Style(canvas.theme.muted))
  }

  /// Where only is found out what is known, nothing is wrong that isn't.
  private func verdict(_ verdict: Verdict, _ canvas: Canvas) -> (sign: Text, name: Text, Color) {
    let (theme, ornaments) = (canvas.theme, canvas.ornaments)
    let name = Text(QuestionPhrases.name(verdict, isTrial: isTrial))
    if isTrial, !verdict.isRight { return (ornaments.bubbles[1], name, theme.text) }
    switch verdict {
    case .right: return (ornaments.right, name, theme.right)
    case .slip, .accent: return ("~", name, theme.accent)
    case .otherForm, .otherWord, .wrong, .givenUp: return (ornaments.wrong, name, theme.wrong)
    }
  }

  private var comparison: Comparison {
    guard let settled, question.mode != .judged, !settled.given.isEmpty else { return .none }
    let verb: Text =
      settled.drawn != nil ? "you drew" : question.mode == .chosen ? "you chose" : "you wrote"
    if !isTrial, let other = other(settled) { return .word(other) }
    switch settled.finding {
    case .slips(let slips) where settled.drawn == nil, .accents(let slips) where settled.drawn == nil:
      return .slips(slips)
    default:
      // The card says the same.
      return settled.given == question.answer ? .none : .line(verb, Text(settled.given))
    }
  }
}
