import Engine

/// Stands in for a game that can't be played. It pops at once with the reason, for the scene below to show.
struct NothingToPlay: Scene {
  private let obstacle: RoundObstacle

  init(_ obstacle: RoundObstacle) { self.obstacle = obstacle }

  mutating func update(_ step: inout Step) -> Transition { .pop(with: Outcome(obstacle)) }

  func draw(on canvas: inout Canvas, fraction: Double) {}
}
