import Deterministic

/// The half of a table that doesn't know its component's type: which slots have one.
///
/// A table is changed only while one world alone holds it, and it never grows: a larger copy takes its
/// place. So its properties are constants, which need no exclusivity checks at run time.
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

  /// A copy with room for so many words, or as many as there are if that is more.
  @usableFromInline
  func copy(words: Int) -> Table {
    let copy = Table(words: max(words, mask.words))
    copy.mask.bits.update(from: mask.bits, count: mask.words)
    return copy
  }

  /// Empty words are left out, so that the capacity doesn't show.
  @usableFromInline
  func hash(into hash: inout StateHash) {
    for word in 0..<mask.words where mask[word] != 0 {
      hash.mix(UInt64(word), mask[word])
    }
  }
}

/// The components of one type.
// Sendable: as its base class, and components are Sendable.
@usableFromInline
final class ComponentTable<Value: Component>: Table, @unchecked Sendable {
  @usableFromInline let values: UnsafeMutablePointer<Value>

  @usableFromInline
  override init(words: Int) {
    values = .allocate(capacity: words * 64)
    super.init(words: words)
  }

  deinit {
    mask.forEachRun { run in (values + run.lowerBound).deinitialize(count: run.count) }
    values.deallocate()
  }

  @inlinable var column: Column<Value> { Column(mask: mask, values: values) }

  @usableFromInline
  override func remove(_ slot: Int) {
    column.remove(slot)
  }

  @usableFromInline
  override func copy(words: Int) -> Table {
    let copy = ComponentTable(words: max(words, mask.words))
    copy.mask.bits.update(from: mask.bits, count: mask.words)
    mask.forEachRun { run in
      (copy.values + run.lowerBound).initialize(from: values + run.lowerBound, count: run.count)
    }
    return copy
  }

  @usableFromInline
  override func hash(into hash: inout StateHash) {
    super.hash(into: &hash)
    mask.forEachRun { run in
      Value.hash(UnsafeBufferPointer(start: values + run.lowerBound, count: run.count).span, into: &hash)
    }
  }
}
