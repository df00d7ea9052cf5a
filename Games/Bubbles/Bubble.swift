import Engine

/// A word in a bubble.
struct Bubble: Component, BitwiseCopyable, Hashable, StateHashable {
  enum Pose: UInt8, StateHashable {
    /// Floats about, or rests where bubbles don't move.
    case drifting
    /// Follows the pointer.
    case held
    /// On its way to the bar, sent there by key.
    case flying
    /// Was wrong, and shakes its head.
    case shaking
    /// On its way back into the field.
    case returning
  }

  /// Which of the game's words.
  let word: Int
  /// Which label it bears.
  let label: Int
  /// When it came.
  let born: Tick
  var pose = Pose.drifting
  /// When it took this pose.
  var since: Tick
  /// Where it was before it was taken or sent.
  var home: Place

  func hash(into hash: inout StateHash) {
    hash.combine(fieldsOf: self, word, label, born, pose, since, home)
  }
}

/// A place in the field, whatever the window: 1,024 of these make a dot of the field's own size.
struct Place: Component, BitwiseCopyable, Hashable, StateHashable {
  var x, y: Int32

  func hash(into hash: inout StateHash) {
    hash.combine(fieldsOf: self, x, y)
  }

  static func + (left: Place, right: Place) -> Place {
    Place(x: left.x + right.x, y: left.y + right.y)
  }
}

/// Where a bubble is heading.
struct Course: Component, BitwiseCopyable {
  var heading: Heading
}

/// A way from one place to another in a given time.
struct Flight: Component, BitwiseCopyable {
  var x, y: Tween

  init(from start: Place, to end: Place, at tick: Tick, over duration: Tick, _ easing: Easing) {
    x = Tween(from: Double(start.x), to: Double(end.x), at: tick, over: duration, easing)
    y = Tween(from: Double(start.y), to: Double(end.y), at: tick, over: duration, easing)
  }

  /// Where it leads.
  var end: Place { Place(x: Int32(x.to), y: Int32(y.to)) }

  func place(at tick: Tick, fraction: Double) -> Place {
    Place(x: Int32(x.value(at: tick, fraction: fraction)), y: Int32(y.value(at: tick, fraction: fraction)))
  }
}

/// The purpose of a bubble's first timer: it moves.
enum Drifting {}

/// The purpose of its second timer: it turns a little.
enum Turning {}

/// What comes up in a game of bubbles once in a while.
enum BubbleEvent: UInt8, StateHashable {
  /// A bubble has reached what it flew to.
  case landed
  /// A wrong one has shaken its head and goes back.
  case goHome
  /// What the line below the field says has stood long enough.
  case noteOver
  /// The last bubble has popped, and was seen popping.
  case finished
}

/// How long things take, in ticks.
enum Pace {
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
