import Deterministic

/// Hands out slots and tells their tenants apart.
///
/// A slot's generation counts up when it is taken and when it is freed: odd means occupied. Every handle has
/// an odd one, so its entity is alive exactly if the slot's generation is still the handle's.
@usableFromInline
struct Slots: Sendable, StateHashable {
  @usableFromInline var generations: ContiguousArray<UInt32> = []
  /// A stack of free slots: the one freed last is taken first.
  @usableFromInline var free: ContiguousArray<UInt32> = []

  @inlinable init() {}

  @inlinable var living: Int { generations.count - free.count }

  @inlinable
  func isAlive(_ entity: Entity) -> Bool {
    entity.slot < generations.count && generations[entity.slot] == entity.generation
  }

  @inlinable
  mutating func allocate() -> Entity {
    if let index = free.popLast() {
      generations[Int(index)] &+= 1
      return Entity(index: index, generation: generations[Int(index)])
    }
    generations.append(1)
    return Entity(index: UInt32(generations.count - 1), generation: 1)
  }

  @inlinable
  mutating func leave(_ entity: Entity) {
    generations[entity.slot] &+= 1
    free.append(entity.index)
  }

  @usableFromInline
  func hash(into hash: inout StateHash) {
    generations.withUnsafeBytes { hash.combine(bytes: $0) }
    free.withUnsafeBytes { hash.combine(bytes: $0) }
  }
}
