import Engine
import Interface
import Learning
import WordGame

/// How a question is answered by drawing: a key brings the board, and takes it away again.
extension QuestionScene {
  /// What can be drawn in answer: the term, from what it means. In exams and kits the word is typed.
  static func drawable(_ question: Question, _ purpose: QuestionPurpose) -> DrawnWord? {
    guard purpose == .course, question.side == .term, question.wording == nil,
      [.typed, .chosen, .drawn].contains(question.mode)
    else { return nil }
    return question.item.drawn
  }

  var canDraw: Bool { phase == .asking && Self.drawable(question, purpose) != nil }

  /// The key that brings the board: where letters are text, one with Ctrl.
  var drawHint: KeyHint {
    isTyping
      ? KeyHint("Ctrl-D", "draw", pressing: WordBoard.key) : KeyHint("d", "draw", pressing: "d")
  }

  private static let draws = KeyMap<Bool>([(keys: [WordBoard.key], intent: true)])
  private static let drawsUntyped = KeyMap<Bool>([(keys: [WordBoard.key, "d"], intent: true)])

  /// Whether an event wants the board.
  func wantsBoard(_ event: InputEvent) -> Bool {
    canDraw && (isTyping ? Self.draws : Self.drawsUntyped).intent(for: event) != nil
  }

  /// An empty board; nil where nothing can be drawn.
  static func board(_ question: Question, _ purpose: QuestionPurpose, _ examiner: Examiner) -> WordBoard? {
    drawable(question, purpose).map { WordBoard($0, rivals: examiner.rivals(of: question.item.word)) }
  }

  /// The board that is there at once; nil where a key brings it.
  static func firstBoard(
    _ question: Question, _ purpose: QuestionPurpose, _ examiner: Examiner, _ drawn: DrawnAnswers
  ) -> WordBoard? {
    drawn.comeFirst || question.mode == .drawn ? board(question, purpose, examiner) : nil
  }

  mutating func openBoard() {
    if line.palette.isOpen { line.palette.toggle() }
    board = Self.board(question, purpose, examiner)
  }

  /// Takes an event of the board. Returns what follows.
  mutating func draw(_ event: InputEvent, _ step: inout Step) -> Transition? {
    guard var board else { return nil }
    let before = board.board.isEmpty
    let (wish, isTaken) = board.take(event, in: WordBoardLayout(step.window, cellShape).board, &step)
    if before, !board.board.isEmpty { firstKey.press(at: step.tick) }
    self.board = board
    switch wish {
    // There is no other way to answer.
    case .back where question.mode == .drawn: return command(event)
    case .back: closeBoard(&step)
    case .giveUp:
      closeBoard(&step)
      giveUp(&step)
    case nil: if !isTaken { return command(event) }
    }
    settleDrawn(&step)
    return nil
  }

  private mutating func closeBoard(_ step: inout Step) {
    board?.leave(&step)
    board = nil
  }

  /// Takes what was drawn for the answer, as soon as all of it was read.
  mutating func settleDrawn(_ step: inout Step) {
    guard let drawn = board?.drawn else { return }
    board = nil
    if drawn.isRight {
      let verdict = question.skill == .write ? drawn.writing ?? .right : .right
      settle(Settled(question.answer, verdict, drawn: drawn), &step)
      if !drawn.isFlawless { turnGuide() }
      return
    }
    let finding = drawn.isRead ? examiner.judge(drawn.given, for: word) : .wrong
    if finding.isAskedAgain, firstTry == nil {
      firstTry = finding
      return openBoard()
    }
    settle(Settled(drawn.given, Self.verdict(finding), finding, drawn: drawn), &step)
    turnGuide()
  }

  /// A character that was drawn is no slip of the finger.
  private static func verdict(_ finding: Finding) -> Verdict {
    switch finding {
    case .right: .right
    case .otherForm: .otherForm
    case .otherWord: .otherWord
    case .slips, .accents, .wrongArticle, .wrong: .wrong
    }
  }
}

/// What goes on while it is drawn.
extension QuestionScene {
  func drawBoard(on canvas: inout Canvas) {
    guard let board else { return }
    let theme = canvas.theme
    let texts: [(Text, Style)] = [
      (Text(question.prompt), Style(theme.text).bold), (asked, Style(theme.muted)),
      (note.text, Style(theme.accent)),
    ]
    board.draw(texts, strokes, on: &canvas, WordBoardLayout(canvas.size, cellShape), tick)
  }

  /// The keys that work while the board is there.
  var boardKeys: [KeyHint] {
    guard let board else { return [] }
    let other: Text = question.mode == .typed ? "type" : question.mode == .drawn ? "pause" : "choose"
    let ways = [KeyHint("Esc", other, pressing: Key(.escape)), KeyHint("?", "help", pressing: "?")]
    if board.open != nil {
      return [KeyHint("y", "right", pressing: "y"), KeyHint("n", "not right", pressing: "n")] + ways
    }
    guard board.isDrawing else { return ways }
    let isLast = board.done.count + 1 == board.word.characters.count
    return board.board.hints(done: isLast ? "done" : "next", canGoBack: !board.done.isEmpty) + ways
  }
}
