import Engine
import Games
import Learning
import Storage

/// What is known of the player and of everything they can learn. Most queries are answered from it.
struct Learner: Sendable {
  /// What there is to learn.
  var library: Library
  /// What this machine can do.
  var devices = Devices()
  var save: SaveFile
  /// Words of the course that the last session has found to be learned from other decks.
  var joined: [WordMet] = []
  /// The command line's options for rounds, which override the settings.
  var roundOptions: RoundOptions
  var todayOptions = TodayOptions()
  /// The current time, in seconds since 1970, read once per query. Screens, games and the choice of words
  /// get the time as a value.
  let now: @Sendable () -> Int64
  /// The player's offset from UTC, in seconds.
  let offset: Int
  /// A message for the player, such as that a save was repaired.
  var notice: Text
  var chance: Chance
  /// Why nothing that the player writes is kept, in sentences; nil if it is.
  var obstacle: String?
  var recording = Recording()
  /// Where replays and pictures are put; nil if nothing is kept.
  var folder: SaveFolder?
  /// Reads a replay by the name in its score; nil if there is none, or it can't be read.
  var replay: @Sendable (String) -> ReplayFile? = { _ in nil }

  init(
    decks: DeckList, save: SaveFile, roundOptions: RoundOptions, now: @escaping @Sendable () -> Int64,
    offset: Int, notice: Text, chance: Chance, obstacle: String? = nil
  ) {
    library = Library(decks: decks)
    (self.save, self.roundOptions, self.now, self.offset) = (save, roundOptions, now, offset)
    (self.notice, self.chance, self.obstacle) = (notice, chance, obstacle)
  }

  /// The chosen deck; nil if there are no decks at all.
  var deck: Deck? { chosen?.deck }

  var outline: DeckOutline? { chosen?.outline }

  func deck(for request: GameRequest) -> Deck? { shelved(for: request)?.deck }

  func outline(for request: GameRequest) -> DeckOutline? { shelved(for: request)?.outline }

  /// Whether a request covers all decks at once. A deck with that id would take precedence.
  func isAboutAllDecks(_ request: GameRequest) -> Bool {
    request.deck == GameRequest.allDecks && library.decks.shelved(GameRequest.allDecks) == nil
  }

  /// The words of a list that is no deck: what was missed this week, or forgotten again and again, in the language that is
  /// learned. Nil for anything else.
  func listed(_ id: String?) -> [WordReference]? {
    switch id {
    case let id? where library.decks.shelved(id) != nil: nil
    case GameRequest.missedWords: wordsMissedThisWeek(on: day)
    case GameRequest.leeches: leeches(on: day)
    default: nil
    }
  }

  /// What words from many decks are called; nil if a request is about one.
  func name(ofMany request: GameRequest) -> Text? {
    request.deck.flatMap { library.decks.shelved($0) == nil ? DeckRow.name(of: $0) : nil }
  }

  func shelved(for request: GameRequest) -> LazyDeck? {
    request.deck.map { library.decks.shelved($0) } ?? chosen
  }

  var chosen: LazyDeck? {
    roundOptions.deck.flatMap { library.decks.shelved($0) } ?? leading ?? begun.first
      ?? library.decks.shelved.first
  }

  /// The current time with the player's offset.
  var moment: Moment { Moment(now(), offset: offset) }

  /// The best score of a game with a deck (nil: the chosen one), in one variation or in any.
  func best(_ game: String, variation: String? = nil, deck: String? = nil) -> Int? {
    (deck ?? chosen?.id).flatMap { save.best(game: game, variation: variation, deck: $0)?.result.score }
  }

  var day: Day { save.knowledge.day(of: moment) }
}
