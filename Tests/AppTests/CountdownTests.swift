import Engine
import Games
import Learning
import Playtest
import Testing

@testable import App

@Suite("The countdown before a round with a clock")
struct CountdownTests {
  private func stage(seconds: Int? = 30) throws -> Stage {
    let file = try #require(Masher.play("memory", nil, seed: 3))
    let entry = try #require(Catalogue.game(named: "memory"))
    var setup = file.round.setup
    (setup.round.policy.seconds, setup.isAgain) = (seconds, true)
    var stage = Stage(entry.round(setup, countsDown: true))
    stage.wait(ticks: 1)
    return stage
  }

  @Test("counts from three over a field that can't be read, and then the whole time is left")
  func whole() throws {
    var stage = try stage()
    try Golden.compare(stage.frame, with: "countdown")
    stage.wait(ticks: 100)
    #expect(stage.shows("0:30"), "\(stage)")
  }

  @Test("a key starts the round at once and does nothing else; a new size starts it in that size")
  func early() throws {
    var stage = try stage()
    stage.press(.enter)
    stage.wait(ticks: 1)
    #expect(stage.shows("0:30") && stage.shows("turn this"), "\(stage)")
    stage = try self.stage()
    stage.resize(Size(100, 30))
    stage.wait(ticks: 1)
    #expect(stage.shows("turn this") || stage.shows("the window"), "\(stage)")
  }

  @Test("Esc leaves, and a round without a clock has none")
  func none() throws {
    var stage = try stage()
    stage.press(.escape)
    #expect(stage.hasEnded)
    stage = try self.stage(seconds: nil)
    stage.wait(ticks: 1)
    #expect(stage.shows("turn this"), "\(stage)")
  }
}
