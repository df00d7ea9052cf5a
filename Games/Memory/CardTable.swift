import Engine

enum CardTable {
  /// Deals two cards for each pair of the round, shuffled by the seed, into a new world.
  static func deal(pairs: Range<Int>, isMixed: Bool, seed: UInt64) -> World {
    var world = World()
    var chance = Chance(seed: seed)
    let cards = pairs.flatMap { [(pair: $0, isPrompt: true), (pair: $0, isPrompt: false)] }
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
