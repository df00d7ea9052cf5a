/// Acts on the reports of scenes: plays sounds, keeps scores, talks to other programs.
///
/// A scene calls `step.report` and doesn't wait. What it wants to know it asks by a `Query`.
public protocol ReportHandler: Sendable {
  /// Handles the reports of one tick, before the next frame. Called after each tick that was run, even if nothing was
  /// reported.
  mutating func handle(_ reports: [any Sendable])

  /// Called before the program ends, by itself or by a signal, but not after a crash or kill -9. Does nothing
  /// by default.
  mutating func end()
}

extension ReportHandler {
  public mutating func end() {}
}
