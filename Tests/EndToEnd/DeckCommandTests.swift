import Foundation
import Testing

extension EndToEnd {
  /// `babble decks`, for players and for scripts.
  @Suite struct DeckCommands {
    let home: Home

    init() throws { home = try Home() }

    private static let table = "term,meaning,reading\nწყალი,water,ts'q'ali\nღვინო,wine; drink,ghvino\n"

    private func decks(_ arguments: String...) throws -> Usage {
      try Usage(["decks"] + arguments, home: home)
    }

    /// Expects failure, with this message on stderr and no other output.
    private func expectRefusal(
      _ usage: Usage, _ message: String, sourceLocation: SourceLocation = #_sourceLocation
    ) {
      #expect(usage.status == .exited(1), sourceLocation: sourceLocation)
      #expect(usage.errors.contains(message), "\(usage.errors)", sourceLocation: sourceLocation)
      #expect(usage.output.isEmpty, sourceLocation: sourceLocation)
    }

    @Test("all decks are listed, including the player's own, with or without the subcommand")
    func list() throws {
      _ = try decks("import", home.write(Self.table, to: "My words.csv"))
      let list = try decks("list")
      #expect(list.status == .exited(0) && list.errors.isEmpty)
      #expect(list.output.contains(/spanish-first +500 words +Spanish +Spanish: the first 500/))
      #expect(!list.output.contains("→"), "languages have names")
      #expect(list.output.contains(/my-words +2 words +Georgian +My words +yours/))
      #expect(try decks().output == list.output)
    }

    @Test("for scripts the list is JSON, with language tags")
    func listJSON() throws {
      let list = try decks("list", "--json")
      #expect(list.status == .exited(0) && list.errors.isEmpty)
      #expect(list.output.contains(#""id":"georgian-letters","kind":"alphabet""#))
      #expect(list.output.contains(#""language":{"meaning":"ka-Latn","term":"ka"}"#))
    }

    @Test("a deck that can't be read is named after the others, and the status is 1")
    func unreadable() throws {
      _ = try decks("import", home.write(Self.table, to: "good.csv"))
      _ = try home.write("term,meaning\na,\n", to: "decks/bad.csv")
      let list = try decks()
      #expect(list.status == .exited(1))
      #expect(list.output.contains("good"))
      #expect(list.errors.contains("bad.csv: line 2, column 1: the word has no meaning"))
    }

    @Test("show prints every word with reading and meanings, below each other")
    func show() throws {
      let file = try home.write(Self.table, to: "words.csv")
      let usage = try decks("show", file)
      #expect(usage.status == .exited(0))
      let lines = usage.output.split(separator: "\n").map(String.init)
      #expect(lines.suffix(2) == ["წყალი  ts'q'ali  water", "ღვინო  ghvino    wine; drink"])
      #expect(try decks("show", "spanish-first").output.split(separator: "\n").count == 502)
      expectRefusal(try decks("show", "nothing"), "There is no deck \"nothing\". Decks: ")
    }

    @Test("a deck of an earlier version is the one that has its words now; its codes are refused")
    func gone() throws {
      #expect(try decks("show", "spanish-150").output == decks("show", "spanish-first").output)
      let word = try Usage(["words", "show", "spanish-150/casa"], home: home)
      #expect(word.output.contains("(spanish-first)"), "\(word)")
      let list = try Usage(["words", "list", "--deck", "chinese-150"], home: home)
      #expect(list.output.contains("鸡蛋"), "\(list.errors)")
      expectRefusal(
        try Usage(["play", "challenge", "--code", "109Y-ZY00-007R"], home: home),
        "the deck spanish-150, which is no longer there: its words are in spanish-first now.")
      expectRefusal(try decks("remove", "spanish-150", "--yes"), "There is no deck \"spanish-150\".")
    }

    @Test("ten thousand words are shown quickly")
    func longDeck() throws {
      let rows = (0..<10_000).map { "word\($0),meaning \($0)\n" }.joined()
      let file = try home.write("term,meaning\n" + rows, to: "long.csv")
      let start = ContinuousClock.now
      let usage = try decks("show", file)
      #expect(usage.output.hasSuffix("word9999  meaning 9999\n"))
      // Tests run a slower build beside other tests: this is several times the usual.
      #expect(ContinuousClock.now - start < .seconds(10))
    }

    @Test("check confirms a deck, or names file, line, column and what to do")
    func check() throws {
      let good = try decks("check", home.write(Self.table, to: "words.csv"))
      #expect(good.status == .exited(0) && good.output.contains("no faults"))
      #expect(good.output.contains("2 words"))
      let file = try home.write("term,meaning\na,b\nc,\"d\n", to: "bad.csv")
      let bad = try decks("check", file)
      #expect(bad.status == .exited(1) && bad.output.contains("1 word"))
      #expect(
        bad.errors == """
          Error: \(file): 1 line was left out: line 3, column 3: the quote is never closed. Close it with another quote.

          """)
      expectRefusal(try decks("check", home.path + "/none.csv"), "No such file or directory. Check the path.")
    }

    @Test("import takes the rows that are words, lists the others, and the status is 1")
    func importingRest() throws {
      let file = try home.write(
        "term,meaning\nperro,dog\n,cat\n" + String(repeating: "x,\n", count: 30), to: "words.csv")
      let usage = try decks("import", file)
      #expect(usage.status == .exited(1) && usage.output.contains("1 word"))
      #expect(usage.errors.contains("31 lines were left out:\nline 3, column 1: the word has no term."))
      #expect(usage.errors.hasSuffix("… and 11 more.\n"))
      let none = try decks("import", home.write("term,meaning\na,\n", to: "none.csv"))
      expectRefusal(none, "none.csv: line 2, column 1: the word has no meaning")
    }

    @Test(
      "--language is a tag or a name, for every kind of file; without it the language is guessed and told")
    func languages() throws {
      func kept() -> String { home.text(of: "decks/words.json") }
      let file = try home.write("犬,いぬ,dog\n猫,ねこ,cat\n", to: "words.csv")
      let guessed = try decks("import", file)
      #expect(guessed.status == .exited(0) && guessed.output.contains("The words are in Japanese"))
      #expect(kept().contains(#""term": "ja""#) && kept().contains(#""reading":"いぬ""#))
      let options = ["--replace", "--language", "Korean", "--meaning-language", "de"]
      #expect(try Usage(["decks", "import", file] + options, home: home).status == .exited(0))
      #expect(kept().contains(#""term": "ko""#) && kept().contains(#""meaning": "de""#))
      let json = try home.write(
        #"{"id": "words", "words": [{"term": "a", "meanings": ["b"]}]}"#, to: "a.json")
      #expect(try decks("import", json, "--replace", "--language", "es").status == .exited(0))
      #expect(kept().contains(#""term": "es""#))
      #expect(try decks("import", file, "--language", "klingonish").status == .exited(2))
      #expect(try decks("import", file, "--replace", "--history").status == .exited(2))
      #expect(try decks("import", json, "--replace", "--header").errors.contains("this is no table"))
    }

    @Test("import adds a deck once, says so the second time, and replaces it if asked to")
    func importing() throws {
      let file = try home.write(Self.table, to: "words.csv")
      let first = try decks("import", file)
      #expect(first.status == .exited(0) && first.output.contains("babble play memory --deck words"))
      let kept = home.text(of: "decks/words.json")
      #expect(kept.contains("\"term\":\"წყალი\""))
      _ = try home.write("term,meaning\na,b\n", to: "words.csv")
      expectRefusal(try decks("import", file), "You have a deck \"words\" already")
      #expect(home.text(of: "decks/words.json") == kept)
      #expect(try decks("import", file, "--replace").status == .exited(0))
      #expect(home.text(of: "decks/words.json").contains("\"term\":\"a\""))
      #expect(try FileManager.default.contentsOfDirectory(atPath: home.path + "/decks") == ["words.json"])
    }

    @Test("a built-in deck, and one in another file, are never replaced by accident")
    func importingOver() throws {
      let word = #"{"term": "a", "meanings": ["b"]}"#
      let file = try home.write(#"{"id": "spanish-first", "words": [\#(word)]}"#, to: "mine.json")
      expectRefusal(try decks("import", file), "A deck \"spanish-first\" comes with Babble.")
      #expect(try decks("import", file, "--replace").status == .exited(0))
      #expect(try decks().output.contains(/spanish-first +1 word +mine +yours/))
      _ = try home.write(Self.table, to: "decks/table.csv")
      let table = try home.write(Self.table, to: "table.csv")
      expectRefusal(try decks("import", table, "--replace"), "decks/table.csv has the id \"table\" already.")
    }

    @Test("a deck whose id is a path is refused, and nothing is written outside the folder")
    func importingPath() throws {
      for id in ["../../x", "/tmp/x", "..", "a/b"] {
        let file = try home.write(#"{"id": "\#(id)", "words": []}"#, to: "evil.json")
        expectRefusal(try decks("import", file, "--replace"), "this cannot be a deck's id")
      }
      #expect(try FileManager.default.contentsOfDirectory(atPath: home.path) == ["evil.json"])
    }

    @Test("a line of a gigabyte is refused without filling memory")
    func hugeLine() throws {
      let file = home.path + "/huge.csv"
      _ = try home.write("term,meaning\na,", to: "huge.csv")
      let handle = try #require(FileHandle(forWritingAtPath: file))
      try handle.truncate(atOffset: 1 << 30)
      try handle.close()
      let limited = try Usage(
        of: ["sh", "-c", #"ulimit -v 400000; exec "$@""#, "sh", builtBabble, "decks", "check", file],
        environment: ["BABBLE_HOME": home.path])
      #expect(limited.status == .exited(1))
      #expect(limited.errors.contains("huge.csv: "), "\(limited.errors)")
    }

    @Test(
      "a deck survives export and import",
      arguments: ["georgian-letters", "japanese-first"], ["json", "csv", "tsv", "txt"])
    func exporting(_ deck: String, _ ending: String) throws {
      let file = home.path + "/out.\(ending)"
      #expect(try decks("export", deck, file).status == .exited(0))
      expectRefusal(try decks("export", deck, file), "exists already. --replace overwrites it.")
      #expect(try decks("export", deck, file, "--replace").status == .exited(0))
      #expect(try decks("import", file, "--replace").status == .exited(0))
      _ = try decks("export", deck, home.path + "/again.json")
      let other = try Home()
      _ = try Usage(["decks", "export", deck, home.path + "/original.json"], home: other)
      #expect(!home.text(of: "again.json").isEmpty)
      #expect(home.text(of: "again.json") == home.text(of: "original.json"))
    }

    @Test("export names its formats")
    func unknownEnding() throws {
      expectRefusal(
        try decks("export", "spanish-first", home.path + "/a.xml"),
        "End it with .json, .csv, .tsv, or .txt for Anki.")
    }

    @Test("no command prints a control byte or an invisible character of a hostile deck")
    func hostile() throws {
      let term = #"\u001b]52;c;eA==\u0007\u202e\u2066\u061c\u200b\ufeff\udb40\udc41x\ry\bz"#
      let marks = "e" + String(repeating: #"\u0301"#, count: 10_000)
      let file = try home.write(
        #"{"id": "h", "name": "\#(term)", "words": [{"term": "\#(term)\#(marks)", "meanings": ["\#(term)"]}]}"#,
        to: "hostile.json")
      var usages = try [decks("check", file), decks("show", file), decks("import", file)]
      usages += try [
        decks("list"), decks("import", file), decks("export", "h", home.path + "/\u{1B}[31m.csv"),
      ]
      for usage in usages {
        let text = usage.output + usage.errors
        #expect(text.contains(#"\x1b"#) || usage.output.isEmpty)
        let unseen = text.unicodeScalars.filter { scalar in
          scalar != "\n" && [.control, .format].contains(scalar.properties.generalCategory)
        }
        #expect(unseen.isEmpty, "\(unseen.map(\.value))")
        #expect(text.unicodeScalars.count { $0.value == 0x301 } <= 4)
      }
    }

    @Test("output that can't be written is reported, with a nonzero status")
    func fullDevice() throws {
      let usage = try Usage(
        of: ["sh", "-c", #"exec "$@" >/dev/full"#, "sh", builtBabble, "decks", "show", "spanish-first"],
        environment: ["BABBLE_HOME": home.path])
      #expect(usage.status == .exited(1))
      #expect(usage.errors.contains("could not be written: No space left"))
    }
  }
}
