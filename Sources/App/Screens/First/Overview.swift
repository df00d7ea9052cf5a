import Engine
import Games
import Interface
import Learning
import Storage

/// The content of the first screen.
struct Overview: Sendable {
  /// Empty if the player gave no name.
  var player = ""
  /// Nil if none was chosen.
  var avatar: Avatar?
  /// The deck's name; nil if there is none.
  var deck: String?
  /// As in "33 letters".
  var size: Text = .empty
  var marks = MarkCounts()
  /// How many of its words the learner claims to know.
  var claims = Claims()
  var deckCount = 0
  /// How many of the deck's first words the day's challenge asks; nil for all.
  var challengeBand: Int?
  /// The score that counts for today's challenge; nil before it was played.
  var challengeScore: Int?
  /// The best of the others on the ladder, as in "Ada 2,310"; empty for none.
  var challengeRival: Text = .empty
  /// When a new day begins, as an hour of the learner's clock.
  var dayStart = 0
  /// The best scores with the deck, by game name.
  var best: [String: Int] = [:]
  /// What the deck lacks before a game can be played with it, and how to mend it; nil if it lacks nothing.
  var missing: Text?
  /// The games, by name, that can't be played in the deck's language.
  var absent: Set<String> = []
  /// Whether there is a course of stages in the deck's language.
  var hasStages = true
  /// Progress with the deck's letters; nil if it is no alphabet.
  var alphabet: LettersLearned?
  /// Nil before a course was begun.
  var today: TodaySummary?
  /// What is due in the languages that have a Today of their own; empty if nothing is.
  var elsewhere: Text = .empty
  /// On how many days of a week the player wants to learn.
  var weekGoal = Settings()[.today.weekGoal]
  var rank = Rank.novice
  /// What was reached since the last celebration.
  var milestones: [Milestone] = []
  /// Something the player should know, such as a save that was repaired.
  var notice: Text = .empty
  /// Why nothing is saved; empty if it is. The first line of every screen says as much of it as fits.
  var obstacle: Text = .empty
  /// Whether work waits until the player is idle.
  var hasIdleWork = false
  /// Whether the player should choose what to learn before a game starts.
  var isNew = false
}

extension Overview {
  /// Whether there are words for a challenge.
  var hasChallenge: Bool { !isNew && deck != nil && missing == nil }
}

extension Learner {
  /// The first screen's content. It reads a deck only if the outline isn't known otherwise.
  func overview(at moment: Moment) -> Overview {
    var overview = Overview()
    overview.player = save.settings[.look.name]
    overview.avatar = Avatar(save.settings[.look.avatar])
    overview.deckCount = library.decks.count
    overview.notice = notice
    overview.obstacle = Text(obstacle ?? "")
    overview.hasIdleWork = save.knowledge.isTrainingDue && obstacle == nil
    overview.isNew = isNew
    // What nobody chose has no place on a first screen.
    guard !overview.isNew, let outline else { return overview }
    if let lost = save.settings[.today.deck], leading == nil {
      overview.notice = Text.joined(
        [notice, Text("Your deck \(lost) can't be found. c chooses another one.")], by: " ")
    }
    let day = save.knowledge.day(of: moment)
    overview.today = hasCourse ? todaySummary(on: day) : nil
    overview.elsewhere = dueElsewhere(on: day)
    overview.weekGoal = save.settings[.today.weekGoal]
    overview.rank = save.knowledge.record.rank
    if obstacle == nil { overview.milestones = save.knowledge.uncelebrated(milestoneFigures(on: day)) }
    overview.challengeBand = challengeBand(of: outline)
    overview.challengeScore = challengeRun(on: day)?.result.score
    if let rival = challengeRival(on: day), let score = rival.result?.score {
      overview.challengeRival = Text("\(rival.shownPlayer) \(Figure.grouped(score))")
    }
    overview.dayStart = save.knowledge.dayStart
    overview.deck = outline.name
    overview.size = outline.size
    overview.marks = save.marks(of: outline)
    overview.claims = save.knowledge.claims(of: outline)
    overview.alphabet = alphabet
    overview.hasStages = hasStages
    if outline.words.isEmpty { overview.missing = "no words yet: choose a deck" }
    for game in Catalogue.games.map(\.profile) {
      overview.best[game.name] = best(game.name)
      if !suits(game, outline) { overview.absent.insert(game.name) }
    }
    return overview
  }

  /// Whether nothing was chosen, played or learned yet: a game would be about a deck that nobody asked for. A seed
  /// stands for one game, so whoever gives it doesn't want to be asked.
  private var isNew: Bool {
    let isAsked = roundOptions.deck != nil || roundOptions.seed != nil
    return !isAsked && !hasCourse && save.knowledge.items.isEmpty && save.scores.isEmpty
  }

  /// Whether a game can be played in the deck's language: some need letters, or characters to draw.
  private func suits(_ game: GameProfile, _ deck: DeckOutline) -> Bool {
    if game.matter == .letters { return alphabetOutline != nil }
    return game.name != DrawingGame.profile.name || deck.kind == .alphabet
      || InkLanguage(tag: deck.language.term) != nil
  }
}
