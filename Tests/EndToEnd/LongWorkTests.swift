import Foundation
import Glibc
import Pty
import Seats
import Testing

extension EndToEnd {
  /// Long work: its progress line, and what interrupting it leaves behind.
  @Suite struct LongWork {
    private static let replays = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Replays").path

    let home: Home
    /// Replays that together take a few seconds.
    let files: [String]

    init() throws {
      home = try Home()
      let names = try FileManager.default.contentsOfDirectory(atPath: Self.replays).sorted()
        .map { Self.replays + "/" + $0 }
      files = Array(repeatElement(names, count: 4).joined())
    }

    @Test("at a terminal a progress line is shown without escape sequences, and disappears at the end")
    func line() throws {
      let player = try Player(["verify"] + files, home: home, size: PtySize(100, 60))
      player.expect("of \(files.count): 0:")
      #expect(player.session.wait(timeout: 60) == .exited(0))
      #expect(player.rows.contains { $0.contains("right, ") })
      #expect(!player.rows.contains { $0.contains("of \(files.count)") })
      #expect(!player.session.text.contains("\u{1B}"))
    }

    @Test("away from a terminal there is no such line")
    func noLine() throws {
      let usage = try Usage(
        of: [builtBabble, "verify"] + files.prefix(40), environment: ["BABBLE_HOME": home.path], timeout: 60)
      #expect(usage.status == .exited(0) && usage.errors.isEmpty)
    }

    @Test("Ctrl-C ends it at once and leaves no line")
    func brokenOff() throws {
      let player = try Player(["verify"] + files, home: home)
      player.expect("of \(files.count): 0:")
      player.press(.controlC)
      #expect(player.session.wait() == .signalled(2))
      #expect(player.rows.allSatisfy { $0.isEmpty } && player.leftovers == [])
    }

    @Test("a signal that it was started to ignore doesn't end it")
    func ignored() throws {
      let arguments = ["-c", #"trap '' INT; exec "$0" "$@""#, builtBabble, "verify"] + files
      let player = try Player(running: "sh", arguments, environment: ["BABBLE_HOME": home.path])
      player.expect("of \(files.count): 0:")
      player.press(.controlC)
      #expect(player.session.wait(timeout: 60) == .exited(0))
    }

    @Test("a cast interrupted by a signal leaves no file", arguments: [1, 2, 3, 15])
    func halfFile(signal: Int) throws {
      let replay = try #require(files.first { $0.contains("-letters") })
      // The font search of the first letter lasts until the signal arrives.
      let fonts = try Home()
      let (asked, answer) = (fonts.path + "/asked", fonts.path + "/answer")
      let search = try fonts.write(
        "#!/bin/sh\nPATH=/usr/bin:/bin\necho >'\(asked)'\nuntil [ -e '\(answer)' ]; do sleep 0.01; done\nexit 1\n",
        to: "fc-match")
      chmod(search, 0o755)
      // Without Swift's own SIGQUIT handler of debug builds.
      let player = try Player(
        ["replay", replay, "--cast", home.path + "/new.cast"], home: home,
        environment: ["SWIFT_BACKTRACE": "enable=no", "PATH": fonts.path])
      #expect(player.wait { _ in FileManager.default.fileExists(atPath: asked) })
      #expect(try home.names() != [])
      player.session.signal(Int32(signal))
      // Work checks for interruption ten times a second.
      player.pause(0.3)
      _ = try fonts.write("", to: "answer")
      #expect(player.session.wait() == .signalled(signal))
      #expect(try home.names() == [])
      #expect(player.leftovers == [])
    }
  }
}
