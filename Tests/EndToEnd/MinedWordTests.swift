import Foundation
import Pty
import Seats
import Testing

extension EndToEnd {
  /// From a new user's own text to learned words.
  @Suite struct MinedWords {
    private static let words = [
      "perro": "dog", "gato": "cat", "casa": "house", "río": "river", "bosque": "forest", "pan": "bread",
      "leche": "milk", "ventana": "window", "cocina": "kitchen", "suelo": "floor", "mesa": "table",
      "silla": "chair",
    ]
    private static let text = """
      El perro vive en la casa junto al río. El perro va al bosque. El gato come pan y bebe leche.
      El gato mira por la ventana de la cocina y salta al suelo, de la mesa a la silla.
      """
    let home: Home
    let file: String
    private let environment: [String: String?]

    init() throws {
      home = try Home()
      let sources = try Sources()
      file = try home.write(Self.text, to: "cuento.txt")
      environment = ["XDG_CACHE_HOME": home.path]
      let articles = Self.words.map { (term: $0.key, text: "/\($0.key)/ <n>\n\($0.value)") }
      let path = try sources.sdist("spa", articles.sorted { $0.term < $1.term })
      let usage = try Usage(
        ["dictionary", "install", "--from", path], home: home, environment: environment)
      try #require(usage.output == "spanish: 12 entries\n", "\(usage.output)\(usage.errors)")
    }

    private func mine(_ arguments: String...) throws -> Player {
      try Player(["words", "mine", file] + arguments, home: home, environment: environment)
    }

    /// The player's own words by term.
    private func own() throws -> [String: [String: Any]] {
      let usage = try Usage(["words", "list", "--json"], home: home)
      let list = try JSONSerialization.jsonObject(with: Data(usage.output.utf8)) as? [[String: Any]]
      return Dictionary(uniqueKeysWithValues: (list ?? []).map { ($0["term"] as? String ?? "", $0) })
    }

    private func answer(_ answers: [String], _ player: Player) {
      for (place, answer) in answers.enumerated() {
        player.expect("\(place + 1) of 12")
        player.expect("Add it? [y/N/k/q]")
        player.type(answer + "\n")
      }
    }

    @Test("ten words are chosen one by one, and Today asks them now and on the next days")
    func tenWords() throws {
      let player = try mine()
      answer(Array(repeating: "y", count: 10) + ["q"], player)
      player.expect("10 words are among your words now. They come next in Today.")
      #expect(player.session.wait() == .exited(0))
      let own = try own()
      #expect(own.count == 10 && (own["perro"]?["notes"] as? String)?.hasPrefix("El perro vive") == true)

      var asked: Set<String> = []
      for day in 1...3 {
        let time = ["BABBLE_TIME": "2026-03-0\(day)T10:00:00Z"]
        let today = try Player(["today", "--plain"], home: home, environment: time)
        if day == 1 { try begin(today) }
        var learner = PlainLearner(today, Self.words)
        try learner.learn()
        asked.formUnion(learner.asked)
        #expect(asked.count >= 6, "day \(day)")
        let due = try Usage(["due", "--json"], home: home, environment: time)
        #expect(due.output.contains(/"due":0,"new":0/), "\(due.output)")
      }
      #expect(asked == Set(own.keys))
      let stats = try Usage(
        ["stats", "--json"], home: home, environment: ["BABBLE_TIME": "2026-03-03T11:00:00Z"])
      #expect(stats.output.contains(/"id":"own.es"[^}]*"new":0/), "\(stats.output)")
    }

    /// A new user is asked what to learn; their own words are among the choices.
    private func begin(_ player: Player) throws {
      player.expect("My Spanish words")
      let number = try #require(player.session.text.firstMatch(of: /(\d+) My Spanish words/)).1
      player.type("\(number)\n")
      player.expect("How many minutes a day")
      player.type("\n")
    }

    @Test("k marks a word as known, Enter skips, other keys ask again")
    func answers() throws {
      let player = try mine()
      player.expect("1 of 12")
      player.type("x\n")
      answer(["y", "k", "", "n", "q"], player)
      player.expect("1 word is among your words now.")
      player.expect("1 word counts as known.")
      #expect(player.session.wait() == .exited(0))
      let again = try Usage(["words", "mine", file, "--json"], home: home, environment: environment)
      #expect(try JSONSerialization.jsonObject(with: Data(again.output.utf8)) as? [Any] != nil)
      #expect(again.output.split(separator: "\n").count { $0.contains("\"term\"") } == 10, "\(again.output)")
    }

    @Test("Ctrl-C adds nothing, and the end of the input keeps what was chosen")
    func brokenOff() throws {
      let player = try mine()
      answer(["y", "y"], player)
      player.expect("3 of 12")
      player.press(.controlC)
      #expect(player.session.wait() == .signalled(2) && player.leftovers == [])
      #expect(try own().isEmpty)
      let other = try mine()
      answer(["y", "y"], other)
      other.expect("3 of 12")
      other.type("\u{4}")
      other.expect("2 words are among your words now.")
      #expect(try own().count == 2)
    }

    @Test("an unreadable file ends with status 1, and an invalid tag with status 2")
    func unreadable() throws {
      for command in [["words", "mine", "/none"], ["read", "/none"]] {
        let usage = try Usage(command, home: home, environment: environment)
        #expect(usage.status == .exited(1) && usage.errors.contains("No such file"), "\(usage.errors)")
      }
      let script = #"exec "$0" words mine - <"$1""#
      let folder = try Usage(of: ["sh", "-c", script, builtBabble, home.path], environment: environment)
      #expect(
        folder.status == .exited(1) && folder.errors.contains("The input can't be read"), "\(folder.errors)")
      let tag = try Usage(["look", "--language", "x!", "perro"], home: home, environment: environment)
      #expect(tag.status == .exited(2) && tag.errors.contains("takes a tag"), "\(tag.errors)")
    }

    @Test("without a terminal it lists, and asks nothing")
    func piped() throws {
      let usage = try Usage(["words", "mine", file], home: home, environment: environment)
      #expect(usage.status == .exited(0) && usage.output.contains(/2× +perro +dog\n/), "\(usage.output)")
      #expect(!usage.output.contains("Add it?"))
    }
  }
}
