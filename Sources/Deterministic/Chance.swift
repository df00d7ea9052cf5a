/// Chance that can be repeated: each number is a function of seed, stream, tick and counter, and of nothing
/// else.
///
/// A scene holds its chances among its state, so a copy of the scene draws the same numbers. At the start of
/// each update it calls `begin(step.tick)`, which sets the counter to 0; each draw then raises it by one. So
/// what was drawn in one tick doesn't shift what will be drawn in the next. Draws before the first `begin`,
/// as for dealing cards, belong to tick -1.
///
/// Give each purpose a stream of its own, and what only looks nice another one that isn't part of the state:
///
///     var deal = Chance(seed: setup.seed, stream: 1)
///     var sparkle = Chance(seed: setup.seed, stream: 2)
///
/// The numbers are those of SplitMix64 (Steele, Lea and Flood 2014; constants by Vigna), started anew from a
/// mixture of seed, stream and tick. It is no `RandomNumberGenerator` on purpose: what the standard library
/// draws from one may change with a version of Swift, and replays would no longer fit.
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
    begin(-1)
  }

  /// Starts a tick: what is drawn next depends on the tick, not on what was drawn before.
  public mutating func begin(_ tick: Int) {
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
