import Engine
import Interface
import Learning

/// All that a game of words needs from outside.
public struct GameSetup: Hashable, Sendable {
  /// The words and what the player has chosen.
  public var round: RoundSetup {
    didSet { fingerprint = Self.fingerprint(of: round) }
  }
  /// The window at the start.
  public var window: Size
  /// Whether it is the same round once more: its rules and new words were shown just before.
  public var isAgain: Bool
  /// The number of the rules to play by, as a replay of old has it; nil for those of today. The replay says it beside
  /// the setup.
  public var rules: Int?
  /// What the round hashes. A round is long, may hold a whole alphabet, and stays what it is while its game is hashed again
  /// and again.
  private(set) var fingerprint: UInt64

  /// A setup of its parts.
  public init(_ round: RoundSetup, window: Size, isAgain: Bool = false) {
    self.round = round
    self.window = window
    self.isAgain = isAgain
    fingerprint = Self.fingerprint(of: round)
  }

  /// The same game once more. What its round hashes stays, where that is the same.
  func again(_ round: RoundSetup, in window: Size) -> GameSetup {
    var setup = self
    if round != self.round { setup.round = round }
    (setup.window, setup.isAgain, setup.rules) = (window, true, nil)
    return setup
  }

  private static func fingerprint(of round: RoundSetup) -> UInt64 {
    var hash = StateHash()
    hash.combine(round)
    return hash.value
  }

  /// Whether it is a replay from before any rule had changed.
  public var isByFirstRules: Bool { rules == 1 }

  /// The time that the player has: what they ask for, or so many seconds as the game finds right.
  public func countdown(usual seconds: Int) -> Countdown {
    Countdown(seconds: round.policy.seconds.map { $0 > 0 ? $0 : seconds })
  }

  /// What belongs to one side of a word, in a sentence.
  public func told(_ item: RoundSetup.Item, from side: ShownSide) -> Text {
    let verb = side == .term && !item.isLetter ? "means" : "is"
    let sides = [item.text(side), item.text(side == .term ? .meaning : .term)]
    // Only with quotes around them does a question that means another one read as a sentence.
    let isQuoted = sides.contains { "?!".contains($0.last ?? " ") }
    return Text(sides.map { isQuoted ? "\"\($0)\"" : $0 }.joined(separator: " \(verb) "))
  }
}

extension GameSetup: StateHashable {
  /// Hashes the round, the window at the start, and whether it is the round once more.
  public func hash(into hash: inout StateHash) {
    hash.combine(fingerprint)
    hash.combine([window.width, window.height])
    hash.combine(isAgain)
  }
}
