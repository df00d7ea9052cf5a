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

  /// The run that counts, the day's first that was finished; nil before that.
  func challengeRun(on day: Day) -> Score? {
    runs(of: save.scores, on: day) { ($0.result, $0.playedAt) }.first
  }

  /// The best run of the others on the ladder, as far as their recordings were checked; nil for none.
  func challengeRival(on day: Day) -> LadderEntry? {
    guard let folder = save.settings[.games.ladder] else { return nil }
    let known = LadderCache(of: folder, in: devices.cache)?.known ?? []
    let others = known.filter { $0.verdict == .verified && $0.player != save.settings[.look.name] }
    return runs(of: others, on: day) { entry in entry.result.map { ($0, entry.playedAt) } }
      .max { ($0.result?.score ?? 0) < ($1.result?.score ?? 0) }
  }

  /// Those of the day's challenge. A result alone can't tell which edition of the deck it is of, so the deck is read once
  /// there is one that may be meant.
  private func runs<Run>(
    of all: [Run], on day: Day, _ played: (Run) -> (result: RoundResult, at: Int64)?
  ) -> [Run] {
    guard let deck = chosen else { return [] }
    let likely = all.filter { run in
      guard let (result, time) = played(run) else { return false }
      return result.isFromCode && result.isFinished && result.game == Self.challenge.name
        && result.deck == deck.id && save.knowledge.model.day(of: Moment(time, offset: offset)) == day
    }
    if likely.isEmpty { return [] }
    let seed = day.seed(for: deck.source.tag)
    return likely.filter { played($0)?.result.seed == seed }
  }
}
