import Interface
import Learning

/// What is said of how much somebody knows already.
package enum PlacementTexts {
  /// As in `You seem to know about the first 120 words.`
  ///
  /// - Parameter rank: how many words of the deck count as known, from the first one on.
  package static func headline(_ rank: Int) -> String {
    rank == 0
      ? "You start from the beginning."
      : "You seem to know about the first \(Figure.count(rank, "word", "words"))."
  }

  /// What follows from that.
  package static func explanation(_ rank: Int) -> String {
    rank == 0
      ? "If you do know a word, press k on its card."
      : "Babble checks \(min(rank, DayPlan.proofLimit)) of them a day. "
        + "Those you know won't be back for a while, the others you learn like any new word."
  }
}
