import Engine
import Interface
import Learning

/// Writes a question of a kit: the question, the answer, up to three wrong answers, and help in the player's
/// language. Pops with `Written`.
struct KitQuestionScene: PageScene {
  struct Written: Sendable {
    let question: KitQuestion
    /// Nil for a new question.
    let index: Int?
  }

  private enum Line: Int, CaseIterable {
    case question, answer, first, second, third, beside, meaning
  }

  private let draft: KitDraft
  /// Nil for a new question.
  private let index: Int?
  private var fields: [TextField]
  private var focus = Line.question
  private var news: Text = "Write ___ where the answer is left out."
  private var isRefused = false
  /// Whether the player was asked if unsaved text may be lost.
  private var isLeaving = false

  /// - Parameter isNext: whether it follows another new question.
  init(_ draft: KitDraft, at index: Int?, isNext: Bool = false) {
    (self.draft, self.index) = (draft, index)
    fields = Self.fields(index.map { draft.own.kit.questions[$0] })
    guard isNext else { return }
    let sum = Figure.count(draft.own.kit.questions.count, "question", "questions")
    news = Text("Kept: \(sum) so far. Write the next one, or go back.")
  }

  var isTyping: Bool { true }

  var foot: Foot {
    Foot([
      .enter(.next), KeyHint("Tab", "move"), KeyHint("Esc", "back", .pause),
      .helpWhileTyping,
    ])
  }

  mutating func handle(_ input: PageInput, _ step: inout Step) -> Transition? {
    let wasLeaving = isLeaving
    if input.event.isPress { isLeaving = false }
    if fields[focus.rawValue].handle(input.event) { return nil }
    let layout = KitQuestionLayout(input.page, lines: lines.count)
    if let line = layout.fields.firstIndex(where: { input.event.isClick(in: $0) }) {
      focus = lines[line]
      return nil
    }
    switch input.command {
    case .act: return proceed()
    case .next, .down: move(1)
    case .previous, .up: move(-1)
    case .help: return .push(ScreenHelp.kitQuestion)
    case .pause: return leave(wasLeaving)
    default: break
    }
    return nil
  }

  private static func fields(_ question: KitQuestion?) -> [TextField] {
    let wrong = (question?.wrong ?? []) + ["", "", ""]
    let texts =
      [question?.question ?? "", question?.answer ?? ""] + wrong.prefix(KitQuestion.mostWrong)
      + [question?.beside ?? "", question?.meaning ?? ""]
    return texts.map { TextField($0, limit: KitQuestion.longest) }
  }
}

extension KitQuestionScene {
  private mutating func move(_ way: Int) {
    let (lines, place) = (lines, lines.firstIndex(of: focus) ?? 0)
    focus = lines[(place + way + lines.count) % lines.count]
  }

  /// Goes to the next line. From the last line, or from an empty one that may stay empty, finishes the question.
  private mutating func proceed() -> Transition? {
    let mayBeEmpty = focus.rawValue > Line.first.rawValue
    if focus == lines.last || mayBeEmpty && text(focus).isEmpty { return finish() }
    move(1)
    return nil
  }

  /// Lines in the other language only if the course has one.
  private var lines: [Line] {
    let language = draft.course.language
    return language.meaning == language.term ? Array(Line.allCases.prefix(5)) : Line.allCases
  }

  private mutating func finish() -> Transition? {
    let question = question
    if let problem = question.problem {
      (news, isRefused) = (Text("\(problem)"), true)
      focus = Self.line(of: problem)
      return nil
    }
    return .pop(with: Outcome(Written(question: question, index: index)))
  }

  private static func line(of problem: KitProblem) -> Line {
    switch problem {
    case .noQuestion, .longText: .question
    case .noAnswer: .answer
    default: .first
    }
  }

  private mutating func leave(_ isAsked: Bool) -> Transition? {
    let before = index.map { draft.own.kit.questions[$0] } ?? KitQuestion("", answer: "", wrong: [])
    if question == before || isAsked { return .pop(with: .none) }
    isLeaving = true
    return nil
  }

  private func text(_ line: Line) -> String {
    Text(fields[line.rawValue].string).string.split(separator: " ").joined(separator: " ")
  }

  /// Keeps the fields of the question that aren't shown here.
  private var question: KitQuestion {
    var question = index.map { draft.own.kit.questions[$0] } ?? KitQuestion("", answer: "", wrong: [])
    (question.question, question.answer) = (text(.question), text(.answer))
    question.wrong = [Line.first, .second, .third].map(text).filter { !$0.isEmpty }
    (question.beside, question.meaning) = (text(.beside), text(.meaning))
    return question.cleaned
  }
}

extension KitQuestionScene {
  func draw(on canvas: inout Canvas, in page: Page, fraction: Double) {
    let (theme, layout) = (canvas.theme, KitQuestionLayout(page, lines: lines.count))
    let number = (index ?? draft.own.kit.questions.count) + 1
    canvas.putTitle(Text("Question \(number)"), in: page.head, remark: Text(draft.own.kit.name))
    for line in lines {
      let color = line == focus ? theme.accent : theme.muted
      canvas.put(label(line), in: layout.labels[line.rawValue], .leading, Style(color))
      draw(line, on: &canvas, in: layout.fields[line.rawValue])
    }
    let (text, color) =
      isLeaving
      ? ("What you wrote here would be lost. Press Esc again to leave.", theme.wrong)
      : (news, isRefused ? theme.wrong : theme.accent)
    canvas.put(text, wrappedIn: layout.news, .leading, .top, Style(color))
  }

  private func draw(_ line: Line, on canvas: inout Canvas, in place: Rect) {
    if line == focus { return fields[line.rawValue].draw(on: &canvas, in: place) }
    canvas.fill(place, canvas.theme.raised)
    let text = Text(fields[line.rawValue].string)
    canvas.put(
      text.shortened(to: place.width, ellipsis: canvas.ornaments.ellipsis), in: place, .leading,
      Style(canvas.theme.text))
  }

  private func label(_ line: Line) -> Text {
    let language = LanguageName.of(draft.course.language.meaning) ?? "translation"
    return switch line {
    case .question: "question"
    case .answer: "right answer"
    case .first: "wrong answer"
    case .second, .third: "another"
    case .beside: Text("in \(language)")
    case .meaning: "answer means"
    }
  }
}

/// The lines, with air between them if there is room.
private struct KitQuestionLayout {
  private static let label = 14
  let labels, fields: [Rect]
  let news: Rect

  init(_ page: Page, lines: Int) {
    let body = page.body
    let pitch = body.height >= 2 * lines + 2 ? 2 : 1
    labels = (0..<lines).map { Rect(body.left, body.top + $0 * pitch, Self.label, 1) }
    fields = labels.map { Rect($0.right + 1, $0.top, min(80, body.right - $0.right - 1), 1) }
    let end = body.top + lines * pitch + 2 - pitch
    news = Rect(body.left, end, body.width, max(1, body.bottom - end))
  }
}
