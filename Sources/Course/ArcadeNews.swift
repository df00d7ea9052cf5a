import Engine
import Interface
import Learning
import WordGame

/// All that the host tells the screens of words: what they have asked for, and what has changed. Values, so that no
/// screen holds what is known.
package enum ArcadeNews: Sendable {
  /// What the first screen shows.
  case overview(Overview)
  /// What the player has chosen, also of the course, the name of the deck that is learned from day to day, and what else
  /// there is to choose at the moment.
  case settings([Setting], CourseChoice, learned: Text, own: [GameChoice])
  /// A round that was asked for.
  case round(RoundReady)
  /// Why there is no such round.
  case hindered(Hindrance)
  /// What a game's menu shows.
  case menu(GameMenu)
  /// Whether a code can be played, and if not, why.
  case code(RoundCode, problem: String?)
  /// All decks, and the id of the one that is chosen.
  case decks([DeckRow], chosen: String?)
  /// The decks that can be made of a dictionary.
  case madeDecks([MadeDeckRow])
  /// The words of a deck.
  case words(DeckKnowledge)
  /// What is known and was played, and the id of the deck that is chosen.
  case statistics(Statistics, chosen: String?)
  /// What can be learned from day to day.
  case courses([CourseRow])
  /// A day's session that was asked for; nil where nothing is left to do.
  case today(TodayReady?)
  /// What finds out how much of a deck somebody knows.
  case placement(PlacementReady)
  /// What the day's session came to.
  case todayEnd(TodayEnd)
  /// The day of the session that runs has ended, and the session with it.
  case dayOver
  /// All courses of stages, and how far the player is.
  case stages(StagesKnowledge)
  /// The questions of a part of one.
  case stage(StageRunReady)
  /// What came of a change to the player's own kits.
  case kits(KitsKept)
  /// What was answered in one so far.
  case stageStatistics(StageStatistics)
  /// What came of a reset.
  case stagesReset(StagesReset)
  /// How far kits from elsewhere have come.
  case fetched(KitsFetched)
  /// What came of words of the player's own.
  case own(OwnWordsKept)
  /// What a dictionary has.
  case lookUp(LookUpAnswer)
  /// What is heard of a voice, and what becomes of it.
  case voice(VoiceNews)
  /// What becomes of an audio lesson.
  case walk(WalkNews)
  /// The player's own words, and those about which they have written something.
  case bank(BankKnowledge)
  /// What is known of a term that they mean to add.
  case term(TermFound)
  /// The player has written a hint.
  case hint(MnemonicChanged)
  /// What a round has changed, for its end.
  case roundEnd(RoundNews)
  /// What came of a picture that was to be kept.
  case picture(PictureKept)
  /// Nothing could be opened: the program ends, and says why.
  case refused
}

/// What the first screen shows.
package struct Overview: Sendable {
  /// What the player is called; empty where they don't say.
  package var player = ""
  /// What they are drawn as; nil where nothing was chosen.
  package var avatar: Avatar?
  /// The deck's name; nil where there is none.
  package var deck: String?
  /// Its id.
  package var deckID: String?
  /// As in "33 letters".
  package var size: Text = .empty
  /// How well the deck's words are known.
  package var marks = MarkCounts()
  /// How many of its words the learner says they know.
  package var claims = Claims()
  /// How many decks there are.
  package var deckCount = 0
  /// The best scores with the deck, by the games' names.
  package var best: [String: Int] = [:]
  /// What is missing before a game can be played with the deck, in a few words, by the games' names.
  package var missing: [String: Text] = [:]
  /// How far the player is with the deck's letters; nil where it is no alphabet.
  package var alphabet: LettersLearned?
  /// What the day brings; nil before a course was begun.
  package var today: TodaySummary?
  /// The day of the week, 0 being Monday.
  package var weekday = 0
  /// Something that the player should know, such as a save that was repaired.
  package var notice: Text = .empty
  /// Why nothing is saved, of which the first line of every screen says as much as it holds; empty where it is.
  package var obstacle: Text = .empty
  /// Whether something waits until the player does nothing.
  package var hasIdleWork = false

  /// The overview before anything is known.
  package init() {}
}

/// A round that can be played at once.
package struct RoundReady: Sendable {
  /// The round at its first tick.
  package let scene: ReplayableRound
  private let setup: GameSetup
  /// Finds the run that it races with; nil where there is none.
  package let ghost: (@Sendable () -> Ghost?)?
  /// Its words that were never learned; of a letter the lower case stands for both forms.
  package let unlearned: [WordReference]
  /// Whether these are letters.
  package var areLetters: Bool { items.allSatisfy(\.isLetter) }

  /// A round of a game, perhaps with a run to race with.
  package init(
    _ game: CatalogueEntry, _ setup: GameSetup, unlearned: [WordReference] = [],
    ghost: (@Sendable () -> Ghost?)? = nil
  ) {
    scene = game.round(setup, races: ghost != nil)
    (self.setup, self.unlearned, self.ghost) = (setup, unlearned, ghost)
  }

  /// Its words.
  package var items: [RoundSetup.Item] { setup.round.content.items }
}

/// What the menu of a game's kinds is made of.
package struct GameMenu: Sendable {
  /// The game.
  package let game: CatalogueEntry
  /// The kind that is usual with the deck; empty for the first one.
  package let usual: String
  /// The best scores by kinds.
  package let best: [String: Int]
  /// The seconds that a round would have now; 0 for as many as the game finds right, nil without a clock.
  package let seconds: Int?
  /// The day's game; nil where there is none.
  package let today: RoundCode?
  /// What is played where no code is typed.
  package let newCode: RoundCode?

  /// A menu of its parts.
  package init(
    _ game: CatalogueEntry, usual: String = GameRequest.usualKind, best: [String: Int] = [:], seconds: Int?,
    today: RoundCode? = nil,
    newCode: RoundCode? = nil
  ) {
    self.game = game
    self.usual = usual
    self.best = best
    self.seconds = seconds
    self.today = today
    self.newCode = newCode
  }
}

extension Overview: StateHashable {
  package func hash(into hash: inout StateHash) {
    hash.combine([player, avatar?.kept, deck, deckID])
    hash.combine([size, notice, obstacle])
    hash.combine(marks)
    hash.combine([claims.proved, claims.toProve])
    hash.combine(deckCount)
    hash.combine(sorted: best)
    hash.combine(sorted: missing.mapValues(\.string))
    hash.combine([alphabet?.count, alphabet?.all])
    hash.combine(today)
    hash.combine(weekday)
    hash.combine(hasIdleWork)
  }
}

extension GameMenu: StateHashable {
  package func hash(into hash: inout StateHash) {
    hash.combine(game)
    hash.combine(usual)
    hash.combine(sorted: best)
    hash.combine(seconds)
    hash.combine([today, newCode])
  }
}
