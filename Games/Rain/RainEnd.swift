import Engine
import Interface
import Learning
import WordGame

extension RainScene {
  mutating func end(_ step: inout Step) -> Transition {
    if isCleared, queue.missed.isEmpty { step.report(.cue(.win)) }
    return end(headline, figures: figures, missed: queue.missed.map { MissedWord(items[$0]) })
  }

  private var isCleared: Bool { drops.isEmpty && queue.waiting.isEmpty }

  private var headline: Text {
    if clock.isOver(at: tick) { return "The time is up" }
    if setup.fallsOnce { return "All words have fallen" }
    return isCleared ? "The sky is clear" : Text("\(landed) words have landed")
  }

  private var figures: [String] {
    let answers = score.right + score.wrong
    let share = answers > 0 ? 100 * score.right / answers : 0
    return [
      Figure.count(score.right, "word", "words") + " cleared", "\(share) % right", "level \(tempo.level)",
    ]
      + timeFigures
  }
}
