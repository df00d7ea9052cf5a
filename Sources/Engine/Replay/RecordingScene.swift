/// A scene that has the scenes above it recorded.
///
/// It begins with `Transition.record`. What is recorded never depends on it, and it gets no updates meanwhile; but it
/// sees what the recorded scenes report, and may draw over them.
package protocol RecordingScene: Scene {
  /// Handles the reports of a tick that recorded scenes have run. May return a scene to put on top of them, which isn't
  /// recorded.
  mutating func handle(_ reports: [any Sendable], of run: SceneStack) -> (any Scene)?

  /// Draws over the recorded scenes.
  func draw(over run: SceneStack, on canvas: inout Canvas)

  /// In how many ticks of the recorded scenes that drawing changes, even if they sleep; nil for never.
  func ticksToChange(over run: SceneStack) -> Tick?
}
