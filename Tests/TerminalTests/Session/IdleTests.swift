import Glibc
import Pty
import System
import Testing

extension HeldTerminal {
  @Suite("an unchanged screen")
  struct IdleTests {
    @Test("a sleeping scene writes no bytes and takes no CPU time")
    func sleeps() throws {
      let run = try HelperRun()
      defer { run.end() }
      #expect(try comesToRest(run))
    }

    @Test("a sleeping scene responds at once: nothing is waited for between key and frame")
    func answers() throws {
      let trace = SystemCalls("read,write,poll,ppoll")
      let run = try HelperRun(through: trace.command, replies: HelperRun.xtermReplies)
      defer { run.end() }
      for _ in 0..<10 {
        run.session.settle(for: 0.05)
        let length = run.session.output.count
        run.session.write("x")
        #expect(run.session.read { $0.output.count > length })
      }
      run.session.write("q")
      _ = run.session.wait()
      let calls = try trace.lines
      let keys = calls.indices.filter { calls[$0].contains(/^\d+ +read\(\d+, "x"/) }
      #expect(keys.count == 10)
      for key in keys {
        let process = calls[key].prefix { $0 != " " }
        let next = calls[(key + 1)...].filter { $0.hasPrefix(process) }.prefix { !$0.contains("poll") }
        // Not the write to the scene's log.
        #expect(next.contains { $0.contains("write(") && !$0.contains("key(") }, "\(next)")
      }
    }

    @Test("a message from another program wakes a sleeping scene, and nothing does before and after")
    func message() throws {
      let run = try HelperRun()
      let pipe = run.log + ".pipe"
      try #require(mkfifo(pipe, 0o600) == 0)
      let end = open(pipe, O_RDWR | O_CLOEXEC)
      defer {
        run.end()
        close(end)
        unlink(pipe)
      }
      run.session.write("a")
      #expect(try comesToRest(run), "it waits without looking")
      let before = try #require(wakeUps(try run.player))
      #expect(write(end, "hello", 5) == 5)
      #expect(run.hasLogged("answered: success(\"hello\")"))
      #expect(try comesToRest(run), "it isn't woken any more")
      let after = try #require(wakeUps(try run.player))
      // The answer, its tick, and the terminal's answer to the frame.
      #expect(after - before < 12)
    }

    /// Whether it writes nothing and isn't woken for a second and a half, in one of five attempts.
    private func comesToRest(_ run: HelperRun) throws -> Bool {
      let player = try run.player
      return (0..<5).contains { _ in
        let (bytes, before) = (run.session.output.count, wakeUps(player))
        run.session.drain(1.5)
        return run.session.output.count == bytes && wakeUps(player) == before
      }
    }

    /// The number of voluntary context switches.
    private func wakeUps(_ process: pid_t) -> Int? {
      let lines = processFile("\(process)/status").split(separator: "\n")
      return lines.first { $0.hasPrefix("voluntary") }?.split(separator: "\t").last.flatMap { Int($0) }
    }
  }
}
