import Engine
import Interface
import WordGame

extension BubblesScene {
  /// The game ends with the last bubble or by the clock.
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

  /// What was found: the side that stood in the bar, or both in turn.
  private var headline: Text {
    switch setup.round.policy.direction {
    case .meaning: "All definitions found"
    case .term: "All words found"
    case nil: "All found"
    }
  }
}
