/// Identifies a deck in a code: 12 bits of a hash of its id and 8 of its content, so that another edition can
/// be told from another deck.
public struct DeckTag: Hashable, Sendable {
  /// 20 bits.
  package let value: UInt32

  package init(value: UInt32) {
    self.value = value & 0xFFFFF
  }

  public init(_ deck: Deck) {
    let id = Self.hash([deck.id])
    let content = Self.hash(deck.words.flatMap { [$0.id, $0.term] + $0.meanings })
    self.init(value: (id & 0xFFF) << 8 | content & 0xFF)
  }

  /// Whether the tag can belong to a deck with this id, whatever its words. One in 4,096 ids fits by chance.
  public func fits(id: String) -> Bool { value >> 8 == Self.hash([id]) & 0xFFF }

  /// The hash of the texts' bytes with a zero after each, folded to 32 bits.
  private static func hash(_ texts: [String]) -> UInt32 {
    let hash = texts.reduce(FNV1a.basis) { hash, text in
      FNV1a.hash(CollectionOfOne(0), after: FNV1a.hash(text.utf8, after: hash))
    }
    return UInt32(truncatingIfNeeded: hash ^ hash >> 32)
  }
}
