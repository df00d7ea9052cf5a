import Engine
import Interface
import Learning
import Replays
import Saving
import WordGame

/// What the screens around the games know: decks, the save, what the command line asked for. A value; changes
/// are reported, and the host writes them.
struct Arcade: Sendable {
  /// All decks, those of the program first.
  var decks: DeckList
  /// What is known of the player.
  var save: SaveFile
  /// What the command line asks for in place of the settings.
  var roundOptions: RoundOptions
  /// Seconds since 1970: asked when a round starts, when an answer comes, when a screen of figures opens. Games
  /// and what decides on their words get the time as a value.
  let now: @Sendable () -> Int64
  /// How many seconds the player's clock is ahead of UTC.
  let offset: Int
  /// Something that the player should know, such as a save that was repaired.
  var notice: Text
  var chance: Chance
  /// Why nothing that the player writes is kept, in sentences; nil where it is.
  var obstacle: String?
  /// Reads a replay by the name that a score has for it; nil where there is none that can be read.
  var replay: @Sendable (String) -> ReplayFile? = { _ in nil }

  /// The deck that is chosen; nil where there is none at all.
  var deck: Deck? { chosen?.deck }

  /// What the first screen shows of it.
  var outline: DeckOutline? { chosen?.outline }

  private var chosen: LazyDeck? {
    let id = roundOptions.deck ?? save.settings.deck
    return id.flatMap { decks.shelved($0) } ?? decks.shelved.first
  }

  mutating func choose(deck id: String) {
    roundOptions.deck = nil
    save.settings.deck = id
  }

  /// The best score of a game with the chosen deck, in one of its kinds or in any.
  func best(_ game: String, variation: String? = nil) -> Int? {
    chosen.flatMap { save.best(game: game, variation: variation, deck: $0.id)?.result.score }
  }

  /// How many words of a deck bear each mark.
  func marks(of deck: DeckOutline, at time: Int64) -> MarkCounts {
    save.marks(of: deck, at: time)
  }

  /// How many words of the chosen deck bear each mark.
  var deckMarks: MarkCounts { outline.map { marks(of: $0, at: now()) } ?? MarkCounts() }

  func standing(of word: Word, in deck: Deck, at time: Int64) -> Standing {
    save.knowledge.model.standing(of: save.knowledge.figures(of: word, in: deck), at: time)
  }
}

/// What a command line asks of a round; nil where the settings decide.
struct RoundOptions: Sendable {
  var deck: String?
  var seed: UInt64?
  var seconds: Int?
  var words: Int?
  var direction: AskedSides?
  var variation: String?
  var hasTimer = true
}

/// A setting has changed.
struct SettingsChanged: Sendable {
  let settings: Settings
}

/// A game begins: what is answered from now on was asked by it.
struct RoundStarted: Sendable {
  let game: String
}

extension SaveFile {
  /// Takes what a scene has reported. Returns whether that has changed anything.
  mutating func take(_ report: any Sendable, at time: Int64) -> Bool {
    if let changed = report as? SettingsChanged {
      if settings == changed.settings { return false }
      settings = changed.settings
      return true
    }
    let bodies = knowledge.events(of: report, at: time)
    for body in bodies { take(body, at: Moment(time)) }
    return !bodies.isEmpty
  }
}

extension Knowledge {
  /// What a scene has reported, as events, at a time in seconds since 1970; none where that is nothing to remember.
  func events(of report: any Sendable, at time: Int64) -> [Event.Body] {
    switch report {
    case let answer as Answer: [event(answer, game: "")]
    case let met as WordsMet: met.words.map { .met(short($0)) }
    case let result as RoundResult: [.score(Score(result, playedAt: time))]
    case let round as RoundReplay:
      [.score(Score(round.result, playedAt: time, replay: ReplayFile.name(of: round)))]
    case let changed as MnemonicChanged: [.hint(short(changed.word), changed.text)]
    case let learned as AlphabetLearned where !openedPractice.contains(learned.deck):
      [.practiceOpened(deck: learned.deck)]
    default: []
    }
  }
}
