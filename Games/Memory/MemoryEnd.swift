import Engine
import Interface
import WordGame

extension MemoryScene {
  /// Called after the last pair, or when the time is up.
  mutating func finish(_ step: inout Step) -> Transition {
    let found = world.count == 0
    let items = setup.round.content.items
    if found, let all = clock.seconds, let left = secondsLeft {
      score.addTime(worth: MemoryScore.timePerPair * items.count, left: left, all: all)
    }
    if found { step.report(.cue(.win)) }
    return end(
      found ? "All pairs found" : "The time is up",
      figures: ["\(score.right) of \(Figure.count(items.count, "pair", "pairs"))"] + timeFigures,
      missed: zip(items, knowledge).filter(\.1.isMissed).map { MissedWord($0.0) })
  }
}
