import Deterministic

extension ChoiceRun: StateHashable {
  /// Hashes all that decides the next question.
  public func hash(into hash: inout StateHash) {
    hash.combine(hardness)
    hash.combine(count)
    for missed in missed {
      hash.combine(missed.word)
      hash.combine(missed.due)
    }
    for word in words {
      hash.combine(word.right)
      hash.combine(word.wrong)
      hash.combine(word.last)
      hash.combine(word.takenFor)
      hash.combine(word.hardness)
    }
    hash.combine(distractors)
  }
}

extension LetterCourse: StateHashable {
  /// Hashes all that decides the next question.
  public func hash(into hash: inout StateHash) {
    hash.combine(ramp.hardness)
    hash.combine(count)
    hash.combine(lastNew)
    for letter in letters {
      hash.combine([letter.score, letter.streak])
      hash.combine([letter.isNew, letter.isLearned])
      hash.combine([letter.takenFor, letter.asked, letter.due])
    }
    hash.combine(distractors)
  }
}

extension Distractors: StateHashable {
  /// Hashes what keeps the answers fair.
  public func hash(into hash: inout StateHash) {
    hash.combine(seen)
    hash.combine(wins)
    hash.combine(count)
  }
}

extension ChoiceQuestion: StateHashable {
  /// Hashes what is asked and what stands beside it.
  public func hash(into hash: inout StateHash) {
    hash.combine(word)
    hash.combine(shown.rawValue)
    hash.combine(options)
    hash.combine(right)
  }
}

extension PracticeQuestion: StateHashable {
  /// Hashes what is asked and what stands beside it.
  public func hash(into hash: inout StateHash) {
    hash.combine(word)
    hash.combine(units)
    hash.combine([shown.rawValue, prompt])
    hash.combine(options)
    hash.combine(right)
  }
}

extension PracticeWord: StateHashable {
  /// Hashes the word and how it is read.
  public func hash(into hash: inout StateHash) {
    hash.combine([term, meaning])
    hash.combine(units)
  }
}

extension AlignedUnit: StateHashable {
  /// Hashes both scripts and the letters.
  public func hash(into hash: inout StateHash) {
    hash.combine([source, latin])
    hash.combine(letters)
  }
}
