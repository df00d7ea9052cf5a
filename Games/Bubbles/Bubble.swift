import Engine

struct Bubble: Component, BitwiseCopyable, Hashable, StateHashable {
  enum Pose: UInt8, StateHashable {
    /// Floats about, or rests if bubbles don't move.
    case drifting
    case held
    /// On its way to the bar, sent by key.
    case flying
    /// Was wrong: it bounces off the bar, shaking, and falls back into the field.
    case falling
    /// On its way back into the field.
    case returning
  }

  /// Index into the pool; the bomb's is the one after the last.
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

struct BubbleHeading: Component, BitwiseCopyable {
  var heading: Heading
}

/// Tags the timer that moves a bubble.
enum Drifting {}

/// Tags the timer that turns it a little.
enum Turning {}
