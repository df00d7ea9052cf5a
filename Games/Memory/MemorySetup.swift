import Engine
import Learning

/// All that a memory game needs from outside.
public struct MemorySetup: Hashable, Sendable {
  /// The rules that a recording was played by; raised whenever they change.
  public static let rules = 1

  /// The words and what the player has chosen; as many words as fit the window are played.
  public var round: RoundSetup
  /// The window at the start.
  public var window: Size

  /// A setup of its parts.
  public init(_ round: RoundSetup, window: Size) {
    self.round = round
    self.window = window
  }

  /// The choice, `two` or `mixed`, of how many fields the cards lie in.
  public static let fieldChoice = "memory.field"

  var isMixed: Bool { round.choices[Self.fieldChoice] == "mixed" }
  var title: Text { Text("Memory · \(round.deckName)") }
  var prompts: [Text] { round.items.map { Text($0.prompt) } }
  var answers: [Text] { round.items.map { Text($0.answer) } }

  /// The seconds that the player has; nil without a clock.
  var time: Int? {
    round.seconds.map { $0 > 0 ? $0 : max(90, 20 * round.items.count) }
  }
}

extension MemorySetup: Foldable {
  /// Folds all that decides how the game goes.
  public func fold(into hash: inout StateHash) {
    hash.fold(round.deck)
    hash.fold(round.items.map(\.word.id))
    hash.fold(round.items.map(\.isNew))
    hash.fold(round.items.map(\.shown.rawValue))
    hash.fold(round.seconds)
    hash.fold(round.seed)
    hash.fold(isMixed)
  }
}
