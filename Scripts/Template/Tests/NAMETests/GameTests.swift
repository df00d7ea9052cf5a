import Engine
import Playtest
import Testing

@testable import NAME

@Suite("NAME")
struct GameTests {
  @Test("three stars that land end the game, and Enter begins another one")
  func losing() {
    var stage = Stage(NAMEGame(seed: 7))
    stage.wait(seconds: 10)
    #expect(stage.shows("Game over"))
    stage.press(.enter)
    #expect(stage.shows("lives 3"))
  }

  @Test("somebody who follows the star catches it")
  func playing() {
    var stage = Stage(NAMEGame(seed: 7))
    #expect(stage.play(Follower(), until: { $0.shows("caught 5") }) == .reached)
  }

  @Test("whatever is pressed, in a window of any size, nothing breaks")
  func fuzzed() throws {
    try Fuzz().play(Stage(NAMEGame(seed: 7)))
  }
}

/// Holds the mouse under the star.
struct Follower: SimulatedPlayer {
  func act(on screen: Stage.Screen) -> [Stage.Action] {
    guard let star = screen.find("★") else { return [.wait(ticks: 1)] }
    return [.send([.mouse(MouseEvent(.move, at: star))]), .wait(ticks: 5)]
  }
}
