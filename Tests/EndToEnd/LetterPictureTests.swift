import Foundation
import Glibc
import Pty
import Seats
import Testing

extension EndToEnd {
  /// Large letters, with the fonts of this machine.
  @Suite struct Letters {
    let home: Home

    init() throws { home = try Home() }

    @Test("a letter's card shows it large, larger in a larger window, then stays still")
    func large() throws {
      let player = try openCard()
      #expect(player.wait { (7...11).contains(dotRows($0)) }, "\(player.picture)")
      player.resize(PtySize(120, 40))
      #expect(player.wait { dotRows($0) >= 12 }, "\(player.picture)")
      player.press(.right)
      player.expect("2 of 33")
      #expect(player.wait { dotRows($0) >= 12 }, "\(player.picture)")
      #expect(player.session.settle(for: 2))
      player.press(.controlC)
      #expect(player.session.wait() == .exited(130))
      #expect(player.leftovers == [])
    }

    @Test("without fontconfig the card is shown anyway, and says what to install")
    func plain() throws {
      let player = try openCard(["PATH": home.path])
      player.expect("install")
      player.expect("your hint")
      #expect(dotRows(player.rows) == 0)
      #expect(player.rows.contains { $0.contains("ა") })
    }

    @Test("a hanging font search is killed when the arcade is left")
    func hanging() throws {
      let path = try home.write("#!/bin/sh\nPATH=/usr/bin:/bin\nsleep 600 & wait\n", to: "fc-match")
      chmod(path, 0o755)
      let player = try openCard(["PATH": home.path])
      player.expect("1 of 33")
      player.press(.controlC)
      #expect(player.session.wait() == .exited(130))
      #expect(player.wait { _ in processes(ofSession: player.session.processID).isEmpty })
    }

    @Test(
      "questions of games are drawn large, by a font or our own letters, then stay still",
      arguments: [true, false])
    func word(hasFonts: Bool) throws {
      let player = try Player(
        ["play", "challenge", "--deck", "georgian-first", "--direction", "term", "--no-sound", "--no-timer"],
        home: home, environment: hasFonts ? [:] : ["PATH": home.path])
      player.expect("New words")
      #expect(blockRows(player.rows) == 0)
      player.press(.enter)
      player.expect("1-4 answer")
      #expect(player.wait { (4...6).contains(blockRows($0)) }, "\(player.picture)")
      #expect(player.session.settle(for: 2))
      player.press(.controlC)
      #expect(player.session.wait() == .exited(130))
    }

    private func openCard(_ environment: [String: String] = [:]) throws -> Player {
      let player = try Player(["--no-sound"], home: home, environment: environment)
      player.openMenu()
      player.click(on: "Words")
      player.expect("drop a file of words")
      player.click(on: "Georgian letters")
      player.expect("of 33")
      // Home, because the mouse is on another row.
      player.type("\u{1B}[H")
      player.expect("1 of 33")
      player.press(.enter)
      player.expect("your hint")
      return player
    }

    private func blockRows(_ rows: [String]) -> Int {
      rows.count { $0.contains { "▀▄█".contains($0) } }
    }

    private func dotRows(_ rows: [String]) -> Int {
      rows.count { $0.unicodeScalars.contains { (0x2801...0x28FF).contains($0.value) } }
    }
  }
}
