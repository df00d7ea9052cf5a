import Engine
import Glibc
import Pty
import Testing

extension HeldTerminal {
  @Suite("the window")
  struct WindowTests {
    @Test("row 7: a storm of sizes, none, one cell and a long line among them, ends in the last one")
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

    @Test("row 7: a window without cells holds the scene as if it were 80×24")
    func none() throws {
      let run = try HelperRun(size: PtySize(0, 0))
      defer { run.end() }
      #expect(run.session.read(until: "ready 80"))
      run.session.write("q")
      #expect(run.session.wait() == .exited(0))
    }

    @Test("row 7: every size between nothing and large is drawn without a crash", arguments: [1, 2, 3, 500])
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
  }
}
