import Foundation
import Pty
import Seats
import Testing

extension EndToEnd {
  /// What a deck can do to a terminal. The words of each deck are visible
  /// on the introduction.
  @Suite struct HostileDeck {
    let home: Home

    init() throws { home = try Home() }

    /// The first screen of a memory game with these words, in a deck with an equally hostile name.
    private func player(_ terms: [String], deck name: String? = nil) throws -> Player {
      let words = terms.enumerated().map { index, term in
        #"{"id": "w\#(index)", "term": "\#(term)", "meanings": ["meaning \#(index)"]}"#
      }
      let deck = """
        {"id": "hostile", "name": "Deck\(name ?? terms[0])", "language": {"term": "es", "meaning": "en"},
         "kind": "words", "words": [\(words.joined(separator: ","))]}
        """
      let file = try home.write(deck, to: "hostile.json")
      let player = try Player(["play", "memory", "--deck", file], home: home)
      player.expect("meaning \(terms.count - 1)")
      return player
    }

    @Test(
      "control sequences in a deck are shown as visible escapes, and none reaches the terminal",
      arguments: [
        ("\\u001b]52;c;ZXZpbA==\\u0007", "\u{1B}]52", #"\x1b]52;c;ZXZpbA==\x07"#),
        ("\\u001bPq#0\\u001b\\\\", "\u{1B}Pq", #"\x1bPq#0\x1b\"#),
        ("\\u009b2Jd", "\u{9B}2J", #"\x9b2Jd"#), ("\\u001b[31m", "\u{1B}[31m", #"\x1b[31m"#),
        ("x\\u0007", "x\u{7}", #"x\x07"#),
      ])
    func controlSequences(_ term: String, _ sequence: String, _ visible: String) throws {
      let player = try player([term])
      player.expect(visible)
      #expect(!player.session.text.contains(sequence))
    }

    @Test("invisible and direction-changing characters are stripped, and the layout is intact")
    func invisible() throws {
      let player = try player(
        ["\\u202e", "\\u2066", "\\u061c", "\\u200b\\ufeff", "\\udb40\\udc41"].map { "x\($0)y" })
      #expect((0..<5).allSatisfy { word in player.rows.contains { $0.hasSuffix("  xy   meaning \(word)") } })
      for scalar in ["\u{202E}", "\u{2066}", "\u{61C}", "\u{200B}", "\u{FEFF}", "\u{E0041}"] {
        #expect(!player.session.text.unicodeScalars.contains(scalar.unicodeScalars.first!))
      }
    }

    @Test("only four of ten thousand combining marks on a letter are shown")
    func combiningMarks() throws {
      let word = "e" + String(repeating: "\\u0301", count: 10_000) + "nd"
      let player = try player([word], deck: " of marks")
      let marks = player.rows.map { $0.unicodeScalars.count { $0.value == 0x301 } }.max()
      #expect(marks == 4)
      player.expect("nd   meaning 0")
    }

    @Test("CR and BS in a name overwrite nothing")
    func overwriting() throws {
      let player = try player(["name\\rX\\b\\bY"])
      #expect(player.picture.contains("name"))
      #expect(player.rows.contains { $0.contains("name") && $0.contains("Y") })
    }
  }
}

extension EndToEnd {
  /// Memory and time are bounded for any file. The system limits the memory, so
  /// exceeding it is fatal.
  @Suite struct Limits {
    let home: Home

    init() throws { home = try Home() }

    /// Runs the program with limited memory, for at most a minute.
    private func run(_ arguments: [String], megabytes: Int = 320) throws -> Usage {
      let script = #"ulimit -d \#(megabytes << 10); exec timeout 60 "$@""#
      return try Usage(
        of: ["sh", "-c", script, "sh", builtBabble] + arguments, environment: ["BABBLE_HOME": home.path],
        timeout: 70)
    }

    /// Writes a file of `bytes` bytes that repeats a piece after a head.
    private func fill(_ name: String, _ head: String, _ piece: String, bytes: Int = 15 << 20) throws -> String
    {
      let count = (bytes - head.utf8.count) / piece.utf8.count
      return try home.write(head + String(repeating: piece, count: count), to: name)
    }

    /// A third of them, since each takes a second or more; `BABBLE_LIMITS=all` runs all.
    private static let tooMuch = [
      ("a.csv", "term,meaning\n", ",", "fields"), ("a.csv", "", ",", "fields"),
      ("a.tsv", "term\tmeaning\n", "\t\n", "lines"), ("a.csv", "term,meaning\n", "\n", "lines"),
      ("a.csv", "term,meaning\n", "a,b\n", "words"), ("a.txt", "#html:true\n", "#\n", "no words"),
      ("a.json", "[", "1,", "values"), ("a.json", "[", "{\"\":[]},", "values"), ("a.json", "", "[", "nested"),
      ("a.csv", "term,meaning\n", "e\u{301}\u{323}\u{5B0}", "longer than 64 KB"),
      ("a.json", "{\"words\":[", "{\"term\":\"a\",\"meanings\":[\"b\"]},", "values"),
      ("a.txt", "#html:true\n", "#a:b\n", "no words"), ("a.json", "\"", "\\n", "not closed"),
      ("a.json", "", "9", "too large"),
    ].enumerated().filter { $0.offset % 3 == 0 || takesAll }.map(\.element)
    private static let takesAll = ProcessInfo.processInfo.environment["BABBLE_LIMITS"] == "all"

    @Test(
      "files below the size limit with far too much of something are refused, saying of what",
      arguments: tooMuch)
    func decks(name: String, head: String, piece: String, reason: String) throws {
      let file = try fill(name, head, piece)
      let usage = try run(["decks", "check", file])
      #expect(usage.status == .exited(1), "\(usage.errors)")
      #expect(
        usage.errors.contains(reason) && usage.errors.split(separator: "\n").count == 1, "\(usage.errors)")
    }

    @Test("text of combining marks only is read quickly, in the same memory")
    func marks() throws {
      let marks = String(repeating: "\u{301}\u{323}\u{5B0}", count: 130)
      let rows = (0..<20_000).map { "e\(marks)\($0),x\n" }.joined()
      let file = try home.write("term,meaning\n" + rows, to: "marks.csv")
      let usage = try run(["decks", "check", file])
      #expect(usage.status == .exited(0), "\(usage.errors)")
    }

    @Test("a deck without words is refused with a message")
    func noWords() throws {
      for (name, text) in [("a.json", #"{"words": []}"#), ("b.csv", "term,meaning\n"), ("c.json", "[]")] {
        let file = try home.write(text, to: name)
        for command in ["check", "import"] {
          let usage = try Usage(["decks", command, file], home: home)
          #expect(usage.status == .exited(1) && usage.output.isEmpty)
          #expect(usage.errors.contains("\(file): the deck has no words."))
        }
      }
      #expect(try !home.names().contains("decks"))
    }

    @Test("replays are bounded, too", arguments: ["\n", "> A\n"])
    func replays(piece: String) throws {
      let usage = try run([
        "verify", fill("a.babble", "-----BEGIN BABBLE RECORDING-----\n", piece, bytes: 8 << 20),
      ])
      #expect(usage.status == .exited(1) && usage.errors.split(separator: "\n").count == 1, "\(usage.errors)")
    }

    @Test("a journal of 20 GB is refused, and one that has no end is passed over")
    func journal() throws {
      let path = home.path + "/journal.jsonl"
      for (size, status) in [(20 << 30, 1), (96 << 20, 0)] {
        _ = try home.write("{}\n", to: "journal.jsonl")
        let file = try #require(FileHandle(forUpdatingAtPath: path))
        try file.truncate(atOffset: UInt64(size))
        try file.close()
        let usage = try run(["stats"])
        #expect(usage.status == .exited(status), "\(usage.errors)")
        #expect(
          usage.errors.contains(status == 1 ? path : "Skipped 1 damaged line"), "\(usage.errors)")
      }
    }

    @Test(
      "a save with far too much of something is read no further",
      arguments: [(#""more": ["#, "1,", 6_100_000, "the text has more than 6000000 values")])
    func saves(head: String, piece: String, count: Int, reason: String) throws {
      let text = String(repeating: piece, count: count)
      _ = try home.write("{\"schema\": 3, \(head)\(text)", to: "save.json")
      let usage = try run(["stats"], megabytes: 640)
      #expect([.exited(0), .exited(1)].contains(usage.status), "\(usage.errors)")
      #expect(usage.errors.contains(reason), "\(usage.errors)")
    }

    @Test("a save that is too large is not read at all")
    func largeSave() throws {
      let path = try home.write("{}", to: "save.json")
      let file = try #require(FileHandle(forUpdatingAtPath: path))
      try file.truncate(atOffset: 20 << 30)
      try file.close()
      let usage = try run(["stats"])
      #expect(
        usage.status == .exited(1) && usage.errors.contains("it is larger than 128 MB"), "\(usage.errors)")
    }
  }
}
