import Foundation
import Glibc
import Pty
import Seats
import Testing

extension EndToEnd {
  /// Sounds.
  @Suite struct Sounds {
    let home: Home

    init() throws { home = try Home() }

    @Test("a game can be heard: each word found is spoken, then the win")
    func spoken() throws {
      let player = try play(["--deck", "spanish-first"], ["BABBLE_SOUND": "wav:\(home.path)"])
      player.expect("All pairs found")
      #expect(player.wait { _ in sounds.contains { $0.hasSuffix("-win.wav") } }, "\(sounds)")
      #expect(sounds.contains { $0.hasSuffix("-speech-es.wav") }, "\(sounds)")
      #expect(sounds.allSatisfy { size(of: $0) > 2000 })
    }

    @Test("--no-sound silences everything")
    func silent() throws {
      let player = try play(["--no-sound"], ["BABBLE_SOUND": "wav:\(home.path)"])
      leave(player)
      #expect(sounds.isEmpty)
    }

    @Test(
      "without a player, or with one that fails or hangs, the game goes on, and nothing stays behind",
      arguments: [("none", ""), ("pw-play", "exit 1"), ("aplay", "sleep 600 & wait")])
    func players(_ name: String, _ script: String) throws {
      let folder = try Home()
      let start = "#!/bin/sh\nPATH=/usr/bin:/bin\necho x >>'\(folder.path)/asked'\n"
      let path = try folder.write(start + script + "\n", to: name)
      chmod(path, 0o755)
      leave(try play([], ["PATH": folder.path]))
      #expect(folder.text(of: "asked").isEmpty == (name == "none"))
    }

    @Test("a hanging player dies with a killed game")
    func killed() throws {
      let folder = try Home()
      let path = try folder.write(
        "#!/bin/sh\necho x >'\(folder.path)/asked'\nexec /bin/sleep 600\n", to: "pw-play")
      chmod(path, 0o755)
      let player = try play([], ["PATH": folder.path])
      #expect(player.wait { _ in !folder.text(of: "asked").isEmpty })
      let session = player.session.processID
      let games = processes(ofSession: session).filter { processFile("\($0)/comm") == "babble\n" }
      #expect(!games.isEmpty && games.count < processes(ofSession: session).count)
      for game in games { kill(game, SIGKILL) }
      #expect(player.wait { _ in processes(ofSession: session).isEmpty })
    }

    @Test("doctor says what is missing for sound")
    func doctor() throws {
      let usage = try Usage(["doctor"], home: home, environment: ["PATH": home.path])
      #expect(usage.status == .exited(0))
      #expect(usage.output.contains(/sound player +none/) && usage.output.contains("pulseaudio-utils"))
      #expect(usage.output.contains(/speech +none/) && usage.output.contains("install espeak-ng"))
    }

    private func play(_ arguments: [String], _ environment: [String: String]) throws -> Player {
      let player = try Player(
        ["play", "memory", "--words", "2", "--seed", "1", "--reduce-motion"] + arguments, home: home,
        environment: environment)
      var memory = SeatedMemoryPlayer(player, by: .keys)
      #expect(try memory.play() == 2)
      return player
    }

    /// Leaves from the end screen, once it takes keys. Nothing may stay behind.
    private func leave(_ player: Player) {
      player.expect("All pairs found")
      player.expect("Menu")
      player.type("q")
      player.expect("c switch")
      player.type("q")
      #expect(player.session.wait() == .exited(0))
      #expect(player.wait { _ in processes(ofSession: player.session.processID).isEmpty })
      #expect(player.leftovers == [])
    }

    private var sounds: [String] {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: home.path)) ?? []
      return names.filter { $0.hasSuffix(".wav") && !$0.hasPrefix(".") }.sorted()
    }

    private func size(of name: String) -> Int {
      FileManager.default.contents(atPath: home.path + "/" + name)?.count ?? 0
    }
  }
}
