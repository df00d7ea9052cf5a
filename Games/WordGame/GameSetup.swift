import Engine
import Interface
import Learning

/// Everything that a word game is given from outside.
public struct GameSetup: Hashable, Sendable {
  /// The words and the player's choices.
  public var round: RoundSetup {
    didSet { fingerprint = Self.fingerprint(of: round) }
  }
  public var window: Size
  /// Whether the same round is being replayed, so that its rules and new words were just shown.
  public var isAgain: Bool
  /// The cached hash of the round. A round is large, may hold a whole alphabet, and never changes while its
  /// game is hashed again and again.
  private(set) var fingerprint: UInt64

  public init(_ round: RoundSetup, window: Size, isAgain: Bool = false) {
    self.round = round
    self.window = window
    self.isAgain = isAgain
    fingerprint = Self.fingerprint(of: round)
  }

  /// The same game again. Keeps the cached hash if the round is unchanged.
  func again(_ round: RoundSetup, in window: Size) -> GameSetup {
    var setup = self
    if round != self.round { setup.round = round }
    (setup.window, setup.isAgain) = (window, true)
    return setup
  }

  private static func fingerprint(of round: RoundSetup) -> UInt64 {
    var hash = StateHash()
    hash.combine(round)
    return hash.value
  }

  /// The time limit: what the player asked for, or else the game's default in seconds.
  func countdown(usual seconds: Int) -> Countdown {
    Countdown(seconds: round.policy.seconds.map { $0 > 0 ? $0 : seconds })
  }

  /// The other side of a word, as a sentence.
  func told(_ item: RoundSetup.Item, from side: ShownSide) -> Text {
    let verb = side == .term && !item.isLetter ? "means" : "is"
    let sides = [item.text(side), item.text(side == .term ? .meaning : .term)]
    // Questions need quotes, or the sentence wouldn't read as one.
    let isQuoted = sides.contains { "?!".contains($0.last ?? " ") }
    return Text(sides.map { isQuoted ? "\"\($0)\"" : $0 }.joined(separator: " \(verb) "))
  }
}

extension GameSetup: StateHashable {
  public func hash(into hash: inout StateHash) {
    hash.combine(fingerprint)
    hash.combine([window.width, window.height])
    hash.combine(isAgain)
  }
}

extension GameSetup {
  /// The player's choice for one of the game's own settings, or of those that every game is given.
  subscript<Value>(setting: Setting<Value>) -> Value { round.presentation.settings[setting] }
}

extension RoundSetup.Presentation {
  /// The settings that every game is given besides its own.
  package static let ofEveryGame: [any ListedSetting] = [
    AnswerSettings.all.way, AnswerSettings.all.isScriptOnly, AnswerSettings.all.areAccentsStrict,
  ]
  private static let motion = Setting("look.motion", false)

  /// Whether nothing should move that needn't.
  package var reducesMotion: Bool {
    get { settings[Self.motion] }
    set { settings[Self.motion] = newValue }
  }
}
