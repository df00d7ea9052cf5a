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
  /// Calls that the system refuses.
  @Suite struct RefusedCalls {
    let home: Home

    init() throws { home = try Home() }

    @Test("without a descriptor for its signals the keeper still sees that its game has ended")
    func signalDescriptors() throws {
      let traced = try Traced(home: home, calls: "signalfd4", inject: "signalfd4:error=EMFILE")
      traced.player.expect("what you know")
      traced.player.leave()
    }
  }
}
