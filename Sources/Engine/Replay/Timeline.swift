/// A replay in which one can go to any moment, back as well as forward.
///
/// Going back is going forward from an earlier snapshot. There are never more than `mostSnapshots` of them: where
/// they get too many every second one goes, and the next ones come at twice the distance. So a long replay costs
/// no more memory than a short one, and every moment is at most a sixty-fourth of the run away.
///
/// What is run for the first time is compared with the replay's marks. Where it differs the timeline ends: what
/// would follow was never played.
public struct Timeline: Sendable {
  /// A moment to go on from.
  public struct Snapshot: Sendable {
    /// Where it stands on the timeline, in ticks.
    public let position: Tick
    /// The run as it stood.
    public let run: RunSnapshot

    /// A snapshot of its parts.
    public init(position: Tick, run: RunSnapshot) {
      self.position = position
      self.run = run
    }
  }

  /// What comparing with the replay has brought so far.
  public enum Finding: Hashable, Sendable {
    /// Nothing differs as far as it was run.
    case open
    /// All was run, and all is as recorded.
    case agrees
    /// Up to this tick, or up to a second before it, something went otherwise than recorded.
    case differs(Tick)
  }

  /// The most snapshots that are kept.
  public static let mostSnapshots = 64

  /// The first position, in ticks.
  public let start: Tick
  /// The last position, in ticks.
  public private(set) var end: Tick
  /// What was found so far; stays open where there are no marks to compare with.
  public private(set) var finding = Finding.open
  /// The run as far as it ever went.
  private var front: ReplayPlayer
  /// The run where one stands, if that is before the front.
  private var back: ReplayPlayer?
  private var snapshots: [Snapshot]
  private var spacing: Tick = Tick.ticksPerSecond
  private let isWhole: Bool
  /// The scenes after the end, when they have come to rest.
  private var closing: SceneStack?

  /// All of a player that stands at its first tick.
  public init(_ player: ReplayPlayer) {
    front = player
    snapshots = [Snapshot(position: 0, run: player.snapshot)]
    (start, end) = (0, player.replay.ticks)
    isWhole = true
  }

  /// The part of a replay from its first snapshot on; nil where there is none. It stands at the end. What lies
  /// between two snapshots and is longer than the way between their positions is left out. `end` is the last position.
  public init?(_ replay: Replay, _ snapshots: [Snapshot], end: Tick) throws(ByteError) {
    guard let first = snapshots.first, let last = snapshots.last else { return nil }
    front = try ReplayPlayer(replay, from: last.run)
    self.snapshots = snapshots
    (start, self.end) = (first.position, max(end, last.position))
    isWhole = false
    _ = seek(self.end, atMost: .max)
  }

  /// How many snapshots there are.
  public var snapshotCount: Int { snapshots.count }

  /// The scenes as they stand here. At the end of a whole replay they have come to rest.
  public var stack: SceneStack { position == end ? closing ?? current.stack : current.stack }

  /// Where one stands, in ticks from `start` to `end`.
  public var position: Tick {
    let index = snapshots.lastIndex { $0.run.tick <= current.tick } ?? 0
    let position = snapshots[index].position + current.tick - snapshots[index].run.tick
    return index + 1 < snapshots.count ? min(position, snapshots[index + 1].position) : min(position, end)
  }

  /// Goes to a position, or to the nearest there is, and hands over what each tick reports that is run on the way.
  /// Returns false where more than `limit` ticks would have to be run: then it has come nearer, and the next call
  /// goes on.
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

  /// Gets as near before a position as there is a run, and returns its tick.
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

  /// Runs a tick that was never run before. Returns false where there was none.
  private mutating func runFront(
    before tick: Tick, _ handle: (SceneStack, [any Sendable]) -> Void
  ) throws(ByteError) -> Bool {
    let checked = front.run.markCount
    let hasRun = try front.step(before: tick, handle)
    guard isWhole else { return hasRun }
    if front.isAtEnd {
      finish(front.agreesAtEnd ? .agrees : .differs(front.tick))
    } else if !front.agrees(from: checked) {
      finish(.differs(front.tick))
    } else if let last = snapshots.last, front.tick >= last.position + spacing {
      keep()
    }
    return hasRun && finding == .open
  }

  private mutating func keep() {
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

extension Timeline: StateHashable {
  /// Hashes where it stands, and what was found.
  public func hash(into hash: inout StateHash) {
    hash.combine(position)
    hash.combine(end)
    hash.combine(finding != .open)
    hash.combine(snapshots.map(\.position))
    stack.hash(into: &hash)
  }
}
