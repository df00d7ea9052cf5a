import Foundation
import Pty
import Seats
import Testing

extension EndToEnd {
  /// Growing up in English, by sight.
  @Suite struct StageLife {
    let home: Home

    init() throws { home = try Home() }

    @Test("a life from the start to university, with percentages as in the journal")
    func life() throws {
      var learner = try StageLearner(Player(["--reduce-motion"], home: home))
      try learner.openMap()
      try learner.growUp(choosing: "Programming university")
      #expect(learner.exams == 5 && learner.kits > 15, "\(learner.player.picture)")
      let shown = try learner.percentages()
      let kits = try StageEvents(home).kits
      #expect(shown.count == kits.count)
      for (kit, percent) in shown { #expect(kits[kit] == percent, "\(kit)") }
      learner.leave()
    }

    @Test("a kit isn't done at 7 of 10, and its best result stays")
    func missed() throws {
      var learner = try StageLearner(Player.atMenu(of: home))
      try learner.openMap()
      learner.player.press(.enter)
      try learner.play(missing: 5)
      learner.player.expect("Not done yet: that takes more than 70 %")
      learner.player.click(onExpected: "Menu")
      learner.player.expect("opens when every kit is above 70 %")
      learner.player.expect("54 %")
      learner.leave()
    }

    @Test("the player's own kit is written, played, deleted, and restored by another run")
    func own() throws {
      let player = try Player.atMenu(of: home)
      let learner = try StageLearner(player)
      try learner.openMap()
      player.type("a")
      player.expect("A kit of your own")
      write("Kitchen", player)
      player.press(.up)
      player.press(.up)
      player.press(.enter)
      for line in ["You boil water in a ___.", "kettle", "fork", ""] { write(line, player) }
      player.expect("1 question so far")
      player.press(.escape)
      player.expect("+ write a question")
      player.press(.escape)
      player.expect("0 of 18 kits")
      player.click(onExpected: "Kitchen")
      player.click(onExpected: "Start")
      player.expect("give up")
      player.expect("You boil water in a ___.")
      player.click(onExpected: "kettle")
      player.expect("You boil water in a kettle.")
      player.press(.enter)
      player.click(onExpected: "Menu")
      player.expect("1 of 18 kits")
      let place = try #require(player.position(of: "Kitchen"))
      player.move(place.x, place.y)
      player.type("x")
      player.expect("Delete Kitchen with its question?")
      player.type("x")
      player.expect("Kitchen is gone from the map.")
      learner.leave()
      let next = try Player.atMenu(of: home)
      let again = try StageLearner(next)
      try again.openMap()
      next.expect("My family")
      #expect(next.position(of: "Kitchen") == nil)
      next.type("u")
      next.expect("1 of 18 kits")
      next.expect("100 %")
      again.leave()
    }

    private func write(_ text: String, _ player: Player) {
      player.type(text)
      player.press(.enter)
      player.settled(for: 0.2)
    }
  }
}

/// Results of kits according to the journal, computed without code of the program.
private struct StageEvents {
  private struct Line: Decodable {
    let type: String
    let kit: String?
    let asked, right: Int?
  }

  /// The best result of each kit in percent.
  private(set) var kits: [String: Int] = [:]

  init(_ home: Home) throws {
    for line in home.text(of: "journal.jsonl").split(separator: "\n") {
      let event = try JSONDecoder().decode(Line.self, from: Data(line.utf8))
      guard event.type == "kit", let kit = event.kit, let asked = event.asked, let right = event.right else {
        continue
      }
      kits[kit] = max(kits[kit] ?? 0, right * 100 / asked)
    }
  }
}
