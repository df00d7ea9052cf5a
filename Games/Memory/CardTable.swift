import Engine

enum CardTable {
  /// Deals two cards per pair, shuffled by the seed, into a new world.
  static func deal(pairs: Int, isMixed: Bool, seed: UInt64) -> World {
    var world = World()
    var chance = Chance(seed: seed)
    let cards = (0..<2 * pairs).map { (pair: $0 / 2, isPrompt: $0 % 2 == 0) }
    let fields = isMixed ? [cards] : [cards.filter(\.isPrompt), cards.filter { !$0.isPrompt }]
    for var field in fields {
      chance.shuffle(&field)
      for (slot, card) in field.enumerated() {
        world.spawn(Card(pair: card.pair, isPrompt: card.isPrompt, slot: slot))
      }
    }
    return world
  }
}
