import Engine
import WordGame

/// The first pair of a first game: both of its cards are shown, one after the other. Memory proves nothing, so that
/// nothing is learned from it that isn't known.
extension MemoryScene {
  /// The card to turn next; nobody where the player needs no showing.
  var firstMove: Entity {
    guard showsFirstMove, !isMismatchShown else { return .none }
    guard let waiting = world[first, Card.self] else {
      return world.first(Card.self, where: { $0.pose == .down }) ?? .none
    }
    return world.first(Card.self) { $0.pair == waiting.pair && $0.isPrompt != waiting.isPrompt } ?? .none
  }

  /// What stands on its back.
  var guide: Text { world[first, Card.self] == nil ? "turn this" : "and this" }

  private var isMismatchShown: Bool { world[second, Card.self] != nil }
}
