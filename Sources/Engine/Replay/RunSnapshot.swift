/// A moment of a run and its place in the input: small, and enough to continue from there.
public struct RunSnapshot: Sendable {
  let run: SceneStack
  let input: InputPlace

  /// The next tick.
  public var tick: Tick { run.recordedTick }
}
