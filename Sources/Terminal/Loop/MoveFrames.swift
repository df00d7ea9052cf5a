import Engine

/// Frames between two ticks, which show what follows the mouse where that is by now. They change no state: the tick
/// hears of the same moves as without them. A terminal that has enough to do gets none, nor one that doesn't tell. It is
/// told the time, in nanoseconds, and reads no clock.
struct MoveFrames {
  /// The least time from one to the next.
  static let interval = 4_000_000

  /// Whether the last frame showed something that follows the mouse, and the move that it showed.
  private var isFollowed = false
  private var shown: MouseEvent?
  private var next = 0

  /// The moment from which on a move may be shown before its tick; nil where that would show nothing new, or has to
  /// wait for the terminal.
  func moment(for move: MouseEvent?, _ pace: FramePace, at now: Int) -> Int? {
    guard isFollowed, let move, move != shown, pace.isAsking, !pace.holdsBack(at: now) else { return nil }
    return next
  }

  /// Takes note of a frame that was drawn.
  mutating func note(_ canvas: Canvas, isBetweenTicks: Bool, at now: Int) {
    isFollowed = canvas.followsMouse
    shown = canvas.newestMove
    if isBetweenTicks { next = now + Self.interval }
  }
}
