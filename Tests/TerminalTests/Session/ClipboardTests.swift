import Pty
import Testing

extension HeldTerminal {
  @Suite("the clipboard")
  struct ClipboardTests {
    @Test("gets what the player copies, whatever the renderer", arguments: ["ansi", "curses"])
    func copying(renderer: String) throws {
      let run = try HelperRun("none", environment: ["RENDERER": renderer], replies: HelperRun.xtermReplies)
      defer { run.end() }
      run.session.write("c")
      #expect(run.session.read(until: "\u{1B}]52;c;dW4gY2Fmw6k=\u{1B}\\"))
    }
  }
}
