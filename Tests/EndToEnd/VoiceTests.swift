import Deterministic
import Foundation
import Glibc
import Pty
import Seats
import Testing

extension EndToEnd {
  /// Recording the player's own voice from fake microphones.
  @Suite struct Voices {
    let home: Home
    let machine: Home

    init() throws {
      home = try Home()
      machine = try Home()
      try FileManager.default.createDirectory(atPath: home.path + "/decks", withIntermediateDirectories: true)
      _ = try home.write(Self.deck, to: "decks/words.json")
    }

    @Test("a word is recorded, kept, counted and removed")
    func recorded() throws {
      try install("arecord", Self.speaker)
      let player = try record()
      player.expect("1 of 2")
      player.expect("Kept on this computer")
      player.press(.enter)
      player.expect("Enter save")
      player.press(.enter)
      player.expect("2 of 2")
      player.press(.escape)
      player.expect("Enter start")
      leave(player)
      #expect(files.count == 2 && files.allSatisfy { $0.hasSuffix(".wav") }, "\(files)")
      let status = try usage(["doctor"])
      #expect(status.output.contains(/1 word, \d+ KB, in/), "\(status.output)")
      let refused = try usage(["voice", "remove", "casa", "--deck", "words"])
      #expect(refused.status == .exited(2) && refused.errors.contains("--yes"), "\(refused.errors)")
      let removed = try usage(["voice", "remove", "casa", "--deck", "words", "--yes"])
      #expect(removed.status == .exited(0) && files.isEmpty, "\(removed.errors)")
    }

    @Test("the recording replaces the synthetic voice, and precedes it on a card's v")
    func heard() throws {
      try install("arecord", Self.speaker)
      try install("flac", "exec /usr/bin/flac \"$@\"")
      try install("espeak-ng", "exec /usr/bin/espeak-ng \"$@\"")
      let player = try record()
      player.press(.enter)
      player.expect("Enter save")
      player.type("s")
      #expect(player.wait { _ in sounds.contains("002-voice-meaning.wav") }, "\(sounds)")
      player.expect("s hear")
      player.press(.enter)
      player.expect("2 of 2")
      #expect(files.allSatisfy { $0.hasSuffix(".flac") }, "\(files)")
      leave(player)
      let card = try Player.atMenu(of: home, environment: environment)
      card.click(on: "Words")
      card.expect("Word bank")
      card.type("/")
      card.type("Earful")
      card.expect("2 words")
      card.press(.enter)
      if !card.wait(3, until: { $0.contains { $0.contains("v voice") } }) { card.press(.enter) }
      card.expect("v voice")
      card.press(.enter)
      #expect(card.wait { _ in sounds.contains { $0.hasSuffix("-voice.wav") } }, "\(sounds)")
      card.type("s")
      #expect(card.wait { _ in sounds.contains { $0.hasSuffix("-speech-es.wav") } }, "\(sounds)")
      leave(card)
    }

    @Test("without a program that records it says which to install")
    func absent() throws {
      let usage = try usage(["voice", "record"])
      #expect(usage.status == .exited(1) && usage.errors.contains("alsa-utils"), "\(usage.errors)")
    }

    @Test(
      "a missing, vanishing or silent microphone is reported in one sentence; nothing is kept, and play goes on",
      arguments: [
        ("exit 1", "No microphone answers (arecord)"), ("exec /bin/sleep 60", "no sound comes"),
        ("/usr/bin/head -c 20000 /dev/zero; exit 1", "The microphone went away"),
      ])
    func faults(_ script: String, _ sentence: String) throws {
      try install("arecord", script)
      let player = try record()
      player.press(.enter)
      player.expect(sentence)
      player.expect("Enter start")
      try install("arecord", Self.speaker)
      player.press(.enter)
      player.expect("Enter save")
      leave(player)
      #expect(files.isEmpty)
    }

    @Test("without space nothing partial is kept, it says so, and keeps it once there is space")
    func noRoom() throws {
      try install("arecord", Self.speaker)
      let player = try record()
      player.press(.enter)
      player.expect("Enter save")
      // Not even root can write to a folder that is a file.
      _ = try home.write("", to: "voice")
      player.press(.enter)
      player.expect("Not kept")
      player.expect("Enter save")
      unlink(home.path + "/voice")
      player.press(.enter)
      player.expect("2 of 2")
      leave(player)
      #expect(files.count == 2)
    }

    @Test(
      "none of a hundred programs killed while recording leaves a partial file, litter or a recorder"
    )
    func killed() throws {
      try install("arecord", Self.speaker)
      let seed =
        ProcessInfo.processInfo.environment["BABBLE_SEED"].flatMap { UInt64($0) } ?? .random(in: 0...999_999)
      print("BABBLE_SEED=\(seed) presses the same keys again.")
      var (chance, hasKept) = (Chance(seed: seed), 0)
      for _ in 0..<100 {
        let player = try record()
        for _ in 0..<chance.number(in: 1...16) {
          player.type("\r")
          player.pause(Double(chance.below(101)) / 1000)
        }
        for process in processes(ofSession: player.session.processID)
        where processFile("\(process)/comm") == "babble\n" { kill(process, SIGKILL) }
        #expect(player.wait { _ in processes(ofSession: player.session.processID).isEmpty })
        for file in files where !file.hasPrefix(".") {
          let kept = FileManager.default.contents(atPath: "\(home.path)/voice/\(file)") ?? Data()
          let size = kept.dropFirst(40).prefix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
          #expect(kept.starts(with: Data("RIFF".utf8)) && kept.count == 44 + size, "\(file): \(kept.count)")
        }
        hasKept += files.isEmpty ? 0 : 1
        if files.count > 2 { try FileManager.default.removeItem(atPath: home.path + "/voice") }
      }
      #expect(hasKept > 5, "seed \(seed): \(hasKept) kept something")
      leave(try record())
      #expect(files.allSatisfy { !$0.hasPrefix(".") }, "\(files)")
    }

    @Test("in a real xterm the level follows the voice, and the waveform is drawn")
    func xterm() throws {
      try install("arecord", Self.slowSpeaker)
      let command =
        "env PATH=\(machine.path) BABBLE_HOME=\(home.path) \(builtBabble) voice record --deck words"
      let seat = try WindowSeat(running: command, home: home)
      seat.expect("Enter start")
      #expect(seat.rows.contains { $0.hasSuffix("off") })
      // On a busy machine the speaker can be through before the recorder listens; Enter then says it again.
      let isHeard = (0..<3).contains { _ in
        seat.press(.enter)
        let isShown = seat.wait(20) { rows in
          rows.contains { $0.contains("━━━") && !$0.hasSuffix("off") }
        }
        return isShown && seat.wait(20) { rows in rows.contains { $0.contains("Enter save") } }
      }
      #expect(isHeard)
      #expect(seat.rows.contains { $0.contains(" s") && $0.contains("✓ ") })
    }

    private static let deck = """
      {"id": "words", "name": "Earful", "language": {"term": "es", "meaning": "en"}, "kind": "words", "words": [
        {"id": "casa", "term": "casa", "meanings": ["house"]}, {"id": "sol", "term": "sol", "meanings": ["sun"]}]}
      """

    /// A fake microphone: a word of half a second, two seconds of silence, and the word again, at twenty times
    /// the speed.
    private static let speaker = """
      while :; do
      /usr/bin/yes 'one two three four' | /usr/bin/head -c 48000; /usr/bin/head -c 192000 /dev/zero; /bin/sleep 0.1
      done
      """

    /// The same with a word of three seconds, as fast as it is spoken, so that a busy machine shows its level, too.
    private static let slowSpeaker = """
      while :; do
      for tenth in $(/usr/bin/seq 30); do
      /usr/bin/yes 'one two three four' | /usr/bin/head -c 9600; /bin/sleep 0.1
      done
      /usr/bin/head -c 192000 /dev/zero; /bin/sleep 0.1
      done
      """

    private var files: [String] {
      ((try? FileManager.default.contentsOfDirectory(atPath: home.path + "/voice")) ?? []).sorted()
    }

    private var sounds: [String] {
      ((try? FileManager.default.contentsOfDirectory(atPath: home.path)) ?? []).filter {
        $0.hasSuffix(".wav")
      }.sorted()
    }

    private func install(_ name: String, _ script: String) throws {
      chmod(try machine.write("#!/bin/sh\n\(script)\n", to: name), 0o755)
    }

    private var environment: [String: String?] {
      ["PATH": machine.path, "BABBLE_SOUND": "wav:\(home.path)", "BABBLE_HOME": home.path]
    }

    private func record() throws -> Player {
      let player = try Player(["voice", "record", "--deck", "words"], home: home, environment: environment)
      player.expect("Enter start")
      return player
    }

    private func usage(_ arguments: [String]) throws -> Usage {
      try Usage(arguments, home: home, environment: environment)
    }

    private func leave(_ player: Player) {
      for _ in 0..<6 where player.session.wait(timeout: 0.3) == nil { player.type("q") }
      #expect(player.session.wait() == .exited(0))
    }
  }
}
