import Engine
import Testing

@testable import Terminal

@Suite("Held Enter")
struct HeldEnterTests {
  /// The phases of an Enter at each of these moments, in milliseconds.
  private func phases(_ moments: [Int], isToRead: Bool = false) -> [Key.Phase] {
    var held = HeldEnter()
    let keys = moments.flatMap { held.handle(Key(.enter), at: $0 * 1_000_000, isToRead: isToRead) }
    return (keys + held.expire(at: .max)).map(\.phase)
  }

  @Test("comes as a press, two more, and its repeats, of which some may be late", arguments: [30, 40, 92])
  func repeats(gap: Int) {
    let phases = phases([0] + (0..<50).map { 660 + $0 * gap + ($0 > 20 ? 200 : 0) })
    #expect(phases == [.press, .press, .press] + Array(repeating: .repeat, count: 48))
  }

  @Test("is not what somebody does who presses it again and again")
  func pressed() {
    #expect(phases([0, 150, 300, 500]) == [.press, .press, .press, .press])
    #expect(phases([0, 250, 270, 600]) == [.press, .press, .press, .press], "on a slow line")
  }

  @Test("closes no text that came while it was held", arguments: [250, 500, 660])
  func text(delay: Int) {
    let phases = phases([0] + (0..<20).map { delay + $0 * 33 }, isToRead: true)
    #expect(phases == [.press] + Array(repeating: .repeat, count: 20))
  }

  @Test("passes on a text, too, when it is pressed again soon, a moment later or with the next key")
  func pressedSoon() {
    #expect(phases([0, 150, 300, 700, 2000], isToRead: true) == Array(repeating: .press, count: 5))
    var held = HeldEnter()
    #expect(held.handle(Key(.enter), at: 0, isToRead: true) == [Key(.enter)] && held.deadline == nil)
    #expect(held.handle(Key(.enter), at: 200_000_000, isToRead: true) == [])
    #expect(held.deadline == 200_000_000 + HeldEnter.gap && held.expire(at: 300_000_000) == [])
    #expect(held.handle(Key(.right), at: 310_000_000, isToRead: true) == [Key(.enter), Key(.right)])
    #expect(held.deadline == nil)
  }

  @Test("ends with another key, and no other key is marked")
  func otherKeys() {
    var held = HeldEnter()
    _ = held.handle(Key(.enter), at: 0, isToRead: false)
    #expect(held.handle(Key(.right), at: 1, isToRead: false) == [Key(.right)])
    #expect(held.handle(Key(.right), at: 2, isToRead: false) == [Key(.right)])
    #expect(held.handle(Key(.enter), at: 3, isToRead: false) == [Key(.enter)])
  }
}
