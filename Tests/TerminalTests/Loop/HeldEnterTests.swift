import Engine
import Testing

@testable import Terminal

@Suite("Held Enter")
struct HeldEnterTests {
  /// The phases of an Enter at each of these moments, in milliseconds.
  private func phases(isToRead: Bool, _ moments: Int...) -> [Key.Phase] {
    var held = HeldEnter()
    return moments.map { held.marked(Key(.enter), at: $0 * 1_000_000, isToRead: isToRead).phase }
  }

  @Test("comes as a press and its repeats", arguments: [30, 40, 92])
  func repeats(gap: Int) {
    var held = HeldEnter()
    let moments = [0] + (0..<50).map { 660 + $0 * gap }
    let phases = moments.map { held.marked(Key(.enter), at: $0 * 1_000_000, isToRead: true).phase }
    #expect(phases == [.press] + Array(repeating: .repeat, count: 50))
  }

  @Test("is only told by its repeats where nothing is to be read")
  func elsewhere() {
    #expect(phases(isToRead: false, 0, 500, 540, 580, 800) == [.press, .press, .repeat, .repeat, .press])
  }

  @Test("is not what somebody does who presses it again and again")
  func pressed() {
    #expect(phases(isToRead: true, 0, 800, 1600) == [.press, .press, .press])
    #expect(phases(isToRead: true, 0, 500, 1000) == [.press, .repeat, .press], "in haste every other counts")
    #expect(phases(isToRead: false, 0, 250, 500) == [.press, .press, .press])
  }

  @Test("ends with another key, and no other key is marked")
  func otherKeys() {
    var held = HeldEnter()
    _ = held.marked(Key(.enter), at: 0, isToRead: true)
    #expect(held.marked(Key(.right), at: 1, isToRead: true) == Key(.right))
    #expect(held.marked(Key(.right), at: 2, isToRead: true) == Key(.right))
    #expect(held.marked(Key(.enter), at: 3, isToRead: true) == Key(.enter))
  }
}
