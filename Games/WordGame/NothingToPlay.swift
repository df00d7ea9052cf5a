import Engine

/// Stands in for a game that can't be played. It pops at once with the reason, for the scene below to show.
struct NothingToPlay: Scene {
  private let hindrance: Hindrance

  init(_ hindrance: Hindrance) { self.hindrance = hindrance }

  mutating func update(_ step: inout Step) -> Transition { .pop(with: Outcome(hindrance)) }

  func draw(on canvas: inout Canvas, fraction: Double) {}
}
