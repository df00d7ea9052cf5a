/// What to do with the scene stack after an update.
public enum Transition: Sendable {
  /// Run the next tick.
  case stay
  /// Nothing moves until there is input, or until this tick of the scene's own count: no update, no frame, no
  /// wake-up. The next update must come out as if every tick had been run.
  case sleep(until: Tick?)
  /// Put another scene on top. This one waits, and its tick count stands still.
  case push(any Scene)
  /// Put another scene on top, and record it with all that come on top of it. When they have closed, `Step.recorded` has
  /// the recording in `resume`. `window` is the window that the scene knows of; a replay begins with it.
  case record(any Scene, window: Size)
  /// Replace this scene by another.
  case replace(any Scene)
  /// Close this scene and hand an outcome to the one below. Closing the last scene ends the program.
  case pop(with: Outcome)
  /// End the program.
  case quit
}
