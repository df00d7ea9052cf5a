import Engine
import Learning
import Replays
import Saving
import System
import Voice
import WordGame

/// All that the host knows: decks, the save, what the command line asked for. No screen has it: they are told what
/// they ask for.
struct Arcade: Sendable {
  /// All decks, those of the program first.
  var decks: DeckList
  /// The player's own words, and what they have written about those of decks, which already have it.
  var bank = BankFile()
  /// Why they must not be written; nil where they can.
  var bankObstacle: String?
  /// What a dictionary has of a term in a language, by its tag; nil where no dictionary of it is installed.
  var lookUp: @Sendable (_ term: String, _ language: String) -> [DictionaryEntry]? = { _, _ in nil }
  /// The languages that words can be said in, by their primary tags.
  var voices: @Sendable () -> Set<String> = { [] }
  /// What the player has recorded; nil where nothing plays it.
  var recordings: @Sendable () -> VoiceFolder.Names? = { nil }
  /// The decks that bring sounds; none where nothing plays them.
  var soundingDecks: @Sendable () -> Set<String> = { [] }
  /// What is known of the player.
  var save: SaveFile
  /// What the command line asks for in place of the settings.
  var roundOptions: RoundOptions
  /// What it asks of the day's course.
  var todayOptions = TodayOptions()
  /// Seconds since 1970: asked when somebody asks for something. Screens, games and what decides on their words get
  /// the time as a value.
  let now: @Sendable () -> Int64
  /// How many seconds the player's clock is ahead of UTC.
  let offset: Int
  /// Something that the player should know, such as a save that was repaired.
  var notice: Text
  var chance: Chance
  /// Why nothing that the player writes is kept, in sentences; nil where it is.
  var obstacle: String?
  /// The player's own kits, which the courses already have.
  var kits = KitsFile()
  /// Why they must not be written; nil where they can.
  var kitsObstacle: String?
  /// The courses of stages.
  var stages = CourseShelf()
  /// Brings kits from an address or a file, as long as they are wanted; asks with how many bytes have come.
  var fetch: @Sendable (_ place: String, _ isWanted: (Int) -> Bool) throws(Failure) -> KitOffer = {
    (_, _) throws(Failure) in throw Failure(description: "There is nothing to fetch with.")
  }
  /// Makes audio lessons.
  var lessons = Lessons(programs: InstalledPrograms(environment: [:]), home: nil)
  /// Where the player's own decks are.
  var ownDecks = OwnDecks.nowhere
  /// Where the dictionary is, or would be; nil where no place for it is known.
  var dictionary: String?
  /// Reads a replay by the name that a score has for it; nil where there is none that can be read.
  var replay: @Sendable (String) -> ReplayFile? = { _ in nil }

  /// The deck that is chosen; nil where there is none at all.
  var deck: Deck? { chosen?.deck }

  /// What the first screen shows of it.
  var outline: DeckOutline? { chosen?.outline }

  /// The deck that a request is about.
  func deck(for request: GameRequest) -> Deck? { shelved(for: request)?.deck }

  /// Its outline.
  func outline(for request: GameRequest) -> DeckOutline? { shelved(for: request)?.outline }

  /// Whether a request is about all decks at once. A deck of that id comes first.
  func isAboutAllDecks(_ request: GameRequest) -> Bool {
    request.deck == GameRequest.allDecks && decks.shelved(GameRequest.allDecks) == nil
  }

  func shelved(for request: GameRequest) -> LazyDeck? {
    request.deck.map { decks.shelved($0) } ?? chosen
  }

  var chosen: LazyDeck? {
    let id = roundOptions.deck ?? save.settings.deck
    return id.flatMap { decks.shelved($0) } ?? decks.shelved.first
  }

  /// What it says on the clock.
  var moment: Moment { Moment(now(), offset: offset) }

  /// Takes a choice; a deck counts for more than the one that the command line names. Returns whether settings have
  /// changed.
  mutating func take(_ setting: Setting) -> Bool {
    if case .deck = setting { roundOptions.deck = nil }
    return save.settings.take(setting)
  }

  mutating func choose(deck id: String) {
    roundOptions.deck = nil
    save.settings.deck = id
  }

  /// Goes on from what a copy has become that has answered a question meanwhile. What a question doesn't change may have
  /// changed here.
  mutating func goOn(from copy: Arcade, after question: ArcadeQuestion) {
    chance = copy.chance
    guard case .round = question else { return }
    (notice, roundOptions) = (copy.notice, copy.roundOptions)
    save.settings = copy.save.settings
  }

  /// The best score of a game with a deck, in one of its kinds or in any; nil for the chosen deck.
  func best(_ game: String, variation: String? = nil, deck: String? = nil) -> Int? {
    (deck ?? chosen?.id).flatMap { save.best(game: game, variation: variation, deck: $0)?.result.score }
  }

  /// The learner's day.
  var day: Day { save.knowledge.day(of: moment) }
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
