import Engine
import Games
import Interface
import Learning

/// Answering by drawing: a key opens the board and closes it again.
extension QuestionScene {
  /// The term, if its meaning is asked. In exams and kits words are always typed.
  private static func drawable(_ question: Question, _ purpose: QuestionPurpose) -> DrawnWord? {
    guard purpose == .course, question.side == .term, question.wording == nil,
      [.typed, .chosen, .drawn].contains(question.mode)
    else { return nil }
    return question.item.drawn
  }

  var canDraw: Bool { phase == .asking && Self.drawable(question, purpose) != nil }

  /// The key that opens the board; with Ctrl where plain letters are text.
  var drawHint: KeyHint {
    isTyping
      ? KeyHint("Ctrl-D", "draw", pressing: WordBoard.key) : SharedKey.draw.keyHint("draw")
  }

  private static let draws = KeyMap<Bool>([(keys: [WordBoard.key], intent: true)])
  private static let drawsUntyped = KeyMap<Bool>([(keys: [WordBoard.key, SharedKey.draw.key], intent: true)])

  func wantsBoard(_ event: InputEvent) -> Bool {
    canDraw && (isTyping ? Self.draws : Self.drawsUntyped).intent(for: event) != nil
  }

  /// An empty board; nil if the answer can't be drawn.
  static func board(_ question: Question, _ purpose: QuestionPurpose, _ checker: AnswerChecker) -> WordBoard?
  {
    drawable(question, purpose).map { WordBoard($0, rivals: checker.rivals(of: question.item.word)) }
  }

  /// The board if it is open from the start; nil if a key opens it.
  static func firstBoard(
    _ question: Question, _ purpose: QuestionPurpose, _ checker: AnswerChecker, _ drawn: DrawnAnswers
  ) -> WordBoard? {
    drawn.comeFirst || question.mode == .drawn ? board(question, purpose, checker) : nil
  }

  mutating func openBoard() {
    if line.palette.isOpen { line.palette.toggle() }
    board = Self.board(question, purpose, checker)
  }

  mutating func draw(_ event: InputEvent, _ step: inout Step) -> Transition? {
    guard var board else { return nil }
    let before = board.board.isEmpty
    let (action, isTaken) = board.handle(event, in: WordBoardLayout(step.window, cellShape).board, &step)
    if before, !board.board.isEmpty { firstKey.press(at: step.tick) }
    self.board = board
    switch action {
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

  /// Takes the drawing as the answer once all of it was recognized.
  mutating func settleDrawn(_ step: inout Step) {
    guard let drawn = board?.drawn else { return }
    board = nil
    if drawn.isRight {
      let verdict = question.skill == .write ? drawn.writing ?? .right : .right
      settle(Settled(question.answer, verdict, drawn: drawn), &step)
      if !drawn.isFlawless { turnGuide() }
      return
    }
    let finding = drawn.isRead ? checker.judge(drawn.given, for: word) : .wrong
    if finding.isAskedAgain, firstTry == nil {
      firstTry = finding
      return openBoard()
    }
    settle(Settled(drawn.given, Self.verdict(finding), finding, drawn: drawn), &step)
    turnGuide()
  }

  /// A drawn character is never a typing slip.
  private static func verdict(_ finding: Finding) -> Verdict {
    switch finding {
    case .right: .right
    case .otherForm: .otherForm
    case .otherWord: .otherWord
    case .slips, .accents, .wrongArticle, .wrong: .wrong
    }
  }
}

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

  /// The keys that work while the board is open.
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

/// The stroke order of the answer, shown in place of the card.
extension QuestionScene {
  /// Shows the stroke order from the first stroke on, or the card again.
  mutating func turnGuide() {
    guide = guide == nil ? StrokeGuide(models, at: tick) : nil
  }

  private var models: [CharacterModel] { DrawnWord(question.item)?.models(strokes) ?? [] }

  var guideKeys: [KeyHint] {
    if models.isEmpty { return [] }
    let turn = SharedKey.draw.keyHint(guide == nil ? "strokes" : "card")
    return guide == nil ? [turn] : [turn, .right("stroke by stroke")]
  }

  func drawGuide(on canvas: inout Canvas, in room: Rect, _ fraction: Double) {
    guard let guide else { return }
    let theme = canvas.theme
    let word = question.shown(checker.card(of: word))
    let texts = [
      (Text(word.term), Style(theme.text).bold),
      (Text(word.readings.joined(separator: " ")), Style(theme.second)),
      (Text(word.meanings.joined(separator: ", ")), Style(theme.text)),
    ]
    GuidePanel(
      guide: guide, mine: settled?.drawn ?? [], texts: texts, tick: tick, fraction: fraction, cell: cellShape
    ).draw(on: &canvas, in: room)
  }
}
