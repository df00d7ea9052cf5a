import Engine
import Interface
import Learning

/// Four answers, one right, against the clock.
public enum Challenge: WordGame {
  public static let profile = GameProfile(
    name: "challenge", title: "Challenge", sign: "★", summary: "sixty seconds, four answers", usualWords: 24,
    usualSides: .term, variations: ChallengeVariation.allCases.map(\.entry), times: RoundCode.times,
    takesCodes: true, mostAsked: 2, rulesVersion: 3,
    makeHelp: { ChallengeHelp.scene })

  public static func rules(_ setup: GameSetup) -> [Text] {
    [ChallengeHelp.question, ChallengeVariation(setup).rule(hasClock: clock(setup).seconds != nil)]
  }

  /// Nil unless there are at least two words to choose from.
  public static func play(_ setup: GameSetup) -> (any RoundScene)? {
    var setup = setup
    setup.round.content.items = Array(setup.round.content.items.prefix(mostWords))
    guard !setup.round.content.items.isEmpty else { return nil }
    let game = ChallengeScene(setup)
    return game.question.options.count < 2 ? nil : game
  }

  public static func hasEnough(_ setup: GameSetup) -> Bool { setup.round.content.hasChoices }

  public static func clock(_ setup: GameSetup) -> Countdown { setup.countdown(ChallengeVariation(setup)) }

  /// More than anyone can answer in one game.
  private static let mostWords = 100
}

/// The kinds of challenge are the ones that game codes can name.
typealias ChallengeVariation = RoundCode.Variation

extension ChallengeVariation {
  init(_ setup: GameSetup) {
    self = ChallengeVariation(rawValue: setup.round.policy.variation) ?? .clock
  }

  /// Its menu entry.
  var entry: GameProfile.Variation {
    switch self {
    case .clock: .init(rawValue, "Clock", "as many as you can in the time")
    case .survival:
      .init(
        rawValue, "Survival", "right answers add time, wrong ones take it", takesTime: false,
        isKnownOnly: true)
    case .sudden:
      .init(
        rawValue, "Sudden death", "no clock; the first mistake ends it", takesTime: false, isKnownOnly: true)
    case .delayed: .init(rawValue, "Delayed", "the word first, the answers a second later")
    }
  }

  /// What is special about it, in a sentence or two.
  func rule(hasClock: Bool) -> Text {
    let rest: Text =
      hasClock
      ? "The clock waits while you look at an answer you missed, and those words come once more at the end."
      : "A word you missed comes back until you have it."
    return switch self {
    case .clock: rest
    case .survival where hasClock:
      """
      You start with \(Self.startOfSurvival) seconds. A right answer adds up to three, a wrong one takes six. The words \
      you missed come once more at the end.
      """
    case .survival: rest
    case .sudden: "No clock: take your time. The first wrong answer ends the game."
    case .delayed: "The answers appear a second after the word, so that you think first. " + rest
    }
  }

  /// Ticks between the question and its options.
  var delay: Tick { self == .delayed ? Tick.ticksPerSecond : 0 }

  /// Whether missed words are asked again after the time is up.
  var hasOvertime: Bool { self != .sudden }

  /// Seconds at the start of a survival game.
  static let startOfSurvival = 20
  /// Ticks that a wrong answer costs in survival.
  static let penalty = 6 * Tick.ticksPerSecond

  /// Ticks that a right answer earns in survival: fewer each time, so that every game ends.
  static func reward(after right: Int) -> Tick {
    max(Tick.ticksPerSecond, 3 * Tick.ticksPerSecond - 2 * right)
  }
}

extension GameSetup {
  func countdown(_ variation: ChallengeVariation) -> Countdown {
    switch variation {
    case .clock, .delayed: countdown(usual: 60)
    case .survival:
      Countdown(seconds: round.policy.seconds.map { $0 > 0 ? $0 : ChallengeVariation.startOfSurvival })
    case .sudden: Countdown(seconds: nil)
    }
  }
}
