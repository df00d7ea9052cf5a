import Engine
import Terminal
import Testing

struct TerminfoTests {
  @Test("terminfo tells colours, whether text can be placed, and the keys")
  func xterm() throws {
    let entry = try Terminfo("xterm-256color")
    #expect(entry.colors == 256)
    #expect(entry.canMoveCursor)
    #expect(entry.keyStrings[Array("\u{1b}OA".utf8)] == .up)
    #expect(entry.keyStrings[Array("\u{1b}[24~".utf8)] == .function(12))
    #expect(entry.string("rmcup")?.starts(with: "\u{1b}[?1049l".utf8) == true)
    #expect(entry.string("kf99") == nil)
  }

  @Test("keys of the linux console differ and still come out right")
  func linux() throws {
    let entry = try Terminfo("linux")
    #expect(entry.colors == 8)
    var decoder = InputDecoder(keyStrings: entry.keyStrings)
    let events = decoder.decode("\u{1b}[[A\u{1b}[1~\u{1b}[D".utf8, at: 0)
    #expect(events == [key(.function(1)), key(.home), key(.left)])
  }

  @Test("a dumb terminal cannot place text, and an unknown one is an error that names it")
  func unusable() throws {
    #expect(try Terminfo("dumb").canMoveCursor == false)
    #expect(throws: ScreenError.unusableTerminal(name: "no-such-terminal", reason: "is not known here")) {
      try Terminfo("no-such-terminal")
    }
  }
}
