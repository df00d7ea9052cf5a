import Engine
import Games
import Interface
import Learning

extension QuestionScene {
  func drawQuestion(on canvas: inout Canvas) {
    let (place, layout) = (promptLayout(canvas.size), questionLayout(canvas.size))
    // Behind the prompt, which may be as wide as the page.
    if let asker { AvatarDrawing(asker).draw(on: &canvas, at: Page(canvas.size).body.origin) }
    drawPrompt(on: &canvas, in: place.prompt)
    canvas.put(asked, in: place.asked, .center, Style(canvas.theme.muted))
    if showsOptions { return drawOptions(on: &canvas) }
    if question.mode == .judged { return drawInvitation(on: &canvas, in: layout.line) }
    line.draw(on: &canvas, in: layout.line)
    drawNote(on: &canvas, in: layout.note)
    line.palette.draw(on: &canvas, in: layout.palette)
  }

  /// Whether options are shown, and not a line or what was drawn.
  private var showsOptions: Bool { question.mode == .chosen && settled?.drawn == nil }

  private func promptLayout(_ window: Size) -> PromptLayout {
    showsOptions ? PromptLayout(choiceLayout(window)) : PromptLayout(questionLayout(window))
  }

  func questionLayout(_ window: Size) -> QuestionLayout {
    QuestionLayout(window, isSentence: question.wording != nil)
  }

  func choiceLayout(_ window: Size) -> ChoiceLayout {
    ChoiceLayout(window, options: options, isSentence: question.wording != nil)
  }

  /// Before and after the answer in the same place.
  private func drawPrompt(on canvas: inout Canvas, in rect: Rect) {
    if question.wording != nil { return sentence.draw(on: &canvas, in: rect) }
    let ruby = ruby(on: &canvas)
    let language = isOnlyHeard ? Language.home.tag : question.language
    LargeWord(isOnlyHeard ? "Listen" : Text(question.prompt), language: language, ruby: ruby)
      .draw(on: &canvas, in: rect, .bottom, verdictColor(canvas.theme))
  }

  private func verdictColor(_ theme: Theme) -> Color {
    guard let settled else { return theme.text }
    return settled.verdict.isRight ? theme.right : theme.wrong
  }

  /// A sentence has the answer in its gap once that is known.
  private var sentence: LargeSentence {
    let (asked, answered) = (Text(question.prompt), Text(question.answeredPrompt))
    return phase == .asking
      ? LargeSentence(asked, later: answered, language: question.language)
      : LargeSentence(answered, later: asked, language: question.language)
  }

  private var isOnlyHeard: Bool { question.isHeard && phase == .asking }

  /// The reading above the prompt, unless it or the term is asked for.
  private func ruby(on canvas: inout Canvas) -> RubyText? {
    guard question.side == .meaning, !isOnlyHeard else { return nil }
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
    hand.draw(options, on: &canvas, in: choiceLayout(canvas.size).grid, marks: mark)
  }

  /// Until the answer, options are open. In a placement test none is called wrong.
  private func mark(of option: Int) -> OptionDrawing.Mark {
    guard let settled else { return .open }
    let text = question.options[option]
    if checker.judge(option: text, for: question).verdict.isRight { return .right }
    return text == settled.given && !isTrial ? .wrong : .other
  }
}

/// The answer: the question stays where it was, with the verdict below the prompt, the right answer in place
/// of the line or marked among the options, and whatever else is known about the word below that.
extension QuestionScene {
  func answerLayout(_ window: Size) -> AnswerLayout {
    let rows = comparison.rows
    if guide != nil { return AnswerLayout(guideIn: window, comparisonRows: rows) }
    let prompt = promptLayout(window)
    if showsOptions {
      return AnswerLayout(prompt, below: choiceLayout(window), comparisonRows: rows)
    }
    let layout = questionLayout(window)
    return AnswerLayout(
      prompt, below: layout, window, answerRows: Text(answer).lineCount(columns: layout.asked.width),
      comparison)
  }

  /// All of the right answer, which the judge may know only in part; beside a form of a word, the word itself.
  private var answer: String {
    if question.side == .meaning { return question.item.meanings }
    let isOtherForm = question.wording?.form != nil && question.answer != word.term
    return isOtherForm ? "\(question.answer) · \(word.term)" : question.answer
  }

  /// The letter that was asked for, as large as the prompt, beside it; nil for a word.
  func largeAnswer(in window: Size) -> LargeLetter? {
    guard phase != .asking, guide == nil, question.item.isLetter, question.side == .term else { return nil }
    let place = promptLayout(window).prompt
    let width = place.width / 4
    return LargeLetter(
      checker.card(of: word), language: question.item.origin.language.term,
      in: Rect(place.right - width, place.top, width, place.height))
  }

  func drawAnswer(on canvas: inout Canvas, _ fraction: Double) {
    let layout = answerLayout(canvas.size)
    if let settled {
      drawVerdict(settled, on: &canvas, in: layout.verdict)
    } else {
      canvas.put("How well did you know it?", in: layout.verdict, .center, Style(canvas.theme.accent))
    }
    comparison.draw(on: &canvas, in: layout.comparison)
    HintLine(hint, in: layout.hint, isOpen: obstacle == nil).draw(on: &canvas)
    if guide != nil { return drawGuide(on: &canvas, in: layout.facts, fraction) }
    drawPrompt(on: &canvas, in: promptLayout(canvas.size).prompt)
    if let large = largeAnswer(in: canvas.size) {
      large.draw(on: &canvas, absence: drawings.absence(of: large))
    }
    if showsOptions { drawOptions(on: &canvas) } else { drawRight(on: &canvas, in: layout.answer) }
    facts(canvas).draw(on: &canvas, in: layout.facts)
  }

  /// The right answer, unless it is compared letter by letter.
  private func drawRight(on canvas: inout Canvas, in rect: Rect) {
    if case .slips = comparison { return }
    let isTerm = question.side == .term && word.readings.isEmpty
    let ruby =
      isTerm
      ? WordRuby.above(
        word, language: question.item.origin.language.term, isFamiliar: question.isFamiliar, on: &canvas)
      : nil
    let box = questionLayout(canvas.size).line
    if ruby == nil, rect.height == box.height, Text(answer).width <= box.width - 4 {
      let color = settled?.verdict.isRight == true ? canvas.theme.right : canvas.theme.muted
      canvas.box(box, .rounded, Style(color), fill: canvas.theme.raised)
    }
    let (above, style) = (Style(canvas.theme.second), Style(canvas.theme.text).bold)
    canvas.put(Text(answer), under: ruby, above, in: rect, style)
  }

  /// What the card says besides prompt and answer.
  private func facts(_ canvas: Canvas) -> CardFacts {
    CardFacts(
      question.shown(checker.card(of: word)), language: question.item.origin.language.term,
      systems: checker.systems,
      canvas.ornaments
    ).without([question.answeredPrompt, showsOptions ? question.answer : answer])
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
    guard let settled, question.mode != .judged, !settled.given.isEmpty, !(isOfStage && showsOptions) else {
      return .none
    }
    if !isTrial, let other = other(settled) { return .word(question.shown(other)) }
    switch settled.finding {
    case .slips(let slips) where settled.drawn == nil, .accents(let slips) where settled.drawn == nil:
      return .slips(slips)
    default:
      // The answer or a mark says the same.
      let isSaid = showsOptions && !isTrial || [question.answer, answer].contains(settled.given)
      return isSaid ? .none : .line(verb(settled), Text(settled.given))
    }
  }

  private func verb(_ settled: Settled) -> Text {
    settled.drawn != nil ? "you drew" : question.mode == .chosen ? "you chose" : "you wrote"
  }
}
