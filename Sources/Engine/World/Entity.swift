import Deterministic

/// The name of something in a `World`.
///
/// Its slot may be used again after it was killed; the generation tells the tenants apart, so that an old
/// name never means a new entity (before 2^31 tenants of one slot: over a year at 60 a second).
public struct Entity: Hashable, Sendable, BitwiseCopyable, StateHashable {
  @usableFromInline let index: UInt32
  /// Odd while it lives, see `Slots`.
  @usableFromInline let generation: UInt32

  @inlinable
  init(index: UInt32, generation: UInt32) {
    self.index = index
    self.generation = generation
  }

  /// A name that never belongs to anything, for components that may point at nothing.
  @inlinable public static var none: Entity { Entity(index: .max, generation: 0) }

  @inlinable var slot: Int { Int(index) }

  /// Hashes slot and generation.
  @inlinable
  public func hash(into hash: inout StateHash) {
    hash.mix(UInt64(index), UInt64(generation))
  }
}
