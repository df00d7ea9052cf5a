import Glibc
import Pty
import Testing

extension HeldTerminal {
  @Suite("a stopped job")
  struct StoppedJobTests {
    private static let shell = JobControlTests.shells[0]

    @Test("SIGTSTP to the program alone stops the job even after the loop, and fg continues it")
    func stoppedAfterwards() throws {
      let run = try HelperRun(shell: Self.shell, running: "HELPER", death: "linger")
      defer { run.end() }
      let player = try run.player
      run.session.write("q")
      #expect(run.hasLogged("after the loop"))
      kill(player, SIGTSTP)
      #expect(run.shellIsBack() && run.becomesRestored())
      run.session.write("fg\n")
      #expect(run.hasLogged("lingered"))
      #expect(run.shellIsBack())
    }

    @Test("one that is continued while it restores the terminal isn't stopped after all")
    func continuedAtOnce() throws {
      let run = try HelperRun(shell: Self.shell, running: "HELPER", delay: 0.8)
      defer { run.end() }
      let player = try run.player
      run.session.settle(for: 1)
      kill(player, SIGTSTP)
      #expect(run.session.read { $0.modes.isClean })
      kill(player, SIGCONT)
      #expect(run.hasLogged("resumed"))
      run.session.drain(1.5)
      #expect(!run.shellHasTerminal)
      #expect(run.quits())
    }

    @Test("one that is continued alone while it is stopped waits for fg")
    func continuedAlone() throws {
      let run = try HelperRun(shell: Self.shell, running: "HELPER")
      defer { run.end() }
      let player = try run.player
      #expect(run.stops())
      kill(player, SIGCONT)
      run.session.write("echo st''ill\n")
      #expect(run.session.read(until: "still"))
      run.session.drain(0.3)
      #expect(run.isRestored)
      run.session.write("fg\n")
      #expect(run.hasLogged("resumed"))
      #expect(run.quits())
    }

    @Test("one under a script, which continues nobody, also goes on when it is continued alone")
    func continuedInScript() throws {
      let run = try HelperRun(shell: Self.shell, running: "sh -c 'HELPER; true'")
      defer { run.end() }
      let player = try run.player
      kill(player, SIGSTOP)
      #expect(run.session.read { _ in run.isStopped })
      kill(player, SIGCONT)
      #expect(run.hasLogged("resumed"))
      #expect(run.quits())
    }

    @Test("fg brings it back although a stop signal discarded a SIGCONT before")
    func discardedContinuation() throws {
      let run = try HelperRun(shell: Self.shell, running: "HELPER")
      defer { run.end() }
      let player = try run.player
      for round in 1...5 {
        // A key that comes while the terminal is taken again is dropped, and is pressed once more.
        #expect((1...3).contains { _ in run.stops(within: 3) }, "round \(round)")
        kill(player, SIGCONT)
        kill(player, SIGTTIN)
        // Until it has stopped again, the shell takes it for a running job, and fg would come before that stop.
        #expect(run.session.read { _ in run.isStopped })
        run.session.settle(for: 0.1)
        let isBack = (1...3).contains { _ in
          run.session.write("fg\n")
          return run.session.read(timeout: 3) { _ in run.lines.count { $0.contains("resumed") } >= round }
        }
        #expect(isBack, "round \(round)")
      }
      #expect(run.quits())
    }

    @Test("Ctrl-Z does nothing if the program was started to ignore it")
    func ignoringControlZ() throws {
      let run = try HelperRun(
        shell: Self.shell, running: "sh -c \"trap '' TSTP; exec HELPER\"")
      defer { run.end() }
      run.session.write("\u{1A}")
      #expect(run.hasLogged("resumed"))
      run.session.write("x")
      #expect(run.hasLogged("character(\"x\")"))
      #expect(run.quits())
    }

    @Test("kill %1 ends a stopped job in order")
    func killedWhileStopped() throws {
      let run = try HelperRun(shell: Self.shell, running: "HELPER")
      defer { run.end() }
      #expect(run.stops())
      run.session.write("kill %1\n")
      #expect(run.hasLogged("after the loop: signalled(15)"))
      #expect(run.lines.contains("flushed"))
      #expect(isAlone(run) && run.becomesRestored())
    }

    @Test("kill %1 also ends one that SIGSTOP has stopped, and the terminal is as before")
    func killedWhileStoppedHard() throws {
      let run = try HelperRun(shell: Self.shell, running: "HELPER")
      defer { run.end() }
      #expect(try run.isCaught(by: SIGSTOP))
      run.session.write("kill %1\n")
      #expect(run.hasLogged("after the loop: signalled(15)"))
      #expect(run.lines.contains("flushed"))
      #expect(isAlone(run) && run.becomesRestored())
    }

    @Test("a signal while the terminal is given back for a stop ends the job instead of stopping it")
    func killedWhileStopping() throws {
      let run = try HelperRun(shell: Self.shell, running: "HELPER", delay: 0.8)
      defer { run.end() }
      let player = try run.player
      run.session.settle(for: 1)
      run.session.write("\u{1A}")
      #expect(run.session.read { $0.modes.isClean })
      kill(player, SIGHUP)
      #expect(run.hasLogged("after the loop: signalled(1)"))
      #expect(run.shellIsBack() && run.becomesRestored())
    }

    @Test("kill %1 ends a job that was started in the background")
    func killedInBackground() throws {
      let run = try HelperRun(shell: Self.shell, running: "HELPER & \(Self.killing); HELPER")
      defer { run.end() }
      #expect(run.session.read { _ in run.lines.contains("after the loop: signalled(15)") })
      #expect(run.quits())
      #expect(isAlone(run))
    }

    @Test("it also ends one in the background that would only ask the terminal")
    func killedBeforeAsking() throws {
      let session = try PtySession(Self.shell[0], Array(Self.shell.dropFirst()), environment: ["PS1": "$ "])
      defer { session.kill() }
      #expect(session.read(until: "$ "))
      session.write("\(builtProgram("CrashHelper")) /dev/null explore & \(Self.killing); echo ov''er\n")
      #expect(session.read(until: "over"))
      #expect(session.text.contains("Terminated"))
    }

    /// Whether only the shell is left. It isn't asked: of a job that dies while it reports it as stopped, bash says no more.
    private func isAlone(_ run: HelperRun) -> Bool {
      run.session.read { processes(ofSession: $0.processID) == [$0.processID] }
    }

    /// Shell commands that wait until the first job has stopped, and kill it.
    private static let killing =
      "until grep -q 'State:.T' /proc/$(jobs -p)/status; do sleep 0.1; done; kill %1; "
      + "while kill -0 %1 2>/dev/null; do sleep 0.1; done"
  }
}
