import Deterministic

/// The handle of a timer. Once the timer has ended, using it does nothing.
public struct TimerID: Hashable, Sendable, BitwiseCopyable, StateHashable {
  @usableFromInline let index: UInt32
  @usableFromInline let generation: UInt32

  @inlinable
  init(index: UInt32, generation: UInt32) {
    self.index = index
    self.generation = generation
  }

  /// A handle that never belongs to a timer, for components that may have none.
  @inlinable public static var unarmed: TimerID { TimerID(index: .max, generation: 0) }

  @inlinable
  public func hash(into hash: inout StateHash) {
    hash.mix(UInt64(index), UInt64(generation))
  }
}
