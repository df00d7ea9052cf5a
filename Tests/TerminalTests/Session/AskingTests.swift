import Glibc
import Pty
import Testing

extension HeldTerminal {
  @Suite("the query after a frame")
  struct AskingTests {
    private static let query = "\u{1B}[5n"
    private static let answer = "\u{1B}[0n"
    private static let replies = HelperRun.xtermReplies + [(query, answer)]

    /// The number of queries so far.
    private func queries(_ run: HelperRun) -> Int {
      run.session.text.ranges(of: Self.query).count
    }

    @Test(
      "no frame follows one that the terminal hasn't processed", arguments: ["ansi", "curses"])
    func waits(renderer: String) throws {
      let run = try HelperRun("busy", environment: ["RENDERER": renderer], replies: Self.replies)
      defer { run.end() }
      #expect(run.session.read { _ in queries(run) > 20 }, "frames flow")
      run.session.replies = []
      #expect(run.session.settle(for: 0.3), "it waits")
      let count = queries(run)
      run.session.write(Self.answer)
      #expect(run.session.read { _ in queries(run) > count }, "it goes on")
    }

    @Test("a terminal that stops answering gets frames again")
    func ceases() throws {
      let run = try HelperRun("busy", replies: Self.replies)
      defer { run.end() }
      #expect(run.session.read { _ in queries(run) > 5 })
      run.session.replies = []
      run.session.drain(0.1)
      let bytes = run.session.output.count
      #expect(run.session.read { $0.output.count > bytes + 20_000 })
    }

    @Test("a terminal that doesn't answer is asked once, and gets every frame")
    func silent() throws {
      let run = try HelperRun("busy")
      defer { run.end() }
      #expect(run.session.read { $0.output.count > 20_000 })
      #expect(queries(run) == 1)
    }

    @Test("an unchanged screen sends no queries, and answers aren't input")
    func still() throws {
      let run = try HelperRun(replies: Self.replies)
      defer { run.end() }
      run.session.write("x")
      #expect(run.session.read { _ in queries(run) == 2 })
      #expect(run.session.settle(for: 0.5))
      #expect(queries(run) == 2)
      #expect(run.lines.count == 1, "\(run.lines)")
    }

    @Test("answers on their way don't reach the shell", arguments: [("q", "busy"), ("d", "abort")])
    func nothingLeaks(key: String, death: String) throws {
      let late = ("\u{1B}>\u{1B}[c", Self.answer + Self.answer + "\u{1B}[?64c")
      let run = try HelperRun(death, replies: Self.replies + [late])
      defer { run.end() }
      run.session.read { _ in queries(run) > 5 || death == "abort" }
      run.session.replies = [late]
      run.session.write(key)
      _ = run.session.wait()
      #expect(run.isRestored)
      #expect(try run.session.unreadInput() == [])
    }

    @Test("each frame is one write, with its query")
    func oneWrite() throws {
      let trace = SystemCalls("write,writev")
      let run = try HelperRun("busy", through: trace.command, replies: Self.replies)
      defer { run.end() }
      #expect(run.session.read { _ in queries(run) > 30 })
      run.session.write("q")
      _ = run.session.wait()
      let writes = try trace.lines.filter { $0.contains("\\33[5n") }
      #expect(writes.count > 30)
      // Traced programs are slow, and a query alone precedes a part of a frame.
      for line in writes.dropFirst() where !line.contains("\"\\33[5n\"") {
        #expect(line.ranges(of: "\\33[5n").count == 1 && line.contains("\\33[5n\", "), "\(line)")
        #expect(line.contains("busybusy"), "it is a whole frame")
      }
    }
  }
}
