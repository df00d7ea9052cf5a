import Testing

@testable import App

@Suite("What doctor --limits prints")
struct BoundsTests {
  @Test("sizes, programs with their time, and variables with what they do")
  func lines() {
    let lines = Bounds.lines.map(\.string)
    for pattern in [/save\.json +128 MB/, /words of a deck +100,000/, /a line of a table +64 KB/] {
      #expect(lines.contains { $0.contains(pattern) })
    }
    #expect(lines.contains { $0.contains(/espeak-ng +speech +3 s/) })
    #expect(lines.contains { $0.contains(/NO_COLOR +colours/) } && lines.contains("PULSE_SERVER"))
  }
}
