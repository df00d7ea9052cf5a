import Foundation
import Pty
import Testing

extension EndToEnd {
  /// Folders that can't be read, or not to their end.
  @Suite struct UnreadFolders {
    let home: Home

    init() throws { home = try Home() }

    /// readdir(3) ends the same way at the end of a folder and at an error. Two folders are read, with two calls each:
    /// the second finds the end.
    @Test("a folder that the disk can't read to its end isn't taken for a shorter one", arguments: 1...4)
    func brokenOff(number: Int) throws {
      let usual = try Usage(["decks", "list"], home: home)
      let log = home.path + "/log"
      let options = ["-f", "-qq", "-o", log, "-e", "inject=getdents64:error=EIO:when=\(number)"]
      let usage = try Usage(
        of: ["strace"] + options + [builtBabble, "decks", "list"], environment: ["BABBLE_HOME": home.path])
      #expect(usage.output == usual.output || usage.status == .exited(1), "\(usage.output)")
      #expect(usage.status == .exited(0) || usage.errors.contains("Input/output error"), "\(usage.errors)")
      #expect(home.text(of: "log").contains("(INJECTED)"))
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
      "a command whose figures lack a deck that couldn't be read says so",
      arguments: ["stats", "due"]
    )
    func lacking(command: String) throws {
      let assets = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Assets").path
      _ = try home.write(
        #"{"schema":2,"settings":{"choices":{"today.deck":"spanish-first"}}}"#, to: "save.json")
      let options = [
        "-f", "-qq", "-o", "/dev/null", "-P", assets + "/Decks/spanish-first.json", "-e",
        "inject=read:error=EIO",
      ]
      let usage = try Usage(
        of: ["strace"] + options + [builtBabble, command],
        environment: ["BABBLE_HOME": home.path, "BABBLE_ASSETS": assets])
      #expect(
        usage.errors.contains("spanish-first.json") && usage.errors.contains("Input/output"), "\(usage)")
    }
  }
}
