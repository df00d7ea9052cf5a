import Deterministic

/// The half of a table that doesn't know its component's type: which slots have a component.
///
/// A table is changed only while a single world holds it, and it never grows: a larger copy replaces it. So
/// its properties are constants, which need no exclusivity checks at run time.
// Sendable: changed only after `isKnownUniquelyReferenced`, like the storage of an Array.
@usableFromInline
class Table: @unchecked Sendable {
  @usableFromInline let mask: SlotMask

  @usableFromInline
  init(words: Int) {
    mask = SlotMask(words: words)
  }

  deinit { mask.bits.deallocate() }

  @usableFromInline
  func remove(_ slot: Int) {
    mask.remove(slot)
  }

  /// A copy with room for at least this many words.
  @usableFromInline
  func copy(words: Int) -> Table {
    let copy = Table(words: max(words, mask.words))
    copy.mask.bits.update(from: mask.bits, count: mask.words)
    return copy
  }

  /// Skips empty words, so that the hash doesn't depend on the capacity.
  @usableFromInline
  func hash(into hash: inout StateHash) {
    for word in 0..<mask.words where mask[word] != 0 {
      hash.mix(UInt64(word), mask[word])
    }
  }
}
