import Foundation
import Pty
import Seats
import Testing

extension EndToEnd {
  /// Saves so large that the first screen doesn't wait for them.
  @Suite struct LargeSaves {
    let home: Home
    private static let filling = String(repeating: "x", count: 1 << 20)

    init() throws { home = try Home() }

    private func write(schema: Int = 1, end: String = "}") throws {
      let members = #""schema": \#(schema), "player": {"name": "Nino"}, "filling": "\#(Self.filling)""#
      _ = try home.write("{" + members + end, to: "save.json")
    }

    @Test("what is known comes after the first screen, and what is changed is saved with it")
    func opening() throws {
      try write()
      let player = try Player(home: home)
      player.expect("turn pairs")
      player.expect("Nino")
      player.expect("Georgian letters ▾")
      player.change(name: "Ana")
      player.leave()
      #expect(try home.name() == "Ana")
      #expect(home.text(of: "save.json").contains(Self.filling))
    }

    @Test("row 23: a damaged one is repaired, and a sentence says so")
    func damaged() throws {
      try write()
      try home.change(name: "Ana")
      try write(end: "")
      let player = try Player(home: home)
      player.expect("The save save.json was damaged")
      player.expect("Ana")
      player.leave()
    }

    @Test("row 24: one with a newer schema is refused, and the terminal is as it was")
    func newer() throws {
      try write(schema: 3)
      let before = home.text(of: "save.json")
      let player = try Player(home: home)
      #expect(player.session.wait() == .exited(1))
      #expect(player.session.text.contains("save.json has schema 3, and this Babble knows 2."))
      #expect(player.leftovers == [])
      #expect(home.text(of: "save.json") == before)
    }

    @Test("row 22: a second session says that nothing is saved")
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
