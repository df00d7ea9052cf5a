import Pty
import Testing

/// Tests of `TerminalModes`, by which others see what is restored.
@Suite("Modes left by output")
struct TerminalModesTests {
  @Test(
    "are seen: private modes, keyboard and pen",
    arguments: ["?1049h", "?25l", "?1002;1006h", ">1u", "1m", "38;2;255;0;0m", "38;5;0m"])
  func left(sequence: String) {
    #expect(!modes(after: "text\u{1B}[\(sequence)more").isClean)
  }

  @Test(
    "are clean again once they were reset",
    arguments: [
      "?1049h text \u{1B}[?1049l", "?25l\u{1B}[?25h", ">1u\u{1B}[<1u", "1;31mred\u{1B}[m", "1m\u{1B}[0m",
      ">4;2m",
    ])
  func reset(sequence: String) {
    #expect(modes(after: "\u{1B}[\(sequence)").isClean)
  }

  private func modes(after text: String) -> TerminalModes { TerminalModes(after: Array(text.utf8)) }
}
