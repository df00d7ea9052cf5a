import Engine
import Interface
import WordGame

extension BubblesScene {
  /// The game ends with the last bubble or by the clock.
  mutating func finish(_ step: inout Step) -> Transition {
    let count = setup.round.content.items.count
    if isWon, let all = clock.seconds, let left = secondsLeft {
      score.addTime(worth: BubblesScore.timePerWord * count, left: left, all: all)
    }
    if isWon { step.report(.cue(.win)) }
    return end(
      isWon ? "All bubbles popped" : "The time is up",
      figures: ["\(questions.done.count) of \(Figure.count(count, "word", "words"))"] + timeFigures,
      missed: questions.missed.map { MissedWord(pool[$0]) })
  }
}
