import Engine
import Interface
import Learning
import Playtest
import Saving
import Testing
import WordGame

@testable import Babble
@testable import Course

/// States of sessions and of what opens them.
extension ScreenStates {
  /// Before the host has said anything, with something ready, and while something is on top.
  static func session() throws -> [SessionScene] {
    let requests = [
      GameRequest(game: "memory"), GameRequest(game: "letters", words: [WordReference(deck: "d", word: "a")]),
      GameRequest(
        game: "challenge", deck: "spanish-150", variation: "survival", time: .seconds(60),
        code: RoundCode(
          deck: DeckTag(try Setups.deck("spanish-150")), variation: .clock, seconds: 60, direction: .term,
          seed: 5),
        courseSides: [.meaning]),
    ]
    return try arcades().flatMap { arcade -> [SessionScene] in
      var (arcade, states) = (
        arcade,
        [
          SessionScene([]), SessionScene([], showsResults: false),
          SessionScene(requests.map(SessionScene.Stop.round)),
        ]
      )
      for request in requests {
        var stage = Stage(SessionOpener(stops: [.round(request), .choice(game: "challenge")]))
        stage.type("x")
        stage.type("y")
        var scene = stage.stack.top as? SessionScene
        states += [scene].compactMap(\.self)
        scene?.hear(arcade.answer(.round(request, window: Size(80, 24)), at: arcade.moment))
        states += [scene].compactMap(\.self)
      }
      return states
    }
  }

  static func variations() throws -> [VariationScene] {
    try arcades().flatMap { arcade -> [VariationScene] in
      var arcade = arcade
      let game = try #require(Catalogue.game(named: "challenge"))
      let newCode = arcade.newCode()
      let code = try #require(newCode)
      let menu = GameMenu(
        game, best: ["clock": arcade.offset], seconds: arcade.seconds(for: game.profile, "clock"),
        today: arcade.today, newCode: code)
      var found = VariationScene(menu)
      found.hear(ArcadeNews.code(code, problem: nil))
      return (1...12).flatMap { Monkey.states(VariationScene(menu), moves: 40, reads: true, seed: $0) }
        + [found, VariationScene(GameMenu(Catalogue.games[0], usual: "clock", seconds: nil))]
    }
  }
}

/// Opens a session as a menu does.
private struct SessionOpener: Scene {
  let stops: [SessionScene.Stop]

  func update(_ step: inout Step) -> Transition { SessionScene.open(stops, &step) }
  func draw(on canvas: inout Canvas, fraction: Double) {}
  func hash(into hash: inout StateHash) {}
}
