import Foundation
import Pty
import Testing

extension EndToEnd {
  /// Row 49 of the table of faults: whatever file is given, memory and time stay bounded. The memory is held by the
  /// system: who wants more than this ends badly.
  @Suite struct Limits {
    let home: Home

    init() throws { home = try Home() }

    /// Runs the program in that much memory, and for a minute at most.
    private func run(_ arguments: [String], megabytes: Int = 320) throws -> Usage {
      let script = #"ulimit -d \#(megabytes << 10); exec timeout 60 "$@""#
      return try Usage(
        of: ["sh", "-c", script, "sh", builtBabble] + arguments, environment: ["BABBLE_HOME": home.path],
        timeout: 70)
    }

    /// A file of so many bytes that repeats a piece after a head.
    private func fill(_ name: String, _ head: String, _ piece: String, bytes: Int = 15 << 20) throws -> String
    {
      let count = (bytes - head.utf8.count) / piece.utf8.count
      return try home.write(head + String(repeating: piece, count: count), to: name)
    }

    /// One of three, since each takes a second or more; `BABBLE_LIMITS=all` for all.
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
      "row 49: files that stay below the largest size and hold far too much of something are refused, saying of what",
      arguments: tooMuch)
    func decks(name: String, head: String, piece: String, reason: String) throws {
      let file = try fill(name, head, piece)
      let usage = try run(["decks", "check", file])
      #expect(usage.status == .exited(1), "\(usage.errors)")
      #expect(
        usage.errors.contains(reason) && usage.errors.split(separator: "\n").count == 1, "\(usage.errors)")
    }

    @Test("row 49: text of nothing but combining marks is read in no more memory, and soon")
    func marks() throws {
      let marks = String(repeating: "\u{301}\u{323}\u{5B0}", count: 130)
      let rows = (0..<20_000).map { "e\(marks)\($0),x\n" }.joined()
      let file = try home.write("term,meaning\n" + rows, to: "marks.csv")
      let usage = try run(["decks", "check", file])
      #expect(usage.status == .exited(0), "\(usage.errors)")
    }

    @Test("row 49: a deck of no words is not imported without a word")
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

    @Test("row 49: of replays, too, no more is taken than they are worth", arguments: ["\n", "> A\n"])
    func replays(piece: String) throws {
      let usage = try run([
        "verify", fill("a.babble", "-----BEGIN BABBLE RECORDING-----\n", piece, bytes: 8 << 20),
      ])
      #expect(usage.status == .exited(1) && usage.errors.split(separator: "\n").count == 1, "\(usage.errors)")
    }

    @Test("row 49: a journal of 20 GB is looked at from its end, and what can't be its end is said")
    func journal() throws {
      for end in ["", "\n"] {
        let path = home.path + "/journal.jsonl"
        _ = try home.write("{}\n", to: "journal.jsonl")
        let file = try #require(FileHandle(forUpdatingAtPath: path))
        try file.truncate(atOffset: 20 << 30)
        try file.seekToEnd()
        try file.write(contentsOf: Data(end.utf8))
        try file.close()
        let usage = try run(["stats"])
        #expect(usage.status == .exited(1), "\(usage.errors)")
        #expect(usage.errors.contains("The last 64 MB of \(path) hold no event that the save has."))
      }
    }

    @Test(
      "row 49: a save with far too much of something is read no further than that",
      arguments: [
        (#""words": {"#, #""a/%": {},"#, 110_000, "there are more than 100000 words"),
        (#""more": ["#, "1,", 6_100_000, "the text has more than 6000000 values"),
      ])
    func saves(head: String, piece: String, count: Int, reason: String) throws {
      let text =
        piece.contains("%")
        ? (0..<count).map { piece.replacing("%", with: String($0)) }.joined()
        : String(repeating: piece, count: count)
      _ = try home.write("{\"schema\": 1, \(head)\(text)", to: "save.json")
      let usage = try run(["stats"], megabytes: 640)
      #expect([.exited(0), .exited(1)].contains(usage.status), "\(usage.errors)")
      #expect(usage.errors.contains(reason), "\(usage.errors)")
    }

    @Test("row 49: a save that is too large is not read at all")
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
