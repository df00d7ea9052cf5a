import Glibc
import Pty
import Testing

extension HeldTerminal {
  @Suite("job control")
  struct JobControlTests {
    /// Without line editing, so that the shell itself doesn't change the terminal's settings.
    static let shells = [["bash", "--norc", "--noediting", "-i"], ["dash", "-i"]]

    @Test(
      "Ctrl-Z during a drag restores the terminal; after fg the drag is over and dragging works",
      arguments: shells, ["HELPER", "(HELPER; exit $?)"])
    func controlZ(shell: [String], line: String) throws {
      let run = try HelperRun(shell: shell, running: line)
      defer { run.end() }
      run.session.write("\u{1B}[<0;5;5M\u{1B}[<32;6;5M")
      #expect(run.hasLogged("move"))
      #expect(run.stops())

      let stopped = run.session.output.count
      run.session.write("fg\n")
      #expect(run.session.read(until: "\u{1B}[?1002h", from: stopped))
      #expect(run.session.read(until: "ready", from: stopped), "all is drawn again")
      #expect(run.hasLogged("resumed"))
      run.session.write("\u{1B}[<32;9;9M")
      #expect(run.hasLogged("x: 8, y: 8"))
      #expect(run.quits())
    }

    @Test("stopping and continuing from outside works the same way", arguments: shells)
    func stoppedFromOutside(shell: [String]) throws {
      let run = try HelperRun(shell: shell, running: "HELPER")
      defer { run.end() }
      let group = run.session.foregroundGroup
      try #require(group > 1 && group != run.session.processID)
      for target in [-group, group] {
        kill(target, SIGTSTP)
        #expect(run.shellIsBack() && run.becomesRestored())
        let stopped = run.session.output.count
        run.session.write("fg\n")
        #expect(run.session.read(until: "ready", from: stopped))
        run.session.settle(for: 0.2)
      }
      #expect(run.session.foregroundGroup == group, "it isn't stopped a second time")
      #expect(run.quits())
    }

    @Test("fg brings it back after SIGSTOP, and it restores the terminal", arguments: shells)
    func stoppedHard(shell: [String]) throws {
      let run = try HelperRun(shell: shell, running: "HELPER")
      defer { run.end() }
      #expect(try run.isCaught(by: SIGSTOP))
      let stopped = run.session.output.count
      run.session.write("fg\n")
      #expect(run.session.read(until: "ready", from: stopped))
      #expect(run.hasLogged("resumed"))
      #expect(run.quits())
    }

    @Test("settings that the shell was given after SIGSTOP are the ones that are restored")
    func changedSettings() throws {
      let run = try HelperRun(shell: Self.shells[0], running: "HELPER")
      defer { run.end() }
      #expect(try run.isCaught(by: SIGSTOP))
      run.session.write("stty intr ^B; echo do''ne\n")
      #expect(run.session.read(until: "done"))
      let (changed, stopped) = (run.session.settings, run.session.output.count)
      #expect(changed != run.before)
      run.session.write("fg\n")
      #expect(run.session.read(until: "ready", from: stopped))
      run.session.write("q")
      #expect(run.shellIsBack() && run.session.modes.isClean)
      #expect(run.session.read { $0.settings == changed })
    }

    @Test(
      "SIGTTIN or SIGTTOU to the program alone stops the job, and fg continues it",
      arguments: [SIGTTIN, SIGTTOU])
    func stoppedAlone(signal: Int32) throws {
      let run = try HelperRun(shell: Self.shells[0], running: "HELPER")
      defer { run.end() }
      kill(try run.player, signal)
      #expect(run.shellIsBack() && run.becomesRestored())
      let stopped = run.session.output.count
      run.session.write("fg\n")
      #expect(run.session.read(until: "ready", from: stopped))
      #expect(run.quits())
    }

    @Test("without a shell it has no effect", arguments: [SIGTTIN, SIGTTOU])
    func stoppedWithoutShell(signal: Int32) throws {
      let run = try HelperRun()
      defer { run.end() }
      kill(try run.player, signal)
      run.session.drain(0.1)
      run.session.write("x")
      #expect(run.hasLogged("character(\"x\")"))
      run.session.write("q")
      #expect(run.session.wait() == .exited(0))
      #expect(run.isRestored)
    }

    @Test(
      "SIGSTOP and SIGCONT of the whole job, many times, leave nothing on kitty's keyboard stack"
    )
    func stoppedOften() throws {
      let replies = HelperRun.xtermReplies + [("\u{1B}[?u", "\u{1B}[?0u")]
      let run = try HelperRun(replies: replies)
      defer { run.end() }
      #expect(run.session.read { $0.modes.kittyDepth == 1 })
      for round in 1...20 {
        kill(-run.session.processID, SIGSTOP)
        run.session.drain(0.02)
        kill(-run.session.processID, SIGCONT)
        #expect(run.session.read { _ in run.lines.count { $0.contains("resumed") } >= round })
        #expect(
          run.session.read { $0.modes.kittyDepth == 1 },
          "\(round): \(run.session.modes)\n\(run.lines.suffix(5))")
      }
      run.session.write("q")
      #expect(run.session.wait() == .exited(0))
      #expect(run.isRestored)
    }

    @Test("Ctrl-Z also stops the program's parent")
    func insideMake() throws {
      let run = try HelperRun(
        shell: JobControlTests.shells[0], running: "make -f <(printf 'play:\\n\\t@HELPER\\n') play")
      defer { run.end() }
      #expect(run.stops())
      let stopped = run.session.output.count
      run.session.write("fg\n")
      #expect(run.session.read(until: "ready", from: stopped))
      #expect(run.quits())
    }

    @Test("started in the background it stops before it reads the terminal's settings, and runs after fg")
    func background() throws {
      // This shell edits lines: while it does, the terminal has other settings than for programs.
      // It continues no job of which it doesn't know yet that it has stopped.
      let isStopped = "grep -q 'State:.T' /proc/$!/status"
      let run = try HelperRun(
        shell: ["bash", "--norc", "-i"], running: "HELPER &",
        "until \(isStopped); do sleep 0.1; done; fg; stty -a")
      defer { run.end() }
      run.session.write("q")
      #expect(run.hasLogged("after the loop: ended"))
      #expect(run.session.read { $0.text.contains(" icanon ") && $0.text.contains(" echo ") })
    }

    @Test("without a shell, Ctrl-Z has no effect")
    func withoutShell() throws {
      let run = try HelperRun()
      defer { run.end() }
      run.session.write("\u{1A}")
      #expect(run.hasLogged("resumed"))
      run.session.write("x")
      #expect(run.hasLogged("character(\"x\")"))
      run.session.write("q")
      #expect(run.session.wait() == .exited(0))
      #expect(run.isRestored)
    }
  }
}
