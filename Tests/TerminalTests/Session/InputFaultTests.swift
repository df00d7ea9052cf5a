import Pty
import Testing

extension HeldTerminal {
  @Suite("invalid input")
  struct InputFaultTests {
    @Test("split, broken and huge mouse reports are ignored, and input after them arrives")
    func mouseGarbage() throws {
      let run = try HelperRun()
      defer { run.end() }
      run.session.write("\u{1B}[<0;5")
      run.session.drain(0.1)
      run.session.write(";5M\u{1B}[<9999999999999999999;1;1M\u{1B}[<0;99999999999999999999;-1M")
      run.session.write("\u{1B}[<;;m\u{1B}[<M")
      run.session.write([0x1B, 0x5B, 0x4D, 0xFF, 0x00, 0x80, 0xC3, 0x28, 0xF0, 0x9F])
      run.session.write(String(repeating: "\u{1B}[<35;1;1", count: 5000))
      run.session.drain(0.1)
      run.session.write("\u{1B}[Mx")
      run.session.write("\u{1B}[<0;7;8Mx")
      #expect(run.hasLogged("x: 4, y: 4"))
      #expect(run.hasLogged("x: 6, y: 7"))
      #expect(run.hasLogged("character(\"x\")"))
      run.session.write("q")
      #expect(run.session.wait() == .exited(0))
      #expect(run.isRestored)
    }

    @Test("all events between two ticks arrive, in order")
    func order() throws {
      let run = try HelperRun("busy")
      defer { run.end() }
      let letters = Array("abcfghijklmnoprstuvwxyz")
      run.session.write(String(letters) + "\u{1B}[<0;3;4M\u{1B}[<0;3;4mq")
      #expect(run.session.wait() == .exited(0))
      let typed = run.lines.compactMap { line in
        line.firstRange(of: "character(\"").map { line[$0.upperBound] }
      }
      #expect(typed == letters + ["q"])
      #expect(run.lines.filter { $0.hasPrefix("mouse") }.count == 2)
    }
  }
}
