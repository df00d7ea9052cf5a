import Engine

/// Workload w1: 40 bubbles with words fly about and bounce off the edges. The topmost one shows the last key
/// pressed.
struct BubblesWorkload: Scene {
  /// A coordinate that bounces between 0 and a limit, in 1/64 cells.
  private struct Course: Sendable {
    var position: Int
    var velocity: Int

    mutating func move(limit: Int) {
      position += velocity
      if position < 0 || position > limit {
        position = min(max(position, 0), limit)
        velocity = -velocity
      }
    }
  }

  private struct Bubble: Sendable {
    var x: Course, y: Course
    let color: Color
    var word: Text
  }

  private static let ground = Color(0x101018)
  private static let inside = Style(Color(0xFFFFFF), on: ground)
  private static let words: [Text] = ["apple", "river", "house", "green", "write", "night", "seven", "mouth"]
  private static let size = Size(9, 3)

  private var bubbles: [Bubble]

  init() {
    var random = XorShift()
    bubbles = (0..<40).map { _ in
      let (x, y) = (Int(random.below(111)) * 64, Int(random.below(36)) * 64)
      let (velocityX, velocityY) = (Int(random.below(65)) - 32, Int(random.below(33)) - 16)
      return Bubble(
        x: Course(position: x, velocity: velocityX), y: Course(position: y, velocity: velocityY),
        color: Color(0x404040 | (random.next() & 0xBFBFBF)), word: Self.words[Int(random.below(8))])
    }
  }

  mutating func update(_ step: inout Step) -> Transition {
    while let event = step.next() {
      if case .key(let key) = event, case .character(let letter) = key.code {
        bubbles[bubbles.count - 1].word = Text("key \(letter)")
      }
    }
    for index in bubbles.indices {
      bubbles[index].x.move(limit: 111 * 64)
      bubbles[index].y.move(limit: 37 * 64)
    }
    return .stay
  }

  func draw(on canvas: inout Canvas, fraction: Double) {
    canvas.fill(canvas.bounds, Self.ground)
    for bubble in bubbles {
      let origin = Point(bubble.x.position / 64, bubble.y.position / 64)
      let frame = Style(bubble.color, on: Self.ground)
      canvas.box(Rect(origin, Self.size), .rounded, frame, fill: Self.ground)
      canvas.put(bubble.word, at: origin + Point(2, 1), Self.inside)
    }
  }

  func hash(into hash: inout StateHash) {
    for bubble in bubbles {
      for course in [bubble.x, bubble.y] {
        hash.combine(course.position)
        hash.combine(course.velocity)
      }
    }
  }
}

/// The generator that the workloads prescribe (Marsaglia 2003).
struct XorShift {
  private var state: UInt32 = 12345

  mutating func next() -> UInt32 {
    state ^= state << 13
    state ^= state >> 17
    state ^= state << 5
    return state
  }

  /// A number from 0 up to but not including the bound.
  mutating func below(_ bound: UInt32) -> Int32 {
    Int32(next() % bound)
  }
}
