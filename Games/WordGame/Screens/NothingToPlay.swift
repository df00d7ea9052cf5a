import Engine

/// A game that can't be played. It goes at once, and whoever opened it says why.
struct NothingToPlay: Scene {
  private let hindrance: Hindrance

  init(_ hindrance: Hindrance) { self.hindrance = hindrance }

  mutating func update(_ step: inout Step) -> Transition { .pop(with: Outcome(hindrance)) }

  func draw(on canvas: inout Canvas, fraction: Double) {}

  func hash(into hash: inout StateHash) {
    hash.combine(fieldsOf: self, hindrance)
  }
}

extension Hindrance: StateHashable {
  public func hash(into hash: inout StateHash) {
    hash.combine([title, notice])
    hash.combine(needsLetters)
  }
}
