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
      .init(rawValue, "Survival", "right answers add time, wrong ones take it", takesTime: false)
    case .sudden: .init(rawValue, "Sudden death", "no clock; the first mistake ends it", takesTime: false)
    case .delayed: .init(rawValue, "Delayed", "the word first, the answers a second later")
    }
  }

  /// What is special about it, in a sentence or two.
  /// - Parameter hasClock: whether this round has one.
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
