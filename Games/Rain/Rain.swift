import Engine
import Interface
import Learning

/// Words fall; typing what they mean clears them before they land. They come in waves until too many have landed.
public enum Rain: WordGame {
  public static let profile = GameProfile(
    name: "rain", title: "Rain", sign: "☂", summary: "type what the words mean", usualWords: 24,
    usualSides: .term,
    isTyped: true, rulesVersion: 4, makeHelp: { RainHelp.scene })

  public static func rules(_ setup: GameSetup) -> [Text] { RainHelp.short }

  public static func play(_ setup: GameSetup) -> (any RoundScene)? {
    hasEnough(setup) ? RainScene(setup) : nil
  }

  /// There is a clock only if the player asks for a number of seconds: the ground is clock enough.
  public static func clock(_ setup: GameSetup) -> Countdown {
    Countdown(seconds: setup.round.policy.seconds.flatMap { $0 > 0 ? $0 : nil })
  }
}

extension GameSetup {
  /// Whether each word falls only once.
  var fallsOnce: Bool { !round.policy.repeats }

  /// How many words may land before the round is over; nil for any number. Where it is limited, the rain has no other end.
  var mostLanded: Int? { round.policy.seconds == nil || fallsOnce ? nil : 5 }

  /// Whether the learner chooses among answers instead of typing them.
  var choosesAnswers: Bool { self[.answers.way] == .chosen }
}
