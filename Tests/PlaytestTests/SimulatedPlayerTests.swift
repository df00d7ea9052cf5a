import Engine
import Playtest
import Testing

@Suite("A simulated player")
struct SimulatedPlayerTests {
  @Test("plays by what is on the screen until a condition is met")
  func reaching() {
    var stage = Stage(Pebbles(seed: 7))
    #expect(stage.play(Clicker(), until: { $0.shows("stopped 5") }) == .reached)
    #expect(stage.shows("stopped 5"))
    #expect(stage.tick > 4 * Tick.ticksPerSecond)
  }

  @Test("ends when the game ends, when it gives up, and when its time is over")
  func endings() {
    var stage = Stage(Pebbles(seed: 7))
    #expect(stage.play(Idle(rest: 3)) == .gaveUp)
    #expect(stage.tick == 30)
    #expect(stage.play(Idle(), limit: 25) == .outOfTime)
    #expect(stage.tick == 60)
    #expect(stage.play(Leaver()) == .ended)
    #expect(stage.outcomes.last?.as(Int.self) == 0)
  }

  @Test(
    "has given up if its actions take no time",
    arguments: [[Stage.Action.wait(ticks: 0)], [.type("")], []])
  func nothing(actions: [Stage.Action]) {
    var stage = Stage(Pebbles(seed: 7))
    #expect(stage.play(Repeater(actions: actions)) == .gaveUp)
    #expect(stage.tick == 0)
  }

  @Test("can play and wait up to the largest numbers")
  func longest() {
    var stage = Stage(Faulty(.trap))
    stage.wait(ticks: 1)
    #expect(stage.play(Repeater(actions: []), limit: .max) == .gaveUp)
    stage.wait(seconds: .max)
    stage.wait(ticks: .max)
    stage.send(.focus(true))
    #expect(stage.tick > .max / 2)
  }

  @Test("performs all kinds of actions")
  func actions() {
    var stage = Stage(Pebbles(seed: 7))
    stage.act([.wait(ticks: 60), .press(.enter), .type("ab"), .click(.zero), .send([.focus(false)])])
    stage.act([.answering(.never)])
    #expect(stage.tick == 66)
    #expect(stage.answering == .never)
  }
}

/// Clicks the first pebble it sees, or waits for one.
private struct Clicker: SimulatedPlayer {
  func act(on screen: Stage.Screen) -> [Stage.Action] {
    screen.find("●").map { [.click($0)] } ?? [.wait(ticks: 10)]
  }
}

/// Waits some times or for ever.
private struct Idle: SimulatedPlayer {
  var rest = Int.max

  mutating func act(on screen: Stage.Screen) -> [Stage.Action] {
    rest -= 1
    return rest < 0 ? [] : [.wait(ticks: 10)]
  }
}

/// Always does the same.
private struct Repeater: SimulatedPlayer {
  let actions: [Stage.Action]

  func act(on screen: Stage.Screen) -> [Stage.Action] { actions }
}

private struct Leaver: SimulatedPlayer {
  func act(on screen: Stage.Screen) -> [Stage.Action] { [.type("q")] }
}
