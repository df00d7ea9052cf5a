import Engine

/// Workload w2: two colours in every cell, all new in every frame.
struct PlasmaWorkload: Scene {
  private static let half: Text = "▀"
  private var frame = 0

  mutating func update(_ step: inout Step) -> Transition {
    frame = step.tick
    return .stay
  }

  func draw(on canvas: inout Canvas, fraction: Double) {
    for y in 0..<canvas.size.height {
      for x in 0..<canvas.size.width {
        let a = UInt32((5 * x + 7 * frame) & 255)
        let b = UInt32((9 * y + 3 * frame) & 255)
        let c = UInt32((4 * (x + y) + 5 * frame) & 255)
        let style = Style(Color(a << 16 | b << 8 | c), on: Color(b << 16 | c << 8 | a))
        canvas.put(Self.half, at: Point(x, y), style)
      }
    }
  }

  func hash(into hash: inout StateHash) {
    hash.combine(frame)
  }
}
