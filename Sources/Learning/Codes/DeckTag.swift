/// What a code knows a deck by: 12 bits of its id, and 8 of what a game asks of it, so that another edition of the
/// deck is told from another deck.
public struct DeckTag: Hashable, Sendable {
  /// 20 bits.
  package let value: UInt32

  package init(value: UInt32) {
    self.value = value & 0xFFFFF
  }

  /// The tag of a deck.
  public init(_ deck: Deck) {
    let id = Self.hash([deck.id])
    let content = Self.hash(deck.words.flatMap { [$0.id, $0.term] + $0.meanings })
    self.init(value: (id & 0xFFF) << 8 | content & 0xFF)
  }

  /// Whether it can be the tag of a deck with this id, whatever its words: one of 4,096 ids fits by chance.
  public func fits(id: String) -> Bool { value >> 8 == Self.hash([id]) & 0xFFF }

  /// FNV-1a (Fowler, Noll, Vo) over the texts' bytes with a zero after each, folded to 32 bits.
  private static func hash(_ texts: [String]) -> UInt32 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for text in texts {
      for byte in Array(text.utf8) + [0] { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    }
    return UInt32(truncatingIfNeeded: hash ^ hash >> 32)
  }
}
