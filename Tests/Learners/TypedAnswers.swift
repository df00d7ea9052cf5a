import Deterministic
import Learning

/// What a simulated learner types.
extension SimulatedLearner {
  /// The answer, now and then with a slip; or, by one who doesn't know, another word's, or nothing.
  mutating func text(for asked: CourseSession.Asked, _ source: Source, beside words: [Word]) -> String? {
    let question = asked.question
    if source.isRight { return chance.happens(traits.slips) ? slip(in: question.answer) : question.answer }
    guard chance.happens(0.5), let other = chance.pick(from: words), other.id != question.item.word.id else {
      return nil
    }
    var wrong = question
    wrong.item.word = other
    return wrong.answer
  }

  /// Two letters change places, or one is left out, or stands twice.
  private mutating func slip(in answer: String) -> String {
    var letters = Array(answer)
    guard letters.count > 2 else { return answer }
    let place = chance.below(letters.count - 1)
    switch chance.below(3) {
    case 0: letters.swapAt(place, place + 1)
    case 1: letters.remove(at: place)
    default: letters.insert(letters[place], at: place)
    }
    return String(letters)
  }
}
