import Engine
import Glibc
import Pty
import Testing

extension HeldTerminal {
  @Suite("the window")
  struct WindowTests {
    @Test("many sizes in a short time, including extreme ones, end with the last one")
    func storm() throws {
      let run = try HelperRun()
      defer { run.end() }
      for round in 0..<50 {
        for size in [PtySize(0, 0), PtySize(1, 1), PtySize(500, 1), PtySize(1, 300), PtySize(60 + round, 20)]
        {
          run.session.resize(size)
        }
        run.session.drain(0.002)
      }
      run.session.resize(PtySize(97, 31))
      #expect(run.hasLogged("resize(Engine.Size(width: 97, height: 31))"))
      #expect(!run.lines.contains { $0.contains("width: 0") || $0.contains("height: 0") })
      run.session.write("q")
      #expect(run.session.wait() == .exited(0))
      #expect(run.isRestored)
    }

    @Test("a window without cells is treated as 80×24")
    func none() throws {
      let run = try HelperRun(size: PtySize(0, 0))
      defer { run.end() }
      #expect(run.session.read(until: "ready 80"))
      run.session.write("q")
      #expect(run.session.wait() == .exited(0))
    }

    @Test("small and large sizes are drawn without a crash", arguments: [1, 2, 3, 500])
    func sizes(length: Int) throws {
      for size in [PtySize(length, 1), PtySize(1, length), PtySize(length, length)] {
        let run = try HelperRun(environment: ["LC_ALL": "C"], size: PtySize(80, 24))
        defer { run.end() }
        run.session.resize(size)
        #expect(run.hasLogged("width: \(size.columns), height: \(size.rows)"))
        run.session.write("q")
        #expect(run.session.wait() == .exited(0))
      }
    }

    @Test(
      "a window that is too large shows a message, takes little memory, and the game goes on when it shrinks",
      arguments: [
        (PtySize(4096, 4096), PtySize(100, 30)), (PtySize(65535, 65535), PtySize(80, 24)),
        (PtySize(1001, 24), PtySize(60, 20)),
      ], ["ansi", "curses"])
    func tooLarge(sizes: (PtySize, PtySize), renderer: String) throws {
      let (size, shrunk) = sizes
      let run = try HelperRun(environment: ["RENDERER": renderer])
      defer { run.end() }
      run.session.resize(size)
      #expect(run.session.read(until: "large:"))
      // F3 is the loop's own key: when its panel is shown, the key before it has been read.
      run.session.write("x\u{1B}OR")
      #expect(run.session.read(until: "F3"))
      let drawn = run.session.output.count
      run.session.resize(shrunk)
      #expect(run.hasLogged("focus(false)"))
      #expect(run.session.read(until: "ready", from: drawn))
      run.session.write("y")
      #expect(run.hasLogged("character(\"y\")"))
      #expect(!run.lines.contains { $0.contains("character(\"x\")") }, "what nobody sees takes no keys")
      let memory = processFile("\(try run.player)/status").split(separator: "\n").first {
        $0.hasPrefix("VmHWM")
      }
      #expect((memory?.split(separator: " ").compactMap { Int($0) }.first ?? .max) < 100_000, "kilobytes")
      run.session.write("q")
      #expect(run.session.wait() == .exited(0))
      #expect(run.isRestored)
    }

    @Test(
      "the same if it is too large from the start", arguments: ["ansi", "curses"],
      [PtySize(80, 24), PtySize(90, 24)])
    func tooLargeAtStart(renderer: String, shrunk: PtySize) throws {
      let session = try PtySession(
        builtProgram("CrashHelper"), ["/dev/null", "none"], environment: ["RENDERER": renderer],
        size: PtySize(65535, 65535))
      defer { session.kill() }
      #expect(session.read(until: "large:"))
      let drawn = session.output.count
      session.resize(shrunk)
      #expect(session.read(until: "ready", from: drawn))
      session.write("q")
      #expect(session.wait() == .exited(0))
    }
  }
}
