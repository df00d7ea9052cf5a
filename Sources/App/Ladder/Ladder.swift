import Engine
import Learning

/// The recordings of a folder, each played again, ranked by game and period.
struct Ladder: Hashable, Sendable {
  struct Place: Hashable, Sendable {
    /// From 1, among comparable games; nil for what isn't verified.
    let number: Int?
    let entry: LadderEntry
  }

  enum Period: String, CaseIterable, Sendable {
    case day, week, all

    var title: Text {
      switch self {
      case .day: "Today"
      case .week: "This week"
      case .all: "All"
      }
    }
  }

  static let proof: Text =
    "Recordings prove that a game can be played so, not by whom or at which try."

  let folder: String
  /// Whether it is the folder of the player's own replays.
  let isOwn: Bool
  let entries: [LadderEntry]
  private let now: Moment
  private let dayStart: Int

  /// - Parameter hour: when a day starts by the player's clock.
  init(_ entries: [LadderEntry], of folder: String, isOwn: Bool, at now: Moment, dayStartingAt hour: Int) {
    (self.entries, self.folder, self.isOwn) = (entries, folder, isOwn)
    (self.now, dayStart) = (now, hour)
  }

  /// What isn't verified comes last.
  func places(in period: Period) -> [Place] {
    let inside = entries.filter { isIn(period, $0) }
    return Self.ranked(inside, oncePerPlayer: true)
      + inside.filter { $0.verdict != .verified }.map { Place(number: nil, entry: $0) }
  }

  /// The verified ones by game, the best first; among equals the older first.
  static func ranked(_ entries: [LadderEntry], oncePerPlayer: Bool = false) -> [Place] {
    let games = Dictionary(grouping: entries.filter { $0.verdict == .verified }, by: \.title)
    return games.sorted { $0.key < $1.key }.flatMap { _, entries in
      var players: Set<String> = []
      let best = entries.sorted(by: isBetter)
        .filter { players.insert($0.player).inserted || !oncePerPlayer }
      return best.enumerated().map { Place(number: $0 + 1, entry: $1) }
    }
  }

  private static func isBetter(_ one: LadderEntry, than other: LadderEntry) -> Bool {
    (other.score, one.playedAt, one.path) < (one.score, other.playedAt, other.path)
  }

  /// The player's own day in which a game was played.
  func day(of entry: LadderEntry) -> Day { day(of: entry.playedAt) }

  private func day(of time: Int64) -> Day {
    Day(at: Moment(time, offset: now.offset), startingAt: dayStart)
  }

  /// Weeks begin on Monday. What can't be read has no day.
  private func isIn(_ period: Period, _ entry: LadderEntry) -> Bool {
    let (day, today) = (day(of: entry), day(of: now.time))
    return switch period {
    case .day: entry.result != nil && day == today
    case .week: entry.result != nil && (today.before(by: Int64(today.weekday))...today).contains(day)
    case .all: true
    }
  }
}

extension Ladder {
  /// What to do if there are no recordings; nil if there are.
  var emptiness: Text? {
    if !entries.isEmpty { return nil }
    return isOwn
      ? "There are no recordings yet. Every game that you play to its end keeps one."
      : Text(
        """
        There are no recordings in \(folder) yet. Every game that ends keeps one in the folder replays: copy or sync \
        those of your friends here.
        """)
  }
}

extension LadderEntry {
  /// Games with the same title are comparable; empty if it can't be read.
  var title: String { result?.title ?? "" }

  fileprivate var score: Int { result?.score ?? 0 }
}
