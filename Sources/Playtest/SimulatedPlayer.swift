import Engine

/// Plays as a person does: sees what stands on the screen, and nothing else, and says what to do next.
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
/// What it wants to remember it keeps in properties of its own.
public protocol SimulatedPlayer {
  /// What to do now. It is asked again when all of that is done; a player has given up when no tick
  /// passes by it.
  mutating func act(on screen: Stage.Screen) -> [Stage.Action]
}

extension Stage {
  /// Something that a player does.
  public enum Action: Hashable, Sendable {
    /// Presses a key: one tick.
    case press(Key.Code)
    /// Presses the key of each character: as many ticks.
    case type(String)
    /// Presses the left button on a cell and lets go: two ticks.
    case click(Point)
    /// Whatever comes in one tick.
    case send([InputEvent])
    /// Lets ticks pass.
    case wait(ticks: Int)
  }

  /// How playing came to its end.
  public enum Ending: Hashable, Sendable {
    /// What was waited for stood on the screen.
    case reached
    /// The last scene has gone.
    case ended
    /// The player did nothing more that takes a tick.
    case gaveUp
    /// All ticks were played.
    case outOfTime
  }

  /// Does one thing after the other.
  public mutating func act(_ actions: [Action]) {
    for action in actions {
      switch action {
      case .press(let code): press(code)
      case .type(let text): type(text)
      case .click(let point): click(point)
      case .send(let events): send(events)
      case .wait(let ticks): wait(ticks: ticks)
      }
    }
  }

  /// Lets a player play until something is on the screen, which is looked at before each time that the player acts.
  ///
  /// It ends after `limit` ticks at the latest, ten minutes unless told otherwise, and when what the player does then is
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
