import Engine
import Learning

/// An answer that settles its question.
struct Settled: Hashable {
  /// The typed or chosen answer, unchanged; empty for none.
  let given: String
  let verdict: Verdict
  /// The judge's finding; nil if the learner judged or gave up.
  let finding: Finding?
  /// The drawing, character by character; nil if it wasn't drawn.
  let drawn: [DrawnCharacter]?

  init(
    _ given: String, _ verdict: Verdict, _ finding: Finding? = nil, drawn: [DrawnCharacter]? = nil
  ) {
    (self.given, self.verdict, self.finding, self.drawn) = (given, verdict, finding, drawn)
  }
}

/// Settling a question, and reporting it to the host.
extension QuestionScene {
  mutating func settle(_ settled: Settled, _ step: inout Step) {
    phase = .told(settled)
    step.report(.course(purpose.report(answer(settled))))
    if let written = written(settled) { step.report(.course(.written(written))) }
    if settled.verdict.isRight {
      step.report(.cue(.right))
      sayAnswer(&step)
    } else if !isTrial {
      step.report(.cue(.wrong))
      if canBeHeard { sayAnswer(&step) }
    }
  }

  /// Accepts the answer as right, now and in future.
  mutating func accept(_ settled: Settled, _ step: inout Step) {
    step.report(.course(.undo))
    if settled.drawn != nil {
      // It was misread: what it was taken for is no answer, now or later.
      return settle(Settled(question.answer, .right, drawn: settled.drawn?.map(\.accepted)), &step)
    }
    step.report(.course(.accept(question.item.met, question.skill, settled.given)))
    settle(Settled(settled.given, .right), &step)
  }

  /// Whether the word can be suspended. Letters belong together.
  var canSuspend: Bool { purpose == .course && !question.item.isLetter }

  /// Suspends the word, or brings it back.
  mutating func suspend(_ step: inout Step) {
    isSuspended.toggle()
    step.report(.course(.suspended(question.item.met, isSuspended)))
  }

  /// Whether the learner may have the given answer count as right.
  func canAccept(_ settled: Settled) -> Bool {
    if settled.drawn != nil { return settled.verdict != .right }
    return question.canAccept(settled.given, settled.verdict)
  }

  /// The word of the deck that was given instead; nil if it is none.
  func other(_ settled: Settled) -> Word? {
    settled.verdict == .otherWord ? checker.word(in: settled.finding) : nil
  }

  private func answer(_ settled: Settled) -> Answer {
    let asked = settled.drawn == nil ? question : question.drawn
    return asked.answered(
      settled.given, settled.verdict, milliseconds: firstKey.milliseconds, takenFor: other(settled),
      after: firstTry?.tried)
  }

  /// The graded handwriting, if it counts and the strokes are known.
  private func written(_ settled: Settled) -> Answer? {
    guard drawnAnswers.countStrokes, question.skill != .write, word.hasStrokeOrder,
      let writing = settled.drawn?.writing
    else { return nil }
    var asked = question.drawn
    asked.skill = .write
    return asked.answered(
      settled.given, writing, milliseconds: firstKey.milliseconds, after: firstTry?.tried)
  }
}
