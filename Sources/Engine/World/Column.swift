/// A typed view of a table's memory; valid as long as the world keeps that table.
///
/// Memory is initialised exactly where the mask has a bit.
@usableFromInline
struct Column<Value> {
  @usableFromInline let mask: SlotMask
  @usableFromInline let values: UnsafeMutablePointer<Value>

  @inlinable
  init(mask: SlotMask, values: UnsafeMutablePointer<Value>) {
    self.mask = mask
    self.values = values
  }

  @inlinable
  func insert(_ value: consuming Value, at slot: Int) {
    if mask.has(slot) {
      values[slot] = value
    } else {
      (values + slot).initialize(to: value)
      mask.insert(slot)
    }
  }

  @inlinable
  func remove(_ slot: Int) {
    (values + slot).deinitialize(count: 1)
    mask.remove(slot)
  }
}
