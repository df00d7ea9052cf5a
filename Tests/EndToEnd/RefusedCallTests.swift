import Pty
import Testing

extension EndToEnd {
  /// Calls that the system refuses.
  @Suite struct RefusedCalls {
    let home: Home

    init() throws { home = try Home() }

    @Test("half a line before a read error is no answer, and the error is told")
    func brokenLine() throws {
      let input = try home.write("5\n:q\n", to: "input")
      let script = """
        strace -f -qq -o /dev/null -P \(input) -e inject=read:error=EIO:when=4 "$0" today --plain <\(input)
        """
      let usage = try Usage(of: ["sh", "-c", script, builtBabble], environment: ["BABBLE_HOME": home.path])
      #expect(!usage.output.contains("> :") && usage.errors.contains("standard input"), "\(usage)")
    }

    @Test("a line is read on when a signal has interrupted it", arguments: 1...4)
    func interruptedLine(number: Int) throws {
      let input = try home.write("5\n:q\n", to: "input")
      let script = """
        strace -f -qq -o \(home.path)/log -P \(input) -e inject=read:error=EINTR:when=\(number) \
        "$0" today --plain <\(input)
        """
      let usage = try Usage(of: ["sh", "-c", script, builtBabble], environment: ["BABBLE_HOME": home.path])
      #expect(usage.status == .exited(0) && usage.output.contains("> :q"), "\(usage)")
      #expect(home.text(of: "log").contains("(INJECTED)"))
    }

    @Test(
      "an answer from another thread comes through even if waking the loop fails once",
      arguments: ["EINTR", "EAGAIN", "EIO"])
    func failedWake(error: String) throws {
      let log = home.path + "/log"
      let options = ["-f", "-qq", "-o", log, "-e", "trace=write", "-P", "anon_inode:[eventfd]"]
      let command = [builtBabble, "today", "--deck", "spanish-first", "--minutes", "2", "--home", home.path]
      let player = try Player(
        running: "strace", options + ["-e", "inject=write:error=\(error):when=1+2"] + command)
      player.expect("Enter next")
      player.press(.controlC)
      #expect(player.session.wait() == .exited(130))
      #expect(home.text(of: "log").contains("(INJECTED)"))
    }
  }
}
