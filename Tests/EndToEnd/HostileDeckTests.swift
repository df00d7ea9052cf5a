import Pty
import Seats
import Testing

extension EndToEnd {
  /// Rows 13 to 16 of the table of faults: what a deck can do to a terminal. Each deck names its words so that
  /// they stand on the introduction.
  @Suite struct HostileDeck {
    let home: Home

    init() throws { home = try Home() }

    /// The first screen of a memory game with these words, in a deck whose name is as hostile as the first.
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
      "row 13: control sequences in a deck stand as visible escapes, and none reaches the terminal",
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

    @Test("row 14: invisible and direction-changing characters are stripped, and the layout stays")
    func invisible() throws {
      let player = try player(
        ["\\u202e", "\\u2066", "\\u061c", "\\u200b\\ufeff", "\\udb40\\udc41"].map { "x\($0)y" })
      #expect((0..<5).allSatisfy { word in player.rows.contains { $0.hasSuffix("  xy   meaning \(word)") } })
      for scalar in ["\u{202E}", "\u{2066}", "\u{61C}", "\u{200B}", "\u{FEFF}", "\u{E0041}"] {
        #expect(!player.session.text.unicodeScalars.contains(scalar.unicodeScalars.first!))
      }
    }

    @Test("row 15: of ten thousand combining marks on one letter four are shown")
    func combiningMarks() throws {
      let word = "e" + String(repeating: "\\u0301", count: 10_000) + "nd"
      let player = try player([word], deck: " of marks")
      let marks = player.rows.map { $0.unicodeScalars.count { $0.value == 0x301 } }.max()
      #expect(marks == 4)
      player.expect("nd   meaning 0")
    }

    @Test("row 16: CR and BS in a name overwrite nothing")
    func overwriting() throws {
      let player = try player(["name\\rX\\b\\bY"])
      #expect(player.picture.contains("name"))
      #expect(player.rows.contains { $0.contains("name") && $0.contains("Y") })
    }
  }
}
