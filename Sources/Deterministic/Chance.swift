/// Chance that can be repeated: the same seed and stream give the same numbers, on every machine.
///
///     var chance = Chance(seed: seed)
///     let x = chance.below(80)
///
/// A scene holds its chances among its state, so a copy of the scene draws the same numbers. Give each purpose a stream of
/// its own, and what only looks nice another one, so that a sparkle never changes the game:
///
///     var deal = Chance(seed: seed, stream: 1)
///     var sparkle = Chance(seed: seed, stream: 2)
///
/// That is all a game needs. One whose recordings must outlive changes to its code may also call `reseed(at: step.tick)`
/// in each update: what is drawn in one tick then doesn't shift what will be drawn in the next.
///
/// The numbers are those of SplitMix64 (Steele, Lea and Flood 2014; constants by Vigna), started from a mixture of seed and
/// stream. It is no `RandomNumberGenerator` on purpose: what the standard library draws from one may change with a version
/// of Swift, and replays would no longer fit.
public struct Chance: Hashable, Sendable, BitwiseCopyable {
  /// Seed and stream, mixed.
  private let root: UInt64
  /// The state of SplitMix64: seed, stream and tick mixed, and one step further for each draw.
  private var state: UInt64

  /// Chance from a game's seed.
  /// - Parameter stream: numbers of different streams have nothing to do with each other.
  public init(seed: UInt64, stream: UInt64 = 0) {
    root = Chance.mix(Chance.mix(seed &+ Chance.step) &+ stream)
    state = 0
    reseed(at: -1)
  }

  /// Starts anew from a mixture of seed, stream and tick: what is drawn next doesn't depend on what was drawn before.
  public mutating func reseed(at tick: Int) {
    state = Chance.mix(root &+ Chance.step &* UInt64(bitPattern: Int64(tick)))
  }

  /// 64 bits, each 0 or 1 with the same chance.
  public mutating func bits() -> UInt64 {
    state &+= Chance.step
    return Chance.mix(state)
  }

  /// 2^64 divided by the golden ratio: the step from one state to the next.
  package static var step: UInt64 { 0x9E37_79B9_7F4A_7C15 }

  /// SplitMix64's output function: one to one, and each bit of the input changes half of the output.
  package static func mix(_ value: UInt64) -> UInt64 {
    var mixed = value
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }
}

extension Chance: StateHashable {
  /// Hashes the stream and the place in it.
  public func hash(into hash: inout StateHash) {
    hash.mix(root, state)
  }
}
