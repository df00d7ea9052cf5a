import Games
import Learning

/// The day's challenge: a minute with the same words for everybody who learns the same deck and is about as far.
extension Learner {
  static let challenge = Challenge.profile

  /// Today's code with the chosen deck; nil without a deck.
  var challengeCode: RoundCode? {
    chosen.map { deck in
      let tag = deck.source.tag
      let seed = save.knowledge.day(of: moment).seed(for: tag)
      return Self.code(tag, within: challengeBand(of: deck.outline), seed: seed)
    }
  }

  /// How many of the deck's first words it asks: as many as the learner has met, in steps; nil for all of a short deck.
  func challengeBand(of deck: DeckOutline) -> Int? {
    let met = save.knowledge.items.items(of: deck.id).values.count { $0.figures.isMet }
    let bands = RoundCode.bands.compactMap(\.self)
    let band = bands.last { $0 <= met } ?? bands[0]
    return band < deck.words.count ? band : nil
  }

  /// The run that counts, the day's first that was finished; nil before that. A score alone can't tell which deck's
  /// edition it is of, so the deck is read once there is one that may be meant.
  func challengeRun(on day: Day) -> Score? {
    guard let deck = chosen else { return nil }
    let played = save.scores.filter { score in
      score.result.isFromCode && score.result.isFinished && score.result.game == Self.challenge.name
        && score.result.deck == deck.id
        && save.knowledge.model.day(of: Moment(score.playedAt, offset: offset)) == day
    }
    if played.isEmpty { return nil }
    let seed = day.seed(for: deck.source.tag)
    return played.first { $0.result.seed == seed }
  }
}
