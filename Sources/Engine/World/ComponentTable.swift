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

/// A set of slots as bits: slot i is bit i % 64 of word i / 64. A view of memory that a table owns.
@usableFromInline
struct SlotMask: SlotSet {
  @usableFromInline let words: Int
  @usableFromInline let bits: UnsafeMutablePointer<UInt64>

  /// Allocates an empty mask, which the table has to free.
  @usableFromInline
  init(words: Int) {
    self.words = words
    bits = .allocate(capacity: words)
    bits.initialize(repeating: 0, count: words)
  }

  @inlinable
  subscript(word: Int) -> UInt64 { bits[word] }

  @inlinable
  func has(_ slot: Int) -> Bool {
    slot < words &* 64 && bits[slot / 64] & SlotMask.bit(slot) != 0
  }

  @inlinable
  func insert(_ slot: Int) {
    bits[slot / 64] |= SlotMask.bit(slot)
  }

  @inlinable
  func remove(_ slot: Int) {
    bits[slot / 64] &= ~SlotMask.bit(slot)
  }

  @inlinable
  static func bit(_ slot: Int) -> UInt64 { 1 &<< UInt64(truncatingIfNeeded: slot) }

  /// Visits the runs of adjacent slots in the set; a run ends at each 64th slot at the latest.
  @inlinable
  func forEachRun(_ body: (Range<Int>) -> Void) {
    for word in 0..<words {
      var rest = bits[word]
      while rest != 0 {
        let start = rest.trailingZeroBitCount
        let count = (~(rest >> start)).trailingZeroBitCount
        body(word * 64 + start..<word * 64 + start + count)
        rest &= ~((1 << count &- 1) << start)
      }
    }
  }
}

/// A set of slots, read 64 at a time.
@usableFromInline
protocol SlotSet {
  var words: Int { get }
  subscript(word: Int) -> UInt64 { get }
}

extension SlotSet {
  @inlinable
  static func & <Other: SlotSet>(left: Self, right: Other) -> SlotIntersection<Self, Other> {
    SlotIntersection(left: left, right: right)
  }
}

/// The slots that are in both of two sets, computed as they are read.
@usableFromInline
struct SlotIntersection<Left: SlotSet, Right: SlotSet>: SlotSet {
  @usableFromInline let left: Left
  @usableFromInline let right: Right

  @inlinable
  init(left: Left, right: Right) {
    self.left = left
    self.right = right
  }

  @inlinable var words: Int { min(left.words, right.words) }

  @inlinable
  subscript(word: Int) -> UInt64 { left[word] & right[word] }
}
