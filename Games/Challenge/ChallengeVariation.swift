import Engine
import Interface
import Learning
import WordGame

/// The kinds of challenge are those that codes know.
typealias ChallengeVariation = RoundCode.Variation

extension ChallengeVariation {
  init(_ setup: GameSetup) {
    self = ChallengeVariation(rawValue: setup.round.policy.variation) ?? .clock
  }

  /// As the menu shows it.
  var entry: GameProfile.Variation {
    switch self {
    case .clock: .init(rawValue, "Clock", "as many as you can in the time")
    case .survival:
      .init(rawValue, "Survival", "right answers bring time, wrong ones cost it", takesTime: false)
    case .sudden: .init(rawValue, "Sudden death", "no clock; the first miss ends it", takesTime: false)
    case .delayed: .init(rawValue, "Delayed", "the word first, the answers a second later")
    }
  }

  /// What is special about it, in a sentence.
  var rule: Text {
    switch self {
    case .clock: "When the time is up, the words that you missed come once more, without points."
    case .survival:
      """
      You start with \(Self.startOfSurvival) seconds. A right answer brings up to three seconds, a wrong one \
      costs six. At the end come the words that you missed, without points.
      """
    case .sudden: "There is no clock. The first miss ends the game."
    case .delayed: "The answers come a second after the word: think first."
    }
  }

  /// Ticks from a question to its options.
  var delay: Tick { self == .delayed ? Tick.ticksPerSecond : 0 }

  /// Whether missed words are asked until they are right before the end comes.
  var hasOvertime: Bool { self != .sudden }

  /// The seconds at the start of a game of survival.
  static let startOfSurvival = 20
  /// Ticks that a wrong answer costs there.
  static let penalty = 6 * Tick.ticksPerSecond

  /// Ticks that a right answer brings there: less with every one, so that every game ends.
  static func reward(after right: Int) -> Tick {
    max(Tick.ticksPerSecond, 3 * Tick.ticksPerSecond - 2 * right)
  }
}

extension GameSetup {
  /// The time for a kind of challenge.
  func countdown(_ variation: ChallengeVariation) -> Countdown {
    switch variation {
    case .clock, .delayed: countdown(usual: 60)
    case .survival:
      Countdown(seconds: round.policy.seconds.map { $0 > 0 ? $0 : ChallengeVariation.startOfSurvival })
    case .sudden: Countdown(seconds: nil)
    }
  }
}
