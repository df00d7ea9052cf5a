import Engine
import Interface
import Learning

/// The texts about how much is known already.
enum PlacementTexts {
  /// As in `You seem to know about the first 120 words.`, or `11 of 24 right` if they are scattered.
  static func headline(_ result: PlacementResult) -> String {
    if result.rank > 0 {
      return "You seem to know about the first \(Figure.count(result.rank, "word", "words"))."
    }
    return result.right == 0 ? "You start from the beginning." : "\(result.right) of \(result.asked) right."
  }

  /// The maximum of questions still to come; there are fewer if the result is clear sooner.
  static func left(_ count: Int) -> String {
    count > 0 ? "at most \(count) more" : "the last one"
  }

  /// What happens to the answers if the learner leaves.
  static let promise: Text = "What you knew counts. These questions don't come again."

  static func explanation(_ result: PlacementResult) -> String {
    let count = result.known.count
    if count == 0 { return "If you do know a word, press k on its card." }
    let later = "won't be back for a while"
    if result.rank > 0 {
      return "Babble checks \(min(count, DayPlan.proofLimit)) of them a day. "
        + "Those you know \(later), the others you learn like any new word."
    }
    return count == 1
      ? "Babble checks that word in your next session. If you know it, it \(later). The rest you learn from the start."
      : "Babble checks those \(count) words in your next session. "
        + "Those you know \(later), the rest you learn from the start."
  }
}
