/// The components of one type, each at the index of its entity's slot.
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
