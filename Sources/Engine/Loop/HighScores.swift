/// The best results of a game, best first.
///
/// A scene asks for them, and adds one when a game has ended:
///
///     asked = step.ask(ScoresQuery(adding: points))
///
/// The scene doesn't have to know who keeps them; `ScoreKeeper.file(of:)` of the module Terminal keeps them in a file.
public struct HighScores: Hashable, Sendable {
  /// The number of results kept.
  public static let limit = 10

  /// The points of the results, best first; the older first among equals.
  public private(set) var points: [Int] = []
  /// The index in `points` of the result that was added last; nil if it wasn't good enough or none was added.
  public private(set) var newest: Int?

  /// The best of these results, in any order.
  public init(_ points: [Int] = []) {
    self.points = Array(points.sorted(by: >).prefix(Self.limit))
  }

  public var best: Int? { points.first }

  /// Adds a result; one of 0 points or less is ignored.
  public mutating func add(_ new: Int) {
    newest = nil
    guard new > 0 else { return }
    let place = points.firstIndex { $0 < new } ?? points.count
    points.insert(new, at: place)
    points = Array(points.prefix(Self.limit))
    newest = place < Self.limit ? place : nil
  }
}

extension HighScores: Replayable {
  public func write(to writer: inout ByteWriter) {
    writer.number(UInt64(points.count))
    for points in points { writer.signed(points) }
    writer.signed(newest ?? -1)
  }

  public init(from reader: inout ByteReader) throws(ByteError) {
    var points: [Int] = []
    for _ in 0..<(try reader.count(upTo: Self.limit)) { points.append(try reader.signed()) }
    self.init(points)
    let newest = try reader.signed()
    self.newest = self.points.indices.contains(newest) ? newest : nil
  }
}

/// The best results of a game.
public struct ScoresQuery: ContextChange {
  private let new: Int?

  public static let isQuick = true

  /// - Parameter new: the points of a game that has ended, to be added first; nil to only ask.
  public init(adding new: Int? = nil) { self.new = new }

  public func answer(in keeper: ScoreKeeper) -> HighScores {
    var scores = keeper.newest
    if let new { scores.add(new) }
    return scores
  }

  public func apply(_ scores: HighScores, to keeper: inout ScoreKeeper) -> Changes {
    if new != nil { keeper.store(scores) }
    return []
  }
}

/// Keeps the best results of a game.
public struct ScoreKeeper: Sendable {
  public private(set) var scores: HighScores
  private let read: @Sendable () -> HighScores?
  private let write: @Sendable (HighScores) -> Bool
  /// Whether all results have been written. If not, nothing is read, since that would have fewer.
  private var isKept = true

  /// Keeps them as long as the program runs.
  public init(_ scores: HighScores = HighScores()) {
    self.init(read: { nil }, write: { _ in true })
    self.scores = scores
  }

  /// - Parameters:
  ///   - read: the results that are kept, also by another run of the program; nil if there are none.
  ///   - write: keeps all results. Returns whether it could.
  public init(read: @escaping @Sendable () -> HighScores?, write: @escaping @Sendable (HighScores) -> Bool) {
    (self.read, self.write, scores) = (read, write, HighScores())
  }

  fileprivate var newest: HighScores { isKept ? read() ?? scores : scores }

  fileprivate mutating func store(_ scores: HighScores) {
    self.scores = scores
    isKept = write(scores)
  }
}
