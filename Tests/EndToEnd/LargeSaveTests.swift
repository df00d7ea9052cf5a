import Foundation
import Pty
import Seats
import Testing

extension EndToEnd {
  /// Save files so large that the first screen doesn't wait for them.
  @Suite struct LargeSaves {
    let home: Home
    private static let filling = String(repeating: "x", count: 1 << 20)

    init() throws { home = try Home() }

    private func write(schema: Int = 3, end: String = "}") throws {
      let player = #""player": {"name": "Nino"}, "settings": {"today.deck": "georgian-letters"}"#
      _ = try home.write(
        #"{"schema": \#(schema), \#(player), "filling": "\#(Self.filling)""# + end, to: "save.json")
    }

    @Test("progress appears after the first screen, and changes are saved with it")
    func opening() throws {
      try write()
      let player = try Player(home: home)
      player.expect("c switch")
      player.expect("Nino")
      player.expect("Georgian letters ▾")
      player.change(name: "Ana")
      player.leave()
      #expect(try home.name() == "Ana")
      #expect(home.text(of: "save.json").contains(Self.filling))
    }

    @Test("a damaged one is repaired, and the screen says so")
    func damaged() throws {
      try write()
      try home.change(name: "Ana")
      try write(end: "")
      let player = try Player(home: home)
      player.expect("The save save.json was damaged")
      player.expect("Ana")
      player.leave()
    }

    @Test("one with a newer schema is refused, and the terminal is restored")
    func newer() throws {
      try write(schema: 4)
      let before = home.text(of: "save.json")
      let player = try Player(home: home)
      #expect(player.session.wait() == .exited(1))
      #expect(player.session.text.contains("save.json has schema 4, and this Babble knows 3."))
      #expect(player.leftovers == [])
      #expect(home.text(of: "save.json") == before)
    }

    @Test("a second session says that nothing is saved")
    func second() throws {
      try write()
      let first = try Player(home: home)
      first.expect("Nino")
      let second = try Player(home: home)
      second.expect("Nothing is saved: another Babble is open on this folder.")
      second.leave()
      first.leave()
    }
  }
}

extension EndToEnd {
  /// Starts with everything that runs beside a game: reading the save and its decks, the ghost, letters,
  /// sounds.
  @Suite struct Starts {
    /// `BABBLE_STARTS=5000` runs more.
    private static let count = ProcessInfo.processInfo.environment["BABBLE_STARTS"].flatMap { Int($0) } ?? 12

    @Test("start after start comes up, with a large save, a ghost, letters and sound at once")
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
      ([], "c switch"),
      (["play", "memory", "--words", "3"], "Enter"),
      (["play", "letters", "--deck", "georgian-letters"], "Enter"),
      (["play", "challenge"], "Enter"),
    ]

    private static func sound(_ home: Home) -> [String: String] { ["BABBLE_SOUND": "wav:\(home.path)"] }

    /// Plays a round to its end, so that the next one has a ghost.
    private func playOnce(_ home: Home) throws {
      let player = try Player(
        ["play", "memory", "--words", "3", "--seed", "1"], home: home, environment: Self.sound(home))
      var memory = SeatedMemoryPlayer(player, by: .keys)
      #expect(try memory.play() == 3)
      player.expect("All pairs found")
      player.press(.controlC)
      #expect(player.session.wait() == .exited(130))
      #expect(try home.scores().count == 1)
    }

    /// Makes the save so large that it is read on a thread.
    private func enlarge(_ home: Home) throws {
      let filling = String(repeating: "x", count: 1 << 20)
      let text = home.text(of: "save.json").replacing(
        /"checksum": "[^"]*"/, with: "\"filling\": \"\(filling)\"")
      try #require(text.utf8.count > 1 << 20)
      _ = try home.write(text, to: "save.json")
    }
  }
}
