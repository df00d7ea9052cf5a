import Engine
import Learning

/// An answer that settles its question.
struct Settled: Hashable {
  /// What was typed or chosen, as it came; empty for nothing.
  let given: String
  let verdict: Verdict
  /// How the judge found it; nil where the learner has judged or given up.
  let finding: Finding?

  init(_ given: String, _ verdict: Verdict, _ finding: Finding? = nil) {
    (self.given, self.verdict, self.finding) = (given, verdict, finding)
  }
}

extension Settled: StateHashable {
  func hash(into hash: inout StateHash) {
    hash.combine(fieldsOf: self, given, verdict.rawValue, finding)
  }
}

/// How an answer is settled, and what the host is told of it.
extension QuestionScene {
  mutating func settle(_ settled: Settled, _ step: inout Step) {
    phase = .told(settled)
    step.report(.course(purpose.report(answer(settled))))
    if settled.verdict.isRight {
      step.sound(.right, saying: word, of: question.item.origin)
    } else if !isTrial {
      step.report(.cue(.wrong))
    }
  }

  /// The answer counts, now and from now on.
  mutating func accept(_ settled: Settled, _ step: inout Step) {
    step.report(.course(.undo))
    step.report(.course(.accept(question.item.met, question.skill, settled.given)))
    settle(Settled(settled.given, .right), &step)
  }

  /// The word of the deck that was given instead; nil where it is none.
  func other(_ settled: Settled) -> Word? {
    settled.verdict == .otherWord ? examiner.word(in: settled.finding) : nil
  }

  private func answer(_ settled: Settled) -> Answer {
    question.answered(
      settled.given, settled.verdict, milliseconds: firstKey.milliseconds, takenFor: other(settled),
      after: firstTry?.tried)
  }
}
