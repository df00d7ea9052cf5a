import Engine

struct Bubble: Component, BitwiseCopyable, Hashable, StateHashable {
  enum Pose: UInt8, StateHashable {
    /// Floats about, or rests if bubbles don't move.
    case drifting
    case held
    /// On its way to the bar, sent by key.
    case flying
    /// Was wrong, and shakes.
    case shaking
    /// On its way back into the field.
    case returning
  }

  /// Index into the pool.
  let word: Int
  /// Index of its label.
  let label: Int
  let born: Tick
  var pose = Pose.drifting
  /// When the pose began.
  var since: Tick
  /// Where it was before it was grabbed or sent.
  var home: Place

  func hash(into hash: inout StateHash) {
    hash.combine(fieldsOf: self, word, label, born, pose, since, home)
  }
}

/// A position in the field, independent of the window, in 1/1024 of a dot of the logical field.
struct Place: Component, BitwiseCopyable, Hashable, StateHashable {
  var x, y: Int32

  func hash(into hash: inout StateHash) {
    hash.combine(fieldsOf: self, x, y)
  }

  static func + (left: Place, right: Place) -> Place {
    Place(x: left.x + right.x, y: left.y + right.y)
  }
}

struct BubbleHeading: Component, BitwiseCopyable {
  var heading: Heading
}

/// An eased movement from one place to another.
struct Flight: Component, BitwiseCopyable {
  var x, y: Tween

  init(from start: Place, to end: Place, at tick: Tick, over duration: Tick, _ easing: Easing) {
    x = Tween(from: Double(start.x), to: Double(end.x), at: tick, over: duration, easing)
    y = Tween(from: Double(start.y), to: Double(end.y), at: tick, over: duration, easing)
  }

  var end: Place { Place(x: Int32(x.to), y: Int32(y.to)) }

  func place(at tick: Tick, fraction: Double) -> Place {
    Place(x: Int32(x.value(at: tick, fraction: fraction)), y: Int32(y.value(at: tick, fraction: fraction)))
  }
}

/// Tags the timer that moves a bubble.
enum Drifting {}

/// Tags the timer that turns it a little.
enum Turning {}

enum BubbleEvent: UInt8, StateHashable {
  /// A flight has ended.
  case landed
  /// A wrong one has finished shaking and flies back.
  case goHome
  /// The note below the field has been shown long enough.
  case noteOver
  /// The last pop has been seen.
  case finished
}

/// Durations, in ticks.
enum BubblePace {
  static let arrival = 12
  static let flight = 16
  static let headShake = 27
  static let way = 18
  static let slide = 10
  static let pop = 24
  static let flash = 36
  static let end = 50
  static let note = 3 * Tick.ticksPerSecond
}
