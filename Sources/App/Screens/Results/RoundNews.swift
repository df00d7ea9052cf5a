import Engine

/// What a round has changed, to be added to its results.
struct RoundNews: Hashable, Sendable {
  var gains: [Gain]
  /// Empty if nothing comes back.
  var comingBack: Text
  /// The best next step; nil if the results already have it.
  var next: NextStep?
  /// Nil unless the round was the day's challenge.
  var challenge: ChallengeRun?
}
