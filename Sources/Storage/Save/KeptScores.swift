import Learning

/// Which of many scores are worth keeping: the journals have them all.
extension Score {
  /// How many of the last games are kept whatever their score.
  static let lastKept = 20

  /// What is played for one best score.
  private struct Contest: Hashable {
    let game, variation, deck: String
    let direction: ShownSide?
    let seconds: Int

    init(_ result: RoundResult) {
      (game, variation, deck) = (result.game, result.variation, result.deck)
      (direction, seconds) = (result.direction, result.seconds)
    }
  }

  /// The best of each contest, the first of equal ones, the first of each code on the last day, and the last games; in
  /// their order.
  static func worthKeeping(_ scores: [Score]) -> [Score] {
    if scores.count <= lastKept { return scores }
    var best: [Contest: Int] = [:]
    for (place, score) in scores.enumerated() where score.result.isFinished && score.result.score > 0 {
      let contest = Contest(score.result)
      if let known = best[contest], scores[known].result.score >= score.result.score { continue }
      best[contest] = place
    }
    let places = Set(best.values).union(firstRuns(scores)).union(scores.indices.suffix(lastKept))
    return places.sorted().map { scores[$0] }
  }

  /// Of rounds from codes, such as the day's challenge, the first run counts.
  private static func firstRuns(_ scores: [Score]) -> Dictionary<UInt64, Int>.Values {
    let last = scores.last?.playedAt ?? 0
    let coded = scores.indices.filter { place in
      let score = scores[place]
      return score.result.isFromCode && score.result.isFinished && last - score.playedAt < Day.seconds
    }
    return Dictionary(coded.map { (scores[$0].result.seed, $0) }) { first, _ in first }.values
  }
}
