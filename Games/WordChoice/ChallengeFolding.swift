import Engine
import Learning

/// Learning doesn't know the Engine: what a game folds of its values stands here.
extension StateHash {
  mutating func fold(_ run: ChoiceRun) {
    fold(run.hardness)
    fold(run.count)
    for missed in run.missed {
      fold(missed.word)
      fold(missed.due)
    }
    for word in run.words {
      fold(word.right)
      fold(word.wrong)
      fold(word.last)
      fold(word.takenFor)
      fold(word.hardness)
    }
    fold(run.distractors.seen)
    fold(run.distractors.wins)
    fold(run.distractors.count)
  }

  mutating func fold(_ question: ChoiceQuestion) {
    fold(question.word)
    fold(question.shown.rawValue)
    fold(question.options)
  }

  mutating func fold(_ phase: ChallengeScene.Phase) {
    switch phase {
    case .asking(let since):
      fold(0)
      fold(since)
    case .looking(let until):
      fold(1)
      fold(until)
    }
  }
}
