import Engine
import Testing

@testable import Terminal

@Suite("Held Enter")
struct HeldEnterTests {
  /// The phases of an Enter at each of these moments, in milliseconds.
  private func phases(_ moments: [Int]) -> [Key.Phase] {
    var held = HeldEnter()
    return moments.map { held.marked(Key(.enter), at: $0 * 1_000_000).phase }
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

  @Test("ends with another key, and no other key is marked")
  func otherKeys() {
    var held = HeldEnter()
    _ = held.marked(Key(.enter), at: 0)
    #expect(held.marked(Key(.right), at: 1) == Key(.right))
    #expect(held.marked(Key(.right), at: 2) == Key(.right))
    #expect(held.marked(Key(.enter), at: 3) == Key(.enter))
  }
}
