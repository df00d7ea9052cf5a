import Engine
import Learning

/// A falling word.
struct Drop: Hashable, StateHashable {
  /// Index of the word in the round.
  let word: Int
  let born: Tick
  let end: Tick
  /// Horizontal position between the left and the right edge, in thousandths.
  let x: Int
  /// The verdict on a first try that settled nothing.
  var triedBefore: Verdict?
  /// Whether it was missed on this fall, so that the answer has been shown.
  var isTold = false

  /// Steps fallen out of `steps`; always less than all of them.
  func way(at tick: Tick, of steps: Int) -> Int {
    min(steps - 1, max(0, (tick - born) * steps / max(1, end - born)))
  }

  /// The fraction of the fall that is left, in thousandths.
  func left(at tick: Tick) -> Int { 1000 - way(at: tick, of: 1000) }

  /// When it will have fallen one more step.
  func nextDot(after tick: Tick, of steps: Int) -> Tick {
    let next = way(at: tick, of: steps) + 1
    return min(end, born + (next * (end - born) + steps - 1) / steps)
  }

  func hash(into hash: inout StateHash) {
    hash.combine(fieldsOf: self, word, born, end, x, triedBefore?.rawValue, isTold)
  }
}
