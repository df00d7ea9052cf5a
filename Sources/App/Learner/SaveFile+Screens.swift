import Games
import Learning
import Storage

/// The save as the screens see it, and their changes to it.
extension SaveFile {
  /// A deck with what is known of its words, including from other decks.
  /// - Parameters:
  ///   - extras: which optional skills are asked.
  ///   - obstacle: why hints can't be written; nil if they can.
  ///   - source: searches the deck's words; nil if nobody will search.
  func knowledge(
    of deck: Deck, on day: Day, _ extras: ExtraSkills = .none, obstacle: String? = nil,
    source: DeckSource? = nil
  ) -> DeckKnowledge {
    let (forms, model) = (deck.words.flatMap(\.forms), knowledge.model)
    var known: [String: DeckKnowledge.Known] = [:]
    var hints: [String: String] = [:]
    let items = knowledge.items.items(of: deck.id)
    for (form, id) in zip(forms, knowledge.ids(of: forms, in: deck)) {
      guard let item = items[form.id] ?? knowledge.items[id] else { continue }
      known[form.id] = .init(item, model, on: day, rest: item.rest(on: day))
      hints[form.id] = item.hint
    }
    return DeckKnowledge(
      deck, known, hints: hints, on: day, obstacle: obstacle, schedule: model.schedule,
      extras: extras,
      beginnings: { text in source?.places(of: text, limit: Self.mostFirst) ?? [] })
  }

  /// How many matches at the beginning of a word a search lists first.
  private static let mostFirst = 200

  /// The learner's days up to one.
  ///
  /// - Parameter offset: how far the learner's clock is ahead of UTC, in seconds.
  func dayRow(on day: Day, offset: Int) -> DayRow {
    knowledge.dayRow(on: day, offset: offset, daysOff: settings[.today.daysOff])
  }

  /// Counts the words of a deck by mark. The outline has no spellings, so a word known only from another deck
  /// counts as new until this deck asks it.
  func marks(of deck: DeckOutline) -> MarkCounts {
    let items = knowledge.items.items(of: deck.id)
    return deck.words.reduce(into: MarkCounts()) { counts, forms in
      let marks = forms.map { items[$0].map { knowledge.model.mark(of: $0) } ?? .new }
      counts[Mark(ofForms: marks)] += 1
    }
  }
}

extension Knowledge.Item {
  /// As in "suspended" or "rests until 8 March"; nil if it doesn't rest.
  fileprivate func rest(on day: Day) -> String? {
    if isSuspended(on: day) { return "suspended" }
    guard isResting(on: day), let rest else { return nil }
    return "rests until \(Dates.name(rest))"
  }
}

extension Knowledge {
  /// The events that record a report, at a time in seconds since 1970. Empty if there is nothing to record,
  /// and for answers, which are recorded elsewhere with their consequences.
  func events(of report: ArcadeReport, at time: Int64) -> [Event.Body] {
    switch report {
    case .met(let met): met.words.map { .met(short($0)) }
    case .left(let result): [.score(Score(result, playedAt: time))]
    case .ended(let round):
      [.score(Score(round.result, playedAt: time, replay: ReplayFile.name(of: round)))]
    case .hint(let change): [.hint(short(change.word), change.text)]
    case .learned(let learned):
      openedPractice.contains(learned.deck) ? [] : [.practiceOpened(deck: learned.deck)]
    default: []
    }
  }
}
