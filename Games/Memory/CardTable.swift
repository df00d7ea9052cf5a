import Engine

/// A card on the table.
struct Card: Component, BitwiseCopyable, Hashable, StateHashable {
  enum Pose: UInt8, StateHashable {
    /// Its back is up.
    case down
    /// Turned, and waiting for the second one.
    case up
    /// Turned together with one that doesn't belong to it.
    case mismatched
    /// Found, and still shown.
    case matched
    /// On its way off the table.
    case flying
  }

  /// Which of the round's words.
  let pair: Int
  /// Whether it bears the prompt.
  let isPrompt: Bool
  /// Its place in its field, from 0.
  let slot: Int
  var pose = Pose.down
  /// Whether its face was up before.
  var wasSeen = false

  func hash(into hash: inout StateHash) {
    hash.combine(fieldsOf: self, pair, isPrompt, slot, pose, wasSeen)
  }
}

/// A motion of a card: from 0 to 1, a turn or the flight.
struct Motion: Component, BitwiseCopyable {
  var tween: Tween
}

/// What comes up in a memory game by itself.
enum MemoryEvent: UInt8, StateHashable {
  /// Two cards that don't belong together turn back.
  case turnBack
  /// A found card leaves the table.
  case flyOff
  /// It has left.
  case gone
}

/// How long things take, in ticks.
enum Pace {
  static let turn = 9
  static let mismatch = 2 * Tick.ticksPerSecond
  static let match = 48
  static let flight = 15
}

/// The table: cards as entities, dealt by chance.
enum CardTable {
  /// Deals two cards for each pair into a new world.
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
