import Engine

/// Plays as a person does: sees only what is on the screen, and decides what to do next.
///
///     struct Greedy: SimulatedPlayer {
///       mutating func act(on screen: Stage.Screen) -> [Stage.Action] {
///         guard let head = screen.find("@"), let food = screen.find("*") else { return [] }
///         if food.x != head.x { return [.press(food.x > head.x ? .right : .left), .wait(ticks: 8)] }
///         return [.press(food.y > head.y ? .down : .up), .wait(ticks: 8)]
///       }
///     }
///
///     var stage = Stage(Snake(seed: 7))
///     #expect(stage.play(Greedy(), until: { $0.shows("Score 5") }) == .reached)
///
/// A player can remember things in its own properties.
public protocol SimulatedPlayer {
  /// What to do now. Called again when all of that is done. Actions that take no tick mean that the player
  /// gives up.
  mutating func act(on screen: Stage.Screen) -> [Stage.Action]
}

extension Stage {
  public enum Action: Hashable, Sendable {
    /// Press a key: one tick.
    case press(Key.Code)
    /// Press the key of each character: one tick for each.
    case type(String)
    /// Press and release the left button on a cell: two ticks.
    case click(Point)
    /// Any events in one tick.
    case send([InputEvent])
    /// Let ticks pass.
    case wait(ticks: Int)
    /// Change when queries are answered from now on: no tick.
    case answering(Answering)
  }

  /// Why `play` has ended.
  public enum Ending: Hashable, Sendable {
    /// The screen showed what was waited for.
    case reached
    /// The last scene has closed.
    case ended
    /// The player returned actions that take no tick.
    case gaveUp
    /// The limit was reached.
    case outOfTime
  }

  /// Performs actions one after another.
  public mutating func act(_ actions: [Action]) {
    for action in actions {
      switch action {
      case .press(let code): press(code)
      case .type(let text): type(text)
      case .click(let point): click(point)
      case .send(let events): send(events)
      case .wait(let ticks): wait(ticks: ticks)
      case .answering(let answering): self.answering = answering
      }
    }
  }

  /// Lets a player play until the screen meets a condition, which is checked each time before the player
  /// acts.
  ///
  /// Ends after `limit` ticks (ten minutes by default) at the latest, once the player's current actions are
  /// done.
  public mutating func play(
    _ player: some SimulatedPlayer, until isReached: (Screen) -> Bool = { _ in false },
    limit: Int = 600 * Tick.ticksPerSecond
  ) -> Ending {
    var player = player
    let end = tick(after: limit)
    while true {
      let screen = screen
      if isReached(screen) { return .reached }
      if hasEnded { return .ended }
      if tick >= end { return .outOfTime }
      let before = tick
      act(player.act(on: screen))
      if tick == before { return .gaveUp }
    }
  }
}
