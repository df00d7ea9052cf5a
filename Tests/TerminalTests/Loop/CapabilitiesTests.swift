import Testing

@testable import Terminal

@Suite("what a terminal can do")
struct CapabilitiesTests {
  private func capabilities(
    _ name: String, _ variables: [String: String] = [:], _ options: TerminalOptions = .init()
  ) throws -> Capabilities {
    try Capabilities(environment: variables.merging(["TERM": name]) { $1 }, options: options)
  }

  @Test(
    "terminals of xterm's kind and the console go our own way, all others through ncurses",
    arguments: [
      ("xterm-256color", Renderer.ansi), ("xterm", .ansi), ("screen-256color", .ansi),
      ("tmux-256color", .ansi), ("linux", .ansi), ("xterm-kitty", .ansi), ("alacritty", .ansi),
      ("foot", .ansi), ("vt100", .curses), ("vt220", .curses), ("ansi", .curses),
    ])
  func renderer(name: String, expected: Renderer) throws {
    #expect(try capabilities(name).renderer == expected)
  }

  @Test("the command line decides over both renderer and colours")
  func options() throws {
    let options = TerminalOptions(renderer: .curses, colors: .palette16)
    let found = try capabilities("xterm-256color", ["COLORTERM": "truecolor", "NO_COLOR": "1"], options)
    #expect(found.renderer == .curses)
    #expect(found.features.colors == .palette16)
  }

  @Test(
    "colours come from COLORTERM, else from TERM; NO_COLOR takes them away",
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

  @Test("the first of LC_ALL, LC_CTYPE and LANG that is set names the encoding")
  func encoding() {
    #expect(TextEncoding(["LC_ALL": "C.UTF-8", "LANG": "C"]) == .utf8)
    #expect(TextEncoding(["LC_ALL": "", "LC_CTYPE": "ka_GE.utf8@x", "LANG": "C"]) == .utf8)
    #expect(TextEncoding(["LC_ALL": "C", "LANG": "en_US.UTF-8"]) == .unspecified)
    #expect(TextEncoding([:]) == .unspecified)
    #expect(TextEncoding(["LANG": "de_DE.ISO-8859-15@euro"]) == .other("ISO-8859-15"))
  }

  @Test("what the terminal answers is believed")
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

  @Test("who knows the mode for pixels can tell the mouse finer than by cells, but no tmux and no screen")
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
    "kitty and ghostty count pixels from 0, all others from 1",
    arguments: [("kitty(0.26.5)", 0), ("ghostty 1.2.0", 0), ("XTerm(379)", 1), ("foot(1.13.1)", 1)])
  func firstPixel(version: String, expected: Int) throws {
    var found = try capabilities("xterm-256color")
    #expect(found.firstPixel == 1)
    found.learn(.version(version))
    #expect(found.firstPixel == expected)
  }

  @Test("who is only called xterm and answers more has more colours, unless somebody has chosen")
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
    // It hands questions on, and would get the answer of the terminal around it.
    var screen = try capabilities("screen-256color")
    screen.learn(.directColor)
    #expect(screen.features.colors == .palette256)
  }

  @Test("who repeats characters has a name of its own or tells its version; anybody may be called xterm")
  func repetition() throws {
    #expect(try capabilities("xterm-kitty").features.repetition == .all)
    var anybody = try capabilities("xterm-256color")
    #expect(anybody.features.repetition == .none)
    anybody.learn(.deviceAttributes([1, 2]))
    #expect(anybody.features.repetition == .none)
    anybody.learn(.version("XTerm(379)"))
    #expect(anybody.features.repetition == .all)
  }

  @Test("tmux repeats only ASCII, whether TERM, TMUX or its own answer tells that it is there")
  func tmux() throws {
    #expect(try capabilities("tmux-256color").features.repetition == .ascii)
    #expect(try capabilities("xterm-256color", ["TMUX": "/tmp/x"]).features.repetition == .ascii)
    var disguised = try capabilities("xterm-kitty")
    disguised.learn(.version("tmux 3.3a"))
    #expect(disguised.features.repetition == .ascii)
    #expect(try capabilities("screen-256color").features.repetition == .none)
  }

  @Test("our own encoder leaves to plain terminals what they don't know, if it is asked for for there")
  func plain() throws {
    let features = try capabilities("vt100", [:], TerminalOptions(renderer: .ansi)).features
    #expect(features.repetition == .none && !features.erasesWithBackground && !features.shiftsRows)
  }

  @Test("a name that no terminal has is refused, and one that is newer than terminfo isn't")
  func names() throws {
    #expect(throws: TerminalError.unnamed) { try Capabilities(environment: [:]) }
    #expect(throws: TerminalError.unknown("nonsense")) { try capabilities("nonsense") }
    #expect(throws: TerminalError.unsuitable("dumb")) { try capabilities("dumb") }
    #expect(try capabilities("xterm-ghostty").renderer == .ansi)
  }

  @Test("findings tell people what is missing and how to mend it")
  func findings() throws {
    let found = try capabilities("xterm", ["LC_ALL": "C"]).findings
    #expect(found.filter { $0.hint != nil }.map(\.subject) == ["colours", "text"])
    let best = try capabilities("xterm-256color", ["LC_ALL": "C.UTF-8", "COLORTERM": "truecolor"]).findings
    #expect(best.allSatisfy { $0.hint == nil })
  }
}
