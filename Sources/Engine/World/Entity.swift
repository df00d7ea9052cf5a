import Deterministic

/// The handle of something in a `World`: a slot and a generation.
///
/// A slot is reused after its entity was killed. The generation tells its tenants apart, so that an old
/// handle never means a new entity (until a slot had 2^31 tenants: over a year at 60 a second).
public struct Entity: Hashable, Sendable, BitwiseCopyable, StateHashable {
  @usableFromInline let index: UInt32
  /// Odd while the entity lives, see `Slots`.
  @usableFromInline let generation: UInt32

  @inlinable
  init(index: UInt32, generation: UInt32) {
    self.index = index
    self.generation = generation
  }

  /// A handle that never belongs to an entity, for components that may point at nothing.
  @inlinable public static var none: Entity { Entity(index: .max, generation: 0) }

  @inlinable var slot: Int { Int(index) }

  @inlinable
  public func hash(into hash: inout StateHash) {
    hash.mix(UInt64(index), UInt64(generation))
  }
}

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
