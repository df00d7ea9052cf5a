import Engine
import Interface
import WordGame

extension BubblesScene {
  /// Called after the last bubble, or when the time is up.
  mutating func finish(_ step: inout Step) -> Transition {
    let count = setup.questionCount
    if isWon, let all = clock.seconds, let left = secondsLeft {
      score.addTime(worth: BubblesScore.timePerWord * count, left: left, all: all)
    }
    if isWon { step.report(.cue(.win)) }
    return end(
      isWon ? headline : "The time is up",
      figures: ["\(questions.done.count) of \(count) found"] + timeFigures,
      missed: questions.missed.map { MissedWord(pool[$0]) })
  }

  /// Names what was found: the side shown in the bar, or both.
  private var headline: Text {
    switch setup.round.policy.direction {
    case .meaning: "All definitions found"
    case .term: "All words found"
    case nil: "All found"
    }
  }
}
