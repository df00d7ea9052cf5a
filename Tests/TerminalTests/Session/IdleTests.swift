import System
import Glibc
import Pty
import Testing

extension HeldTerminal {
  @Suite("a still screen")
  struct IdleTests {
    @Test("a sleeping scene writes no byte and takes no time of the processor")
    func sleeps() throws {
      let run = try HelperRun()
      defer { run.end() }
      run.session.drain(0.2)
      let bytes = run.session.output.count
      let switches = wakeUps(try run.player)
      run.session.drain(1)
      #expect(run.session.output.count == bytes)
      #expect(wakeUps(try run.player) == switches, "it isn't woken")
    }

    @Test("a sleeping scene answers at once")
    func answers() throws {
      let run = try HelperRun()
      defer { run.end() }
      var times: [Double] = []
      for _ in 0..<40 {
        run.session.drain(0.03)
        let length = run.session.output.count
        let start = MonotonicClock.seconds
        run.session.write("x")
        #expect(run.session.read { $0.output.count > length })
        times.append(MonotonicClock.seconds - start)
      }
      // If it answered with the next tick of 16.7 ms a quarter of them would take up to 4.2 ms.
      #expect(times.sorted()[10] < 0.002, "seconds: \(times)")
    }

    @Test("another thread wakes a sleeping scene with what it brings")
    func woken() throws {
      let run = try HelperRun("wake")
      defer { run.end() }
      run.session.write("d")
      #expect(run.hasLogged("paste(\"from elsewhere\")"))
    }

    @Test("a sleeping scene is woken by the answer of another thread, and once only")
    func answered() throws {
      let run = try HelperRun()
      defer { run.end() }
      run.session.drain(0.2)
      let before = try #require(wakeUps(try run.player))
      run.session.write("a")
      #expect(run.hasLogged("answered: success(CrashHelper.Echo(text: \"from a thread\"))"))
      run.session.drain(0.2)
      let after = try #require(wakeUps(try run.player))
      // The key, the tick that takes it, the answer, the tick that takes that, and what the screen answers to each frame.
      #expect(after - before < 20)
      run.session.drain(1)
      #expect(wakeUps(try run.player) == after, "it isn't woken any more")
    }

    /// How often the process gave up the processor to wait.
    private func wakeUps(_ process: pid_t) -> Int? {
      let lines = processFile("\(process)/status").split(separator: "\n")
      return lines.first { $0.hasPrefix("voluntary") }?.split(separator: "\t").last.flatMap { Int($0) }
    }
  }
}
