import Foundation
import Pty
import Seats
import Testing

extension EndToEnd {
  /// A game that is played, and then seen again.
  @Suite struct Replays {
    let home: Home

    init() throws { home = try Home() }

    @Test("a game is replayed, verified and made into a cast") func replay() throws {
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
      #expect(player.expect("What you see"))
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

    @Test("what is no replay, or a damaged one, is refused in words") func damaged() throws {
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

    @Test("from a pause one looks back and goes on") func lookBack() throws {
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

    /// A short game, to its end, which is the first wrong answer; the path of its replay.
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
