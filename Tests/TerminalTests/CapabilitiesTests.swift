import Engine
import Testing

@testable import Terminal

@Suite("Capabilities")
struct CapabilitiesTests {
  private func capabilities(
    _ name: String, _ variables: [String: String] = [:], _ options: TerminalOptions = .init()
  ) throws -> Capabilities {
    try Capabilities(environment: variables.merging(["TERM": name]) { $1 }, options: options)
  }

  @Test(
    "xterm-like terminals and the Linux console get our encoder, all others ncurses",
    arguments: [
      ("xterm-256color", Renderer.ansi), ("xterm", .ansi), ("screen-256color", .ansi),
      ("tmux-256color", .ansi), ("linux", .ansi), ("xterm-kitty", .ansi), ("alacritty", .ansi),
      ("foot", .ansi), ("vt100", .curses), ("vt220", .curses), ("ansi", .curses),
    ])
  func renderer(name: String, expected: Renderer) throws {
    #expect(try capabilities(name).renderer == expected)
  }

  @Test("the command line can override renderer and colours")
  func options() throws {
    let options = TerminalOptions(renderer: .curses, colors: .palette16)
    let found = try capabilities("xterm-256color", ["COLORTERM": "truecolor", "NO_COLOR": "1"], options)
    #expect(found.renderer == .curses)
    #expect(found.features.colors == .palette16)
  }

  @Test(
    "colours depend on COLORTERM, then TERM; NO_COLOR turns them off",
    arguments: [
      ("xterm-256color", ["COLORTERM": "truecolor"], ColorDepth.truecolor),
      ("xterm-256color", ["COLORTERM": "24bit"], .truecolor),
      ("xterm-256color", [:], .palette256),
      ("xterm-256color", ["COLORTERM": "truecolor", "NO_COLOR": "1"], .none),
      ("xterm-256color", ["NO_COLOR": ""], .palette256),
      ("xterm", [:], .palette16), ("linux", ["COLORTERM": "truecolor"], .palette16),
      ("screen-256color", ["COLORTERM": "truecolor"], .palette256),
      ("screen-256color", ["COLORTERM": "truecolor", "TMUX": "/tmp/x"], .truecolor),
      ("xterm-kitty", [:], .truecolor), ("vt100", [:], .none), ("vt100", ["COLORTERM": "truecolor"], .none),
    ])
  func colors(name: String, variables: [String: String], expected: ColorDepth) throws {
    #expect(try capabilities(name, variables).features.colors == expected)
  }

  @Test("the first of LC_ALL, LC_CTYPE and LANG that is set gives the encoding")
  func encoding() {
    #expect(TextEncoding(["LC_ALL": "C.UTF-8", "LANG": "C"]) == .utf8)
    #expect(TextEncoding(["LC_ALL": "", "LC_CTYPE": "ka_GE.utf8@x", "LANG": "C"]) == .utf8)
    #expect(TextEncoding(["LC_ALL": "C", "LANG": "en_US.UTF-8"]) == .unspecified)
    #expect(TextEncoding([:]) == .unspecified)
    #expect(TextEncoding(["LANG": "de_DE.ISO-8859-15@euro"]) == .other("ISO-8859-15"))
  }

  @Test("the terminal's answers update the features")
  func answers() throws {
    var found = try capabilities("xterm-256color")
    #expect(!found.answersQueries && !found.hasKittyKeyboard && !found.features.synchronizesUpdates)
    found.learn(.mode(2026, state: 2))
    found.learn(.keyboardFlags(0))
    found.learn(.deviceAttributes([62, 22]))
    #expect(found.answersQueries && found.hasKittyKeyboard && found.features.synchronizesUpdates)
    found.learn(.mode(2026, state: 0))
    #expect(!found.features.synchronizesUpdates)
  }

  @Test("terminals with the pixel mode can report the mouse finer than by cells, except tmux and screen")
  func finePointer() throws {
    for (name, variables, state, expected) in [
      ("xterm-256color", [:], 1, true), ("xterm-kitty", [:], 2, true), ("foot", [:], 3, true),
      ("xterm-256color", [:], 0, false), ("xterm-256color", [:], 4, false),
      ("xterm-256color", ["TMUX": "/tmp/x"], 2, false), ("tmux-256color", [:], 2, false),
      ("screen-256color", [:], 2, false),
    ] as [(String, [String: String], Int, Bool)] {
      var found = try capabilities(name, variables)
      #expect(!found.hasFinePointer)
      found.learn(.mode(1016, state: state))
      #expect(found.hasFinePointer == expected, "\(name) \(state)")
      let value = found.findings.first { $0.subject == "pointer" }?.value
      #expect(value == (expected ? "finer than a cell" : "cells"))
    }
    var disguised = try capabilities("xterm-256color")
    disguised.learn(.version("tmux 3.3a"))
    disguised.learn(.mode(1016, state: 2))
    #expect(!disguised.hasFinePointer)
    var opened = try capabilities("xterm-kitty", ["TMUX": "/tmp/x"])
    opened.learn(.version("kitty(0.26.5)"))
    opened.learn(.mode(1016, state: 2))
    #expect(opened.hasFinePointer, "a window that was opened from within tmux")
  }

  @Test(
    "kitty and ghostty count pixels from 0, others from 1",
    arguments: [("kitty(0.26.5)", 0), ("ghostty 1.2.0", 0), ("XTerm(379)", 1), ("foot(1.13.1)", 1)])
  func firstPixel(version: String, expected: Int) throws {
    var found = try capabilities("xterm-256color")
    #expect(found.firstPixel == 1)
    found.learn(.version(version))
    #expect(found.firstPixel == expected)
  }

  @Test("a plain xterm gets more colours if it reports them, unless the user has chosen")
  func moreColors() throws {
    var found = try capabilities("xterm")
    found.learn(.palette(255))
    #expect(found.features.colors == .palette256)
    found.learn(.directColor)
    #expect(found.features.colors == .truecolor)
    found.learn(.palette(255))
    #expect(found.features.colors == .truecolor)
    for options in [TerminalOptions(colors: .palette16), TerminalOptions(colors: ColorDepth.none)] {
      var chosen = try capabilities("xterm", [:], options)
      chosen.learn(.directColor)
      #expect(chosen.features.colors == options.colors)
    }
    var none = try capabilities("xterm", ["NO_COLOR": "1"])
    none.learn(.directColor)
    #expect(none.features.colors == .none)
    // screen passes queries on, so the answer would be the outer terminal's.
    var screen = try capabilities("screen-256color")
    screen.learn(.directColor)
    #expect(screen.features.colors == .palette256)
  }

  @Test("repetition needs an own name or a version; any terminal may be called xterm")
  func repetition() throws {
    #expect(try capabilities("xterm-kitty").features.repetition == .all)
    var anybody = try capabilities("xterm-256color")
    #expect(anybody.features.repetition == .none)
    anybody.learn(.deviceAttributes([1, 2]))
    #expect(anybody.features.repetition == .none)
    anybody.learn(.version("XTerm(379)"))
    #expect(anybody.features.repetition == .all)
  }

  @Test("tmux repeats only ASCII, whether recognised by TERM, TMUX or its own answer")
  func tmux() throws {
    #expect(try capabilities("tmux-256color").features.repetition == .ascii)
    #expect(try capabilities("xterm-256color", ["TMUX": "/tmp/x"]).features.repetition == .ascii)
    var disguised = try capabilities("xterm-kitty")
    disguised.learn(.version("tmux 3.3a"))
    #expect(disguised.features.repetition == .ascii)
    #expect(try capabilities("screen-256color").features.repetition == .none)
  }

  @Test("our encoder, if chosen for a plain terminal, uses no special features")
  func plain() throws {
    let features = try capabilities("vt100", [:], TerminalOptions(renderer: .ansi)).features
    #expect(features.repetition == .none && !features.erasesWithBackground && !features.shiftsRows)
  }

  @Test("unknown and unsuitable names are rejected, but not those of new terminals")
  func names() throws {
    #expect(throws: TerminalError.unnamed) { try Capabilities(environment: [:]) }
    #expect(throws: TerminalError.unknown("nonsense")) { try capabilities("nonsense") }
    #expect(throws: TerminalError.unsuitable("dumb")) { try capabilities("dumb") }
    #expect(try capabilities("xterm-ghostty").renderer == .ansi)
  }

  @Test("a letter of two columns shows that the terminal doesn't read UTF-8", arguments: [1, 2])
  func splitLetter(column: Int) throws {
    var terminal = try capabilities("xterm", ["LC_ALL": "C"])
    #expect(terminal.triesLetter)
    terminal.learn(.cursorPosition(Point(column, 1)))
    let text = try #require(terminal.findings.first { $0.subject == "text" })
    #expect(text.value.hasPrefix("not UTF-8") == (column == 2))
    #expect(try !capabilities("xterm", ["LC_ALL": "C.UTF-8"]).triesLetter)
    #expect(try !capabilities("linux", ["LC_ALL": "C"]).triesLetter, "the console isn't asked")
  }

  @Test("findings have a hint for what is missing")
  func findings() throws {
    let found = try capabilities("xterm", ["LC_ALL": "C"]).findings
    #expect(found.filter { $0.hint != nil }.map(\.subject) == ["colours", "text"])
    let best = try capabilities("xterm-256color", ["LC_ALL": "C.UTF-8", "COLORTERM": "truecolor"]).findings
    #expect(best.allSatisfy { $0.hint == nil })
  }
}

@Suite("Block characters that a terminal draws itself")
struct OwnBlocksTests {
  @Test(
    "are known from its answer to XTVERSION",
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
    "a choice takes precedence; unknown terminals and tmux get half blocks; ncurses gets no octants")
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
