import Foundation
import Seats
import Testing

extension EndToEnd {
  /// Starts with everything that runs beside a game: the save and its decks are read, the ghost is looked for, letters
  /// are drawn, sounds are made.
  @Suite struct Starts {
    /// `BABBLE_STARTS=5000` for more.
    private static let count = ProcessInfo.processInfo.environment["BABBLE_STARTS"].flatMap { Int($0) } ?? 12

    @Test("row 38: start after start comes up, with a large save, a ghost, letters and sound at once")
    func starts() throws {
      let home = try Home()
      try playOnce(home)
      try enlarge(home)
      for number in 0..<Self.count {
        let (arguments, sign) = Self.kinds[number % Self.kinds.count]
        let player = try Player(arguments, home: home, environment: Self.sound(home))
        try #require(player.expect(sign), "start \(number)")
        player.press(.controlC)
        try #require(player.session.wait() == .exited(130), "start \(number)")
      }
    }

    private static let kinds: [([String], String)] = [
      ([], "turn pairs"),
      (["play", "memory", "--words", "3"], "Enter"),
      (["play", "letters", "--deck", "georgian-letters"], "Enter"),
      (["play", "challenge"], "Enter"),
    ]

    private static func sound(_ home: Home) -> [String: String] { ["BABBLE_SOUND": "wav:\(home.path)"] }

    /// A round to its end, so that the next one has a ghost beside it.
    private func playOnce(_ home: Home) throws {
      let player = try Player(["play", "memory", "--words", "3"], home: home, environment: Self.sound(home))
      var memory = SeatedMemoryPlayer(player, by: .keys)
      #expect(try memory.play() == 3)
      player.expect("All pairs found")
      player.press(.controlC)
      #expect(player.session.wait() == .exited(130))
      #expect(try home.scores().count == 1)
    }

    /// So large that it is read on a thread of its own.
    private func enlarge(_ home: Home) throws {
      let filling = String(repeating: "x", count: 1 << 20)
      let text = home.text(of: "save.json").replacing(
        /"checksum": "[^"]*"/, with: "\"filling\": \"\(filling)\"")
      try #require(text.utf8.count > 1 << 20)
      _ = try home.write(text, to: "save.json")
    }
  }
}
