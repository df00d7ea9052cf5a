import Engine
import WordGame

/// In a first game the first pair is shown, one card after the other. Memory proves nothing, so nothing counts
/// as learned by it.
extension MemoryScene {
  /// The card to turn next; `.none` if the player needs no guidance.
  var firstMove: Entity {
    guard showsFirstMove, !isMismatchShown else { return .none }
    guard let waiting = world[first, Card.self] else {
      return world.first(Card.self, where: { $0.pose == .down }) ?? .none
    }
    return world.first(Card.self) { $0.pair == waiting.pair && $0.isPrompt != waiting.isPrompt } ?? .none
  }

  /// The text on its back.
  var guide: Text { world[first, Card.self] == nil ? "turn this" : "and this" }

  private var isMismatchShown: Bool { world[second, Card.self] != nil }
}
