import Foundation
import Pty
import Seats
import Testing

extension EndToEnd {
  /// Recording and replaying a game.
  @Suite struct Replays {
    let home: Home

    init() throws { home = try Home() }

    @Test("a game is replayed, verified and exported as a cast") func replay() throws {
      let file = try played()
      let verified = try Usage(["replay", file, "--verify"], home: home)
      #expect(verified.status == .exited(0) && verified.output.contains(/^verified: [0-9,]+ points/))

      let player = try Player(["replay", file], home: home)
      #expect(player.expect("p pause"))
      player.type("p")
      #expect(player.expect("paused"))
      player.session.write("\u{1B}[H")
      #expect(player.expect("0:00.00"))
      player.type("...")
      #expect(player.expect("0:00.05"))
      player.session.write("\u{1B}[F")
      #expect(player.expect("verified"))
      player.type("?")
      #expect(player.expect("jump back or ahead"))
      player.press(.escape)
      #expect(player.expect("p again"))
      player.click(on: "q leave")
      #expect(player.session.wait() == .exited(0))
      #expect(player.leftovers == [])
      #expect(try home.scores().count == 1)

      let cast = home.path + "/game.cast"
      let made = try Usage(["replay", file, "--cast", cast, "--ascii"], home: home)
      #expect(made.status == .exited(0) && made.errors.isEmpty)
      #expect(home.text(of: "game.cast").hasPrefix("{\"height\":24,"))
      let again = try Usage(["replay", file, "--cast", cast], home: home)
      #expect(again.status == .exited(1) && again.errors.contains("game.cast exists."))
      #expect(try Usage(["replay", file, "--cast", file], home: home).status == .exited(1))
      #expect(try Usage(["replay", file, "--verify"], home: home).status == .exited(0))
    }

    @Test("an invalid or damaged replay is refused with a message") func damaged() throws {
      var bytes = try #require(FileManager.default.contents(atPath: try played()))
      bytes[bytes.count / 2] ^= 4
      let damaged = home.path + "/damaged.babble"
      try bytes.write(to: URL(filePath: damaged))
      let files = [
        (damaged, "checksum"), (try home.write("hello", to: "text.babble"), "no replay"),
        (home.path + "/none.babble", "could not be read"),
      ]
      for options in [[], ["--verify"], ["--cast", home.path + "/none.cast"]] {
        for (path, reason) in files {
          let usage = try Usage(["replay", path] + options, home: home)
          #expect(usage.status == .exited(1) && usage.errors.contains(reason), "\(usage.errors)")
          #expect(usage.output.isEmpty && usage.errors.contains(path))
        }
      }
      #expect(!FileManager.default.fileExists(atPath: home.path + "/none.cast"))
    }

    @Test("a pause can look back and resume") func lookBack() throws {
      let player = try Player(["play", "challenge", "--seed", "1"], home: home)
      #expect(player.expect("New letters"))
      player.press(.enter)
      #expect(player.expect("1-4 answer"))
      #expect(player.expect("0:57"))
      player.type("p")
      #expect(player.expect("Paused"))
      player.click(on: "Look back")
      #expect(player.expect("now"))
      player.press(.left)
      #expect(player.expect("1 s ago"))
      player.press(.escape)
      #expect(player.expect("Paused"))
      player.press(.escape)
      #expect(player.expect("1-4 answer"))
    }

    /// Plays a short game up to its first wrong answer. Returns the path of its replay.
    private func played() throws -> String {
      let player = try Player(["play", "challenge", "--variation", "sudden", "--seed", "1"], home: home)
      #expect(player.expect("New letters"))
      player.press(.enter)
      #expect(player.expect("1-4 answer"))
      for _ in 0..<40 where !player.wait(0.7, until: { $0.contains { $0.contains("Another deck") } }) {
        player.type("1")
      }
      player.type("q")
      player.type("q")
      #expect(player.session.wait() == .exited(0))
      let names = try FileManager.default.contentsOfDirectory(atPath: home.path + "/replays")
      return home.path + "/replays/" + (try #require(names.first))
    }
  }
}

extension EndToEnd {
  /// `babble doctor --report`, and `babble verify`.
  @Suite struct Reports {
    let home: Home

    init() throws { home = try Home() }

    /// The first of the recorded games.
    private func replay() throws -> Data {
      let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Replays")
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      return try Data(contentsOf: folder.appending(path: try #require(names.first)))
    }

    private func save(_ replay: Data, in folder: String) throws {
      try FileManager.default.createDirectory(atPath: folder + "/replays", withIntermediateDirectories: true)
      try replay.write(to: URL(fileURLWithPath: folder + "/replays/game.babble"))
    }

    @Test("a report holds the last game, and verify accepts it as it is, even quoted")
    func lastGame() throws {
      try save(try replay(), in: home.path)
      let file = home.path + "/report.txt"
      let usage = try Usage(["doctor", "--report", file], home: home)
      #expect(usage.status == .exited(0), "\(usage.errors)")
      #expect(
        usage.output.contains("It contains your last finished game")
          && usage.output.contains("Read it before you send it."))
      let report = home.text(of: "report.txt")
      #expect(report.contains("It contains your last finished game") && report.contains("xterm-256color"))
      let quoted = report.split(separator: "\n", omittingEmptySubsequences: false).map { "> " + $0 + "\r\n" }
      _ = try home.write("Look at this:\r\n" + quoted.joined(), to: "mail.txt")
      for name in ["report.txt", "mail.txt"] {
        let verified = try Usage(["verify", home.path + "/" + name], home: home)
        #expect(verified.status == .exited(0), "\(verified.errors)")
        #expect(verified.output.contains("Player 0"))
      }
    }

    @Test("without a game there is still a report, which says so")
    func noGame() throws {
      let file = home.path + "/report.txt"
      let usage = try Usage(["doctor", "--report", file], home: home)
      #expect(usage.status == .exited(0))
      #expect(usage.output.contains("You have finished no game yet"))
      #expect(home.text(of: "report.txt").contains("You have finished no game yet"))
      let verified = try Usage(["verify", file], home: home)
      #expect(verified.status == .exited(1) && verified.errors.contains("no replay of Babble"))
    }

    @Test("an existing file is left alone")
    func exists() throws {
      let file = try home.write("mine", to: "report.txt")
      let usage = try Usage(["doctor", "--report", file], home: home)
      #expect(usage.status == .exited(1) && usage.errors.contains("exists"))
      #expect(home.text(of: "report.txt") == "mine")
    }

    @Test("a report has nothing about user, machine, folders and environment")
    func discretion() throws {
      let user = home.path + "/users/annasecret"
      let poison = [
        "HOME": user, "USER": "annasecret", "LOGNAME": "annalogname", "HOSTNAME": "annashost",
        "HOST": "annaslaptop",
        "API_TOKEN": "annastoken", "SSH_CONNECTION": "203.0.113.77 22", "BABBLE_HOME": "",
        "XDG_DATA_HOME": home.path + "/annasdata",
      ]
      let folder = home.path + "/annasdata/babble"
      try save(try replay(), in: folder)
      try FileManager.default.createDirectory(atPath: folder + "/decks", withIntermediateDirectories: true)
      try "annasdeck".write(toFile: folder + "/decks/annasdiary.csv", atomically: false, encoding: .utf8)
      try "{".write(toFile: folder + "/save.json", atomically: false, encoding: .utf8)
      let usage = try Usage(
        of: [builtBabble, "doctor", "--report", home.path + "/report.txt"], environment: poison)
      #expect(usage.status == .exited(0), "\(usage.errors)")
      let report = home.text(of: "report.txt")
      #expect(report.contains("BEGIN BABBLE RECORDING"))
      for secret in ["anna", home.path, "203.0.113.77"] {
        #expect(!report.contains(secret), "\(secret) stands in:\n\(report)")
      }
      let words = report.split { !$0.isLetter && !$0.isNumber && !"-_.".contains($0) }.map(String.init)
      #expect(!words.contains(ProcessInfo.processInfo.hostName))
    }

    @Test("for any invalid file verify quickly prints one clear line, with status 1")
    func hostileFiles() throws {
      let replay = try replay()
      let lines = "-----BEGIN BABBLE RECORDING-----\n"
      let files: [(String, Data)] = [
        ("empty", Data()), ("zeros", Data(count: 100_000)), ("cut", replay.prefix(replay.count / 2)),
        ("head", replay.prefix(9)), ("twice", replay + replay),
        ("large", replay + Data(count: 17 << 20)),
        ("open", Data((lines + "QUJD\n").utf8)),
        ("letters", Data((lines + "Q*==\n-----END BABBLE RECORDING-----\n").utf8)),
        ("text", Data((lines + "QUJD\n-----END BABBLE RECORDING-----\n").utf8)),
        ("noise", Data((0..<5000).map { UInt8(truncatingIfNeeded: $0 &* 7919 >> 3) })),
      ]
      for (name, content) in files {
        let path = home.path + "/" + name
        try content.write(to: URL(fileURLWithPath: path))
        let usage = try Usage(
          of: ["timeout", "60", builtBabble, "verify", path], environment: ["BABBLE_HOME": home.path])
        #expect(usage.status == .exited(1), "\(name): \(usage.errors)")
        #expect(usage.errors.split(separator: "\n").count == 1, "\(name): \(usage.errors)")
        #expect(usage.errors.contains(name) && usage.output.isEmpty, "\(name): \(usage.errors)")
      }
      let folder = try Usage(["verify", home.path], home: home)
      #expect(folder.status == .exited(1) && !folder.errors.isEmpty)
    }
  }
}

extension EndToEnd {
  /// `babble ladder`.
  @Suite struct Ladders {
    let home: Home
    private let folder: String

    init() throws {
      home = try Home()
      folder = home.path + "/class"
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }

    /// Copies the first recorded games.
    private func fill(_ count: Int) throws {
      let replays = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Replays")
      for name in try FileManager.default.contentsOfDirectory(atPath: replays.path).sorted().prefix(count) {
        try Data(contentsOf: replays.appending(path: name)).write(
          to: URL(fileURLWithPath: folder + "/" + name))
      }
    }

    private func ladder(_ arguments: String...) throws -> Usage {
      try Usage(
        of: [builtBabble, "ladder"] + arguments,
        environment: ["BABBLE_HOME": home.path, "XDG_CACHE_HOME": home.path + "/cache"], timeout: 60)
    }

    @Test("ranks a folder, says what isn't verified, and remembers the folder")
    func ranks() throws {
      try fill(4)
      try "hello".write(toFile: folder + "/odd.babble", atomically: false, encoding: .utf8)
      let first = try ladder(folder)
      #expect(first.status == .exited(0), "\(first.errors)")
      #expect(first.output.contains("All\n") && first.output.contains("right, "), "\(first.output)")
      #expect(first.output.contains("Not verified\n  odd.babble: this is no replay of Babble."))
      #expect(first.output.contains("not by whom or at which try."))
      let again = try ladder()
      #expect(again.output == first.output && again.status == .exited(0), "\(again.output)")
      let json = try ladder("--json")
      #expect(json.output.contains("\"verdict\":\"verified\"") && json.output.contains("\"all\":1"))
      #expect(try ladder("--day").output.hasPrefix("Nothing was played in that time."))
    }

    @Test("says how recordings come to be where there are none, and refuses only what can't be read")
    func nothing() throws {
      let own = try ladder()
      #expect(own.status == .exited(0) && own.output.hasPrefix("There are no recordings yet."))
      let empty = try ladder(folder)
      #expect(empty.status == .exited(0) && empty.output.contains("copy or sync"))
      let gone = try ladder(folder + "/gone")
      #expect(gone.status == .exited(1) && gone.errors.contains("could not be read"))
    }
  }
}
