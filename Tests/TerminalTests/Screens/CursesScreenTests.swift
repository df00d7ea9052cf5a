import Emulator
import Engine
import Glibc
import Terminal
import Testing

/// An unnamed file that ncurses writes to.
final class CursesOutput {
  let descriptor: Int32
  private var taken = 0

  init() {
    var name = Array("/tmp/babble-curses-XXXXXX".utf8CString)
    descriptor = mkstemp(&name)
    unlink(name)
  }

  deinit {
    close(descriptor)
  }

  func drain() -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: Int(lseek(descriptor, 0, SEEK_END)) - taken)
    pread(descriptor, &bytes, bytes.count, taken)
    taken += bytes.count
    return bytes
  }
}

// Serialized: ncurses 6.4 mixes up the sizes of screens that exist at the same time.
@Suite(.serialized)
struct CursesScreenTests {
  private func screen(_ terminal: String, _ output: CursesOutput, _ colors: ColorDepth) throws -> CursesScreen
  {
    let input = open("/dev/null", O_RDONLY)
    defer { close(input) }
    return try CursesScreen(terminal: terminal, input: input, output: output.descriptor, colors: colors)
  }

  @Test(
    "after any changes the terminal shows the canvas's glyphs in their cells",
    arguments: ["xterm-256color", "screen-256color", "linux", "vt100", "xterm", "tmux-256color"])
  func showsTheCanvas(terminal: String) throws {
    for seed in UInt64(1)...25 {
      var grid = RandomGrid(chance: TestChance(seed: seed))
      let size = grid.size()
      let output = CursesOutput()
      let screen = try screen(terminal, output, .palette256)
      let emulator = Emulator(size.width, size.height)
      var canvas = Canvas(size)
      for _ in 0..<8 {
        grid.change(&canvas)
        blankTheEdge(&canvas)
        try screen.present(canvas)
        emulator.feed(output.drain())
        let found = difference(canvas, emulator, seed: seed, colors: false, fills: terminal != "linux")
        #expect(found == nil)
        if found != nil { return }
      }
    }
  }

  @Test("in parts it shows the whole canvas after as many parts as rows")
  func parts() throws {
    for seed in UInt64(1)...15 {
      var grid = RandomGrid(chance: TestChance(seed: seed))
      let size = grid.size()
      let output = CursesOutput()
      let screen = try screen("xterm-256color", output, .palette256)
      let emulator = Emulator(size.width, size.height)
      var canvas = Canvas(size)
      for _ in 0..<12 {
        for _ in 0..<3 {
          grid.change(&canvas)
          blankTheEdge(&canvas)
          try screen.present(canvas, FramePart(bytes: 40, first: [size.height / 2]))
        }
        let isShown = try (0...size.height).contains { _ in try screen.present(canvas, FramePart(bytes: 40)) }
        emulator.feed(output.drain())
        #expect(isShown, "seed \(seed)")
        let found = difference(canvas, emulator, seed: seed, colors: false)
        #expect(found == nil)
        if found != nil { return }
      }
    }
  }

  @Test("both screens show the same cells in the same colours", arguments: 1...20 as ClosedRange<UInt64>)
  func sameAsAnsi(seed: UInt64) throws {
    var grid = RandomGrid(chance: TestChance(seed: seed))
    let size = grid.size()
    let output = CursesOutput()
    let collector = Collector()
    let curses = try screen("xterm-256color", output, .palette256)
    let ansi = AnsiScreen(sink: collector, features: TerminalFeatures(colors: .palette256))
    let emulators = (Emulator(size.width, size.height), Emulator(size.width, size.height))
    var canvas = Canvas(size)
    for _ in 0..<6 {
      grid.change(&canvas)
      blankTheEdge(&canvas)
      try curses.present(canvas)
      try ansi.present(canvas)
      emulators.0.feed(output.drain())
      emulators.1.feed(collector.drain())
      for y in 0..<size.height {
        for x in 0..<size.width {
          #expect(seen(emulators.0.cell(x, y)) == seen(emulators.1.cell(x, y)), "seed \(seed), \(x), \(y)")
        }
      }
    }
  }

  /// A cell without its invisible properties, and without strikethrough, which ncurses doesn't know.
  private func seen(_ cell: EmulatedCell) -> EmulatedCell? {
    if cell.text.isEmpty { return nil }
    var cell = cell
    cell.isStruckThrough = false
    if cell.text == " ", !cell.isReversed, !cell.isUnderlined {
      (cell.foreground, cell.isBold, cell.isItalic) = (.terminal, false, false)
    }
    return cell
  }

  /// libvterm loses marks on a letter in the last column once a character set was chosen, and ncurses loses a
  /// wide glyph next to the last cell of terminals that always wrap.
  private func blankTheEdge(_ canvas: inout Canvas) {
    let size = canvas.size
    canvas.fill(Rect(size.width - 1, 0, 1, size.height), .terminal)
    canvas.fill(Rect(size.width - 3, size.height - 1, 3, 1), .terminal)
  }

  @Test("characters are deleted in every row of a window larger than the terminal type's default")
  func largeWindow() throws {
    let size = Size(120, 40)
    let output = CursesOutput()
    let screen = try screen("xterm-256color", output, .palette256)
    let emulator = Emulator(size.width, size.height)
    for text in ["Enter take it   ? help   Esc back", "Enter begin   ? help   Esc back"] {
      var canvas = Canvas(size)
      canvas.put(Text(text), at: Point(10, 39), Style(canvas.theme.text))
      try screen.present(canvas)
      emulator.feed(output.drain())
      #expect(emulator.rows[39].hasSuffix(text))
    }
  }

  @Test("an unchanged canvas writes nothing")
  func unchanged() throws {
    var grid = RandomGrid(chance: TestChance(seed: 1))
    let output = CursesOutput()
    let screen = try screen("xterm-256color", output, .palette256)
    var canvas = Canvas(grid.size())
    grid.change(&canvas)
    try screen.present(canvas)
    _ = output.drain()
    try screen.present(canvas)
    #expect(output.drain() == [])
  }

  @Test("an unknown terminal type is an error with its name")
  func unknownTerminal() {
    let name = "no-such-terminal"
    #expect(throws: ScreenError.unusableTerminal(name: name, reason: "cannot be used by ncurses")) {
      try screen(name, CursesOutput(), .none)
    }
  }
}

struct TerminfoTests {
  @Test("an entry has the colours, whether the cursor can be moved, and the keys")
  func xterm() throws {
    let entry = try Terminfo("xterm-256color")
    #expect(entry.colors == 256)
    #expect(entry.canMoveCursor)
    #expect(entry.keyStrings[Array("\u{1b}OA".utf8)] == .up)
    #expect(entry.keyStrings[Array("\u{1b}[24~".utf8)] == .function(12))
    #expect(entry.string("rmcup")?.starts(with: "\u{1b}[?1049l".utf8) == true)
    #expect(entry.string("kf99") == nil)
  }

  @Test("the different keys of the Linux console are decoded")
  func linux() throws {
    let entry = try Terminfo("linux")
    #expect(entry.colors == 8)
    var decoder = InputDecoder(keyStrings: entry.keyStrings)
    let events = decoder.decode("\u{1b}[[A\u{1b}[1~\u{1b}[D".utf8, at: 0)
    #expect(events == [key(.function(1)), key(.home), key(.left)])
  }

  @Test("a dumb terminal can't move the cursor, and an unknown one is an error with its name")
  func unusable() throws {
    #expect(try Terminfo("dumb").canMoveCursor == false)
    #expect(throws: ScreenError.unusableTerminal(name: "no-such-terminal", reason: "is not known here")) {
      try Terminfo("no-such-terminal")
    }
  }
}
