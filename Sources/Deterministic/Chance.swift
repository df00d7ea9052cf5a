/// A seeded random number generator: the same seed and stream give the same numbers on every machine.
///
///     var chance = Chance(seed: seed)
///     let x = chance.below(80)
///
/// It is part of a scene's state, so a copy of the scene draws the same numbers. Give each purpose a stream
/// of its own, and effects another one, so that a sparkle never changes the game:
///
///     var deal = Chance(seed: seed, stream: 1)
///     var sparkle = Chance(seed: seed, stream: 2)
///
/// If recordings of a game must outlive changes to its code, call `reseed(at: step.tick)` in each update:
/// then one more number drawn in a tick doesn't change those of all later ticks.
///
/// The numbers are those of SplitMix64 (Steele, Lea and Flood 2014; constants by Vigna), started from a
/// mixture of seed and stream. It is no `RandomNumberGenerator` on purpose: how the standard library's
/// functions use one may change with a version of Swift, and replays would break.
public struct Chance: Hashable, Sendable, BitwiseCopyable {
  /// A mixture of seed and stream.
  private let root: UInt64
  /// The state of SplitMix64: a mixture of seed, stream and tick, advanced by a step with each number.
  private var state: UInt64

  /// - Parameter stream: the streams of one seed are independent of each other.
  public init(seed: UInt64, stream: UInt64 = 0) {
    root = Chance.mix(Chance.mix(seed &+ Chance.step) &+ stream)
    state = 0
    reseed(at: -1)
  }

  /// Restarts from seed, stream and tick: the next numbers don't depend on how many were drawn before.
  public mutating func reseed(at tick: Int) {
    state = Chance.mix(root &+ Chance.step &* UInt64(bitPattern: Int64(tick)))
  }

  /// 64 random bits.
  public mutating func bits() -> UInt64 {
    state &+= Chance.step
    return Chance.mix(state)
  }

  /// 2^64 divided by the golden ratio: the step from one state to the next.
  package static var step: UInt64 { 0x9E37_79B9_7F4A_7C15 }

  /// SplitMix64's output function: a bijection in which each bit of the input changes about half of the
  /// output.
  package static func mix(_ value: UInt64) -> UInt64 {
    var mixed = value
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }
}

extension Chance: StateHashable {
  public func hash(into hash: inout StateHash) {
    hash.mix(root, state)
  }
}

/// Random values. Replays depend on how many numbers each function draws, so that never changes.
extension Chance {
  /// A number from 0 to `bound` - 1, uniformly. Draws one number, rarely more.
  ///
  /// Lemire's method ("Fast Random Integer Generation in an Interval", 2019): the upper half of the product
  /// is the result, and the few lower halves that would make some results likelier are rejected.
  /// - Precondition: `bound` is at least 1.
  public mutating func below(_ bound: Int) -> Int {
    precondition(bound > 0, "Chance.below needs at least one number to choose from, not \(bound)")
    let range = UInt64(bound)
    var product = bits().multipliedFullWidth(by: range)
    if product.low < range {
      let surplus = (0 &- range) % range
      while product.low < surplus { product = bits().multipliedFullWidth(by: range) }
    }
    return Int(product.high)
  }

  /// A number of the range, uniformly. Draws as `below` does.
  /// - Precondition: the range has fewer than 2^63 numbers.
  public mutating func number(in range: ClosedRange<Int>) -> Int {
    range.lowerBound + below(range.upperBound - range.lowerBound + 1)
  }

  /// True `times` out of `cases` times, as in `happens(1, in: 6)`.
  public mutating func happens(_ times: Int, in cases: Int) -> Bool {
    below(cases) < times
  }

  /// A number from 0 up to, but not including, 1, in steps of 2^-53. Draws one number.
  public mutating func fraction() -> Double {
    Double(bits() >> 11) * 0x1p-53
  }

  /// One of the elements; nil if there are none, in which case nothing is drawn.
  public mutating func pick<Elements: RandomAccessCollection>(from elements: Elements) -> Elements.Element? {
    guard !elements.isEmpty else { return nil }
    return elements[elements.index(elements.startIndex, offsetBy: below(elements.count))]
  }

  /// Shuffles the elements (Fisher and Yates, from the last place down).
  @inlinable
  public mutating func shuffle<Element>(_ elements: inout [Element]) {
    for place in elements.indices.dropFirst().reversed() {
      elements.swapAt(place, below(place + 1))
    }
  }

  @inlinable
  public mutating func shuffled<Element>(_ elements: some Sequence<Element>) -> [Element] {
    var elements = Array(elements)
    shuffle(&elements)
    return elements
  }
}
