/// A replay in which one can seek to any moment, backward and forward.
///
/// Seeking backward means running forward from an earlier snapshot. There are at most `mostSnapshots` of
/// them: when there are more, every second one is dropped and the distance of the next ones doubled. So a
/// long replay takes no more memory than a short one, and no moment is further from a snapshot than a small
/// part of the run.
///
/// When a tick runs for the first time it is compared with the replay's marks. At a difference the timeline
/// ends, since whatever followed was never played.
public struct Timeline: Sendable {
  /// A moment to run forward from.
  public struct Snapshot: Sendable {
    /// Its position on the timeline, in ticks.
    public let position: Tick
    public let run: RunSnapshot

    public init(position: Tick, run: RunSnapshot) {
      self.position = position
      self.run = run
    }
  }

  /// The result of the comparison with the replay so far.
  public enum Finding: Hashable, Sendable {
    /// No difference in what was run so far.
    case open
    /// Everything was run, and it is as recorded.
    case agrees
    /// Something differs at this tick or up to a second before it.
    case differs(Tick)
  }

  public static let mostSnapshots = 64

  /// The first position, in ticks.
  public let start: Tick
  /// The last position, in ticks.
  public private(set) var end: Tick
  /// The result so far; stays open if there are no marks to compare with.
  public private(set) var finding = Finding.open
  /// The run at the furthest tick reached.
  private var front: ReplayPlayer
  /// The run at the current position, if that is before the front.
  private var back: ReplayPlayer?
  private var snapshots: [Snapshot]
  private var spacing: Tick = Tick.ticksPerSecond
  private let isWhole: Bool
  /// The scenes after the end, once they have come to rest.
  private var closing: SceneStack?

  /// The timeline of a whole replay, from a player at its first tick.
  public init(_ player: ReplayPlayer) {
    front = player
    snapshots = [Snapshot(position: 0, run: player.snapshot)]
    (start, end) = (0, player.replay.ticks)
    isWhole = true
  }

  /// The part of a replay from its first snapshot on, positioned at its end; nil without snapshots. If two
  /// snapshots are further apart in the run than in their positions, the rest of the run between them is left
  /// out. `end` is the last position.
  public init?(_ replay: Replay, _ snapshots: [Snapshot], end: Tick) throws(ByteError) {
    guard let first = snapshots.first, let last = snapshots.last else { return nil }
    front = try ReplayPlayer(replay, from: last.run)
    self.snapshots = snapshots
    (start, self.end) = (first.position, max(end, last.position))
    isWhole = false
    _ = seek(self.end, atMost: .max)
  }

  public var snapshotCount: Int { snapshots.count }

  /// The scenes at this position. At the end of a whole replay they have come to rest.
  public var stack: SceneStack { position == end ? closing ?? current.stack : current.stack }

  /// The current position, in ticks, from `start` to `end`.
  public var position: Tick {
    let index = snapshots.lastIndex { $0.run.tick <= current.tick } ?? 0
    let position = snapshots[index].position + current.tick - snapshots[index].run.tick
    return index + 1 < snapshots.count ? min(position, snapshots[index + 1].position) : min(position, end)
  }

  /// Seeks to a position, clamped to the timeline, and passes on the reports of each tick run on the way.
  /// Returns false if that takes more than `limit` ticks: then it has come nearer, and the next call
  /// continues.
  public mutating func seek(
    _ position: Tick, atMost limit: Int, _ handle: (SceneStack, [any Sendable]) -> Void = { _, _ in }
  ) -> Bool {
    do throws(ByteError) {
      return try run(to: approach(position), atMost: limit, handle)
    } catch {
      finish(.differs(current.tick))
      return true
    }
  }

  private var current: ReplayPlayer { back ?? front }

  /// Chooses the nearest run at or before a position, and returns the tick of that position.
  private mutating func approach(_ position: Tick) throws(ByteError) -> Tick {
    let goal = min(max(position, start), end)
    let nearest = snapshots.last { $0.position <= goal } ?? snapshots[0]
    let tick = nearest.run.tick + goal - nearest.position
    if tick >= front.tick {
      back = nil
    } else if tick < current.tick || current.tick < nearest.run.tick {
      back = try ReplayPlayer(front.replay, from: nearest.run)
    }
    return tick
  }

  private mutating func run(
    to tick: Tick, atMost limit: Int, _ handle: (SceneStack, [any Sendable]) -> Void
  ) throws(ByteError) -> Bool {
    var left = limit
    while left > 0 {
      let hasRun = back == nil ? try runFront(before: tick, handle) : try runBack(before: tick, handle)
      guard hasRun else { return true }
      left -= 1
    }
    return current.tick >= tick
  }

  private mutating func runBack(
    before tick: Tick, _ handle: (SceneStack, [any Sendable]) -> Void
  ) throws(ByteError) -> Bool {
    try back?.step(before: tick, handle) ?? false
  }

  /// Runs a tick for the first time and checks it. Returns false if there is none.
  private mutating func runFront(
    before tick: Tick, _ handle: (SceneStack, [any Sendable]) -> Void
  ) throws(ByteError) -> Bool {
    let checked = front.stack.markCount
    let hasRun = try front.step(before: tick, handle)
    guard isWhole else { return hasRun }
    if front.isAtEnd {
      finish(front.agreesAtEnd ? .agrees : .differs(front.tick))
    } else if !front.agrees(from: checked) {
      finish(.differs(front.tick))
    } else if let last = snapshots.last, front.tick >= last.position + spacing {
      addSnapshot()
    }
    return hasRun && finding == .open
  }

  private mutating func addSnapshot() {
    snapshots.append(Snapshot(position: front.tick, run: front.snapshot))
    guard snapshots.count > Self.mostSnapshots else { return }
    snapshots = stride(from: 0, to: snapshots.count, by: 2).map { snapshots[$0] }
    spacing *= 2
  }

  private mutating func finish(_ finding: Finding) {
    guard self.finding == .open else { return }
    self.finding = finding
    end = min(end, position)
    if finding == .agrees || front.stack.hasEnded { closing = front.closing }
  }
}
