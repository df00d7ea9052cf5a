/// Something beside the scenes that acts on what they report: plays sounds, keeps scores, talks to other programs.
///
/// A scene reports with `step.report` and never waits; what comes of it reaches all scenes by `Scene.hear`.
public protocol ReportHandler: Sendable {
  /// Acts on what the scenes reported in one tick, and returns what they are to hear before the next frame. Called after
  /// each tick that was run, also where nothing was reported.
  mutating func handle(_ reports: [any Sendable]) -> [any Sendable]

  /// The program is about to end, by itself or by a signal; not after a crash or kill -9.
  mutating func end()
}

extension ReportHandler {
  /// Does nothing.
  public mutating func end() {}
}
