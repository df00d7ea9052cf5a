import Foundation
import Glibc
import Pty
import Seats
import Testing

extension EndToEnd {
  /// Audio lessons: the command, the screen, and what interrupting them leaves behind.
  @Suite struct Walks {
    let home: Home
    let place: Home

    init() throws {
      (home, place) = (try Home(), try Home())
      try FileManager.default.createDirectory(atPath: home.path + "/decks", withIntermediateDirectories: true)
      try FileManager.default.createDirectory(atPath: home.path + "/voice", withIntermediateDirectories: true)
      let words = Self.terms.map { "{\"id\": \"\($0)\", \"term\": \"\($0)\", \"meanings\": [\"\($0) too\"]}" }
      _ = try home.write(
        """
        {"id": "words", "name": "Words", "language": {"term": "es", "meaning": "en"}, "kind": "words",
         "words": [\(words.joined(separator: ", "))]}
        """, to: "decks/words.json")
      for term in Self.terms.dropLast() { try record(term) }
    }

    @Test("says what is missing, and finally path, length and words; an existing file stays without --yes")
    func command() throws {
      let first = try export(["--out", file("walk.wav")])
      #expect(first.status == .exited(0), "\(first.errors)")
      #expect(first.errors.contains("1 of 4 words has no recording: babble voice record --deck words"))
      #expect(first.output.contains(/walk\.wav: \d:\d\d, 3 words/), "\(first.output)")
      #expect(try place.names() == ["walk.wav"])
      let size = place.size(of: "walk.wav")
      let refused = try export(["--out", file("walk.wav"), "--times", "1"])
      #expect(refused.status == .exited(2) && refused.errors.contains("--yes overwrites it."))
      #expect(place.size(of: "walk.wav") == size)
      let second = try export(["--out", file("walk.wav"), "--times", "1", "--yes"])
      #expect(second.status == .exited(0) && place.size(of: "walk.wav") < size, "\(second.errors)")
    }

    @Test("with ffmpeg it has chapters and tags, and the stated length")
    func encoded() throws {
      try #require(access("/usr/bin/ffmpeg", X_OK) == 0, "ffmpeg is not installed")
      let made = try export(["--out", file("walk.m4a"), "--in-order", "--pause", "2", "--order", "meaning"])
      #expect(made.status == .exited(0) && made.output.contains("0:12, 3 words"), "\(made.errors)")
      let told = try Usage(
        of: [
          "/usr/bin/ffprobe", "-v", "error", "-show_chapters", "-show_format", "-of", "compact",
          file("walk.m4a"),
        ],
        environment: [:], timeout: 60
      ).output
      for (index, term) in Self.terms.dropLast().enumerated() {
        #expect(told.contains("start_time=\(index * 4).000000"), "\(told)")
        #expect(told.contains("tag:title=\(term) – \(term) too"), "\(told)")
      }
      #expect(told.contains("duration=12.0") && told.contains("tag:title=Words"), "\(told)")
    }

    @Test("espeak-ng says what isn't recorded")
    func filled() throws {
      let made = try export(["--out", file("walk.wav"), "--speak"])
      #expect(
        made.status == .exited(0) && made.output.contains("4 words") && made.errors.isEmpty, "\(made.errors)")
    }

    @Test("a lesson that can't be made is reported in one sentence that says what to do")
    func refused() throws {
      let cases: [([String], Int, String, [String: String])] = [
        (["--out", file("walk.txt")], 2, "let it end in .m4a", [:]),
        (
          ["--out", file("walk.mp3")], 1, "install it, or name a file that ends in .wav", ["PATH": "/nowhere"]
        ),
        (["--out", file("none/walk.wav")], 1, "Make the folder first.", [:]),
        (["--out", file("walk.wav"), "--tag", "none"], 1, "No word matches.", [:]),
        (["--out", file("walk.wav"), "--times", "9"], 2, "--times takes 1 to 6", [:]),
        ([], 2, "Name the file: babble voice export --out walk.m4a", [:]),
      ]
      for (arguments, status, sentence, environment) in cases {
        let usage = try export(arguments, environment)
        #expect(usage.status == .exited(status) && usage.errors.contains(sentence), "\(usage.errors)")
      }
      let limited = try Usage(
        of: ["/bin/sh", "-c", "ulimit -f 300; exec \"$0\" \"$@\"", builtBabble, "voice", "export"]
          + ["--deck", "words", "--out", file("walk.wav")],
        environment: ["BABBLE_HOME": home.path], timeout: 60)
      #expect(limited.status == .exited(1) && limited.errors.contains("ulimit -f"), "\(limited.errors)")
      #expect(try place.names() == [])
    }

    @Test("at a terminal it asks before overwriting, and shows progress")
    func terminal() throws {
      _ = try place.write("mine", to: "walk.wav")
      let arguments = ["voice", "export", "--deck", "words", "--out", file("walk.wav")]
      let no = try Player(arguments, home: home)
      no.expect("[y/N]")
      no.type("n\r")
      #expect(no.session.wait() == .exited(1) && place.text(of: "walk.wav") == "mine")
      let yes = try Player(arguments, home: home)
      yes.expect("[y/N]")
      yes.type("y\r")
      #expect(yes.session.wait() == .exited(0) && place.size(of: "walk.wav") > 1000)
    }

    @Test("the screen makes the chosen lesson, and says where it is")
    func screen() throws {
      let player = try open()
      player.expect("3 words chosen")
      player.type(" ")
      player.expect("2 words chosen")
      player.type("f")
      player.expect("Enter save")
      // Ctrl-U empties the line.
      player.type("\u{15}" + file("walk.wav") + "\r")
      player.expect("Enter start")
      player.press(.enter)
      player.expect(", 2 words")
      #expect(player.wait { _ in (try? place.names()) == ["walk.wav"] })
      player.press(.enter)
      player.expect("is there already")
      player.press(.escape)
      player.expect("It stays as it is.")
      player.press(.escape)
      player.expect("c switch")
      player.type("q")
      #expect(player.session.wait() == .exited(0))
    }

    @Test("looks the same with ncurses, with our own renderer, and without colour")
    func looks() throws {
      let pictures = try [[], ["--renderer", "ansi"], ["--renderer", "curses"], ["--colors", "none"]].map {
        let player = try open($0)
        player.expect("3 words chosen")
        player.type("r")
        player.expect("espeak-ng: on")
        let picture = player.settled().joined(separator: "\n")
        player.press(.controlC)
        #expect(player.session.wait() == .exited(130))
        return picture
      }
      #expect(Set(pictures).count == 1, "\(pictures.joined(separator: "\n"))")
    }

    @Test("however it is interrupted, nothing partial is left", arguments: [2, 15, 9])
    func ended(signal: Int32) throws {
      let environment = try endless()
      let player = try Player(
        ["voice", "export", "--deck", "words", "--out", file("walk.m4a")], home: home,
        environment: environment)
      player.expect("50 %")
      #expect(try place.names().count == 4)
      player.session.signal(signal)
      #expect(player.session.wait() == .signalled(Int(signal)))
      #expect(player.wait { _ in !place.text(of: "pid").isEmpty })
      let encoder = try #require(Int32(place.text(of: "pid").trimmingCharacters(in: .newlines)))
      #expect(player.wait { _ in kill(encoder, 0) != 0 }, "the encoder goes on")
      let left = try place.names().filter { $0 != "pid" }
      #expect(!left.contains("walk.m4a") && (signal == 9 || left.isEmpty), "\(left)")
      let next = try export(["--out", file("walk.m4a")])
      #expect(next.status == .exited(0), "\(next.errors)")
      #expect(try place.names() == ["pid", "walk.m4a"])
    }

    @Test("Esc on the screen leaves nothing; so does Ctrl-C")
    func givenUp() throws {
      let player = try open(environment: try endless())
      player.expect("3 words chosen")
      player.press(.enter)
      player.expect("50 %")
      player.press(.escape)
      player.expect("Cancelled. Nothing was written.")
      #expect(player.wait { _ in (try? home.names(in: "exports")) == [] })
      player.press(.enter)
      player.expect("50 %")
      player.press(.controlC)
      #expect(player.session.wait() == .exited(130))
      #expect(try home.names(in: "exports") == [])
    }

    private static let terms = ["casa", "perro", "sol", "mar"]

    private func file(_ name: String) -> String { place.path + "/" + name }

    private func export(_ arguments: [String], _ environment: [String: String] = [:]) throws -> Usage {
      try Usage(
        of: [builtBabble, "voice", "export", "--deck", "words"] + arguments,
        environment: ["BABBLE_HOME": home.path].merging(environment) { $1 }, timeout: 120)
    }

    private func open(_ arguments: [String] = [], environment: [String: String?] = [:]) throws -> Player {
      try Player(["voice", "export", "--deck", "words"] + arguments, home: home, environment: environment)
    }

    /// An environment whose ffmpeg never ends.
    private func endless() throws -> [String: String?] {
      let folder = home.path + "/programs"
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      let script = try home.write(
        """
        #!/bin/sh
        case "$*" in *-encoders) echo ' A..... aac  AAC'; exit;; esac
        echo $$ >'\(place.path)/pid'
        exec /bin/sleep 600
        """, to: "programs/ffmpeg")
      chmod(script, 0o755)
      return ["PATH": folder]
    }

    /// Half a second of noise for each side.
    private func record(_ term: String) throws {
      for side in ["term", "meaning"] {
        let samples = (0..<24_000).flatMap { index -> [UInt8] in
          let value = UInt16(bitPattern: Int16((index &* 7919 &+ index / 7) % 8000 - 4000))
          return [UInt8(truncatingIfNeeded: value), UInt8(truncatingIfNeeded: value >> 8)]
        }
        let hash = "es:\(term)".utf8.reduce(0xcbf2_9ce4_8422_2325) { (sum: UInt64, byte) in
          (sum ^ UInt64(byte)) &* 0x100_0000_01b3
        }
        let name = String(format: "%016lx", hash) + "-\(side).wav"
        try Data(Self.wav(samples)).write(to: URL(fileURLWithPath: home.path + "/voice/" + name))
      }
    }

    private static func wav(_ samples: [UInt8]) -> [UInt8] {
      func bytes(_ number: Int, _ width: Int) -> [UInt8] {
        (0..<width).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
      }
      let format = [(16, 4), (1, 2), (1, 2), (48_000, 4), (96_000, 4), (2, 2), (16, 2)]
      return Array("RIFF".utf8) + bytes(36 + samples.count, 4) + Array("WAVEfmt ".utf8)
        + format.flatMap { bytes($0, $1) } + Array("data".utf8) + bytes(samples.count, 4) + samples
    }
  }
}

extension Home {
  fileprivate func size(of name: String) -> Int {
    FileManager.default.contents(atPath: path + "/" + name)?.count ?? -1
  }
}
