import Engine
import Testing

@testable import Terminal

@Suite("Blocks that a terminal draws by itself")
struct OwnBlocksTests {
  @Test(
    "are known by its answer to XTVERSION",
    arguments: [
      ("kitty(0.42.1)", .octants), ("kitty(0.26.5)", .sextants), ("kitty(0.19.3)", nil),
      ("foot(1.13.1)", .sextants),
      ("foot(1.22.3)", .octants), ("ghostty 1.2.0", .octants),
      ("WezTerm 20240203-110809-5046fc22", .sextants),
      ("VTE(7006)", .sextants), ("VTE(5202)", nil), ("XTerm(379)", .filled), ("tmux 3.4", nil),
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
