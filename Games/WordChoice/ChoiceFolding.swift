import Engine
import Learning

// Learning doesn't know the Engine: what a game folds of its values stands here.

extension ChoiceRun: Foldable {
  /// Folds all that decides the next question.
  public func fold(into hash: inout StateHash) {
    hash.fold(hardness)
    hash.fold(count)
    for missed in missed {
      hash.fold(missed.word)
      hash.fold(missed.due)
    }
    for word in words {
      hash.fold(word.right)
      hash.fold(word.wrong)
      hash.fold(word.last)
      hash.fold(word.takenFor)
      hash.fold(word.hardness)
    }
    hash.fold(distractors)
  }
}

extension LetterCourse: Foldable {
  /// Folds all that decides the next question.
  public func fold(into hash: inout StateHash) {
    hash.fold(ramp.hardness)
    hash.fold(count)
    hash.fold(lastNew)
    for letter in letters {
      hash.fold([letter.score, letter.streak])
      hash.fold([letter.isNew, letter.isLearned])
      hash.fold([letter.takenFor, letter.asked, letter.due])
    }
    hash.fold(distractors)
  }
}

extension Distractors: Foldable {
  /// Folds what keeps the answers fair.
  public func fold(into hash: inout StateHash) {
    hash.fold(seen)
    hash.fold(wins)
    hash.fold(count)
  }
}

extension ChoiceQuestion: Foldable {
  /// Folds what is asked and what stands beside it.
  public func fold(into hash: inout StateHash) {
    hash.fold(word)
    hash.fold(shown.rawValue)
    hash.fold(options)
    hash.fold(right)
  }
}

extension PracticeQuestion: Foldable {
  /// Folds what is asked and what stands beside it.
  public func fold(into hash: inout StateHash) {
    hash.fold(word)
    hash.fold(units)
    hash.fold([shown.rawValue, prompt])
    hash.fold(options)
    hash.fold(right)
  }
}

extension PracticeWord: Foldable {
  /// Folds the word and how it is read.
  public func fold(into hash: inout StateHash) {
    hash.fold([term, meaning])
    hash.fold(units)
  }
}

extension AlignedUnit: Foldable {
  /// Folds both scripts and the letters.
  public func fold(into hash: inout StateHash) {
    hash.fold([source, latin])
    hash.fold(letters)
  }
}
