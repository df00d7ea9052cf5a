import Course
import Interface
import Learning
import Replays
import Saving
import WordGame

/// The save as the screens see it, and what they change in it.
extension SaveFile {
  /// A deck with what is known of its words, also from other decks.
  /// - Parameters:
  ///   - extras: which skills are asked that need not be.
  ///   - obstacle: why hints can't be written; nil where they can.
  ///   - source: finds the deck's words; nil where nobody will search.
  func knowledge(
    of deck: Deck, on day: Day, _ extras: ExtraSkills = .none, obstacle: String? = nil,
    source: DeckSource? = nil
  ) -> DeckKnowledge {
    let (forms, model) = (deck.words.flatMap(\.forms), knowledge.model)
    var known: [String: DeckKnowledge.Known] = [:]
    var hints: [String: String] = [:]
    for (form, id) in zip(forms, knowledge.ids(of: forms, in: deck)) {
      guard let item = knowledge.items[id] else { continue }
      known[form.id] = .init(item, model, on: day, rest: item.rest(on: day))
      hints[form.id] = item.hint
    }
    return DeckKnowledge(
      deck, known, hints: hints, on: day, obstacle: obstacle, schedule: model.schedule,
      extras: extras,
      beginnings: { text in source?.places(of: text, limit: Self.mostFirst) ?? [] })
  }

  /// How many words a search puts first since they begin with what is searched for.
  private static let mostFirst = 200

  /// How many words of a deck bear each mark. An outline knows no spelling: a word that is known from another deck alone
  /// counts as new until it is asked in this one.
  func marks(of deck: DeckOutline) -> MarkCounts {
    deck.words.reduce(into: MarkCounts()) { counts, forms in
      let items = forms.map { knowledge.item(of: WordReference(deck: deck.id, word: $0)) }
      let marks = items.map { $0.map { knowledge.model.mark(of: $0) } ?? .new }
      counts[Mark(ofForms: marks)] += 1
    }
  }
}

extension Knowledge.Item {
  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
    "November", "December",
  ]

  /// The date before which it isn't asked, as in "8 March"; nil where it doesn't rest on a day.
  fileprivate func rest(on day: Day) -> String? {
    guard isResting(on: day), let rest else { return nil }
    let parts = Timestamp.date(rest).split(separator: "-").compactMap { Int($0) }
    return parts.count == 3 ? "\(parts[2]) \(Self.months[parts[1] - 1])" : nil
  }
}

extension Knowledge {
  /// What a scene has told, as events, at a time in seconds since 1970; none where that is nothing to remember, or an
  /// answer, which may have consequences.
  func events(of report: ArcadeReport, at time: Int64) -> [Event.Body] {
    switch report {
    case .met(let met): met.words.map { .met(short($0)) }
    case .left(let result): [.score(Score(result, playedAt: time))]
    case .ended(let round):
      [.score(Score(round.result, playedAt: time, replay: ReplayFile.name(of: round)))]
    case .hint(let change): [.hint(short(change.word), change.text)]
    case .learned(let learned):
      openedPractice.contains(learned.deck) ? [] : [.practiceOpened(deck: learned.deck)]
    case .answer, .course, .setting, .cue, .spoken, .lookBack, .endShown, .picture, .asks, .idle: []
    }
  }
}

extension Settings {
  /// Settings with all that a list says.
  init(_ list: [Setting]) {
    self.init()
    for setting in list { _ = take(setting) }
  }

  /// All that is chosen, one thing at a time.
  var list: [Setting] {
    [
      .name(name), .avatar(avatar), .theme(theme), .motion(hasMotion), .sound(hasSound), .timers(hasTimers),
      .ghost(hasGhost),
      .seconds(seconds),
    ] + choices.sorted { $0.key < $1.key }.map { .choice($0.key, $0.value) }
      + [deck.map(Setting.deck)].compactMap(\.self)
  }

  /// Takes a choice. Returns whether that has changed anything.
  mutating func take(_ setting: Setting) -> Bool {
    let before = self
    switch setting {
    case .name(let name): self.name = name
    case .avatar(let avatar): self.avatar = avatar
    case .theme(let theme): self.theme = theme
    case .motion(let hasMotion): self.hasMotion = hasMotion
    case .sound(let hasSound): self.hasSound = hasSound
    case .timers(let hasTimers): self.hasTimers = hasTimers
    case .ghost(let hasGhost): self.hasGhost = hasGhost
    case .seconds(let seconds): self.seconds = seconds
    case .deck(let deck): self.deck = deck
    case .choice(let name, let value): choices[name] = value
    }
    return self != before
  }
}
