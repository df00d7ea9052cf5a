import Engine
import Testing

@Suite struct ChanceTests {
  /// Computed by a separate implementation in another language, from the description of `Chance` alone. Its
  /// mixer gave 6457827717110365317, 3203168211198807973, 9817491932198370423 for SplitMix64 from state
  /// 1234567, as published.
  @Test(
    "the numbers of a seed, stream and tick never change",
    arguments: [
      (0, 0, -1, [0xD2D5_A846_1FAD_993B, 0x5392_FA3F_9F86_566B, 0xBF59_066C_0365_1116]),
      (0, 0, 0, [0x2CE8_09AE_01CA_B7D7, 0x7924_AC0F_ED68_CB52, 0xA76C_DDFB_84FB_EED0]),
      (42, 0, 0, [0x7804_27B5_3CE9_0A75, 0x0F81_3D3B_4BFA_1FB5, 0xA34E_58F1_6CFC_400B]),
      (42, 1, 0, [0xC157_9CF7_B97E_2860, 0xBF5D_AB6C_FB7C_3EE2, 0x84C3_2207_9992_F7B4]),
      (42, 1, 1, [0x5094_1CB6_3990_EA87, 0x4279_56E2_28EC_BFBE, 0x6505_8CF6_FD97_59CD]),
      (.max, 7, 1_000_000, [0xB3D3_3F3E_C599_EBBA, 0xB83A_5EAA_555A_B88E, 0x3423_BE97_1432_35BF]),
    ] as [(UInt64, UInt64, Tick, [UInt64])])
  func vectors(seed: UInt64, stream: UInt64, tick: Tick, expected: [UInt64]) {
    var chance = Chance(seed: seed, stream: stream)
    if tick >= 0 { chance.reseed(at: tick) }
    #expect(expected == expected.map { _ in chance.bits() })
  }

  /// Computed as above, in this order from one generator.
  @Test("the results of all methods never change")
  func drawVectors() {
    var chance = Chance(seed: 2026, stream: 3)
    chance.reseed(at: 5)
    #expect((0..<12).map { _ in chance.below(6) } == [1, 3, 2, 0, 0, 5, 3, 2, 0, 2, 2, 0])
    #expect((0..<5).map { _ in chance.below(1000) } == [90, 138, 600, 629, 646])
    let large = [3_275_150_533_620_920_437, 1_483_492_970_956_364_459, 1_327_163_102_522_603_659]
    #expect((0..<3).map { _ in chance.below(1 + 1 << 62) } == large)
    let larger = [4_737_667_699_290_192_993, 6_385_380_946_535_639_829, 1_856_365_132_070_524_807]
    #expect((0..<3).map { _ in chance.below(3 << 61) } == larger)
    #expect(chance.shuffled(0..<10) == [5, 7, 8, 0, 3, 4, 2, 9, 6, 1])
    #expect((0..<2).map { _ in chance.fraction() } == [0.6415752835252057, 0.8633910939637616])
    #expect((0..<6).map { _ in chance.number(in: -3...3) } == [-1, 0, -3, 0, -3, -1])
    let happened = [false, true, true, true, false, false, false, false]
    #expect((0..<8).map { _ in chance.happens(1, in: 4) } == happened)
  }

  @Test("the numbers of a tick don't depend on how many were drawn in the tick before")
  func ticks() {
    var eager = Chance(seed: 1)
    var lazy = eager
    eager.reseed(at: 10)
    for _ in 0..<100 { _ = eager.bits() }
    eager.reseed(at: 11)
    lazy.reseed(at: 11)
    #expect(eager == lazy)
    #expect(eager.bits() == lazy.bits())
  }

  @Test("a copy draws the same numbers")
  func copies() {
    var chance = Chance(seed: 1)
    _ = chance.bits()
    var copy = chance
    #expect(chance.shuffled(0..<50) == copy.shuffled(0..<50))
  }

  @Test("adjacent seeds, streams and ticks have no number in common")
  func separation() {
    var seen: Set<UInt64> = []
    for seed in UInt64(0)..<10 {
      for stream in UInt64(0)..<10 {
        var chance = Chance(seed: seed, stream: stream)
        for tick in 0..<10 {
          chance.reseed(at: tick)
          for _ in 0..<10 { seen.insert(chance.bits()) }
        }
      }
    }
    #expect(seen.count == 10_000)
  }

  /// The 99.99 % quantile of chi squared with 9 degrees of freedom is 33.7.
  private func expectEven(_ counts: [Int], sourceLocation: SourceLocation = #_sourceLocation) {
    let mean = Double(counts.reduce(0, +)) / Double(counts.count)
    let deviation = counts.reduce(0.0) { $0 + (Double($1) - mean) * (Double($1) - mean) / mean }
    #expect(deviation < 33.7, "\(counts)", sourceLocation: sourceLocation)
  }

  @Test("numbers are uniform within a tick, over the first of each tick, and over streams")
  func uniformity() {
    var counts = [[Int]](repeating: [Int](repeating: 0, count: 10), count: 3)
    var within = Chance(seed: 7)
    var over = Chance(seed: 7)
    for number in 0..<100_000 {
      counts[0][within.below(10)] += 1
      over.reseed(at: number)
      counts[1][over.below(10)] += 1
      var stream = Chance(seed: 7, stream: UInt64(number))
      counts[2][stream.below(10)] += 1
    }
    counts.forEach { expectEven($0) }
  }

  @Test("all numbers below a bound occur, and no others", arguments: 1...40)
  func bounds(bound: Int) {
    var chance = Chance(seed: 3)
    let drawn = Set((0..<bound * 20).map { _ in chance.below(bound) })
    #expect(drawn == Set(0..<bound))
  }

  @Test("all orders of a shuffle and all picks are equally likely")
  func shuffles() {
    var chance = Chance(seed: 9)
    var orders: [[Int]: Int] = [:]
    var picks = [Int](repeating: 0, count: 10)
    for _ in 0..<24_000 {
      orders[chance.shuffled(0..<4), default: 0] += 1
      picks[chance.pick(from: 0..<10) ?? 0] += 1
    }
    #expect(orders.count == 24)
    #expect(orders.values.allSatisfy { (850...1150).contains($0) })
    expectEven(picks)
  }

  @Test("picking from nothing gives nil, and ratios of 0 and 1 are certain")
  func certainties() {
    var chance = Chance(seed: 1)
    let before = chance
    #expect(chance.pick(from: [Int]()) == nil)
    #expect(chance == before)
    #expect((0..<100).allSatisfy { _ in chance.happens(6, in: 6) })
    #expect((0..<100).allSatisfy { _ in !chance.happens(0, in: 6) })
    #expect((0..<1000).allSatisfy { _ in (0..<1).contains(chance.fraction()) })
  }
}
