import Engine

/// A workload that draws nothing; a checksum tells whether everything is where it should be.
protocol Summed: Scene {
  mutating func tick(_ tick: Tick)
  /// All positions in one number.
  var checksum: UInt32 { get }
}

extension Summed {
  mutating func update(_ step: inout Step) -> Transition {
    tick(step.tick)
    return .stay
  }

  func draw(on canvas: inout Canvas, fraction: Double) {}

  func hash(into hash: inout StateHash) {
    hash.combine(checksum)
  }
}
