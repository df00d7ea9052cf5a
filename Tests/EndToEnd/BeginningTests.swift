import Pty
import Seats
import Testing

extension EndToEnd {
  /// How many keys it takes to begin.
  @Suite struct Beginnings {
    @Test(
      "from an empty home to the first word of any language in 6 keys at most",
      arguments: [
        ("es", "Español"), ("en", "English"), ("fr", "Français"), ("de", "Deutsch"), ("it", "Italiano"),
        ("pt", "Português"), ("ka", "ქართული"), ("hy", "Հայերեն"), ("zh", "中文"), ("ja", "日本語"),
        ("el", "Ελληνικά"), ("ru", "Русский"), ("ko", "한국어"),
      ])
    func fewKeys(language: String, name: String) throws {
      let word = try FirstKeys(language, name)
      word.press(until: "I know this")
      #expect(word.count <= 6)
    }

    @Test(
      "from an empty home to the first pair and answer in 9 and 12 keys at most",
      arguments: ["es", "ka", "zh"])
    func fewKeysOfGames(language: String) throws {
      let pair = try FirstKeys(language, game: 1)
      pair.press(until: "turn the marked card")
      for sign in ["that one, too", "     20"] {
        pair.press(Key.enter)
        pair.player.expect(sign)
        pair.player.settled()
      }
      #expect(pair.count <= 9)
      let answer = try FirstKeys(language, game: 3)
      answer.press(until: "1-4 answer")
      answer.press("1")
      #expect(answer.player.wait { $0.contains { $0.contains("✓") } } && answer.count <= 12)
    }

    /// Counts keys from an empty home on.
    private final class FirstKeys {
      let player: Player
      private(set) var count = 0

      /// - Parameters:
      ///   - name: the language's in the list.
      ///   - game: its place among the tiles of the first screen, from 1; nil for Today.
      init(_ language: String, _ name: String = "", game: Int? = nil) throws {
        player = try Player([], home: Home(), environment: ["BABBLE_TIME": "2026-03-01T10:00:00Z"])
        player.expect("I want to learn")
        if let game {
          press("\u{1B}")
          player.expect("▸ Today")
          press(Key.down)
          for _ in 1..<game { press(Key.right) }
          press(Key.enter)
          player.expect("Type a name to find it.")
        }
        for letter in language { press("\(letter)") }
        player.expect(game == nil ? "▸ \(name)" : "Named “\(language)”")
      }

      func press(_ key: Key) {
        player.press(key)
        count += 1
      }

      func press(_ text: String) {
        player.type(text)
        count += 1
      }

      /// Presses Enter on one screen after the other.
      func press(until text: String) {
        var last = player.settled()
        while count < 13, !last.contains(where: { $0.contains(text) }) {
          press(Key.enter)
          #expect(player.wait { $0 != last }, "Enter does nothing on:\n\(player.picture)")
          last = player.settled()
        }
        player.expect(text)
      }
    }
  }
}
