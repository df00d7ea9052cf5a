import Engine

/// Decides on frames between two ticks, which show things that follow the mouse in their new place. They
/// change no state: the next tick gets the same moves as without them. There are none while the terminal is
/// busy, or if it doesn't answer queries. It reads no clock: times, in nanoseconds, are passed in.
struct MoveFrames {
  /// The least time between two of them.
  static let interval = 4_000_000

  /// Whether the last frame had something that follows the mouse, and the move that it showed.
  private var isFollowed = false
  private var shown: MouseEvent?
  private var next = 0

  /// The earliest time to show a move before its tick; nil if that would show nothing new or has to wait for
  /// the terminal.
  func moment(for move: MouseEvent?, _ pace: FramePace, at now: Int) -> Int? {
    guard isFollowed, let move, move != shown, pace.isAsking, !pace.holdsBack(at: now) else { return nil }
    return next
  }

  /// Records a frame that was drawn.
  mutating func note(_ canvas: Canvas, isBetweenTicks: Bool, at now: Int) {
    isFollowed = canvas.followsMouse
    shown = canvas.newestMove
    if isBetweenTicks { next = now + Self.interval }
  }
}
