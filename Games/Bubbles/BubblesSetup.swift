import Engine
import Learning

/// All that a game of bubbles needs from outside.
public struct BubblesSetup: Hashable, Sendable {
  /// The rules that a recording was played by; raised whenever they change.
  public static let rules = 1

  /// The words and what the player has chosen.
  public var round: RoundSetup
  /// The window at the start.
  public var window: Size

  /// A setup of its parts.
  public init(_ round: RoundSetup, window: Size) {
    self.round = round
    self.window = window
  }

  /// The choice, `drift` or `still`, of whether bubbles move by themselves.
  public static let motionChoice = "bubbles.motion"

  var isStill: Bool { round.choices[Self.motionChoice] == "still" }
  var title: Text { Text("Bubbles · \(round.deckName)") }

  /// The words to ask, and after them those that only float.
  var pool: [RoundSetup.Item] {
    round.items + round.decoys.map { RoundSetup.Item($0, isNew: false, shown: .meaning) }
  }

  /// The seconds that the player has; nil without a clock.
  var time: Int? {
    round.seconds.map { $0 > 0 ? $0 : max(60, 8 * round.items.count) }
  }
}

extension BubblesSetup: Foldable {
  /// Folds all that decides how the game goes.
  public func fold(into hash: inout StateHash) {
    hash.fold(round.deck)
    hash.fold(pool.map(\.word.id))
    hash.fold(round.items.map(\.isNew))
    hash.fold(round.items.map(\.shown.rawValue))
    hash.fold(round.seconds)
    hash.fold(round.seed)
    hash.fold(isStill)
  }
}
