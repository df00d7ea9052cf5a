import Foundation
import Glibc
import Pty
import Seats
import Testing

extension EndToEnd {
  /// Voices through a real sound server, whose null sink's monitor is the microphone; and playing through ALSA.
  @Suite struct VoiceSinks {
    let home: Home

    init() throws {
      home = try Home()
      try FileManager.default.createDirectory(atPath: home.path + "/decks", withIntermediateDirectories: true)
      let deck = """
        {"id": "words", "name": "Words", "language": {"term": "es", "meaning": "en"}, "kind": "words", "words": [
          {"id": "mariposa", "term": "mariposa", "meanings": ["butterfly"]},
          {"id": "sol", "term": "sol", "meanings": ["sun"]}]}
        """
      _ = try home.write(deck, to: "decks/words.json")
    }

    @Test("speech is recorded without the silence, at the right volume")
    func spoken() throws {
      let server = try SoundServer()
      let words = try [("es", "mariposa"), ("en", "butterfly")].map { voice, word in
        let file = home.path + "/\(word).wav"
        try #require(try Usage(of: ["espeak-ng", "-v", voice, "-w", file, word]).status == .exited(0))
        return file
      }
      let player = try Player(
        ["voice", "record", "--deck", "words"], home: home, environment: server.environment)
      player.expect("Enter start")
      player.press(.enter)
      for (word, next) in zip(words, ["Say what it means", "Enter save"]) {
        player.expect("Speak now")
        #expect(try Usage(of: ["paplay", word], environment: server.environment).status == .exited(0))
        player.expect(next)
      }
      player.press(.enter)
      player.expect("2 of 2")
      player.type("qqq")
      #expect(player.session.wait() == .exited(0))
      for (word, side) in zip(words, ["term", "meaning"]) {
        let name = try #require(
          try FileManager.default.contentsOfDirectory(atPath: home.path + "/voice").first {
            $0.contains(side)
          })
        let (kept, said) = (try samples(home.path + "/voice/" + name), try samples(word))
        #expect(kept.count < said.count + 2000)
        let likeness = Self.likeness(kept, said)
        #expect(likeness > 0.9, "\(side): \(likeness)")
        let rms = (kept.reduce(0) { $0 + $1 * $1 } / Double(kept.count)).squareRoot()
        #expect(abs(20 * log10(rms / 32768) + 20) < 2.5, "\(rms)")
      }
    }

    @Test("with ALSA alone a word is recorded, kept and played")
    func alsa() throws {
      let configuration = try home.write(
        """
        pcm.!default { type asym; playback.pcm "out"; capture.pcm "in" }
        pcm.out { type file; slave.pcm "null"; file "\(home.path)/out.raw"; format "raw" }
        pcm.in { type file; slave.pcm "null"; file "/dev/null"; infile "\(home.path)/in.raw"; format "raw" }
        """, to: "asoundrc")
      let path = try Home()
      for name in ["arecord", "aplay"] {
        try FileManager.default.createSymbolicLink(
          atPath: path.path + "/" + name, withDestinationPath: "/usr/bin/" + name)
      }
      let word = home.path + "/word.wav"
      try #require(try Usage(of: ["espeak-ng", "-v", "es", "-w", word, "mariposa"]).status == .exited(0))
      let raw = [
        "ffmpeg", "-loglevel", "error", "-i", word, "-ar", "48000", "-ac", "1", "-f", "s16le", "pipe:1",
      ]
      // ALSA's null device doesn't pace anything: the writer of the pipe does.
      let word48 = home.path + "/word.raw"
      try Usage.bytes(of: raw).write(to: URL(filePath: word48))
      #expect(mkfifo(home.path + "/in.raw", 0o600) == 0)
      let speaker = try PtySession(
        "sh",
        [
          "-c",
          "while :; do cat \"$0\"; head -c 192000 /dev/zero; sleep 0.2; done >\"$1\"", word48,
          home.path + "/in.raw",
        ])
      defer { speaker.kill() }
      let player = try Player(
        ["voice", "record", "--deck", "words"], home: home,
        environment: [
          "PATH": path.path, "ALSA_CONFIG_PATH": "/usr/share/alsa/alsa.conf:\(configuration)",
        ])
      player.expect("Enter start")
      player.press(.enter)
      player.expect("Enter save")
      player.type("s")
      player.expect("s stop")
      player.expect("s hear")
      player.press(.enter)
      player.expect("2 of 2")
      player.type("qqq")
      #expect(player.session.wait() == .exited(0))
      let played = FileManager.default.contents(atPath: home.path + "/out.raw") ?? Data()
      #expect(played.count > 20_000 && played.contains { $0 != 0 }, "\(played.count) bytes were played")
    }

    /// The samples of a file at 8,000 Hz, enough to tell words apart.
    private func samples(_ file: String) throws -> [Double] {
      let bytes = try Usage.bytes(
        of: ["ffmpeg", "-loglevel", "error", "-i", file, "-ar", "8000", "-ac", "1", "-f", "s16le", "pipe:1"])
      return stride(from: 0, to: bytes.count - 1, by: 2).map {
        Double(Int16(bitPattern: UInt16(bytes[$0]) | UInt16(bytes[$0 + 1]) << 8))
      }
    }

    /// The best correlation of two sounds at any offset: 1 for equal, 0 for nothing in common.
    private static func likeness(_ one: [Double], _ other: [Double]) -> Double {
      let energy = [one, other].map { $0.reduce(0) { $0 + $1 * $1 } }
      let best = (-one.count..<other.count).map { lag -> Double in
        let (first, last) = (max(0, -lag), min(one.count, other.count - lag))
        guard first < last else { return 0 }
        return one.withUnsafeBufferPointer { one in
          other.withUnsafeBufferPointer { other in
            var sum = 0.0
            for index in first..<last { sum += one[index] * other[index + lag] }
            return abs(sum)
          }
        }
      }.max()
      return (best ?? 0) / (energy[0] * energy[1]).squareRoot()
    }
  }
}

/// A sound server with a null sink, stopped after the test.
private final class SoundServer {
  let folder: Home
  private let process = Process()

  var environment: [String: String?] { ["XDG_RUNTIME_DIR": folder.path, "HOME": folder.path] }

  init() throws {
    folder = try Home()
    process.executableURL = URL(filePath: "/usr/bin/pulseaudio")
    process.arguments = [
      "-n", "--daemonize=no", "--exit-idle-time=-1", "-L", "module-native-protocol-unix", "-L",
      "module-null-sink sink_name=nul",
    ]
    process.environment = ProcessInfo.processInfo.environment.merging(environment.compactMapValues(\.self)) {
      $1
    }
    (process.standardOutput, process.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
    try process.run()
    let isThere = try (0..<50).contains { _ in
      Thread.sleep(forTimeInterval: 0.2)
      return try Usage(of: ["pactl", "info"], environment: environment).status == .exited(0)
    }
    #expect(isThere, "pulseaudio doesn't answer")
  }

  deinit {
    process.terminate()
    process.waitUntilExit()
  }
}

extension Usage {
  /// The output of a command.
  static func bytes(of command: [String]) throws -> Data {
    let files = try Home()
    let session = try PtySession(
      "sh", ["-c", #"out=$0; exec "$@" </dev/null >"$out/bytes" 2>/dev/null"#, files.path] + command)
    defer { session.kill() }
    #expect(session.wait(timeout: 60) == .exited(0))
    return FileManager.default.contents(atPath: files.path + "/bytes") ?? Data()
  }
}
