import Engine
import Handwriting
import Learning
import Replays
import Saving
import System
import Voice
import WordGame

/// The host's model of everything: decks, save, command-line options. Screens never see it; they ask
/// questions and get answers as values.
struct Arcade: Sendable {
  /// All decks, the program's first.
  var decks: DeckList
  /// The player's own words and corrections. The decks already include them.
  var bank = BankFile()
  /// Why the bank must not be written; nil if it can be.
  var bankObstacle: String?
  /// The dictionary entries for a term in a language; nil if no dictionary of the language is installed.
  var lookUp: @Sendable (_ term: String, _ language: String) -> [DictionaryEntry]? = { _, _ in nil }
  /// The languages that can be spoken, by their primary tags.
  var voices: @Sendable () -> Set<String> = { [] }
  /// The player's recordings; nil if nothing can play them.
  var recordings: @Sendable () -> VoiceFolder.Names? = { nil }
  /// The decks with sounds; empty if nothing can play them.
  var soundingDecks: @Sendable () -> Set<String> = { [] }
  var save: SaveFile
  /// Words of the course that the last session has found to be learned from other decks. The host records them.
  var joined: [WordMet] = []
  /// The command line's options for rounds, which override the settings.
  var roundOptions: RoundOptions
  var todayOptions = TodayOptions()
  /// The current time, in seconds since 1970, read once per question. Screens, games and the choice of words
  /// get the time as a value.
  let now: @Sendable () -> Int64
  /// The player's offset from UTC, in seconds.
  let offset: Int
  /// Why some decks and courses aren't there, in sentences that may contain text from outside.
  var complaints: [String] = []
  /// A message for the player, such as that a save was repaired.
  var notice: Text
  var chance: Chance
  /// Why nothing that the player writes is kept, in sentences; nil if it is.
  var obstacle: String?
  /// The player's own kits. The courses already include them.
  var kits = KitsFile()
  /// Why the kits must not be written; nil if they can be.
  var kitsObstacle: String?
  var stages = CourseShelf()
  /// Fetches kits from an address or a file. It calls `isWanted` with the number of bytes so far, and stops
  /// if that returns false.
  var fetch: @Sendable (_ place: String, _ isWanted: (Int) -> Bool) throws(Failure) -> KitOffer = {
    (_, _) throws(Failure) in throw Failure(description: "There is nothing to fetch with.")
  }
  var lessons = Lessons(programs: InstalledPrograms(environment: [:]), home: nil)
  /// Reads and writes the player's own decks.
  var ownDecks = OwnDecks.nowhere
  /// Whether drawings in a language can be read here.
  var readsDrawings: @Sendable (HandwritingLanguage) -> Bool = { _ in true }
  /// The words that no slip may make.
  var common = CommonWords.none
  /// The path of the dictionary, whether or not it exists; nil if there is no place for one.
  var dictionary: String?
  /// Reads a replay by the name in its score; nil if there is none, or it can't be read.
  var replay: @Sendable (String) -> ReplayFile? = { _ in nil }

  /// The chosen deck; nil if there are no decks at all.
  var deck: Deck? { chosen?.deck }

  var outline: DeckOutline? { chosen?.outline }

  func deck(for request: GameRequest) -> Deck? { shelved(for: request)?.deck }

  func outline(for request: GameRequest) -> DeckOutline? { shelved(for: request)?.outline }

  /// Whether a request covers all decks at once. A deck with that id would take precedence.
  func isAboutAllDecks(_ request: GameRequest) -> Bool {
    request.deck == GameRequest.allDecks && decks.shelved(GameRequest.allDecks) == nil
  }

  /// Whether a request covers what was missed this week in the language that is learned.
  func isAboutMissedWords(_ request: GameRequest) -> Bool {
    request.deck == GameRequest.missedWords && decks.shelved(GameRequest.missedWords) == nil
  }

  /// What words from many decks are called; nil if a request is about one.
  func name(ofMany request: GameRequest) -> Text? {
    isAboutAllDecks(request) || isAboutMissedWords(request) ? DeckRow.name(of: request.deck) : nil
  }

  func shelved(for request: GameRequest) -> LazyDeck? {
    request.deck.map { decks.shelved($0) } ?? chosen
  }

  var chosen: LazyDeck? {
    roundOptions.deck.flatMap { decks.shelved($0) } ?? leading ?? begun.first ?? decks.shelved.first
  }

  /// The current time with the player's offset.
  var moment: Moment { Moment(now(), offset: offset) }

  /// Takes over what answering a question has changed in a copy. Everything else may have changed here
  /// meanwhile.
  mutating func goOn(from copy: Arcade, after question: ArcadeQuestion) {
    (chance, joined) = (copy.chance, copy.joined)
    guard case .round = question else { return }
    (notice, roundOptions) = (copy.notice, copy.roundOptions)
    save.settings = copy.save.settings
  }

  /// The best score of a game with a deck (nil: the chosen one), in one variation or in any.
  func best(_ game: String, variation: String? = nil, deck: String? = nil) -> Int? {
    (deck ?? chosen?.id).flatMap { save.best(game: game, variation: variation, deck: $0)?.result.score }
  }

  var day: Day { save.knowledge.day(of: moment) }
}

/// The command line's options for a round; nil leaves it to the settings.
struct RoundOptions: Sendable {
  var deck: String?
  var seed: UInt64?
  var seconds: Int?
  var words: Int?
  var direction: AskedSides?
  var variation: String?
  var hasTimer = true
  var reducesMotion = false
}
