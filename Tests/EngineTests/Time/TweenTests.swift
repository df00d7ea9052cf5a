import Engine
import Testing

@Suite struct TweenTests {
  @Test(
    "a curve goes through its known points",
    arguments: [
      (.linear, [0.25, 0.5, 0.75]),
      (.quadraticIn, [0.0625, 0.25, 0.5625]),
      (.quadraticOut, [0.4375, 0.75, 0.9375]),
      (.quadraticInOut, [0.125, 0.5, 0.875]),
      (.cubicIn, [0.015625, 0.125, 0.421875]),
      (.cubicOut, [0.578125, 0.875, 0.984375]),
      (.cubicInOut, [0.0625, 0.5, 0.9375]),
      (.backIn, [-0.064208984375, -0.087890625, 0.182373046875]),
      (.backOut, [0.817626953125, 1.087890625, 1.064208984375]),
    ] as [(Easing, [Double])])
  func curves(easing: Easing, expected: [Double]) {
    for (progress, value) in zip([0.25, 0.5, 0.75], expected) {
      #expect(easing(progress) == value, "\(easing) at \(progress)")
    }
  }

  @Test("every curve starts at 0 and ends at 1", arguments: Easing.allCases)
  func ends(easing: Easing) {
    #expect(easing(0) == 0)
    #expect(easing(1) == 1)
  }

  @Test("a tween has its start value before, its end value after, and moves between")
  func values() {
    let tween = Tween(from: 10, to: 20, at: 100, over: 4, .linear)
    #expect((98...106).map { tween.value(at: $0) } == [10, 10, 10, 12.5, 15, 17.5, 20, 20, 20])
    #expect(tween.value(at: 101, fraction: 0.5) == 13.75)
    #expect(tween.value(at: 99, fraction: 0.9) == 10)
    #expect(tween.value(at: 104, fraction: 0.9) == 20)
    #expect(tween.end == 104)
    #expect(!tween.isOver(at: 103))
    #expect(tween.isOver(at: 104))
  }

  @Test("a tween that takes no time is over at once", arguments: [0, -5])
  func noTime(duration: Tick) {
    let tween = Tween(from: 10, to: 20, at: 100, over: duration)
    #expect(tween.value(at: 100) == 20)
    #expect(tween.isOver(at: 100))
    #expect(tween.end == 100)
  }

  @Test("a tween ends exactly at its end, whatever rounding does on the way", arguments: Easing.allCases)
  func exactEnd(easing: Easing) {
    let tween = Tween(from: 0.1, to: 0.3, at: 0, over: 3, easing)
    #expect(tween.value(at: 3) == 0.3)
    #expect(tween.easing == easing)
  }

  @Test("a sequence is its tweens and pauses one after another")
  func sequence() {
    let sequence = TweenSequence(from: 0, at: 10)
      .then(to: 4, over: 4, .linear).hold(3).then(to: -2, over: 2, .linear)
    let values: [Double] = [0, 0, 1, 2, 3, 4, 4, 4, 4, 1, -2, -2]
    #expect((9...20).map { sequence.value(at: $0) } == values)
    #expect(sequence.value(at: 17, fraction: 0.5) == 2.5)
    #expect(sequence.duration == 9)
    #expect(sequence.end == 19)
    #expect(!sequence.isOver(at: 18))
    #expect(sequence.isOver(at: 19))
    #expect(sequence.to == -2)
  }

  @Test("a sequence without a tween doesn't move")
  func emptySequence() {
    let sequence = TweenSequence(from: 7, at: 10)
    #expect(sequence.value(at: 0) == 7)
    #expect(sequence.value(at: 50) == 7)
    #expect(sequence.isOver(at: 10))
  }

  @Test("a tween and a timer bound to one entity end together")
  func withTimer() {
    enum Event: UInt8, StateHashable { case landed }
    var world = World()
    var timers = Timers<Event>()
    let tween = Tween(from: 0, to: 12, at: 5, over: 15, .cubicOut)
    let card = world.spawn(tween)
    timers.arm(.landed, after: tween.duration, from: 5, for: card)
    #expect(timers.nextDue == tween.end)
    #expect(timers.popDue(at: tween.end, in: world)?.owner == card)
    #expect(world[card, Tween.self]?.value(at: tween.end) == 12)
  }
}
