import Glibc
import Pty
import Testing

extension HeldTerminal {
  @Suite("the pointer")
  struct PointerTests {
    private static let on = "\u{1B}[?1016h\u{1B}[?1016$p"
    private static let off = "\u{1B}[?1016l\u{1B}[?1006h\u{1B}[?1016$p"
    private static let cellQuery = "\u{1B}[16t"
    private static let answers =
      HelperRun.xtermReplies + [
        ("\u{1B}[?2026$p\u{1B}[?1016$p", "\u{1B}[?1016;2$y"), (on, "\u{1B}[?1016;1$y"),
        (off, "\u{1B}[?1016;2$y"),
      ]
    private static let window = PtySize(80, 24, cellWidth: 9, cellHeight: 20)

    private func run(_ death: String = "none", _ renderer: String = "ansi") throws -> HelperRun {
      try HelperRun(death, environment: ["RENDERER": renderer], replies: Self.answers, size: Self.window)
    }

    private func count(_ text: String, _ run: HelperRun) -> Int { run.session.text.ranges(of: text).count }

    @Test(
      "is reported in pixels while the scene wants that, and in cells before and after",
      arguments: ["ansi", "curses"])
    func follows(renderer: String) throws {
      let run = try run("none", renderer)
      defer { run.end() }
      run.session.write("\u{1B}[<35;13;6M")
      #expect(run.hasLogged("position: Engine.Point(x: 12, y: 5), within: nil"))
      #expect(count(Self.on, run) == 0)
      run.session.write("f")
      #expect(run.session.read(until: Self.on))
      run.session.write("\u{1B}[<35;13;6M")
      #expect(run.hasLogged("position: Engine.Point(x: 1, y: 0), within: Optional(Engine.Point(x: 6, y: 4))"))
      run.session.write("f")
      #expect(run.session.read(until: Self.off))
      run.session.write("\u{1B}[<35;20;6M")
      #expect(run.hasLogged("position: Engine.Point(x: 19, y: 5), within: nil"))
      #expect(count(Self.on, run) == 1 && count(Self.off, run) == 1)
      run.session.write("q")
      #expect(run.session.wait() == .exited(0))
      #expect(run.isRestored)
    }

    @Test("reports on their way during a switch are of the old kind")
    func underWay() throws {
      let run = try run()
      defer { run.end() }
      run.session.replies = []
      run.session.write("f")
      #expect(run.session.read(until: Self.on))
      run.session.write("\u{1B}[<35;13;6M\u{1B}[?1016;1$y\u{1B}[<35;22;46M")
      #expect(run.hasLogged("position: Engine.Point(x: 12, y: 5), within: nil"))
      #expect(run.hasLogged("position: Engine.Point(x: 2, y: 2), within: Optional"))
    }

    @Test("the mode isn't sent to a terminal without it")
    func without() throws {
      let run = try HelperRun(size: Self.window)
      defer { run.end() }
      run.session.write("ff")
      #expect(run.hasLogged("f"))
      run.session.write("q")
      #expect(run.session.wait() == .exited(0))
      #expect(count("?1016h", run) == 0 && count(Self.cellQuery, run) == 0)
    }

    @Test("is reported in pixels again after SIGSTOP")
    func stoppedHard() throws {
      let run = try run()
      defer { run.end() }
      run.session.write("f")
      #expect(run.session.read(until: Self.on))
      run.session.settle(for: 0.2)
      let stopped = run.session.output.count
      kill(run.session.processID, SIGSTOP)
      #expect(run.session.read { _ in run.isStopped })
      kill(run.session.processID, SIGCONT)
      #expect(run.session.read(until: Self.on, from: stopped))
      run.session.settle(for: 0.2)
      run.session.write("\u{1B}[<35;28;21M")
      #expect(run.hasLogged("position: Engine.Point(x: 3, y: 1), within: Optional"))
    }

    @Test("is reported in pixels again after Ctrl-Z and fg, and in cells until then")
    func controlZ() throws {
      let run = try HelperRun(shell: JobControlTests.shells[1], running: "HELPER")
      defer { run.end() }
      run.session.resize(Self.window)
      run.session.replies = Self.answers
      run.session.write("\u{1B}[?1016;2$yf")
      #expect(run.session.read(until: Self.on))
      run.session.write("\u{1A}")
      #expect(run.becomesRestored())
      run.session.replies = []
      let stopped = run.session.output.count
      run.session.write("fg\n")
      #expect(run.session.read(until: Self.on, from: stopped))
      run.session.write("\u{1B}[<35;28;21M")
      #expect(run.hasLogged("position: Engine.Point(x: 27, y: 20), within: nil"))
      run.session.write("\u{1B}[?1016;1$y\u{1B}[<35;28;21M")
      #expect(run.hasLogged("position: Engine.Point(x: 3, y: 1), within: Optional"))
    }

    @Test("is reported in cells again after a crash")
    func crash() throws {
      let run = try run("fatal")
      defer { run.end() }
      run.session.write("f")
      #expect(run.session.read(until: Self.on))
      _ = run.die()
      #expect(run.isRestored)
    }
  }

  @Suite("the size of cells")
  struct CellSizeTests {
    @Test("reaches scenes as a shape at the start and whenever it changes, with the window or alone")
    func shape() throws {
      let run = try HelperRun(size: PtySize(80, 24, cellWidth: 9, cellHeight: 20))
      defer { run.end() }
      run.session.write("x")
      #expect(run.hasLogged("cells 9:20"))
      run.session.resize(PtySize(80, 24, cellWidth: 8, cellHeight: 17))
      #expect(run.hasLogged("cells 8:17"))
      run.session.resize(PtySize(100, 30, cellWidth: 10, cellHeight: 20))
      #expect(run.hasLogged("cells 1:2"))
      run.session.write("q")
      #expect(run.session.wait() == .exited(0))
      #expect(run.lines.count { $0.hasPrefix("cells") } == 3, "\(run.lines)")
    }

    @Test(
      "is asked for if the window doesn't know it, and again when the window changes during pixel reports")
    func asked() throws {
      let query = "\u{1B}[16t"
      let on = "\u{1B}[?1016h\u{1B}[?1016$p"
      let modes = [("\u{1B}[?2026$p\u{1B}[?1016$p", "\u{1B}[?1016;2$y"), (on, "\u{1B}[?1016;1$y")]
      let run = try HelperRun(replies: HelperRun.xtermReplies + modes + [(query, "\u{1B}[6;17;8t")])
      defer { run.end() }
      #expect(run.hasLogged("cells 8:17"))
      run.session.resize(PtySize(90, 24))
      #expect(run.hasLogged("width: 90"))
      #expect(run.session.text.ranges(of: query).count == 1)
      run.session.write("f")
      #expect(run.session.read(until: on))
      #expect(run.session.read { $0.text.ranges(of: query).count == 2 })
      run.session.replies = [(query, "\u{1B}[6;21;10t")]
      run.session.resize(PtySize(80, 24))
      #expect(run.hasLogged("cells 10:21"))
      run.session.write("\u{1B}[<35;31;22M")
      #expect(run.hasLogged("position: Engine.Point(x: 3, y: 1), within: Optional"))
    }

    @Test("may stay unknown, and then the pointer is reported in cells")
    func unknown() throws {
      let modes = [("\u{1B}[?2026$p\u{1B}[?1016$p", "\u{1B}[?1016;2$y")]
      let run = try HelperRun(replies: HelperRun.xtermReplies + modes)
      defer { run.end() }
      #expect(run.session.read(until: "\u{1B}[16t"))
      run.session.write("f")
      #expect(run.hasLogged("character(\"f\")"))
      run.session.write("q")
      #expect(run.session.wait() == .exited(0))
      #expect(run.session.text.ranges(of: "?1016h").isEmpty && !run.lines.contains { $0.hasPrefix("cells") })
    }
  }
}
