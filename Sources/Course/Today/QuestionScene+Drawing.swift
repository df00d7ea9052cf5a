import Engine
import Interface
import LargeLetters
import Learning
import WordChoice
import WordGame

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

  /// The reading above the prompt, unless it or the term is asked for.
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

/// The answer: the verdict, the difference from the right answer, and the word's card.
extension QuestionScene {
  func answerLayout(_ window: Size) -> AnswerLayout {
    AnswerLayout(
      window, isLetter: question.item.isLetter, sentenceWidth: sentence.width, comparisonRows: comparison.rows
    )
  }

  /// The sentence that was asked, with the answer in its gap; empty if a word was asked.
  private var sentence: Text {
    question.wording.map { Text($0.text.replacing(KitQuestion.gap, with: question.answer)) } ?? .empty
  }

  /// Nil while the card would give away the answer.
  func answerFace(in window: Size) -> CardFace? {
    guard phase != .asking, guide == nil else { return nil }
    return CardFace(
      question.shown(examiner.card(of: word)), language: question.item.origin.language.term,
      systems: examiner.systems, isFamiliar: question.isFamiliar, in: answerLayout(window).card)
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

  /// While only finding out what is known, an unknown word isn't called wrong.
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

  private var comparison: AnswerComparison {
    guard let settled, question.mode != .judged, !settled.given.isEmpty else { return .none }
    let verb: Text =
      settled.drawn != nil ? "you drew" : question.mode == .chosen ? "you chose" : "you wrote"
    if !isTrial, let other = other(settled) { return .word(question.shown(other)) }
    switch settled.finding {
    case .slips(let slips) where settled.drawn == nil, .accents(let slips) where settled.drawn == nil:
      return .slips(slips)
    default:
      // The card says the same.
      return settled.given == question.answer ? .none : .line(verb, Text(settled.given))
    }
  }
}

/// The layout of a typed question, a pure function of the window that drawing and the mouse share.
struct QuestionLayout: Hashable {
  /// The prompt, with all the room above the line.
  let prompt: Rect
  let asked: Rect
  let line: Rect
  let note: Rect
  let palette: Rect

  init(_ window: Size) {
    let body = Page(window).body
    let room = body.centered(Size(min(body.width, 76), min(body.height, 26)))
    let above = (room.height * 9 + 10) / 20
    let box = Size(min(CardLayout.boxWidth, room.width), 3)
    line = Rect(Point(room.left + (room.width - box.width) / 2, room.top + above), box)
    asked = Rect(room.left, line.top - 2, room.width, 1)
    let top = max(body.top, asked.top - 1 - LargeWord.mostRows)
    prompt = Rect(body.left, top, body.width, asked.top - 1 - top)
    note = Rect(room.left, line.bottom, room.width, 2)
    let gap = room.height < 17 ? 0 : 1
    palette = Rect(room.left, note.bottom + gap, room.width, room.bottom - note.bottom - gap)
  }
}

/// The layout of the answer: the verdict, the comparison, and the word's card.
struct AnswerLayout: Hashable {
  let verdict: Rect
  /// The sentence that was asked, with its answer.
  let sentence: Rect
  let comparison: Rect
  let card: CardLayout

  /// - Parameters:
  ///   - sentenceWidth: the columns of the sentence, 0 for none.
  ///   - rows: the rows of the comparison.
  init(_ window: Size, isLetter: Bool, sentenceWidth: Int = 0, comparisonRows rows: Int) {
    let body = Page(window).body
    let most = isLetter ? Size(96, 28) : Size(76, 32)
    let room = body.centered(Size(min(body.width, most.width), min(body.height, most.height)))
    verdict = Rect(room.left, room.top, room.width, 1)
    let lines = sentenceWidth == 0 ? 0 : sentenceWidth > room.width ? 2 : 1
    sentence = Rect(room.left, verdict.bottom + 1, room.width, lines)
    comparison = Rect(room.left, sentence.bottom + (lines == 0 ? 0 : 1), room.width, rows)
    let top = comparison.bottom + (rows == 0 ? 0 : 1)
    let rest = Rect(body.left, top, body.width, room.bottom - top)
    card = CardLayout(in: rest, isLetter: isLetter, figureRows: 0)
  }
}
