import Engine
import Interface
import Testing

struct CountdownTests {
  @Test("a clock of ten seconds shows 10 at first, 9 after a second, and is over after ten")
  func seconds() {
    let clock = Countdown(seconds: 10)
    #expect(clock.secondsLeft(at: 0) == 10)
    #expect(clock.secondsLeft(at: 59) == 10)
    #expect(clock.secondsLeft(at: 60) == 9)
    #expect(!clock.isOver(at: 599))
    #expect(clock.isOver(at: 600))
    #expect(clock.secondsLeft(at: 10_000) == 0)
  }

  @Test("who sleeps until the next second misses none")
  func waking() throws {
    let clock = Countdown(seconds: 3, from: 7)
    var tick = 7
    var shown: [Int?] = [clock.secondsLeft(at: tick)]
    while let next = clock.nextSecond(after: tick) {
      #expect(clock.secondsLeft(at: next - 1) == shown.last)
      tick = next
      shown.append(clock.secondsLeft(at: tick))
    }
    #expect(shown == [3, 2, 1, 0])
  }

  @Test("a stopped clock keeps what is left until it goes on")
  func stopping() {
    var clock = Countdown(seconds: 10)
    clock.stop(at: 90)
    #expect(clock.secondsLeft(at: 5000) == 9)
    #expect(clock.nextSecond(after: 5000) == nil)
    clock.go(at: 5000)
    #expect(!clock.isOver(at: 5509))
    #expect(clock.isOver(at: 5510))
  }

  @Test("without a clock nothing is shown and nothing ends")
  func unlimited() {
    var clock = Countdown(seconds: nil)
    clock.stop(at: 3)
    clock.go(at: 9)
    #expect(clock.secondsLeft(at: 9) == nil)
    #expect(clock.nextSecond(after: 9) == nil)
    #expect(!clock.isOver(at: .max))
  }
}
