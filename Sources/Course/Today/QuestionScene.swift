import Engine
import Interface
import LargeLetters
import Learning
import WordChoice
import WordGame

/// Asks one skill of one word; then the answer stands beside what was given, until the learner goes on. Pops with a
/// `QuestionOutcome`.
package struct QuestionScene: Scene {
  let question: Question
  let examiner: Examiner
  let title: Text
  private let done: Int
  private let all: Int
  /// Why hints can't be written; nil where they can.
  let obstacle: String?
  let purpose: QuestionPurpose
  /// Whether it is asked once more, after a miss on the same day.
  private let isAgain: Bool
  /// How the learner wants words to be drawn in answer.
  let drawnAnswers: DrawnAnswers

  var phase = Phase.asking
  var line: AnswerLine
  /// What the learner's hand does on the options.
  var hand = OptionHand()
  /// What was given first, where that settled nothing.
  var firstTry: Finding?
  /// Whether the line was empty when it was to be checked.
  var wasBlank = false
  var firstKey = FirstKey(asked: 0)
  /// Whether the word was said that is only heard.
  var wasSaid = false
  /// The learner's own hint, as it is now.
  var hint: String
  var drawings = AskedLetters()
  /// The board, where the word is drawn in answer; nil while it is typed or chosen.
  var board: WordBoard?
  /// How the characters of the word are drawn, as far as somebody knows.
  var strokes = AskedStrokes()
  /// How they are drawn, shown in place of the card; nil while that stands there.
  var guide: StrokeGuide?
  private(set) var tick: Tick = 0
  private(set) var cellShape = CellShape.usual
  /// What was chosen in a pause, until the next update.
  private var choice: PauseChoice?

  /// A question of a session.
  /// - Parameters:
  ///   - examiner: of the question's deck and side.
  ///   - title: the deck's name.
  ///   - progress: how many questions of the session are behind this one, and how many there are.
  ///   - obstacle: why hints can't be written, in a sentence; nil where they can.
  ///   - purpose: what becomes of the answer.
  ///   - isAgain: whether it is asked once more, after a miss on the same day.
  ///   - drawn: how the learner wants words to be drawn in answer.
  package init(
    _ question: Question, _ examiner: Examiner, title: String, progress: (done: Int, all: Int),
    obstacle: String? = nil, purpose: QuestionPurpose = .course, isAgain: Bool = false,
    drawn: DrawnAnswers = DrawnAnswers()
  ) {
    self.question = question
    self.examiner = examiner
    self.title = Text(title)
    (done, all) = progress
    self.obstacle = obstacle
    self.purpose = purpose
    self.isAgain = isAgain
    drawnAnswers = drawn
    hint = question.hint
    line = Self.line(for: question, examiner)
    board = Self.firstBoard(question, purpose, examiner, drawn)
  }

  package mutating func update(_ step: inout Step) -> Transition {
    defer { choice = nil }
    (tick, cellShape) = (step.tick, step.cellShape)
    if choice == .leave { return pop(leaving: true) }
    strokes.update(question.item.strokes, &step)
    board?.update(strokes, &step)
    settleDrawn(&step)
    let page = Page(step.window)
    while let event = step.next(on: page, typing: isTyping) {
      if let transition = handle(event, &step) { return transition }
    }
    if question.isHeard, !wasSaid { sayWord(&step) }
    drawings.update([answerFace(in: step.window)?.large].compactMap(\.self), &step)
    return guide?.isPlaying(at: tick) == true ? .stay : .sleep(until: nil)
  }

  package mutating func resume(_ outcome: Outcome) {
    choice = outcome.as(PauseChoice.self)
    if let change = outcome.as(MnemonicChanged.self) { hint = change.text ?? "" }
  }

  package func draw(on canvas: inout Canvas, fraction: Double) {
    let page = Page(canvas.size)
    guard !Page.isTooSmall(canvas.size) else { return Page.drawTooSmall(on: &canvas) }
    CourseHead(title: title, place: progress, share: isTrial ? nil : Double(done) / Double(max(1, all)))
      .draw(on: &canvas, in: page.head)
    switch phase {
    case .asking: if board == nil { drawQuestion(on: &canvas) } else { drawBoard(on: &canvas) }
    case .judging, .told: drawAnswer(on: &canvas, fraction)
    }
    foot.draw(on: &canvas, in: page.foot)
  }

  package func hash(into hash: inout StateHash) {
    // Left out: the examiner comes from the question's deck, the choice is taken in its tick, tick and cells come from
    // the stack; drawings only look nice.
    hash.combine(
      fieldsOf: self, question, title, done, all, obstacle, purpose, isAgain, drawnAnswers, phase, line, hand,
      firstTry, wasBlank, firstKey, wasSaid, hint, board, strokes, guide, cosmetic: 5)
  }

  /// As in "22 left" where what was missed is asked on, and "7 of 29" where each is asked once. A search for what is known
  /// may end at any question, so no bar goes with it.
  private var progress: Text {
    if isTrial { return Text(PlacementTexts.left(all - done - 1)) }
    if purpose == .course, !isAgain { return Text("\(Figure.grouped(max(1, all - done))) left") }
    let place = Text("\(Figure.grouped(min(done + 1, all))) of \(Figure.grouped(all))")
    return isAgain ? "once more · " + place : place
  }

  private static func line(for question: Question, _ examiner: Examiner) -> AnswerLine {
    let word = question.item.word
    return AnswerLine(
      examiner.line(for: word), palette: examiner.palette(for: word) + examiner.plainLetters)
  }
}

/// Where the question stands.
extension QuestionScene {
  enum Phase: Hashable {
    case asking
    /// The answer stands there, and the learner says how well they knew it.
    case judging
    case told(Settled)
  }

  var word: Word { question.item.word }
  /// Whether it only finds out what is known.
  var isTrial: Bool { purpose == .trial }
  var isTyping: Bool { question.mode == .typed && phase == .asking && board == nil }
  var settled: Settled? { if case .told(let settled) = phase { settled } else { nil } }

  /// All as if it had never been asked.
  mutating func begin(at tick: Tick) {
    phase = .asking
    line = Self.line(for: question, examiner)
    (firstTry, wasBlank) = (nil, false)
    hand.rest()
    firstKey = FirstKey(asked: tick)
    board = Self.firstBoard(question, purpose, examiner, drawnAnswers)
    (guide, wasSaid) = (nil, false)
  }

  func pause(leaving: Bool = false) -> Transition {
    return .push(
      PauseScene(overSession: title, promise: purpose.promise, help: help, leaving: leaving))
  }

  func pop(leaving: Bool = false) -> Transition {
    .pop(
      with: Outcome(
        QuestionOutcome(
          verdict: settled?.verdict, given: settled?.given ?? "", takenFor: settled.flatMap(other),
          wasLeft: leaving)))
  }
}

extension QuestionScene.Phase: StateHashable {
  func hash(into hash: inout StateHash) {
    switch self {
    case .asking: hash.combine(0)
    case .judging: hash.combine(1)
    case .told(let settled): hash.combine(settled)
    }
  }
}
