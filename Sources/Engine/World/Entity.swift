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
