import Pty
import Testing

extension EndToEnd {
  /// The challenge played to its end by someone who sees only the screen.
  @Suite struct ChallengeGames {
    let home: Home

    init() throws { home = try Home() }

    @Test("a challenge without a clock is played to its end from a file of one's own words")
    func untimed() throws {
      let words = ["uno,one", "dos,two", "tres,three", "cuatro,four", "cinco,five"]
      let file = try home.write((["term,meaning"] + words).joined(separator: "\n"), to: "numbers.csv")
      let player = try Player(["play", "challenge", "--deck", file, "--no-timer"], home: home)
      #expect(player.expect("New words"))
      player.press(.enter)
      #expect(player.wait { rows in rows.contains { $0.contains("│ 1") } })
      for _ in 0..<20 {
        var answer: String?
        #expect(
          player.wait { rows in
            answer = self.answer(words, rows)
            return answer != nil || rows.contains { $0.contains("All words found") }
          })
        guard let answer else { break }
        let rows = player.rows
        player.type(answer)
        #expect(player.wait { $0 != rows })
      }
      #expect(player.expect("All words found"))
      #expect(try home.scores().count == 1)
    }

    /// The number of the right answer, for who knows the words; nil where no question stands.
    private func answer(_ words: [String], _ rows: [String]) -> String? {
      let pairs = words.map { $0.split(separator: ",") }
      let asked = pairs.first { word in rows.prefix(12).contains { $0.trimmed == word[0] } }
      let options = rows.flatMap { $0.matches(of: /[│┃] ([1-4]) +(\S.*?) +[│┃]/) }
      return options.first { $0.2 == asked?[1] ?? "" }.map { String($0.1) }
    }
  }
}

extension String {
  fileprivate var trimmed: String { split(separator: " ").joined(separator: " ") }
}
