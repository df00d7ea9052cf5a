import Course
import Interface
import Learning
import Replays
import Saving
import WordGame

/// The save as the screens see it, and what they change in it.
extension SaveFile {
  /// A deck with what is known of its words, at a time in seconds since 1970.
  /// - Parameter obstacle: why hints can't be written; nil where they can.
  func knowledge(of deck: Deck, at time: Int64, obstacle: String? = nil) -> DeckKnowledge {
    var known: [String: DeckKnowledge.Known] = [:]
    var hints: [String: String] = [:]
    for word in deck.words {
      hints[word.id] = mnemonic(deck: deck.id, word: word.id)
      for form in word.forms {
        let item = knowledge.item(of: WordReference(deck: deck.id, word: form.id))
        if let item { known[form.id] = .init(item, knowledge.model, at: time) }
      }
    }
    return DeckKnowledge(deck, known, hints: hints, at: time, obstacle: obstacle)
  }

  /// How many words of a deck bear each mark.
  func marks(of deck: DeckOutline, at time: Int64) -> MarkCounts {
    deck.words.reduce(into: MarkCounts()) { counts, forms in
      let marks = forms.map { knowledge.model.mark(of: figures(deck: deck.id, word: $0), at: time) }
      counts[Mark(ofForms: marks)] += 1
    }
  }

  /// Takes what a scene has told. Returns whether that has changed anything.
  mutating func take(_ report: ArcadeReport, at moment: Moment) -> Bool {
    if case .setting(let setting) = report { return settings.take(setting) }
    let bodies = knowledge.events(of: report, at: moment.time)
    for body in bodies { take(body, at: moment) }
    return !bodies.isEmpty
  }
}

extension Knowledge {
  /// What a scene has told, as events, at a time in seconds since 1970; none where that is nothing to remember.
  func events(of report: ArcadeReport, at time: Int64) -> [Event.Body] {
    switch report {
    case .answer(let answer): [event(answer, game: "")]
    case .met(let met): met.words.map { .met(short($0)) }
    case .left(let result): [.score(Score(result, playedAt: time))]
    case .ended(let round):
      [.score(Score(round.result, playedAt: time, replay: ReplayFile.name(of: round)))]
    case .hint(let change): [.hint(short(change.word), change.text)]
    case .learned(let learned):
      openedPractice.contains(learned.deck) ? [] : [.practiceOpened(deck: learned.deck)]
    case .setting, .cue, .spoken, .lookBack, .asks: []
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
      .name(name), .theme(theme), .motion(hasMotion), .sound(hasSound), .timers(hasTimers), .ghost(hasGhost),
      .seconds(seconds),
    ] + choices.sorted { $0.key < $1.key }.map { .choice($0.key, $0.value) }
      + [deck.map(Setting.deck)].compactMap(\.self)
  }

  /// Takes a choice. Returns whether that has changed anything.
  mutating func take(_ setting: Setting) -> Bool {
    let before = self
    switch setting {
    case .name(let name): self.name = name
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
