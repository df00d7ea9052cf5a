import Engine
import Interface

/// The last seconds of play, to be looked at again from a pause: a snapshot for every second. What lies over the game,
/// such as the pause itself, is no play and is left out.
struct LookBack: Sendable {
  /// How far back it reaches, in ticks of play.
  private static let reach = 30 * Tick.ticksPerSecond
  /// Who pauses again and again within seconds can look back less far: each time takes a snapshot.
  private static let mostSnapshots = 64

  private var snapshots: [Timeline.Snapshot]
  /// How long was played.
  private var played: Tick = 0

  /// Nothing was played yet.
  init(_ builder: ReplayBuilder) {
    snapshots = [Timeline.Snapshot(position: 0, run: builder.snapshot)]
  }

  /// Takes note of what was run since a tick.
  /// - Parameter wasPlaying: whether nothing lay over the game before.
  mutating func follow(_ builder: ReplayBuilder, since tick: Tick, wasPlaying: Bool) {
    let isPlaying = builder.stack.count == 1
    // The tick in which a pause comes shows the pause.
    if wasPlaying { played += builder.tick - tick - (isPlaying ? 0 : 1) }
    guard isPlaying, let last = snapshots.last else { return }
    if !wasPlaying || played >= last.position + Tick.ticksPerSecond { keep(builder) }
  }

  /// Shows them; nil where nothing was played yet.
  func scene(over replay: Replay) -> ReplayScene? {
    guard played > 0, let timeline = try? Timeline(replay, snapshots, end: played) else { return nil }
    return ReplayScene(lookingBack: timeline)
  }

  private mutating func keep(_ builder: ReplayBuilder) {
    snapshots.append(Timeline.Snapshot(position: played, run: builder.snapshot))
    while snapshots.count > Self.mostSnapshots
      || snapshots.count > 1 && snapshots[1].position <= played - Self.reach
    {
      snapshots.removeFirst()
    }
  }
}
