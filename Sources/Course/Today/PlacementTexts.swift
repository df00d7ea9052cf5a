import Interface
import Learning

/// What is said of how much somebody knows already.
package enum PlacementTexts {
  /// As in `You know about the first 120 words.`
  ///
  /// - Parameter rank: how many words of the deck count as known, from the first one on.
  package static func headline(_ rank: Int) -> String {
    rank == 0
      ? "You begin at the beginning."
      : "You know about the first \(Figure.count(rank, "word", "words"))."
  }

  /// What follows from that.
  package static func explanation(_ rank: Int) -> String {
    rank == 0
      ? "If you know a word all the same, press k on its card."
      : "\(min(rank, DayPlan.proofLimit)) of them a day are asked as proof. "
        + "What you know comes back late, what you don't is learned like any new word."
  }
}
