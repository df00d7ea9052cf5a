import Foundation
import Pty
import Seats
import Testing

extension EndToEnd {
  /// Rain played to its end by someone who sees only the screen.
  @Suite struct RainGames {
    private static let words = [
      "uno": "one", "dos": "two", "tres": "three", "cuatro": "four", "cinco": "five",
    ]

    let home: Home

    init() throws { home = try Home() }

    @Test("rain is cleared by typing, and its replay is verified")
    func byTyping() throws {
      let player = try start()
      player.type("nonsense")
      player.press(.enter)
      player.expect("✗ not nonsense")
      play(player) { player.type($0) }
      let score = try #require(try home.scores().last)
      #expect(score.game == "rain" && score.finished && score.right >= 10 && score.wrong >= 1)
      let replay = try #require(try home.names(in: "replays").first)
      player.session.kill()
      let verified = try Usage(["replay", home.path + "/replays/" + replay, "--verify"], home: home)
      #expect(verified.status == .exited(0) && verified.output.contains("verified"), "\(verified.output)")
    }

    @Test("rain is cleared with the mouse alone")
    func byMouse() throws {
      let player = try start()
      player.click(on: "Tab four answers")
      player.expect("Tab type")
      play(player) { answer in
        player.pause(0.3)
        if player.position(of: " \(answer) ") != nil { player.click(on: " \(answer) ") }
      }
      #expect(try home.scores().last?.finished == true)
    }

    /// A game of one's own words, with the first of them falling.
    private func start() throws -> Player {
      let table = ["term,meaning"] + Self.words.map { "\($0.key),\($0.value)" }.sorted()
      let file = try home.write(table.joined(separator: "\n"), to: "numbers.csv")
      let player = try Player(["play", "rain", "--deck", file, "--no-timer", "--no-sound"], home: home)
      player.expect("Enter start")
      player.press(.enter)
      player.expect("▸ ")
      return player
    }

    /// Answers the lowest word until the sky is clear.
    private func play(_ player: Player, by answer: (String) -> Void) {
      while !player.picture.contains("The sky is clear") {
        var meaning: String?
        player.wait(10) { rows in
          meaning = rows.lazy.compactMap { $0.firstMatch(of: /▸ (\p{L}+)/)?.1 }.first
            .flatMap { Self.words[String($0)] }
          return meaning != nil || rows.contains { $0.contains("The sky is clear") }
        }
        let before = player.rows
        guard let meaning else { break }
        answer(meaning)
        player.wait(2) { $0 != before }
      }
      player.expect("The sky is clear")
    }
  }
}
