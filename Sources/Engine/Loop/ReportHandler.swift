/// Something beside the scenes that acts on what they report: plays sounds, keeps scores, talks to other programs.
///
/// A scene reports with `step.report` and never waits; what comes of it reaches all scenes by `Scene.hear`.
public protocol ReportHandler: Sendable {
  /// Acts on what the scenes reported in one tick, and returns what they are to hear before the next frame. Called after
  /// the first tick, whether anything was reported or not, and after each in which something was.
  mutating func handle(_ reports: [any Sendable]) -> [any Sendable]

  /// The program is about to end, for whatever reason.
  mutating func end()
}

extension ReportHandler {
  /// Most have nothing to put away.
  public mutating func end() {}
}
