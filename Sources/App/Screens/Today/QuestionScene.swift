import Engine
import Games
import Interface
import Learning

/// Asks one skill of one word, then shows the right answer beside the given one until the learner goes on.
/// Pops with a `QuestionOutcome`.
package struct QuestionScene: PageScene {
  let question: Question
  let checker: AnswerChecker
  let title: Text
  private let done: Int
  private let all: Int
  /// Why hints can't be written; nil if they can.
  let obstacle: String?
  let purpose: QuestionPurpose
  /// Whether it is asked again after a miss on the same day.
  private let isAgain: Bool
  /// Whether the learner's own hint helps with the question: it was missed twice today.
  let showsHint: Bool
  let drawnAnswers: DrawnAnswers
  /// The player's picture, which asks the day's first question; nil for all others.
  var asker: Avatar?

  var phase = Phase.asking
  var line: AnswerLine
  /// Focus and mouse on the options.
  var hand = OptionHand()
  /// The first try, if it didn't settle the question.
  var firstTry: Finding?
  /// Whether an empty line was submitted.
  var wasBlank = false
  var firstKey = FirstKey(asked: 0)
  /// Whether a word that is only heard was spoken.
  var wasSaid = false
  var hint: String
  /// Whether the word was suspended after the answer.
  var isSuspended = false
  var drawings = AskedLetters()
  /// The board while the answer is drawn; nil while it is typed or chosen.
  var board: WordBoard?
  /// The stroke orders of the word's characters, as far as they are known.
  var strokes = AskedStrokes()
  /// The stroke order shown in place of the card; nil while the card is shown.
  var guide: StrokeGuide?
  private(set) var tick: Tick = 0
  private(set) var cellShape = CellShape.usual
  /// The choice from the pause menu, until the next update.
  private var choice: PauseChoice?

  /// - Parameters:
  ///   - checker: for the question's deck and side.
  ///   - title: the deck's name.
  ///   - progress: how many questions of the session are done, and how many there are.
  ///   - obstacle: why hints can't be written, in a sentence; nil if they can.
  ///   - purpose: what the answer is used for.
  ///   - isAgain: whether it is asked again after a miss on the same day.
  ///   - showsHint: whether the learner's own hint is shown with the question.
  ///   - drawn: the learner's settings for drawing answers.
  package init(
    _ question: Question, _ checker: AnswerChecker, title: String, progress: (done: Int, all: Int),
    obstacle: String? = nil, purpose: QuestionPurpose = .course, isAgain: Bool = false,
    showsHint: Bool = false, drawn: DrawnAnswers = DrawnAnswers()
  ) {
    self.question = question
    self.checker = checker
    self.title = Text(title)
    (done, all) = progress
    self.obstacle = obstacle
    self.purpose = purpose
    self.isAgain = isAgain
    self.showsHint = showsHint
    drawnAnswers = drawn
    hint = question.hint
    line = Self.line(for: question, checker)
    board = Self.firstBoard(question, purpose, checker, drawn)
  }

  package mutating func beforeInput(_ step: inout Step) -> Transition? {
    let isLeaving = choice == .leave
    choice = nil
    (tick, cellShape) = (step.tick, step.cellShape)
    if isLeaving { return pop(leaving: true) }
    strokes.update(question.item.strokes, &step)
    board?.update(strokes, &step)
    settleDrawn(&step)
    return nil
  }

  package mutating func afterInput(_ step: inout Step) -> Transition {
    if question.isHeard, !wasSaid { sayWord(&step) }
    drawings.update([largeAnswer(in: step.window)].compactMap(\.self), &step)
    return guide?.isPlaying(at: tick) == true ? .stay : .sleep(until: nil)
  }

  package mutating func resume(_ outcome: Outcome, _ step: inout Step) -> Transition? {
    choice = outcome.as(PauseChoice.self)
    if let change = outcome.as(MnemonicChanged.self) { hint = change.text ?? "" }
    return nil
  }

  package func draw(on canvas: inout Canvas, in page: Page, fraction: Double) {
    let share = isTrial ? nil : Double(settledCount) / Double(max(1, all))
    CourseHead(title: title, place: progress, share: share).draw(on: &canvas, in: page.head)
    switch phase {
    case .asking: if board == nil { drawQuestion(on: &canvas) } else { drawBoard(on: &canvas) }
    case .judging, .told: drawAnswer(on: &canvas, fraction)
    }
  }

  /// As in "22 left" where missed words come again, or "7 of 29" where each is asked once. A placement test
  /// may end at any question, so it shows no bar.
  private var progress: Text {
    if isTrial { return Text(PlacementTexts.left(all - done - 1)) }
    if purpose == .course, !isAgain { return Text("\(Figure.grouped(max(0, all - settledCount))) left") }
    let place = Text("\(Figure.grouped(min(done + 1, all))) of \(Figure.grouped(all))")
    return isAgain ? "once more · " + place : place
  }

  /// The questions done, with this one as soon as it is answered. A missed one comes again, except in the first
  /// pass of a stage.
  private var settledCount: Int {
    guard let settled else { return done }
    return settled.verdict.isRight || purpose != .course && !isAgain ? done + 1 : done
  }

  private static func line(for question: Question, _ checker: AnswerChecker) -> AnswerLine {
    let word = question.item.word
    return AnswerLine(
      checker.line(for: word), palette: checker.palette(for: word) + checker.plainLetters)
  }
}

extension QuestionScene {
  enum Phase: Hashable {
    case asking
    /// The answer is shown, and the learner judges their own.
    case judging
    case told(Settled)
  }

  var word: Word { question.item.word }
  var isTrial: Bool { purpose == .trial }
  /// Whether it is asked in a kit, an exam or a workout.
  var isOfStage: Bool { if case .stage = purpose { true } else { false } }
  package var isTyping: Bool { question.mode == .typed && phase == .asking && board == nil }
  var settled: Settled? { if case .told(let settled) = phase { settled } else { nil } }

  /// Resets the question as if it had never been asked.
  mutating func begin(at tick: Tick) {
    phase = .asking
    line = Self.line(for: question, checker)
    (firstTry, wasBlank) = (nil, false)
    hand.rest()
    firstKey = FirstKey(asked: tick)
    board = Self.firstBoard(question, purpose, checker, drawnAnswers)
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
          isSuspended: isSuspended, wasLeft: leaving)))
  }
}
