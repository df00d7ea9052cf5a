import Engine
import Testing

struct StepClockTests {
  private static let second = 1_000_000_000
  /// Nanoseconds of a tick, rounded up.
  private static let tick = 16_666_667

  @Test("at most five ticks run at once, and the rest are dropped and counted")
  func catchUp() {
    var clock = StepClock()
    #expect(clock.advance(by: 5 * Self.tick) == 5)
    #expect(clock.dropped == 0)
    #expect(clock.advance(by: 6 * Self.tick) == 5)
    #expect(clock.dropped == 1)
    #expect(clock.advance(by: Self.second) == 5)
    #expect(clock.dropped == 56)
    #expect(clock.advance(by: 0) == 0)
  }

  @Test(
    "exactly sixty ticks a second, over an hour of frames of any length",
    arguments: 1...8 as ClosedRange<UInt64>)
  func noDrift(seed: UInt64) {
    var chance = Chance(seed: seed)
    var clock = StepClock()
    var (passed, ticks) = (0, 0)
    while passed < 3600 * Self.second {
      let frame = chance.number(in: 1...30_000_000)
      passed += frame
      ticks += clock.advance(by: frame)
      #expect(clock.fraction >= 0 && clock.fraction < 1)
    }
    #expect(ticks == passed * 60 / Self.second, "seed \(seed)")
    #expect(clock.dropped == 0)
  }

  @Test(
    "speeds from a quarter to sixteen",
    arguments: [(0.25, 15), (0.5, 30), (1, 60), (3, 180), (16, 960)])
  func speeds(speed: Double, ticksInASecond: Int) {
    var clock = StepClock()
    clock.speed = speed
    var ticks = 0
    for _ in 0..<10_000 { ticks += clock.elapse(Self.second / 10_000) }
    #expect(ticks == ticksInASecond)
  }

  @Test("a speed out of bounds becomes the nearest one")
  func clampedSpeeds() {
    var clock = StepClock()
    for (asked, taken) in [(0.0, 0.25), (-3, 0.25), (17, 16), (.infinity, 16), (2, 2)] {
      clock.speed = asked
      #expect(clock.speed == taken)
    }
    clock.speed = .nan
    #expect(clock.speed >= 0.25 && clock.speed <= 16)
  }

  @Test("while paused no tick is due, and no time is kept for later")
  func pausing() {
    var clock = StepClock()
    #expect(clock.advance(by: Self.tick / 2) == 0)
    let fraction = clock.fraction
    clock.isPaused = true
    #expect(clock.advance(by: 10 * Self.second) == 0)
    #expect(clock.elapse(10 * Self.second) == 0)
    #expect(clock.nanosecondsToNextTick == nil)
    #expect(clock.fraction == fraction)
    clock.isPaused = false
    #expect(clock.advance(by: Self.tick / 2 + 1) == 1)
    #expect(clock.dropped == 0)
  }

  @Test(
    "after the time to the next tick exactly one tick is due, and none before",
    arguments: 1...100 as ClosedRange<UInt64>)
  func timeToNextTick(seed: UInt64) throws {
    var chance = Chance(seed: seed)
    var clock = StepClock()
    clock.speed = 0.25 + 15.75 * chance.fraction()
    for _ in 0..<100 {
      let wait = try #require(clock.nanosecondsToNextTick)
      var early = clock
      if wait > 1 { #expect(early.elapse(wait - 2) == 0, "seed \(seed), speed \(clock.speed)") }
      #expect(clock.elapse(wait) == 1, "seed \(seed), speed \(clock.speed)")
      _ = clock.elapse(chance.number(in: 0...2_000_000))
    }
  }

  @Test("a sleep isn't capped, however long, and negative time doesn't count")
  func extremes() {
    var clock = StepClock()
    #expect(clock.elapse(86_400 * Self.second) == 86_400 * 60)
    #expect(clock.elapse(-5) == 0)
    #expect(clock.advance(by: .min) == 0)
    clock.speed = 16
    #expect(clock.elapse(.max) > 0)
    #expect(clock.dropped == 0)
  }
}
