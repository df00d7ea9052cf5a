import Engine
import Interface
import Learning

/// A game that asks words. The static members are known before a round exists: menu and command line use them.
public protocol WordGame: Game, SendableMetatype where Setup == GameSetup {
  static var profile: GameProfile { get }
  static func rules(_ setup: GameSetup) -> [Text]
  /// Why the game can't be played yet and what to do about it; nil if it can.
  static func obstacle(_ setup: GameSetup) -> Text?
  /// Whether there are enough words for a round, as far as can be told without starting one.
  static func hasEnough(_ setup: GameSetup) -> Bool
  /// The time limit of a round, at its first tick.
  static func clock(_ setup: GameSetup) -> Countdown
  /// Progress with an alphabet, if the menu shows that instead of the best score.
  static func progress(_ letters: LettersLearned) -> Text?
  /// A round at its first tick, with as many of the words as it can take; nil if there are too few.
  static func play(_ setup: GameSetup) -> (any RoundScene)?
}

extension WordGame {
  public static func obstacle(_ setup: GameSetup) -> Text? { nil }

  /// A single word is enough by default.
  public static func hasEnough(_ setup: GameSetup) -> Bool { !setup.round.content.items.isEmpty }

  /// No clock by default.
  public static func clock(_ setup: GameSetup) -> Countdown { Countdown(seconds: nil) }

  public static func progress(_ letters: LettersLearned) -> Text? { nil }

  /// Why a round can't be played; nil if it can.
  public static func roundObstacle(_ setup: GameSetup) -> RoundObstacle? {
    let obstacle = obstacle(setup) ?? (hasEnough(setup) ? nil : tooFew)
    return obstacle.map { RoundObstacle(title(over: setup), $0) }
  }

  private static var tooFew: Text { "There are too few words here to play with." }

  /// The first scene of a game: an introduction with rules and new words if there is need, else the game. If
  /// there is nothing to play, the scene pops with the reason; callers that check `roundObstacle` first never see
  /// that.
  public static func start(_ setup: GameSetup) -> any Scene {
    guard obstacle(setup) == nil, let game = play(setup) else {
      return NothingToPlay(RoundObstacle(title(over: setup), obstacle(setup) ?? tooFew))
    }
    let isExplained = setup.isAgain || !game.setup.round.presentation.explains && newItems(game.setup).isEmpty
    return isExplained ? game : introduction(to: game)
  }

  /// As in "Memory · Georgian letters", or "Challenge, survival · Georgian letters".
  static func title(over setup: GameSetup) -> Text {
    let kind = profile.variations.dropFirst().first { $0.name == setup.round.policy.variation }
    let game = kind.map { profile.title + ": " + $0.title } ?? profile.title
    return game + " · " + Text(setup.round.content.name)
  }

  private static func introduction(to game: any RoundScene) -> any Scene {
    let (round, new) = (game.setup.round, newItems(game.setup))
    return IntroductionScene(
      name: profile.title, title: title(over: game.setup),
      rules: round.presentation.explains ? rules(game.setup) : [],
      heading: round.content.areLetters ? "New letters" : "New words",
      words: new.map { .init(Text($0.word.term), Text($0.explanation), note: Text($0.word.notes ?? "")) },
      help: profile.help, game: game, met: WordsMet(new.map(\.met)),
      canDropNew: !new.isEmpty
        && round.content.items.count { !$0.isNew && $0.isMet } >= RoundPicker.leastWords)
  }

  /// New letters have their own cards, shown before their first question.
  private static func newItems(_ setup: GameSetup) -> [RoundSetup.Item] {
    profile.matter == .words ? setup.round.content.newItems : []
  }
}
