import Engine

/// Workload w2: two colours in every cell, all different in every frame.
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

/// Workload w3: a clock on a still picture.
struct ClockWorkload: Scene {
  private static let ground = Color(0x101018)
  private static let picture = Style(Color(0xC0C0C0), on: ground)
  private static let digits = Style(Color(0xFFFF00), on: ground)
  private var frame = 0

  mutating func update(_ step: inout Step) -> Transition {
    frame = step.tick
    return .stay
  }

  func draw(on canvas: inout Canvas, fraction: Double) {
    canvas.fill(canvas.bounds, Self.ground)
    for x in stride(from: 3, to: canvas.size.width, by: 7) {
      canvas.fill(Rect(x, 0, 1, canvas.size.height), "#", Self.picture)
    }
    let number = String(frame)
    let text = String(repeating: "0", count: max(0, 8 - number.count)) + number
    canvas.put(Text(text), at: Point(100, 2), Self.digits)
  }

  func hash(into hash: inout StateHash) {
    hash.combine(frame)
  }
}
