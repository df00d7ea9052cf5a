/// Acts on the reports of scenes: plays sounds, keeps scores, talks to other programs.
///
/// A scene calls `step.report` and doesn't wait; the handler's news reach all scenes through `Scene.hear`.
public protocol ReportHandler: Sendable {
  /// Handles the reports of one tick and returns the news that the scenes hear before the next frame. Called
  /// after each tick that was run, even if nothing was reported.
  mutating func handle(_ reports: [any Sendable]) -> [any Sendable]

  /// Called before the program ends, by itself or by a signal, but not after a crash or kill -9. Does nothing
  /// by default.
  mutating func end()
}

extension ReportHandler {
  public mutating func end() {}
}
