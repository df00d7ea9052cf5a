import System
import Glibc
import Pty
import Testing

extension HeldTerminal {
  @Suite("the supervising parent")
  struct SupervisorTests {
    @Test("after kill -9 during a drag the terminal is restored, and the wait status names the signal")
    func killed() throws {
      let isQuick = try isQuick(0.4) {
        let run = try HelperRun()
        defer { run.end() }
        run.session.write("\u{1B}[<0;5;5M\u{1B}[<32;6;5M")
        #expect(run.hasLogged("move"))
        kill(try run.player, SIGKILL)
        let start = MonotonicClock.seconds
        #expect(run.session.wait() == .signalled(Int(SIGKILL)))
        #expect(run.isRestored)
        return MonotonicClock.seconds - start
      }
      #expect(isQuick, "nobody waits for anything")
    }

    @Test("when the parent is killed the child restores the terminal, saves and ends")
    func parentKilled() throws {
      // The shell lives on, so that the end of the session isn't what ends the child.
      let run = try HelperRun(through: ["sh", "-c", "\"$@\"; sleep 600", "sh"])
      defer { run.end() }
      let player = try run.player
      kill(try run.keeper, SIGKILL)
      #expect(run.session.read { _ in run.isRestored && !isAlive(player) })
      #expect(run.lines.contains("after the loop: terminalGone"))
      #expect(run.lines.contains("flushed"))
    }

    @Test("when the parent is killed under a shell that edits lines, the shell keeps its settings")
    func parentKilledUnderEditing() throws {
      for _ in 0..<3 {
        let run = try HelperRun(shell: ["bash", "--norc", "-i"], running: "HELPER")
        defer { run.end() }
        let player = try run.player
        // Until earlier queries are answered, and the answers read.
        run.session.settle(for: 0.5)
        kill(try run.keeper, SIGKILL)
        #expect(run.session.read { _ in !isAlive(player) })
        run.session.settle(for: 0.2)
        #expect(!run.session.settings.isCanonical && !run.session.settings.echoes)
        let length = run.session.output.count
        run.session.write("echo it is\u{2}\u{2}\u{2}\u{2}\u{2}well \n")
        #expect(run.session.read(until: "well it is", from: length), "what is typed is edited")
        #expect(!run.session.text.contains("64;22c"), "no answer is left for the shell")
      }
    }

    @Test(
      "two threads of the child can initialise a global at once, though the parent has initialised some"
    )
    func locks() throws {
      for _ in 0..<100 {
        let session = try PtySession(builtProgram("CrashHelper"), ["/dev/null", "lock"])
        defer { session.kill() }
        try #require(session.wait() == .exited(0))
        #expect(session.text == "no thread waits for ever\r\n")
      }
    }

    @Test("the parent ends with the child's exit status")
    func exitStatus() throws {
      let run = try HelperRun()
      defer { run.end() }
      run.session.write("q")
      #expect(run.session.wait() == .exited(0))
      #expect(run.isRestored)
      #expect(run.lines.last == "after the loop: ended")
    }

    @Test("the parent is small and has a name that killall spares")
    func small() throws {
      let run = try HelperRun()
      defer { run.end() }
      let name = processFile("\(try run.keeper)/comm")
      #expect(name == "terminal-keeper\n")
      #expect(processFile("\(try run.player)/comm") == "CrashHelper\n")
      // The parent's own memory is anonymous memory.
      let memory = processFile("\(try run.keeper)/status").split(separator: "\n")
      let own = memory.first { $0.hasPrefix("RssAnon") }?.split(separator: " ").compactMap { Int($0) }.first
      #expect((own ?? .max) < 2048, "kilobytes of its own")
    }
  }
}
