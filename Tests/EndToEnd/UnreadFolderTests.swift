import Foundation
import Pty
import Testing

extension EndToEnd {
  /// Folders that can't be read, or not to their end.
  @Suite struct UnreadFolders {
    let home: Home

    init() throws { home = try Home() }

    /// readdir(3) ends the same way at the end of a folder and at an error.
    @Test("a folder that the disk can't read to its end isn't taken for a shorter one", arguments: 1...8)
    func brokenOff(number: Int) throws {
      let usual = try Usage(["decks", "list"], home: home)
      let options = ["-f", "-qq", "-o", "/dev/null", "-e", "inject=getdents64:error=EIO:when=\(number)"]
      let usage = try Usage(
        of: ["strace"] + options + [builtBabble, "decks", "list"], environment: ["BABBLE_HOME": home.path])
      #expect(usage.output == usual.output || usage.status == .exited(1), "\(usage.output)")
      #expect(usage.status == .exited(0) || usage.errors.contains("Input/output error"), "\(usage.errors)")
    }

    @Test(
      "figures and plain sessions say which decks and courses they know nothing of",
      arguments: ["decks", "courses"], [["stats"], ["today", "--plain"]])
    func unknown(folder: String, command: [String]) throws {
      let path = try home.write("", to: folder)
      let usage = try Usage(command, home: home)
      #expect(usage.errors.contains("could not list \(path): it is a file."), "\(usage.errors)")
    }
  }
  /// Decks are read when they are needed.
  @Suite struct UnreadDecks {
    let home: Home

    init() throws { home = try Home() }

    @Test(
      "row 57: a command whose figures lack a deck that couldn't be read says so",
      arguments: ["stats", "due"]
    )
    func lacking(command: String) throws {
      let assets = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Assets").path
      _ = try home.write(
        #"{"schema":2,"settings":{"choices":{"today.deck":"spanish-150"}}}"#, to: "save.json")
      let options = [
        "-f", "-qq", "-o", "/dev/null", "-P", assets + "/Decks/spanish-150.json", "-e",
        "inject=read:error=EIO",
      ]
      let usage = try Usage(
        of: ["strace"] + options + [builtBabble, command],
        environment: ["BABBLE_HOME": home.path, "BABBLE_ASSETS": assets])
      #expect(usage.errors.contains("spanish-150.json") && usage.errors.contains("Input/output"), "\(usage)")
    }
  }

  /// Calls that the system refuses.
  @Suite struct RefusedCalls {
    let home: Home

    init() throws { home = try Home() }

    @Test("row 57: half a line before a read error is no answer, and the error is told")
    func brokenLine() throws {
      let input = try home.write("5\n:q\n", to: "input")
      let script = """
        strace -f -qq -o /dev/null -P \(input) -e inject=read:error=EIO:when=4 "$0" today --plain <\(input)
        """
      let usage = try Usage(of: ["sh", "-c", script, builtBabble], environment: ["BABBLE_HOME": home.path])
      #expect(!usage.output.contains("> :") && usage.errors.contains("standard input"), "\(usage)")
    }

    @Test("row 57: a line is read on when a signal has interrupted it", arguments: 1...4)
    func interruptedLine(number: Int) throws {
      let input = try home.write("5\n:q\n", to: "input")
      let script = """
        strace -f -qq -o /dev/null -P \(input) -e inject=read:error=EINTR:when=\(number) \
        "$0" today --plain <\(input)
        """
      let usage = try Usage(of: ["sh", "-c", script, builtBabble], environment: ["BABBLE_HOME": home.path])
      #expect(usage.status == .exited(0) && usage.output.contains("> :q"), "\(usage)")
    }

    @Test(
      "row 57: an answer from another thread comes through even if waking the loop fails once",
      arguments: ["EINTR", "EAGAIN", "EIO"])
    func failedWake(error: String) throws {
      let options = ["-f", "-qq", "-o", "/dev/null", "-e", "trace=write", "-P", "anon_inode:[eventfd]"]
      let command = [builtBabble, "today", "--deck", "spanish-150", "--minutes", "1", "--home", home.path]
      let player = try Player(
        running: "strace", options + ["-e", "inject=write:error=\(error):when=1+2"] + command)
      player.expect("Enter next")
      player.press(.controlC)
    }

    @Test("without a descriptor for its signals the keeper still sees that its game has ended")
    func signalDescriptors() throws {
      let traced = try Traced(home: home, calls: "signalfd4", inject: "signalfd4:error=EMFILE")
      traced.player.expect("what you know")
      traced.player.leave()
    }
  }
}
