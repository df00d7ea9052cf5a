import Engine
import Interface
import Learning
import WordGame

/// Everything the host tells the screens: answers to what they asked for, and changes. All of it is values,
/// so a screen never holds the knowledge itself.
package enum ArcadeNews: Sendable {
  case overview(Overview)
  /// The current settings, the name of the deck learned in the daily session, and what else can be set at the
  /// moment.
  case settings(Settings, learned: Text, own: [any ListedSetting])
  case round(RoundReady)
  /// Why the round that was asked for can't be played.
  case hindered(Hindrance)
  case menu(GameMenu)
  case code(RoundCode, problem: String?)
  /// All decks, and the id of the chosen one.
  case decks([DeckRow], chosen: String?)
  /// The decks that can be made from a dictionary.
  case madeDecks([MadeDeckRow])
  case words(DeckKnowledge)
  case statistics(Statistics, chosen: String?)
  /// What can be learned from day to day.
  case courses([CourseRow])
  /// The day's session; nil if nothing is left to do.
  case today(TodayReady?)
  /// The test that finds out how much of a deck the learner knows already.
  case placement(PlacementReady)
  case todayEnd(TodayEnd)
  /// The day of the running session has ended, and the session with it.
  case dayOver
  /// The result of adding or changing the player's own words.
  case own(OwnWordsKept)
  /// Why the word that the player wants to hear can't be heard.
  case silent(Text)
  /// The player's own words, and those they have written something about.
  case bank(BankKnowledge)
  /// What is known of a term that the player is about to add.
  case term(TermFound)
  case hint(MnemonicChanged)
  /// What a round has changed, for its results.
  case roundEnd(RoundNews)
  /// Where a picture was saved, or why it wasn't.
  case picture(PictureKept)
  /// Nothing could be opened: the program ends and says why.
  case refused
}

package struct Overview: Sendable {
  /// Empty if the player gave no name.
  package var player = ""
  /// Nil if none was chosen.
  package var avatar: Avatar?
  /// The deck's name; nil if there is none.
  package var deck: String?
  /// As in "33 letters".
  package var size: Text = .empty
  package var marks = MarkCounts()
  /// How many of its words the learner claims to know.
  package var claims = Claims()
  package var deckCount = 0
  /// The best scores with the deck, by game name.
  package var best: [String: Int] = [:]
  /// What is missing before a game can be played with the deck, in a few words, by game name.
  package var missing: [String: Text] = [:]
  /// The games, by name, that can't be played in the deck's language.
  package var absent: Set<String> = []
  /// Whether there is a course of stages in the deck's language.
  package var hasStages = true
  /// Progress with the deck's letters; nil if it is no alphabet.
  package var alphabet: LettersLearned?
  /// Nil before a course was begun.
  package var today: TodaySummary?
  /// What is due in the languages that have a Today of their own; empty if nothing is.
  package var elsewhere: Text = .empty
  /// The day of the week, 0 being Monday.
  package var weekday = 0
  /// Something the player should know, such as a save that was repaired.
  package var notice: Text = .empty
  /// Why nothing is saved; empty if it is. The first line of every screen says as much of it as fits.
  package var obstacle: Text = .empty
  /// Whether work waits until the player is idle.
  package var hasIdleWork = false
  /// Whether the player should choose what to learn before a game starts.
  package var isNew = false

  package init() {}
}

/// A round that can be played at once.
package struct RoundReady: Sendable {
  package let scene: ReplayableRound
  private let setup: GameSetup
  /// Finds the run to race against; nil if there is none.
  package let ghost: (@Sendable () -> Ghost?)?
  /// Its words that were never learned. For a letter the lower case stands for both forms.
  package let unlearned: [WordReference]
  package var areLetters: Bool { items.allSatisfy(\.isLetter) }

  package init(
    _ game: CatalogueEntry, _ setup: GameSetup, unlearned: [WordReference] = [],
    ghost: (@Sendable () -> Ghost?)? = nil
  ) {
    scene = game.round(setup, races: ghost != nil)
    (self.setup, self.unlearned, self.ghost) = (setup, unlearned, ghost)
  }

  package var items: [RoundSetup.Item] { setup.round.content.items }
}

/// What the menu of a game's variations is made of.
package struct GameMenu: Sendable {
  package let game: CatalogueEntry
  /// The words that were chosen for this game: their id, nil for the current deck, and what they are called.
  package let deck: String?
  package let words: Text
  /// The usual variation for the deck; empty for the first one.
  package let usual: String
  /// The best scores by variation.
  package let best: [String: Int]
  /// The seconds a round would have now; 0 if the game decides, nil without a clock.
  package let seconds: Int?
  /// The day's game; nil if there is none.
  package let today: RoundCode?
  /// Played when no code is typed.
  package let newCode: RoundCode?

  package init(
    _ game: CatalogueEntry, deck: String? = nil, words: Text = .empty, usual: String = GameRequest.usualKind,
    best: [String: Int] = [:], seconds: Int?,
    today: RoundCode? = nil,
    newCode: RoundCode? = nil
  ) {
    self.game = game
    self.deck = deck
    self.words = words
    self.usual = usual
    self.best = best
    self.seconds = seconds
    self.today = today
    self.newCode = newCode
  }
}
