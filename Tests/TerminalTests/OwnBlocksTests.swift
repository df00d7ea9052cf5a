import Engine
import Testing

@testable import Terminal

@Suite("Blocks that a terminal draws by itself")
struct OwnBlocksTests {
  @Test(
    "are known by its answer to XTVERSION",
    arguments: [
      ("kitty(0.42.1)", .octants), ("kitty(0.26.5)", .sextants), ("kitty(0.19.3)", .sextants),
      ("kitty(0.19.2)", nil),
      ("kitty(0.40.0)", .octants), ("kitty(0.39.1)", .sextants),
      ("foot(1.13.1)", .sextants),
      ("foot(1.22.3)", .sextants), ("foot(1.8.2)", nil), ("ghostty 1.2.0", nil),
      ("WezTerm 20240203-110809-5046fc22", .sextants),
      ("WezTerm 20210502-154244-3f7122cb", nil), ("VTE(7006)", nil), ("XTerm(379)", nil),
      ("tmux 3.4", nil),
      ("kitty", nil), ("", nil),
    ] as [(String, Mosaic?)])
  func table(version: String, mosaic: Mosaic?) {
    #expect(OwnBlocks.mosaic(version) == mosaic)
  }

  @Test(
    "what was chosen comes first; who doesn't answer, and tmux, gets half blocks; ncurses gets no octants")
  func choice() throws {
    var terminal = try Capabilities(environment: ["TERM": "xterm-kitty"])
    #expect(terminal.mosaic(nil) == .halves && terminal.mosaic(.sextants) == .sextants)
    terminal.learn(.version("kitty(0.42.1)"))
    #expect(terminal.mosaic(nil) == .octants && terminal.mosaic(.plain) == .plain)
    terminal.learn(.version("tmux 3.4"))
    #expect(terminal.mosaic(nil) == .halves)
    let curses = try Capabilities(environment: ["TERM": "xterm"], options: TerminalOptions(renderer: .curses))
    #expect(curses.mosaic(.octants) == .sextants)
  }
}
